import UIKit

/// A row of the shopping list.
enum Row: Hashable {
  /// A part of the shop; its products open below it.
  case aisle(String)
  case product(String)
  /// Something that is to be bought.
  case wanted(String)

  var title: String {
    switch self {
    case .aisle(let name), .product(let name), .wanted(let name): name
    }
  }
}

enum ListSection: Hashable, CaseIterable {
  case shop
  case wanted
}

/// The shop as an outline, above what is wanted; and a basket beside it, for products that are
/// dragged there.
///
/// Wanted rows are deleted by a swipe and reordered by a long press.
final class ShoppingViewController: UICollectionViewController {
  typealias ListSource = UICollectionViewDiffableDataSource<ListSection, Row>
  typealias BasketSource = UICollectionViewDiffableDataSource<Int, String>

  let aisles: [(name: String, products: [String])]
  private(set) var wanted: [String]
  private(set) var bought: [String] = []

  private(set) lazy var basket = makeBasket()
  private(set) lazy var listSource = makeListSource()
  private(set) lazy var basketSource = makeBasketSource()

  init(aisles: [(name: String, products: [String])], wanted: [String]) {
    self.aisles = aisles
    self.wanted = wanted
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.setCollectionViewLayout(makeListLayout(), animated: false)
    collectionView.dragDelegate = self
    view.addSubview(basket)
    listSource.reorderingHandlers.canReorderItem = { row in
      if case .wanted = row { true } else { false }
    }
    listSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.wanted = transaction.finalSnapshot.itemIdentifiers(inSection: .wanted).map(\.title)
    }
    showShop()
    showWanted(animated: false)
    showBasket(animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width / 2
    collectionView.frame = CGRect(x: 0, y: 0, width: width, height: view.bounds.height)
    basket.frame = CGRect(x: width, y: 0, width: width, height: view.bounds.height)
  }

  private func makeListLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      if section == 1 {
        configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
          self?.actions(forWantedRowAt: indexPath)
        }
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeBasket() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    let basket = UICollectionView(frame: .zero, collectionViewLayout: layout)
    basket.dropDelegate = self
    return basket
  }

  private func makeListSource() -> ListSource {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      cell.contentConfiguration = content
      if case .aisle = row {
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      } else {
        cell.accessories = []
      }
    }
    return ListSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: row)
    }
  }

  private func makeBasketSource() -> BasketSource {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      cell.contentConfiguration = content
    }
    return BasketSource(collectionView: basket) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: name)
    }
  }

  // MARK: Data

  private func showShop() {
    var shop = NSDiffableDataSourceSectionSnapshot<Row>()
    for aisle in aisles {
      shop.append([.aisle(aisle.name)])
      shop.append(aisle.products.map { .product($0) }, to: .aisle(aisle.name))
    }
    listSource.apply(shop, to: .shop, animatingDifferences: false)
  }

  private func showWanted(animated: Bool) {
    var snapshot = listSource.snapshot()
    if snapshot.indexOfSection(.wanted) == nil { snapshot.appendSections([.wanted]) }
    snapshot.deleteItems(snapshot.itemIdentifiers(inSection: .wanted))
    snapshot.appendItems(wanted.map { .wanted($0) }, toSection: .wanted)
    listSource.apply(snapshot, animatingDifferences: animated)
  }

  private func showBasket(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(bought)
    basketSource.apply(snapshot, animatingDifferences: animated)
  }

  private func actions(forWantedRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = listSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, finish in
      self?.wanted.removeAll { $0 == row.title }
      self?.showWanted(animated: true)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

// MARK: - Drag and drop

extension ShoppingViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard case .product(let name)? = listSource.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    session.localContext = self
    return [item]
  }
}

extension ShoppingViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let isOurs = session.localDragSession?.localContext as? UIViewController === self
    return UICollectionViewDropProposal(
      operation: isOurs ? .copy : .forbidden, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    var place = coordinator.destinationIndexPath?.item ?? bought.count
    for item in coordinator.items {
      guard let name = item.dragItem.localObject as? String, !bought.contains(name) else {
        continue
      }
      bought.insert(name, at: min(place, bought.count))
      showBasket(animated: true)
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: place, section: 0))
      place += 1
    }
  }
}
