// sdk: partial
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  @discardableResult
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { false }
  @discardableResult
  open class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? { nil }

  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { nil }
    set {}
  }
  open var sourceType: UIImagePickerController.SourceType = .photoLibrary
  open var mediaTypes: [String] = []
  open var allowsEditing = false
  open var showsCameraControls = true
  open var cameraDevice: UIImagePickerController.CameraDevice = .rear

  open func takePicture() {}

  // sdk: complete
  public enum SourceType: Int, Sendable, BitwiseCopyable {
    @available(
      iOS, introduced: 2.0, deprecated: 100000.0, message: "Will be removed in a future release, use PHPicker."
    )
    case photoLibrary = 0
    case camera = 1
    @available(
      iOS, introduced: 2.0, deprecated: 100000.0, message: "Will be removed in a future release, use PHPicker."
    )
    case savedPhotosAlbum = 2
  }

  // sdk: complete
  public enum CameraDevice: Int, Sendable, BitwiseCopyable {
    case rear = 0
    case front = 1
  }

  // sdk: partial
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    @available(
      iOS, introduced: 11.0, deprecated: 100000.0, message: "Will be removed in a future release, use PHPicker."
    )
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    @available(
      iOS, introduced: 4.1, deprecated: 11.0, message: "Will be removed in a future release, use PHPicker."
    )
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }
}

// sdk: complete
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

// Optional requirements.
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
