import CCMarkGFM
import Foundation

/// The memory of one parse, given back as a whole.
///
/// It is quicker than the heap, and it can keep what cmark frees too early: the label of a footnote reference points into
/// a text node that cmark then frees, which is safe only if that text is the content itself, and the texts that `TextRuns`
/// makes are copies.
///
/// A structure behind a pointer, since the library asks for memory some hundred times a kilobyte: an object's reference
/// counts and access checks took more time than the work.
struct CommonMarkArena {
  private static let chunkSize = 1 << 18
  /// Before each block stands its class, in as much space as keeps the block aligned.
  private static let headerSize = 16
  /// Blocks up to this size come in steps of 16 bytes, larger ones in powers of two.
  private static let smallLimit = 1024
  private static let smallClasses = smallLimit / 16 + 1
  private static let classCount = smallClasses + 64
  private static let keptClass = -1

  private var chunks: [UnsafeMutableRawPointer] = []
  /// Blocks so large that each has a chunk of its own.
  private var largeChunks: [UnsafeMutableRawPointer] = []
  private var free: UnsafeMutableRawPointer?
  private var freeCount = 0
  /// For each class the last block that was freed; a free block begins with the address of the one before it.
  private let freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var keepsBlocks = false

  private init() {
    freed = .allocate(capacity: Self.classCount)
    freed.initialize(repeating: nil, count: Self.classCount)
  }

  /// Runs a parse, and whatever looks at its tree, on this thread.
  static func withArena<Result>(_ body: () -> Result) -> Result {
    let outer = pthread_getspecific(key)
    let arena = spares.take() ?? create()
    pthread_setspecific(key, arena)
    defer {
      pthread_setspecific(key, outer)
      arena.pointee.reset()
      if !spares.give(arena) { destroy(arena) }
    }
    return body()
  }

  /// A node whose memory, and that of what `fill` gives it, is kept until the parse ends.
  static func newKeptNode(_ type: cmark_node_type, fill: (OpaquePointer) -> Void) -> OpaquePointer? {
    guard let arena = current else { return nil }
    arena.pointee.keepsBlocks = true
    defer { arena.pointee.keepsBlocks = false }
    guard let node = cmark_node_new_with_mem(type, memory) else { return nil }
    fill(node)
    return node
  }

  /// The library's functions take no context, so the thread has it.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: UnsafeMutablePointer<CommonMarkArena>? {
    pthread_getspecific(key)?.assumingMemoryBound(to: CommonMarkArena.self)
  }

  nonisolated(unsafe) static let memory: UnsafeMutablePointer<cmark_mem> = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: { count, size in CommonMarkArena.current?.pointee.allocate(count &* size) },
        realloc: { block, size in CommonMarkArena.current?.pointee.reallocate(block, size) },
        free: { block in CommonMarkArena.current?.pointee.free(block) }))
    return memory
  }()
}

// MARK: - Arenas between parses

extension CommonMarkArena {
  /// Giving chunks back to the heap and asking for them again took a tenth of all time.
  private static let spares = Spares()

  private final class Spares: @unchecked Sendable {
    private let lock = NSLock()
    private var arenas: [UnsafeMutablePointer<CommonMarkArena>] = []

    func take() -> UnsafeMutablePointer<CommonMarkArena>? { lock.withLock { arenas.popLast() } }

    /// - Returns: whether it is kept.
    func give(_ arena: UnsafeMutablePointer<CommonMarkArena>) -> Bool {
      lock.withLock {
        guard arenas.count < 64 else { return false }
        arenas.append(arena)
        return true
      }
    }
  }

  private static func create() -> UnsafeMutablePointer<CommonMarkArena> {
    let arena = UnsafeMutablePointer<CommonMarkArena>.allocate(capacity: 1)
    arena.initialize(to: CommonMarkArena())
    return arena
  }

  private static func destroy(_ arena: UnsafeMutablePointer<CommonMarkArena>) {
    for chunk in arena.pointee.chunks { chunk.deallocate() }
    arena.pointee.freed.deallocate()
    arena.deinitialize(count: 1)
    arena.deallocate()
  }

  /// Forgets all blocks, and keeps one chunk.
  private mutating func reset() {
    for chunk in chunks.dropFirst() { chunk.deallocate() }
    chunks.removeSubrange(min(1, chunks.count)...)
    for chunk in largeChunks { chunk.deallocate() }
    largeChunks = []
    free = chunks.first
    freeCount = chunks.isEmpty ? 0 : Self.chunkSize
    freed.update(repeating: nil, count: Self.classCount)
  }
}

// MARK: - Blocks

extension CommonMarkArena {
  /// The class of a size, and the size that blocks of that class have.
  private static func sizeClass(_ size: Int) -> (index: Int, size: Int) {
    if size <= smallLimit {
      let index = (max(size, 1) + 15) / 16
      return (index, index * 16)
    }
    let bits = Int.bitWidth - (size - 1).leadingZeroBitCount
    return (smallClasses + bits, 1 << bits)
  }

  private static func size(ofClass index: Int) -> Int {
    index < smallClasses ? index * 16 : 1 << (index - smallClasses)
  }

  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let (index, capacity) = Self.sizeClass(size)
    let block: UnsafeMutableRawPointer
    if !keepsBlocks, let last = freed[index] {
      freed[index] = last.load(as: UnsafeMutableRawPointer?.self)
      block = last
    } else {
      block = carve(capacity + Self.headerSize) + Self.headerSize
    }
    (block - Self.headerSize).storeBytes(of: keepsBlocks ? Self.keptClass : index, as: Int.self)
    memset(block, 0, size)
    return block
  }

  private mutating func carve(_ count: Int) -> UnsafeMutableRawPointer {
    if count <= freeCount, let start = free {
      free = start + count
      freeCount -= count
      return start
    }
    guard count <= Self.chunkSize / 4 else {
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      largeChunks.append(chunk)
      return chunk
    }
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: Self.chunkSize, alignment: 16)
    chunks.append(chunk)
    free = chunk + count
    freeCount = Self.chunkSize - count
    return chunk
  }

  private mutating func free(_ block: UnsafeMutableRawPointer?) {
    guard let block else { return }
    let index = (block - Self.headerSize).load(as: Int.self)
    guard index != Self.keptClass else { return }
    block.storeBytes(of: freed[index], as: UnsafeMutableRawPointer?.self)
    freed[index] = block
  }

  private mutating func reallocate(_ block: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
    guard let block else { return allocate(size) }
    let index = (block - Self.headerSize).load(as: Int.self)
    // Kept blocks hold texts, which the library replaces and never grows.
    guard index != Self.keptClass else { return nil }
    let old = Self.size(ofClass: index)
    if old >= size { return block }
    guard let new = allocate(size) else { return nil }
    memcpy(new, block, old)
    free(block)
    return new
  }
}
