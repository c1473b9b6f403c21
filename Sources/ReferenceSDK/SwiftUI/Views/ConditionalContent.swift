// sdk: complete
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  public typealias Body = Never

  let storage: Storage

  nonisolated init(storage: Storage) {
    self.storage = storage
  }

  @MainActor @preconcurrency public var body: Never { fatalError("A primitive view has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
