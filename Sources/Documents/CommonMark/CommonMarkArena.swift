import CCMarkGFM
import Foundation

/// The memory of one parse, given back as a whole.
///
/// Freeing does nothing while the parse lasts. That is quick, and it is needed: cmark lets the label of a footnote
/// reference point into a text node that it frees, which is safe only if that text is the content itself, and the texts
/// that `TextRuns` makes are copies.
final class CommonMarkArena {
  private static let chunkSize = 1 << 18
  /// Before each block stands its size, in as much space as keeps the block aligned.
  private static let headerSize = 16

  private var chunks: [UnsafeMutableRawPointer] = []
  private var free: UnsafeMutableRawPointer?
  private var freeCount = 0

  private init() {}

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// Runs a parse, and whatever looks at its tree, on this thread.
  static func withArena<Result>(_ body: () -> Result) -> Result {
    let arena = CommonMarkArena()
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(arena).toOpaque())
    defer { pthread_setspecific(key, outer) }
    return withExtendedLifetime(arena, body)
  }

  static func newNode(_ type: cmark_node_type) -> OpaquePointer? {
    cmark_node_new_with_mem(type, memory)
  }

  /// The library's functions take no context, so the thread has it.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static var current: CommonMarkArena? {
    pthread_getspecific(key).map { Unmanaged<CommonMarkArena>.fromOpaque($0).takeUnretainedValue() }
  }

  nonisolated(unsafe) static let memory: UnsafeMutablePointer<cmark_mem> = {
    let memory = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    memory.initialize(
      to: cmark_mem(
        calloc: { count, size in CommonMarkArena.current?.allocate(count &* size) },
        realloc: { block, size in CommonMarkArena.current?.reallocate(block, size) },
        free: { _ in }))
    return memory
  }()

  private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let needed = ((size + 15) & ~15) + Self.headerSize
    if needed > freeCount {
      let isLarge = needed > Self.chunkSize / 4
      let count = isLarge ? needed : Self.chunkSize
      let chunk = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      chunks.append(chunk)
      // A large block has a chunk to itself and leaves the one in use as it is.
      if isLarge { return Self.block(at: chunk, size) }
      free = chunk
      freeCount = count
    }
    guard let start = free else { return nil }
    free = start + needed
    freeCount -= needed
    return Self.block(at: start, size)
  }

  private static func block(at start: UnsafeMutableRawPointer, _ size: Int) -> UnsafeMutableRawPointer {
    start.storeBytes(of: size, as: Int.self)
    memset(start + headerSize, 0, size)
    return start + headerSize
  }

  private func reallocate(_ block: UnsafeMutableRawPointer?, _ size: Int) -> UnsafeMutableRawPointer? {
    let old = block.map { ($0 - Self.headerSize).load(as: Int.self) } ?? 0
    if let block, old >= size { return block }
    guard let new = allocate(size) else { return nil }
    if let block { memcpy(new, block, old) }
    return new
  }
}
