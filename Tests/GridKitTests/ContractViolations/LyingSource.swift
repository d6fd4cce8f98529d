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

  init(_ counts: [Int]) { self.counts = counts }

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

  func numberOfSections(in grid: GridView) -> Int { lie(\.sections)?(counts.count) ?? counts.count }

  func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int {
    let count = counts.indices.contains(section) ? counts[section] : 0
    return lie(\.items)?(section, count) ?? count
  }

  func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
    func truth() -> GridViewCell {
      let cell = grid.dequeueReusableCell(withReuseIdentifier: LyingSource.cell, for: path)
      (cell as? LyingCell)?.preferred = { [weak self] in self?.lie(\.preferred)?($0) ?? $0 }
      return cell
    }
    return lie(\.cell).map { $0(grid, path, truth) } ?? truth()
  }

  func collectionView(
    _ grid: GridView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> GridReusableView {
    func truth() -> GridReusableView {
      grid.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: LyingSource.cell, for: path)
    }
    return lie(\.header).map { $0(grid, path, truth) } ?? truth()
  }

  func collectionView(_ grid: GridView, moveItemAt source: IndexPath, to path: IndexPath) {
    guard [source, path].allSatisfy({ counts.indices.contains($0[0]) }) else { return }
    counts[source[0]] -= 1
    counts[path[0]] += 1
  }

  // MARK: Delegate

  func collectionView(
    _ grid: GridView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint { lie(\.target)?(proposed) ?? proposed }

  func scrollViewWillEndDragging(
    _ view: BaseScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let change = lie(\.dragTarget) {
      targetContentOffset.pointee = change(targetContentOffset.pointee)
    }
  }

  func collectionView(
    _ grid: GridView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { lie(\.movement)?(proposed) ?? proposed }

  func scrollViewDidScroll(_ view: BaseScrollView) {
    if let grid = view as? GridView { lie(\.didScroll)?(grid) }
  }
}

/// A cell that has a say about its size.
final class LyingCell: GridViewCell {
  var preferred: ((GridViewLayoutAttributes) -> GridViewLayoutAttributes)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes { preferred?(layoutAttributes) ?? layoutAttributes }
}
