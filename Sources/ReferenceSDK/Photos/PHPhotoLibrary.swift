// sdk: partial
@available(iOS 8.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *)
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  @discardableResult
  open class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }

  @available(iOS 14.0, macOS 11.0, *)
  @discardableResult
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }

  @available(iOS 14.0, macOS 11.0, *)
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {}

  @available(iOS 14.0, macOS 11.0, *)
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .notDetermined }
}

// sdk: complete
@available(iOS 8.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *)
public enum PHAuthorizationStatus: Int, Sendable, BitwiseCopyable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  @available(iOS 14.0, *)
  case limited = 4
}

// sdk: complete
@available(iOS 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, *)
public enum PHAccessLevel: Int, Sendable, BitwiseCopyable {
  case addOnly = 1
  case readWrite = 2
}

// sdk: complete
@available(iOS 8.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *)
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var localIdentifier: String { "" }
}

// sdk: partial
@available(iOS 8.0, macOS 10.13, tvOS 10.0, visionOS 1.0, *)
open class PHAsset: PHObject, @unchecked Sendable {
  // sdk: complete
  @available(iOS 11.0, macOS 10.13, tvOS 11.0, visionOS 1.0, *)
  public enum PlaybackStyle: Int, Sendable, BitwiseCopyable {
    case unsupported = 0
    case image = 1
    case imageAnimated = 2
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }
}
