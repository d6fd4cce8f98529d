import GridKit
import GridTesting

/// A data source and delegate that answers the truth where no lie replaces it.
final class LyingSource: NSObject, GridViewDataSource, GridViewDelegate {
  typealias Provider = (GridView, IndexPath, () -> GridViewCell) -> GridViewCell
  typealias HeaderProvider = (GridView, IndexPath, () -> GridReusableView) -> GridReusableView

  struct Lies {
    var sections: ((Int) -> Int)?
    var items: ((Int, Int) -> Int)?
    var cell: Provider?
    var header: HeaderProvider?
    var movement: ((IndexPath) -> IndexPath)?
    var target: ((CGPoint) -> CGPoint)?
    var dragTarget: ((CGPoint) -> CGPoint)?
    var didScroll: ((GridView) -> Void)?
    var preferred: ((GridViewLayoutAttributes) -> GridViewLayoutAttributes)?
  }

  static let cell = "lies.cell"

  var counts: [Int]
  var lies = Lies()
  var budget: LieBudget?

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func attach(to grid: GridView) {
    grid.register(LyingCell.self, forCellWithReuseIdentifier: LyingSource.cell)
    grid.register(
      GridReusableView.self, forSupplementaryViewOfKind: LyingLayout.header,
      withReuseIdentifier: LyingSource.cell)
    grid.dataSource = self
    grid.delegate = self
  }

  private func lie<Lie>(_ path: KeyPath<Lies, Lie?>) -> Lie? {
    budget?.spend() == false ? nil : lies[keyPath: path]
  }

  // MARK: Data

  func numberOfSections(in collectionView: GridView) -> Int {
    lie(\.sections)?(counts.count) ?? counts.count
  }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    let count = counts.indices.contains(section) ? counts[section] : 0
    return lie(\.items)?(section, count) ?? count
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    func truth() -> GridViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: LyingSource.cell, for: indexPath)
      (cell as? LyingCell)?.preferred = { [weak self] in self?.lie(\.preferred)?($0) ?? $0 }
      return cell
    }
    return lie(\.cell).map { $0(collectionView, indexPath, truth) } ?? truth()
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    func truth() -> GridReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: LyingSource.cell, for: indexPath)
    }
    return lie(\.header).map { $0(collectionView, indexPath, truth) } ?? truth()
  }

  func collectionView(
    _ collectionView: GridView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard counts.indices.contains(sourceIndexPath[0]),
      counts.indices.contains(destinationIndexPath[0])
    else { return }
    counts[sourceIndexPath[0]] -= 1
    counts[destinationIndexPath[0]] += 1
  }

  // MARK: Delegate

  func collectionView(
    _ collectionView: GridView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    lie(\.target)?(proposedContentOffset) ?? proposedContentOffset
  }

  func scrollViewWillEndDragging(
    _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let change = lie(\.dragTarget) {
      targetContentOffset.pointee = change(targetContentOffset.pointee)
    }
  }

  func collectionView(
    _ collectionView: GridView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    lie(\.movement)?(proposedIndexPath) ?? proposedIndexPath
  }

  func scrollViewDidScroll(_ scrollView: BaseScrollView) {
    if let grid = scrollView as? GridView { lie(\.didScroll)?(grid) }
  }
}

/// A cell that has a say about its size.
final class LyingCell: GridViewCell {
  var preferred: ((GridViewLayoutAttributes) -> GridViewLayoutAttributes)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    preferred?(layoutAttributes) ?? layoutAttributes
  }
}
