/// What the tool tells whoever started it.
package enum ExitCode: Int32, Sendable {
  /// Nothing is wrong.
  case success = 0
  /// Something was found in what was checked.
  case findings = 1
  /// The command line, the configuration or the machine is not as it must be; nothing was judged.
  case trouble = 2
}
