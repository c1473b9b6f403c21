#if os(iOS)
  // sdk: complete
  @available(iOS 14.0, *)
  @MainActor
  @preconcurrency
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
  where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
      fatalError("An application delegate is made by the platform")
    }

    nonisolated init() {}

    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }
  }

  @available(iOS 14.0, *)
  extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
      ObservedObject.Wrapper(object: wrappedValue)
    }
  }

  @available(iOS 17.0, *)
  extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }
  }
#elseif os(macOS)
  // sdk: complete
  @available(macOS 11.0, *)
  @MainActor
  @preconcurrency
  @propertyWrapper
  public struct NSApplicationDelegateAdaptor<DelegateType>: DynamicProperty
  where DelegateType: NSObject, DelegateType: NSApplicationDelegate {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
      fatalError("An application delegate is made by the platform")
    }

    nonisolated init() {}

    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }
  }

  @available(macOS 11.0, *)
  extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
      ObservedObject.Wrapper(object: wrappedValue)
    }
  }

  @available(macOS 14.0, *)
  extension NSApplicationDelegateAdaptor where DelegateType: Observable {
    @MainActor @preconcurrency public init(_ delegateType: DelegateType.Type = DelegateType.self) {
      self.init()
    }
  }
#endif
