@_exported import ReferenceFoundation
@_exported import ReferencePhotos

#if os(iOS)
  @_exported import ReferenceUIKit
#elseif os(macOS)
  @_exported import ReferenceAppKit
#endif
