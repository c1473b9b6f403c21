// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
    content
  }

  public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
  where Content: CustomizableToolbarContent {
    content
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension ToolbarContentBuilder {
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
    content
  }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: CustomizableToolbarContent {
    content
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension ToolbarContentBuilder {
  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.0, *)
  public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
    _PrimitiveToolbarContent()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead"
  )
  @available(
    macOS, introduced: 11.0, deprecated: 11.0, obsoleted: 14.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(macOS 14.5, *)' or newer instead"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 7.0, obsoleted: 10.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(watchOS 10.5, *)' or newer instead"
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(tvOS 17.5, *)' or newer instead"
  )
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    content
  }

  @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.0, *)
  public static func buildLimitedAvailability(
    _ content: any CustomizableToolbarContent
  ) -> some CustomizableToolbarContent {
    _PrimitiveToolbarContent()
  }

  @available(
    iOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(iOS 17.5, *)' or newer instead"
  )
  @available(
    macOS, introduced: 11.0, deprecated: 11.0, obsoleted: 14.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(macOS 14.5, *)' or newer instead"
  )
  @available(
    watchOS, introduced: 7.0, deprecated: 7.0, obsoleted: 10.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(watchOS 10.5, *)' or newer instead"
  )
  @available(
    tvOS, introduced: 14.0, deprecated: 14.0, obsoleted: 17.5,
    message: "this code may crash on earlier versions of the OS; specify '#available(tvOS 17.5, *)' or newer instead"
  )
  public static func buildLimitedAvailability<Content>(
    _ content: Content
  ) -> some CustomizableToolbarContent where Content: CustomizableToolbarContent {
    content
  }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
    C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
  {
    _PrimitiveToolbarContent()
  }

  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  {
    _PrimitiveToolbarContent()
  }
}
