import UIKit

/// The settings of a phone: switches, networks that are swiped away, and an outline of what may
/// notify.
final class SettingsViewController: UIViewController {
  enum Section: Hashable, CaseIterable, Sendable {
    case account
    case radios
    case networks
    case notifications

    var title: String? {
      switch self {
      case .account, .radios: nil
      case .networks: "Known Networks"
      case .notifications: "Notifications"
      }
    }
  }

  enum Row: Hashable, Sendable {
    case account
    case radio(Radio)
    case network(Network.ID)
    case topic(Topic.ID)
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Section, Row>

  private let store: SettingsStore
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  /// Called when the user taps the account.
  var onOpenAccount: () -> Void = {}

  init(store: SettingsStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    store.didChange = { [weak self] in self?.show($0) }
    showEverything()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let section = self?.dataSource.sectionIdentifier(for: index)
      list.headerMode = section?.title == nil ? .none : .supplementary
      if section == .networks {
        list.footerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { self?.trailingActions(forRowAt: $0) }
        list.leadingSwipeActionsConfigurationProvider = { self?.leadingActions(forRowAt: $0) }
      }
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  // MARK: Cells

  private func makeDataSource() -> DataSource {
    let accounts = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, owner in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = owner
      content.secondaryText = "Account, Backup, and More"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let radios = UICollectionView.CellRegistration<UICollectionViewListCell, Radio> {
      [weak self] cell, _, radio in
      guard let store = self?.store else { return }
      cell.contentConfiguration = SwitchConfiguration(
        title: radio.rawValue, isOn: store.isOn(radio), onChange: { store.set(radio, isOn: $0) })
    }
    let networks = UICollectionView.CellRegistration<UICollectionViewListCell, Network> {
      [weak self] cell, _, network in
      var content = UIListContentConfiguration.valueCell()
      content.text = network.name
      content.secondaryText = network.joinsByItself ? nil : "Manual"
      cell.contentConfiguration = content
      cell.accessories = self?.store.joinedNetwork == network.id ? [.checkmark()] : []
    }
    let topics = UICollectionView.CellRegistration<UICollectionViewListCell, Topic> {
      [weak self] cell, _, topic in self?.configure(cell, for: topic)
    }
    let dataSource = DataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, row in
      guard let store = self?.store else { return nil }
      switch row {
      case .account:
        return collectionView.dequeueConfiguredReusableCell(
          using: accounts, for: indexPath, item: store.owner)
      case .radio(let radio):
        return collectionView.dequeueConfiguredReusableCell(
          using: radios, for: indexPath, item: radio)
      case .network(let id):
        return collectionView.dequeueConfiguredReusableCell(
          using: networks, for: indexPath, item: store.network(id))
      case .topic(let id):
        return collectionView.dequeueConfiguredReusableCell(
          using: topics, for: indexPath, item: store.topic(id))
      }
    }
    addSupplementaryViews(to: dataSource)
    return dataSource
  }

  private func configure(_ cell: UICollectionViewListCell, for topic: Topic) {
    var content = UIListContentConfiguration.valueCell()
    content.text = topic.name
    let isGroup = !topic.topics.isEmpty
    if isGroup {
      let allowed = topic.leaves.filter { store.isAllowed($0) }.count
      content.secondaryText = "\(allowed) of \(topic.leaves.count)"
    }
    cell.contentConfiguration = content
    cell.indentationLevel = store.topics.contains(topic) ? 0 : 1
    cell.accessories = store.isAllowed(topic) && !isGroup ? [.checkmark()] : []
    // A tap anywhere on a group of the outermost level opens it; inside, only the arrow does.
    if isGroup {
      let style: UICellAccessory.OutlineDisclosureOptions.Style =
        store.topics.contains(topic) ? .header : .cell
      cell.accessories.append(.outlineDisclosure(options: .init(style: style)))
    }
  }

