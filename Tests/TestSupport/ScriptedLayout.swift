import Foundation
import GridKit

/// Rows of one height below each other, with a header above each section on request.
/// Closures replace the elements and single answers.
///
/// A subclass overrides the methods about preferred sizes and update items: the grid sees from the
/// class whether a layout has these.
open class ScriptedLayout: GridViewLayout {
  /// The height of each row.
  public var rowHeight: CGFloat = 50
  /// The space between rows.
  public var gap: CGFloat = 0
  /// The height of each header; 0 for none.
  public var headerHeight: CGFloat = 0

  /// Returns the elements in place of rows. The content ends where the last of them ends.
  public var place: (@MainActor (GridView) -> [GridViewLayoutAttributes])?
  /// Runs at the end of `prepare()`.
  public var onPrepare: (@MainActor (ScriptedLayout) -> Void)?
  /// Changes the content size.
  public var contentSize: (@MainActor (CGSize) -> CGSize)?
  /// Changes the answer for a region.
  public var answer:
    (@MainActor ([GridViewLayoutAttributes], CGRect) -> [GridViewLayoutAttributes]?)?
  /// Changes the answer for one element.
  public var single:
    (@MainActor (IndexPath, GridViewLayoutAttributes?) -> GridViewLayoutAttributes?)?
  /// Returns whether new bounds make the layout stale. Nil means that a new width does.
  public var isStale: (@MainActor (CGRect) -> Bool)?
  /// Changes the context of new bounds.
  public var boundsContext: (@MainActor (GridViewLayoutInvalidationContext) -> Void)?
  /// Changes the target offset of a change.
  public var target: (@MainActor (CGPoint) -> CGPoint)?
  /// Changes the target offset of a drag. Gets the velocity, too.
  public var dragTarget: (@MainActor (CGPoint, CGPoint) -> CGPoint)?
  /// Returns attributes of an appearing item.
  public var appearing: (@MainActor (IndexPath) -> GridViewLayoutAttributes?)?
  /// Returns attributes of a disappearing item.
  public var disappearing: (@MainActor (IndexPath) -> GridViewLayoutAttributes?)?
  /// Whether the layout is mirrored in a grid from right to left.
  public var flips = false

  /// The elements that `prepare()` placed: in each section header, rows.
  public private(set) var elements: [GridViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// The number of preparations.
  public var prepareCount = 0
  /// The contexts of invalidations.
  public var contexts: [GridViewLayoutInvalidationContext] = []
  /// The regions of queries.
  public var askedRegions: [CGRect] = []
  /// The bounds of the questions whether the layout is stale.
  public var askedBounds: [CGRect] = []

  open override func prepare() {
    super.prepare()
    prepareCount += 1
    guard let grid = collectionView else { return }
    if let place {
      elements = place(grid)
      let end = elements.map(\.frame).reduce(CGRect.zero) { $0.union($1) }
      size = CGSize(width: end.maxX, height: end.maxY)
    } else {
      elements = []
      size = CGSize(width: grid.bounds.width, height: 0)
      for section in 0..<grid.numberOfSections {
        addSection(section, count: grid.numberOfItems(inSection: section))
      }
      size.height = max(0, size.height - gap)
    }
    onPrepare?(self)
  }

  private func addSection(_ section: Int, count: Int) {
    func add(_ element: GridViewLayoutAttributes, height: CGFloat, zIndex: Int) {
      element.frame = CGRect(x: 0, y: size.height, width: size.width, height: height)
      element.zIndex = zIndex
      elements.append(element)
      size.height += height
    }
    if headerHeight > 0 {
      add(
        GridViewLayoutAttributes(
          forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
          with: IndexPath(item: 0, section: section)), height: headerHeight, zIndex: 1)
    }
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      add(GridViewLayoutAttributes(forCellWith: path), height: rowHeight, zIndex: 0)
      size.height += gap
    }
  }

  open override var collectionViewContentSize: CGSize { contentSize?(size) ?? size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    askedRegions.append(rect)
    let found = elements.filter { $0.frame.overlaps(rect) }
    return answer.map { $0(found, rect) } ?? found
  }

  open override func layoutAttributesForItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    element(path) { $0.representedElementCategory == .cell }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(path) { $0.representedElementKind == kind }
  }

  open override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    element(path) { $0.representedElementKind == kind }
  }

  private func element(
    _ path: IndexPath, where isAsked: (GridViewLayoutAttributes) -> Bool
  ) -> GridViewLayoutAttributes? {
    let found = elements.first { $0.indexPath == path && isAsked($0) }
    return single.map { $0(path, found) } ?? found
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    askedBounds.append(newBounds)
    return isStale?(newBounds) ?? (newBounds.width != collectionView?.bounds.width)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    boundsContext?(context)
    return context
  }

  open override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    contexts.append(context)
  }

  open override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    target?(proposed) ?? proposed
  }

  open override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { dragTarget?(proposed, velocity) ?? proposed }

  open override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    appearing.map { $0(path) } ?? super.initialLayoutAttributesForAppearingItem(at: path)
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    disappearing.map { $0(path) } ?? super.finalLayoutAttributesForDisappearingItem(at: path)
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
}
