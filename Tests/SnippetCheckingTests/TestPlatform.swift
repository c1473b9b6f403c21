/// The system that the tests run on.
enum TestPlatform {
  #if os(Linux)
    static let isLinux = true
  #else
    static let isLinux = false
  #endif
  #if os(macOS)
    static let isMac = true
  #else
    static let isMac = false
  #endif
}
