/// Stands for the underscored requirements by which Apple keeps a style protocol closed to client types.
public struct _SystemStyle: Sendable {
  init() {}
}
