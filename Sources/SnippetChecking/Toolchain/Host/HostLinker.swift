import Foundation

/// Links objects with the toolchain's own linker, as the Swift driver does, without the time that the driver takes.
struct HostLinker {
  enum Product {
    /// The SDK itself.
    case library(String)
    /// A program that uses the SDK.
    case executable(String)
  }

  let sdk: HostSDK

  /// - Returns: what the linker, or the tool that lists the libraries for it, said.
  /// - Throws: `EnvironmentProblem` where the tools can't be started.
  func link(_ objects: [String], into product: Product) throws -> Subprocess.Result {
    let toolchain = sdk.toolchain
    let libraries = objects[0] + ".autolink"
    // Swift's objects name the libraries that they need; the linker doesn't read that.
    let extraction = try Subprocess(
      "\(toolchain.usr)/bin/swift-autolink-extract", objects + ["-o", libraries], timeLimit: 60
    ).run()
    guard extraction.isSuccess else { return extraction }
    var arguments = ["-fuse-ld=lld", "\(toolchain.hostLibraries)/\(Toolchain.hostArchitecture)/swiftrt.o"]
    arguments += objects + ["@\(libraries)"]
    var folders = [toolchain.hostLibraries]
    switch product {
    case .library(let path):
      arguments += ["-shared", "-o", path]
    case .executable(let path):
      arguments += ["-pie", "-o", path]
      folders.append(sdk.libraries)
    }
    for folder in folders { arguments += ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] }
    arguments.append("-lswiftCore")
    if case .executable = product { arguments.append("-l\(HostSDK.libraryName)") }
    return try Subprocess("\(toolchain.usr)/bin/clang", arguments, timeLimit: 120).run()
  }

  /// The linker's errors, without the paths of programs that they begin with.
  static func errors(in result: Subprocess.Result) -> String {
    let errors = result.text.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    return errors.isEmpty ? "it ended without a word" : errors.prefix(3).joined(separator: "; ")
  }
}
