@available(iOS 14.0, *)
extension UICollectionViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  @available(iOS 16.0, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
}

@available(iOS 14.0, *)
extension UICollectionViewListCell {
  public var accessories: [UICellAccessory] {
    get { [] }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

@available(iOS 14.0, *)
extension UITableViewCell {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  @available(iOS 16.0, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
}

@available(iOS 14.0, *)
extension UITableViewHeaderFooterView {
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { nil }
    set {}
  }
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { nil }
    set {}
  }
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  @available(iOS 16.0, *)
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  @available(iOS 15.0, *)
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void
  @available(iOS 15.0, *)
  public var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? {
    get { nil }
    set {}
  }
}
