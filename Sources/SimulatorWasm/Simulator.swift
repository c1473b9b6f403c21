// The model of navigation as a module of WebAssembly. It is compiled together with the sources of NavigationModel, so it
// imports nothing; `build.sh` tells how. Besides `memory` it exports
//
//   reserve(size) → pointer   room for so many bytes of input, until the next `reserve`; 0 if that is more than 1 MB
//   start(size) → 0 or 1      the input is an app and its first state: they become the session
//   send(size) → 0 or 1       the input is an event; 0 if it is malformed or nothing was started, and all is as before
//   restart() → 0 or 1        back to the first state; 0 if nothing was started
//   result() → pointer        what the last of these led to, JSON in ASCII, until the next call; see `SimulatorSession`
//   resultSize() → size       its bytes
//
// The functions may be called in any order and with any numbers.

/// All that is kept between two calls. Calls come from one thread, one after another.
private struct Simulator {
  static let inputLimit = 1 << 20

  var session: SimulatorSession?
  var input = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8>? {
    guard size >= 0, size <= Self.inputLimit else { return nil }
    if size > input.count || input.baseAddress == nil {
      input.deallocate()
      input = .allocate(capacity: max(size, 4096))
      input.initialize(repeating: 0)
    }
    return input.baseAddress
  }

  func bytes(_ size: Int) -> [UInt8]? {
    guard size >= 0, size <= input.count else { return nil }
    return Array(input[..<size])
  }
}

nonisolated(unsafe) private var simulator = Simulator()

@_expose(wasm, "reserve")
@_cdecl("reserve")
func reserve(_ size: Int32) -> UnsafeMutablePointer<UInt8>? {
  simulator.reserve(Int(size))
}

@_expose(wasm, "start")
@_cdecl("start")
func start(_ size: Int32) -> Int32 {
  guard let bytes = simulator.bytes(Int(size)), let session = SimulatorSession(bytes) else { return 0 }
  simulator.session = session
  return 1
}

@_expose(wasm, "send")
@_cdecl("send")
func send(_ size: Int32) -> Int32 {
  guard let bytes = simulator.bytes(Int(size)) else { return 0 }
  return simulator.session?.send(bytes) == true ? 1 : 0
}

@_expose(wasm, "restart")
@_cdecl("restart")
func restart() -> Int32 {
  simulator.session?.restart()
  return simulator.session == nil ? 0 : 1
}

@_expose(wasm, "result")
@_cdecl("result")
func result() -> UnsafePointer<UInt8>? {
  simulator.session?.result.withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "resultSize")
@_cdecl("resultSize")
func resultSize() -> Int32 {
  Int32(simulator.session?.result.count ?? 0)
}
