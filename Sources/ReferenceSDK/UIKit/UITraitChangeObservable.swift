@available(iOS 17.0, tvOS 17.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIView.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    fatalError("Traits don't change here")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}

  @preconcurrency
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIViewController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    fatalError("Traits don't change here")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}

  @preconcurrency
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIPresentationController.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    fatalError("Traits don't change here")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}

  @preconcurrency
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}

@available(iOS 17.0, tvOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UIWindowScene.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    fatalError("Traits don't change here")
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { fatalError("Traits don't change here") }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}

  @preconcurrency
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
}
