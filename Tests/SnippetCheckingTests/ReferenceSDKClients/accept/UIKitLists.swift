// platforms: iOS
import UIKit

nonisolated enum Section: Hashable, Sendable { case main }

final class NotesController: UICollectionViewController {
  private lazy var dataSource = makeDataSource()

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, note in
      var content = cell.defaultContentConfiguration()
      content.text = note
      content.textProperties.alignment = .center
      content.imageProperties.tintColorTransformer = .preferredTint
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .always), .label(text: "2")]
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listCell().updated(for: state)
        background.strokeWidth = state.isSelected ? 2 : 0
        cell.backgroundConfiguration = background
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, note in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: note)
    }
  }

  func layout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 8
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.remove(at: indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func remove(at indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([note])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func show(_ notes: [String]) async {
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main])
    snapshot.appendItems(notes)
    await dataSource.apply(snapshot)
    await dataSource.applySnapshotUsingReloadData(snapshot)
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(notes, to: notes.first)
    await dataSource.apply(section, to: .main)
    contentUnavailableConfiguration = notes.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = state.searchText
    empty.buttonProperties.role = .primary
    contentUnavailableConfiguration = empty
  }
}

final class NoteCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.secondaryText = state.isHighlighted ? "Pressed" : nil
    contentConfiguration = content
  }
}

final class NoteController: UITableViewController {
  @ViewLoading private var button: UIButton

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.titleAlignment = .center
    configuration.indicator = .popup
    configuration.background.cornerRadius = 12
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
    let copy = UIAction(title: "Copy", subtitle: "All") { _ in }
    button.menu = UIMenu(title: "More", subtitle: "Notes", children: [copy])
    button.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
    navigationItem.rightBarButtonItem?.badge = .count(3)
    sheetPresentationController?.detents = [.custom { context in context.maximumDetentValue / 3 }]
    addKeyCommand(UIKeyCommand(title: "Find", action: Selector("find"), input: "f"))
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
