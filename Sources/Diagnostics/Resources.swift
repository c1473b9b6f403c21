import Foundation

/// The files that travel with the tool: the reference SDK's sources, the model of navigation's, and the site's theme.
///
/// They are looked for in `$WAYMARK_RESOURCES`, in `../share/waymark` beside the executable (links resolved), beside the
/// executable, and in the source checkout that the executable was built in.
package struct Resources: Sendable, Hashable {
  /// The folder that holds `ReferenceSDK` and `Site`, or a source checkout.
  package let root: String

  package init(root: String) {
    self.root = root
  }

  package var referenceSDK: String { folder("ReferenceSDK") }
  /// The sources of the model of navigation, and of the module in which pages run it.
  package var navigationModel: String { folder("NavigationModel") }
  package var simulator: String { folder("SimulatorWasm") }

  /// A folder of sources: at the root of an installation, in `Sources` of a checkout.
  private func folder(_ name: String) -> String {
    let installed = "\(root)/\(name)"
    return FileManager.default.fileExists(atPath: installed) ? installed : "\(root)/Sources/\(name)"
  }

  private var isThere: Bool {
    FileManager.default.fileExists(atPath: referenceSDK + "/SwiftUI") && FileManager.default.fileExists(atPath: site)
  }

  package var site: String { root + "/Site" }

  /// The path of the running executable, links resolved.
  package static var executable: String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? Bundle.main.executablePath
    return URL(fileURLWithPath: path ?? CommandLine.arguments[0]).resolvingSymlinksInPath().path
  }

  /// The folder that it lies in.
  package static var executableFolder: String { (executable as NSString).deletingLastPathComponent }

  /// - Throws: `EnvironmentProblem` that says where it looked.
  package static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executableFolder: String = Resources.executableFolder
  ) throws -> Resources {
    var candidates: [String] = []
    if let named = environment["WAYMARK_RESOURCES"], !named.isEmpty {
      let resources = Resources(root: URL(fileURLWithPath: named).standardizedFileURL.path)
      guard resources.isThere else {
        throw EnvironmentProblem(
          "WAYMARK_RESOURCES names '\(named)', which holds no ReferenceSDK and Site",
          advice: "Name the folder that holds both, or unset it.")
      }
      return resources
    }
    candidates.append(executableFolder + "/../share/waymark")
    candidates.append(executableFolder)
    var folder = URL(fileURLWithPath: executableFolder)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      candidates.append(folder.path)
    }
    for candidate in candidates {
      let resources = Resources(root: URL(fileURLWithPath: candidate).standardizedFileURL.path)
      if resources.isThere { return resources }
    }
    throw EnvironmentProblem(
      "the files that travel with waymark (the reference SDK and the site's theme) are not beside it",
      advice: "Reinstall with 'make install', or set WAYMARK_RESOURCES to the folder that holds ReferenceSDK and Site.")
  }
}
