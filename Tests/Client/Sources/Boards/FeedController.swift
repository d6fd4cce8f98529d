import UIKit

/// Gives counts, cells and sizes from one object.
class FeedController: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var scrollCount = 0
  var displayed = [IndexPath]()
  weak var collectionView: UICollectionView?

  init(_ sections: [[String]]) {
    self.sections = sections
    super.init()
  }

  func attach(to collectionView: UICollectionView) {
    self.collectionView = collectionView
    collectionView.register(
      BoardCell.self, forCellWithReuseIdentifier: BoardCell.reuseIdentifier)
    collectionView.register(
      BoardHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  // MARK: - UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: BoardCell.reuseIdentifier, for: indexPath)
    (cell as? BoardCell)?.title = sections[indexPath.section][indexPath.row]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      let header =
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! BoardHeader
      header.section = indexPath.section
      return header
    default:
      fatalError("unexpected kind \(kind)")
    }
  }

  // MARK: - UICollectionViewDelegateFlowLayout

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    return CGSize(width: 100, height: 40 + CGFloat(indexPath.section) * 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
  }

  // MARK: - UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.append(indexPath)
  }

  // MARK: - UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollCount += 1
  }
}

/// A controller whose cards have heights.
final class BoardController: FeedController, BoardLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: BoardLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    return CGFloat(30 + indexPath.item * 10)
  }
}

/// A data source and a delegate with nothing but what is required.
final class BareSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

final class BareDelegate: NSObject, UICollectionViewDelegate {}
