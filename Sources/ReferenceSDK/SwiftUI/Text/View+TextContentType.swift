#if os(iOS)
  @available(iOS 13.0, *)
  extension View {
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  }
#elseif os(macOS)
  @available(macOS 11.0, *)
  extension View {
    nonisolated public func textContentType(_ textContentType: NSTextContentType?) -> some View { self }
  }
#endif
