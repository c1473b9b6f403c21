@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func navigationDocument<D>(_ document: D) -> some View where D: Transferable { self }

  nonisolated public func navigationDocument<D>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View where D: Transferable { self }

  nonisolated public func navigationDocument<D, I>(
    _ document: D, preview: SharePreview<Never, I>
  ) -> some View where D: Transferable, I: Transferable { self }

  nonisolated public func navigationDocument<D, I>(
    _ document: D, preview: SharePreview<I, Never>
  ) -> some View where D: Transferable, I: Transferable { self }

  nonisolated public func navigationDocument<D, I1, I2>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View where D: Transferable, I1: Transferable, I2: Transferable { self }
}
