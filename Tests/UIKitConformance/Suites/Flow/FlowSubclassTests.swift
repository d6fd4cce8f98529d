import Testing
import UIKit

/// Flow layouts that are changed by subclassing, as most layouts of apps are.
@MainActor @Suite("Flow layout: subclasses")
struct FlowSubclassTests {
  private func set(_ layout: UICollectionViewFlowLayout) {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
  }

  /// Shifts every other item, on copies.
  private final class ShiftedFlow: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { shifted($0) }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map { shifted($0) }
    }

    private func shifted(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard attributes.indexPath.item % 2 == 1,
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      copy.frame.origin.x += 7
      copy.alpha = 0.5
      return copy
    }
  }

  @Test("copies of the answer are what cells show", .tags(.documented))
  func copies() {
    let layout = ShiftedFlow()
    set(layout)
    let stage = Stage(layout, counts: [20])
    stage.layOut()
    #expect((0..<4).map { stage.cell($0)?.frame.minX } == [0, 7, 0, 7])
    #expect((0..<4).map { stage.cell($0)?.alpha } == [1, 0.5, 1, 0.5])
    stage.scroll(to: 50)
    #expect((1..<5).map { stage.cell($0)?.frame.minX } == [7, 0, 7, 0])
    #expect(stage.view.layoutAttributesForItem(at: path(9))?.frame.minX == 7)
  }

  /// Makes attributes of a class of its own.
  private final class TintedFlow: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
  }

  @Test("attributes are of the class that the layout names", .tags(.documented))
  func attributesClass() {
    let layout = TintedFlow()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let stage = Stage(layout, counts: [3])
    stage.layOut()
    #expect(layout.layoutAttributesForItem(at: path(1)) is TintedAttributes)
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path(0)) is TintedAttributes)
    #expect(
      layout.layoutAttributesForElements(in: stage.view.bounds)?
        .allSatisfy { $0 is TintedAttributes } == true)
  }

  /// Has sizes asked again where the view's size changes.
  private final class AskingFlow: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = true
      return context
    }
  }

  @Test("FL-71: a context that asks for it has the delegate asked again", .tags(.observed))
  func askedAgain() {
    let stage = Stage(AskingFlow(), counts: [4])
    let delegate = FlowDelegate()
    delegate.size = { [view = stage.view] _ in CGSize(width: view.bounds.width, height: 40) }
    stage.view.delegate = delegate
    stage.layOut()
    delegate.forget()
    stage.view.frame.size.width = 150
    stage.layOut()
    #expect(delegate.askedSizes == ["0-0", "0-1", "0-2", "0-3"])
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 50, width: 150, height: 40))
  }

  /// Fades items with their distance from the middle, in every step of a scroll.
  private final class FadingFlow: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let middle = collectionView?.bounds.midY ?? 0
      return super.layoutAttributesForElements(in: rect)?.compactMap {
        let copy = $0.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 1 - abs($0.center.y - middle) / 1000
        return copy
      }
    }
  }

  @Test("a layout that follows every step changes what is on screen", .tags(.documented))
  func everyStep() {
    let layout = FadingFlow()
    set(layout)
    let stage = Stage(layout, counts: [20])
    stage.layOut()
    #expect(Words.text(stage.cell(1)?.alpha ?? 0) == "0.975")
    stage.scroll(to: 30)
    #expect(Words.text(stage.cell(1)?.alpha ?? 0) == "0.945")
    #expect(Words.text(stage.cell(3)?.alpha ?? 0) == "0.955")
  }

  @Test("a cell is told attributes of a class of its own", .tags(.documented))
  func told() {
    final class TintedCell: RecordingCell {
      var tint = 0

      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        tint = (layoutAttributes as? TintedAttributes)?.tint ?? -1
      }
    }
    final class NumberedFlow: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { TintedAttributes.self }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap {
          let copy = $0.copy() as? TintedAttributes
          copy?.tint = 10 + $0.indexPath.item
          return copy
        }
      }

      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? TintedAttributes
        copy?.tint = 10 + indexPath.item
        return copy
      }
    }
    let stage = Stage(NumberedFlow(), counts: [3])
    stage.view.register(TintedCell.self, forCellWithReuseIdentifier: RecordingSource.cell)
    stage.layOut()
    #expect((0..<3).map { (stage.cell($0) as? TintedCell)?.tint } == [10, 11, 12])
  }
}
