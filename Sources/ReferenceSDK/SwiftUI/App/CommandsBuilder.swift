// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }

  public static func buildBlock() -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildBlock<C>(_ content: C) -> C where C: Commands {
    content
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildIf<C>(_ content: C?) -> C? where C: Commands {
    content
  }

  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: Commands, F: Commands {
    _ConditionalContent(storage: .falseContent(second))
  }

  @available(iOS 17.5, macOS 14.5, visionOS 1.0, *)
  public static func buildLimitedAvailability(_ content: any Commands) -> some Commands {
    EmptyCommands()
  }

  @available(
    iOS, deprecated: 16.0, obsoleted: 17.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead"
  )
  @available(
    macOS, deprecated: 13.0, obsoleted: 14.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(macOS 14.5, *)' or newer instead"
  )
  public static func buildLimitedAvailability<C>(_ content: C) -> some Commands where C: Commands {
    content
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Optional: Commands where Wrapped: Commands {
  @MainActor @preconcurrency public var body: Never { fatalError("Primitive commands have no body") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

struct TupleCommands<T>: Commands, _PrimitiveCommands {
  nonisolated(unsafe) let value: T

  nonisolated init(value: T) {
    self.value = value
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some Commands where C0: Commands, C1: Commands {
    TupleCommands(value: (c0, c1))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some Commands where C0: Commands, C1: Commands, C2: Commands {
    TupleCommands(value: (c0, c1, c2))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands {
    TupleCommands(value: (c0, c1, c2, c3))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands {
    TupleCommands(value: (c0, c1, c2, c3, c4))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Commands where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands {
    TupleCommands(value: (c0, c1, c2, c3, c4, c5))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands {
    TupleCommands(value: (c0, c1, c2, c3, c4, c5, c6))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Commands
  where C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands {
    TupleCommands(value: (c0, c1, c2, c3, c4, c5, c6, c7))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
    C8: Commands
  {
    TupleCommands(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension CommandsBuilder {
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Commands
  where
    C0: Commands, C1: Commands, C2: Commands, C3: Commands, C4: Commands, C5: Commands, C6: Commands, C7: Commands,
    C8: Commands, C9: Commands
  {
    TupleCommands(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
  }
}
