/// What can't be done without a store, where there is none.
func fatalError() -> Never {
  fatalError("SwiftData has no store here")
}
