import TestSupport
import Testing
import UIKit

/// Layouts under UIKit's names that clear what they cache in `invalidateLayout()` and nowhere else.
@MainActor @Suite("Layouts that override invalidateLayout() alone")
struct InvalidationTests {
  /// A column of rows that are computed once, until something clears them.
  private class RowLayout: UICollectionViewLayout {
    private var rows: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      guard rows.isEmpty, let collectionView else { return }
      rows = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let row = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(
          x: 0, y: CGFloat(item) * 20, width: collectionView.bounds.width, height: 20)
        return row
      }
    }

    override func invalidateLayout() {
      super.invalidateLayout()
      rows.removeAll()
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.count) * 20)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { rows.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { rows[indexPath.item] }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.width != collectionView?.bounds.width
    }
  }

  private final class NarrowRowLayout: RowLayout {}

  /// Keeps its own copies of what the flow layout answers.
  private final class KeepingFlowLayout: UICollectionViewFlowLayout {
    private var kept: [UICollectionViewLayoutAttributes]?

    override func invalidateLayout() {
      super.invalidateLayout()
      kept = nil
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      if let kept { return kept }
      kept = super.layoutAttributesForElements(in: rect)?
        .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
      return kept
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func widths(_ view: UICollectionView) -> [CGFloat] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.frame.width }
  }

  @Test(.rule("UM-1"), arguments: ["rows", "rows of a subclass", "flow"])
  func `such a layout is fresh after a reload, an update and a new size`(name: String) {
    let layout =
      switch name {
      case "rows": RowLayout() as UICollectionViewLayout
      case "flow": KeepingFlowLayout()
      default: NarrowRowLayout()
      }
    let widths: [CGFloat] = name == "flow" ? [50, 50] : [100, 60]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    let source = Source()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    #expect(self.widths(view) == [CGFloat](repeating: widths[0], count: 3))
    source.count = 6
    view.reloadData()
    #expect(self.widths(view) == [CGFloat](repeating: widths[0], count: 6))
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        source.count = 5
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(self.widths(view) == [CGFloat](repeating: widths[0], count: 5))
    view.frame.size.width = 60
    #expect(self.widths(view) == [CGFloat](repeating: widths[1], count: 5))
  }
}
