import Testing
import UIKit

/// The questions of cells that size themselves. What comes of the answers is in `FlowFrameTests`.
@MainActor @Suite("Self-sizing")
struct SelfSizingTests {
  /// Rows that take over what their cells ask for.
  private final class SizingLayout: RecordingLayout {
    private var heights: [IndexPath: CGFloat] = [:]
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func prepare() {
      super.prepare()
      var y: CGFloat = 0
      for element in elements {
        element.frame.origin.y = y
        element.frame.size.height = heights[element.indexPath] ?? rowHeight
        y = element.frame.maxY
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: elements.last?.frame.maxY ?? 0)
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let isStale = preferredAttributes.size != originalAttributes.size
      note(
        "shouldInvalidate for preferred \(Words.text(preferredAttributes.indexPath)): \(isStale)")
      return isStale
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      note("contextForPreferred \(Words.text(preferredAttributes.indexPath))")
      heights[preferredAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private func stage(_ heights: [CGFloat]) -> Stage<SizingLayout> {
    let stage = Stage(SizingLayout(), counts: [heights.count], height: 400)
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.source.configure = { cell, path in
      (cell as? SizedCell)?.size = CGSize(width: 100, height: heights[path.item])
    }
    return stage
  }

  @Test("CO-25, SS-1: the cell, the layout, the context, the preparation", .tags(.documented))
  func order() {
    let stage = stage([80])
    let calls = [
      "source cell 0-0", "cell preferred 0-0: 100 × 50 to 100 × 80",
      "layout shouldInvalidate for preferred 0-0: true", "layout contextForPreferred 0-0",
    ]
    #expect(stage.recorder.order(of: calls) { stage.layOut() } == calls)
    #expect(stage.cell(0)?.frame.height == 80)
    #expect(stage.layout.boundsInPreparations.count >= 2)
  }

  @Test("SS-2: it goes on until nothing changes", .tags(.observed))
  func rest() {
    let stage = stage([80, 20, 50, 130])
    stage.layOut()
    #expect((0..<4).map { stage.cell($0)?.frame.minY } == [0, 80, 100, 150])
    #expect((0..<4).map { stage.cell($0)?.frame.height } == [80, 20, 50, 130])
    #expect(stage.view.contentSize.height == 280)
    #expect(stage.recorder.calls(of: .source, .delegate) { stage.layOut() } == "")
  }

  @Test("FL-60: only cells that show are asked", .tags(.inferred))
  func onlyVisible() {
    let stage = stage(Array(repeating: 300, count: 8))
    stage.layOut()
    #expect(stage.visibleItems == ["0-0", "0-1"])
    #expect(
      stage.recorder.count(of: "cell preferred 0-7: 100 × 50 to 100 × 300") {
        stage.scroll(to: 600)
      } == 0)
  }

  @Test(
    "CO-26: cells are asked without an estimate too; a flow layout does not follow",
    .tags(.observed))
  func withoutEstimate() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    let stage = Stage(layout, counts: [2])
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.source.configure = { cell, _ in
      (cell as? SizedCell)?.size = CGSize(width: 100, height: 90)
    }
    #expect(
      stage.recorder.count(of: "cell preferred 0-0: 100 × 40 to 100 × 90") { stage.layOut() } > 0)
    #expect(stage.cell(0)?.frame.height == 40)
    #expect(stage.view.contentSize.height == 90)
  }

  @Test("FL-61: a flow layout with an estimate follows any other size", .tags(.measured))
  func flowAnswers() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let stage = Stage(layout, counts: [2])
    stage.layOut()
    let original = UICollectionViewLayoutAttributes(forCellWith: path(0))
    original.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path(0))
    preferred.frame = CGRect(x: 0, y: 0, width: 100, height: 41)
    #expect(
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: original, withOriginalAttributes: original))
  }

  @Test(
    "FL-64: measured sizes last through an invalidation, not through a reload",
    .tags(.measured))
  func memory() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let stage = Stage(layout, counts: [10], height: 100)
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.source.configure = { cell, _ in
      (cell as? SizedCell)?.size = CGSize(width: 100, height: 100)
    }
    stage.layOut()
    #expect(stage.view.layoutAttributesForItem(at: path(0))?.frame.height == 100)
    layout.invalidateLayout()
    #expect(stage.view.layoutAttributesForItem(at: path(0))?.frame.height == 100)
    stage.view.reloadData()
    #expect(stage.view.layoutAttributesForItem(at: path(0))?.frame.height == 40)
  }
}
