import Diagnostics
import Foundation

/// The few file operations that writing a site takes, with errors that say what to do.
enum FileSystem {
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The paths of all files under a folder, relative to it, sorted; links are files here and are not followed.
  static func files(in folder: String) throws -> [String] {
    var found: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : folder + "/" + relative
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw problem("can't be read", path, EACCES)
      }
      for name in names {
        let inner = relative.isEmpty ? name : relative + "/" + name
        var status = stat()
        let isFolder = lstat(folder + "/" + inner, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        if isFolder { pending.append(inner) } else { found.append(inner) }
      }
    }
    return found.sorted()
  }

  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem("can't be read", path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem("can't be read", path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw problem("is no file", path, EINVAL) }
    let size = Int(status.st_size)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw problem("can't be read", path, failure) }
    return bytes
  }

  /// - Parameter name: the path that errors name, where `path` is a temporary one.
  static func write(_ bytes: [UInt8], to path: String, naming name: String? = nil) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("can't be written", name ?? path, errno) }
    var failure: Int32 = 0
    bytes.withUnsafeBufferPointer { buffer in
      var done = 0
      while done < buffer.count, failure == 0 {
        let written = Foundation.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if written < 0 {
          if errno != EINTR { failure = errno }
        } else {
          done += written
        }
      }
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw problem("can't be written", name ?? path, failure) }
  }

  /// Whether a file has these bytes.
  static func has(_ bytes: [UInt8], _ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count,
      let present = try? read(path)
    else { return false }
    return present == bytes
  }

  /// Gives a file a second name; returns whether the file system can.
  static func link(_ path: String, to other: String) -> Bool {
    Foundation.link(path, other) == 0
  }

  static func makeFolder(_ path: String, naming name: String? = nil) throws {
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw problem("can't be made", name ?? path, errno) }
  }

  static func makeFolders(_ path: String) throws {
    if isFolder(path) { return }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if parent != path { try makeFolders(parent) }
    try makeFolder(path)
    if !isFolder(path) { throw problem("is no folder", path, ENOTDIR) }
  }

  static func rename(_ path: String, to other: String) throws {
    guard Foundation.rename(path, other) == 0 else { throw problem("can't be moved into place", other, errno) }
  }

  /// Exchanges two folders in one step; returns whether the file system can.
  static func exchange(_ path: String, _ other: String) -> Bool {
    #if os(Linux)
      return exchangeOnLinux?(AT_FDCWD, path, AT_FDCWD, other, 2) == 0
    #elseif canImport(Darwin)
      return renamex_np(path, other, UInt32(RENAME_SWAP)) == 0
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// `renameat2`, whose flag 2 is `RENAME_EXCHANGE`; Swift's Glibc module doesn't show it, and old systems lack it.
    private static let exchangeOnLinux: RenameWithFlags? = {
      guard let program = dlopen(nil, RTLD_NOW), let symbol = dlsym(program, "renameat2") else { return nil }
      return unsafeBitCast(symbol, to: RenameWithFlags.self)
    }()

    private typealias RenameWithFlags =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  #endif

  /// Removes a folder if nothing is in it.
  static func removeFolder(_ path: String) {
    _ = rmdir(path)
  }

  /// Removes a folder with all that is in it, as far as that is possible.
  static func removeTree(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  static func problem(_ what: String, _ path: String, _ code: Int32) -> EnvironmentProblem {
    let reason = String(cString: strerror(code))
    let advice =
      switch code {
      case ENOSPC, EDQUOT: "Make room on the disk, or name an output folder on another one with -o."
      case EACCES, EPERM, EROFS: "Change the permissions, or name another output folder with -o."
      case EBUSY: "Name another output folder with -o: this one is in use, perhaps as a mount point."
      default: "Name another output folder with -o."
      }
    return EnvironmentProblem("'\(path)' \(what): \(reason.lowercased())", advice: advice)
  }
}
