import UIKit

/// A screen as apps write it: a controller that is data source and delegate, with registrations.
class BoardScreen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var titles = ["a", "b", "c", "d", "e"]
  private(set) var opened = [String]()
  private(set) var rotations = [CGSize]()

  private let cells = UICollectionView.CellRegistration<BoardCell, String> { cell, _, title in
    cell.title = title
  }

  private var headers: UICollectionView.SupplementaryRegistration<BoardHeader>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    collectionView.backgroundColor = .white
    collectionView.allowsMultipleSelection = false
    headers = UICollectionView.SupplementaryRegistration<BoardHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      header.section = indexPath.section + self.titles.count
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.collectionView.collectionViewLayout.invalidateLayout()
      },
      completion: { _ in self.rotations.append(size) })
  }

  // MARK: - UICollectionViewDataSource

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 1
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return titles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: titles[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  // MARK: - UICollectionViewDelegate

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    return indexPath.item != 0
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    opened.append(titles[indexPath.item])
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  // MARK: - UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: collectionView.bounds.width, height: 60)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    return CGSize(width: 0, height: 30)
  }
}
