@_exported import Foundation
@_exported import ReferenceFoundation

#if os(iOS)
  @_exported import ReferenceUIKit
#else
  @_exported import ReferenceAppKit
#endif
