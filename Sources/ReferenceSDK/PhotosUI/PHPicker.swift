// sdk: complete
@available(iOS 14.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct PHPickerFilter: Hashable, @unchecked Sendable {
  let name: String

  public static let images = PHPickerFilter(name: "images")
  @available(watchOS, unavailable)
  public static let videos = PHPickerFilter(name: "videos")
  @available(watchOS, unavailable)
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  @available(iOS 16.0, *)
  @available(watchOS, unavailable)
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  @available(iOS 16.0, *)
  @available(watchOS, unavailable)
  public static let bursts = PHPickerFilter(name: "bursts")
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static let panoramas = PHPickerFilter(name: "panoramas")
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static let screenshots = PHPickerFilter(name: "screenshots")
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  @available(iOS 16.0, *)
  @available(watchOS, unavailable)
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @available(watchOS, unavailable)
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")

  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(name: "playbackStyle")
  }

  @available(watchOS, unavailable)
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "any") }

  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(name: "all") }

  @available(iOS 15.0, *)
  @available(watchOS, unavailable)
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

// sdk: complete
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerMode: Hashable, Sendable {
  let name: String

  public static let `default` = PHPickerMode(name: "default")
  public static var compact: PHPickerMode { PHPickerMode(name: "compact") }
}

// sdk: partial
@available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerCapabilities: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

// sdk: partial
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerConfiguration: Hashable, @unchecked Sendable {
  public init() {}

  public init(photoLibrary: PHPhotoLibrary) {}

  public var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode = .automatic
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  @available(iOS 15.0, *)
  public var selection: PHPickerConfiguration.Selection {
    get { .default }
    set {}
  }
  @available(iOS 15.0, *)
  public var preselectedAssetIdentifiers: [String] {
    get { [] }
    set {}
  }
  @available(iOS 17.0, macOS 14.0, *)
  public var mode: PHPickerMode {
    get { .default }
    set {}
  }
  @available(iOS 17.0, macOS 14.0, *)
  public var disabledCapabilities: PHPickerCapabilities {
    get { [] }
    set {}
  }

  // sdk: complete
  public enum AssetRepresentationMode: Hashable, Sendable {
    case automatic
    case current
    case compatible
  }

  // sdk: complete
  @available(iOS 15.0, *)
  public enum Selection: Hashable, Sendable {
    case `default`
    case ordered
    @available(iOS 17.0, macOS 14.0, *)
    case continuous
    @available(iOS 17.0, macOS 14.0, *)
    case continuousAndOrdered
  }

  // sdk: partial
  @available(iOS 17.0, macOS 14.0, *)
  public struct Update: Hashable, Sendable {
    public var selectionLimit: Int?

    public init() {}
  }
}

// sdk: complete
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public var assetIdentifier: String? { nil }
}

// sdk: complete
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@preconcurrency
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  @MainActor @preconcurrency
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

#if os(iOS)
  public typealias _PickerController = UIViewController
#elseif os(macOS)
  public typealias _PickerController = NSViewController
#endif

// sdk: partial
@available(iOS 14.0, macOS 13.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@MainActor
public class PHPickerViewController: _PickerController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(configuration: PHPickerConfiguration) {
    self.init()
  }

  @MainActor @preconcurrency public var configuration: PHPickerConfiguration { PHPickerConfiguration() }

  @MainActor @preconcurrency public weak var delegate: (any PHPickerViewControllerDelegate)? {
    get { nil }
    set {}
  }

  @available(iOS 17.0, macOS 14.0, *)
  @MainActor @preconcurrency public func updatePicker(using configuration: PHPickerConfiguration.Update) {}

  @available(iOS 16.0, macOS 13.0, *)
  public func deselectAssets(withIdentifiers identifiers: [String]) {}

  @available(iOS 16.0, macOS 13.0, *)
  public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}

  @available(iOS 17.0, macOS 14.0, *)
  public func scrollToInitialPosition() {}

  @available(iOS 17.0, macOS 14.0, *)
  public func zoomIn() {}

  @available(iOS 17.0, macOS 14.0, *)
  public func zoomOut() {}
}
