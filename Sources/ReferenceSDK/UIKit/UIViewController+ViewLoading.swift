extension UIViewController {
  // sdk: complete
  @available(iOS 16.4, *)
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    @available(
      *, unavailable, message: "@UIViewController.ViewLoading can only be used on subclasses of UIViewController"
    )
    public var wrappedValue: Value {
      get { fatalError("Views are not loaded here") }
      set {}
    }
    public init() {}
    public init(wrappedValue: Value) { value = wrappedValue }

    public static subscript<EnclosingSelf>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, UIViewController.ViewLoading<Value>>
    ) -> Value where EnclosingSelf: UIViewController {
      get { observed[keyPath: storageKeyPath].value! }
      set { observed[keyPath: storageKeyPath].value = newValue }
    }
  }
}