  private func addSupplementaryViews(to dataSource: DataSource) {
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak dataSource] header, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = dataSource?.sectionIdentifier(for: indexPath.section)?.title
      header.contentConfiguration = content
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] footer, _, _ in self?.configureFooter(footer) }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: footers, for: indexPath)
    }
  }

  private func configureFooter(_ footer: UICollectionViewListCell) {
    var content = UIListContentConfiguration.groupedFooter()
    let joined = store.joinedNetwork.flatMap { store.network($0)?.name }
    content.text = joined.map { "Joined to \($0)." } ?? "Not joined to any network."
    footer.contentConfiguration = content
  }

  // MARK: Data

  private func showEverything() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases.filter { $0 != .networks || store.showsNetworks })
    snapshot.appendItems([.account], toSection: .account)
    snapshot.appendItems(Radio.allCases.map { .radio($0) }, toSection: .radios)
    dataSource.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Row>()
    add(store.topics, to: nil, of: &outline)
    dataSource.apply(outline, to: .notifications, animatingDifferences: false)
    showNetworks(animated: false)
  }

  private func add(
    _ topics: [Topic], to parent: Row?, of outline: inout NSDiffableDataSourceSectionSnapshot<Row>
  ) {
    outline.append(topics.map { .topic($0.id) }, to: parent)
    for topic in topics { add(topic.topics, to: .topic(topic.id), of: &outline) }
  }

  private func show(_ change: SettingsStore.Change) {
    switch change {
    case .radio(let radio):
      reconfigure([.radio(radio)])
      showNetworks(animated: true)
    case .networks:
      showNetworks(animated: true)
    case .topics(let ids):
      reconfigure(ids.map { .topic($0) })
    }
  }

  private func reconfigure(_ rows: [Row]) {
    var snapshot = dataSource.snapshot()
    // A row may change for several reasons, and is named once.
    var seen: Set<Row> = []
    snapshot.reconfigureItems(
      rows.filter { snapshot.indexOfItem($0) != nil && seen.insert($0).inserted })
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  /// Adds or removes the section of networks as a whole, or shows what has become of them.
  private func showNetworks(animated: Bool) {
    var snapshot = dataSource.snapshot()
    guard store.showsNetworks else {
      snapshot.deleteSections([.networks])
      return dataSource.apply(snapshot, animatingDifferences: animated)
    }
    if snapshot.indexOfSection(.networks) == nil {
      snapshot.insertSections([.networks], afterSection: .radios)
    }
    let rows = store.networks.map { Row.network($0.id) }
    let old = snapshot.itemIdentifiers(inSection: .networks)
    snapshot.deleteItems(old.filter { !rows.contains($0) })
    snapshot.appendItems(rows.filter { !old.contains($0) }, toSection: .networks)
    snapshot.reconfigureItems(rows.filter { old.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: animated)
    guard let section = dataSource.index(for: .networks) else { return }
    let footer = collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))
    if let footer = footer as? UICollectionViewListCell { configureFooter(footer) }
  }

  // MARK: Swipes

  private func network(at indexPath: IndexPath) -> Network? {
    guard case .network(let id)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return store.network(id)
  }

  private func trailingActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let network = network(at: indexPath) else { return nil }
    let forget = UIContextualAction(style: .destructive, title: "Forget") {
      [store] _, _, finish in
      store.forget(network.id)
      finish(true)
    }
    let title = network.joinsByItself ? "Ask First" : "Auto-Join"
    let joining = UIContextualAction(style: .normal, title: title) { [store] _, _, finish in
      store.toggleJoining(network.id)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [forget, joining])
  }

  private func leadingActions(forRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let network = network(at: indexPath), network.id != store.joinedNetwork else {
      return nil
    }
    let join = UIContextualAction(style: .normal, title: "Join") { [store] _, _, finish in
      store.join(network.id)
      finish(true)
    }
    join.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [join])
  }
}

// MARK: - UICollectionViewDelegate

extension SettingsViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    if case .radio? = dataSource.itemIdentifier(for: indexPath) { return false }
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .account?: onOpenAccount()
    case .network(let id)?: store.join(id)
    case .topic(let id)?: store.topic(id).map { store.toggle($0) }
    case .radio?, nil: break
    }
  }
}
