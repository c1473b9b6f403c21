@_exported import Foundation
@_exported import ReferenceFoundation

#if os(iOS)
  @_exported import ReferenceUIKit
#elseif os(macOS)
  @_exported import ReferenceAppKit
#endif
