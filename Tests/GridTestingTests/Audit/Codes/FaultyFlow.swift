import GridTesting

/// Fades every second item, on the attributes that the flow layout keeps.
final class FadingFlowLayout: GridViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] where attributes.indexPath.item % 2 == 1 {
      attributes.frame.origin.y += 3
    }
    return all
  }
}

/// Fades what is far down on screen, on copies.
final class CopyingFlowLayout: GridViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(faded)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(faded)
  }

  private func faded(_ kept: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    let copy = kept.copy() as? GridViewLayoutAttributes
    if kept.frame.minY > (collectionView?.bounds.minY ?? 0) + 100 { copy?.alpha = 0.5 }
    return copy ?? kept
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling changes how items look, not which sizes they have.
    if newBounds.size == collectionView?.bounds.size {
      (context as? GridViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
        false
    }
    return context
  }
}

/// Answers sizes by path.
@MainActor
final class ItemSizes: NSObject, GridViewDelegateFlowLayout {
  let size: (IndexPath) -> CGSize

  init(_ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
    super.init()
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

/// Spacings that a delegate may answer, each or none.
@MainActor
protocol SpacingDelegate: AnyObject {
  /// Nil where the method is missing.
  func lineSpacing(in layout: GridViewLayout) -> CGFloat?
  func interitemSpacing(in layout: GridViewLayout) -> CGFloat?
}

@MainActor
final class Spacings: NSObject, SpacingDelegate, GridViewDelegate {
  let line: CGFloat?
  let interitem: CGFloat?

  init(line: CGFloat?, interitem: CGFloat?) {
    self.line = line
    self.interitem = interitem
    super.init()
  }

  func lineSpacing(in layout: GridViewLayout) -> CGFloat? { line }
  func interitemSpacing(in layout: GridViewLayout) -> CGFloat? { interitem }
}

/// A grid whose gaps come from a delegate, if it has any.
class SpacedGrid: PlainGridLayout {
  var spacings: (any SpacingDelegate)? { collectionView?.delegate as? any SpacingDelegate }
  var lineGap: CGFloat { spacings?.lineSpacing(in: self) ?? 8 }
  var itemGap: CGFloat { spacings?.interitemSpacing(in: self) ?? 8 }

  override var columnWidth: CGFloat {
    max(0, (width - inset.left - inset.right - CGFloat(columns - 1) * itemGap) / CGFloat(columns))
  }

  override func linesHeight(_ count: Int) -> CGFloat {
    let lines = (count + columns - 1) / columns
    return max(0, CGFloat(lines) * (lineHeight + lineGap) - lineGap)
  }

  override func frame(_ section: Int, _ item: Int) -> CGRect {
    CGRect(
      x: inset.left + CGFloat(item % columns) * (columnWidth + itemGap),
      y: top(section) + headerHeight + inset.top + CGFloat(item / columns) * (lineHeight + lineGap),
      width: columnWidth, height: lineHeight)
  }
}

/// Looks for the line spacing and, if it is there, asks for the other one.
final class MishearingGrid: SpacedGrid {
  override var itemGap: CGFloat { spacings?.lineSpacing(in: self) == nil ? 8 : super.itemGap }
}

/// Lays nothing out without a delegate.
final class DelegateOnlyGrid: SpacedGrid {
  override func prepare() {
    super.prepare()
    isBare = spacings == nil
  }

  private var isBare = false

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    isBare ? [] : super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    isBare ? nil : super.layoutAttributesForItem(at: indexPath)
  }
}

/// Passes on what the flow layout answers, but for headers and footers if it is so set.
final class FilteringFlowLayout: GridViewFlowLayout {
  private let answersBars: Bool

  init(answersBars: Bool) {
    self.answersBars = answersBars
    super.init()
    itemSize = CGSize(width: 300, height: 40)
    headerReferenceSize = CGSize(width: 320, height: 24)
    footerReferenceSize = CGSize(width: 320, height: 12)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?
      .filter { answersBars || $0.representedElementCategory == .cell }
  }
}
