import UIKit

@MainActor
protocol TimelineLayoutDelegate: AnyObject {
  func timelineLayout(_ layout: TimelineLayout, lengthOfEventAt indexPath: IndexPath) -> CGFloat
  func timelineLayout(_ layout: TimelineLayout, isPinnedAt indexPath: IndexPath) -> Bool
}

extension TimelineLayoutDelegate {
  func timelineLayout(_ layout: TimelineLayout, isPinnedAt indexPath: IndexPath) -> Bool { false }
}

/// Events in a row per section; the label of a row sticks to the left edge while the row scrolls.
public final class TimelineLayout: UICollectionViewLayout {
  /// The kinds of views that are no cells, as text.
  public enum Kind {
    /// The label of a row, a supplementary view: one per section.
    public static let label = "TimelineLabel"
    /// The line below a row, a decoration view.
    public static let line = "TimelineLine"
  }

  weak var delegate: (any TimelineLayoutDelegate)?
  /// In points; after a change the app invalidates the layout.
  public var rowHeight: CGFloat = 40
  /// In points; events begin behind the label.
  public let labelWidth: CGFloat

  private struct Row {
    var events: [TimelineAttributes]
    var label: TimelineAttributes
    var line: UICollectionViewLayoutAttributes
  }

  private var rows: [Row] = []
  private var contentSize: CGSize = .zero
  private var keepsRows = false
  private(set) var solveCount = 0

  /// A timeline whose labels have a width, in points.
  public init(labelWidth: CGFloat = 60) {
    self.labelWidth = labelWidth
    super.init()
    register(LineView.self, forDecorationViewOfKind: Kind.line)
  }

  /// Labels of 60 points: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    labelWidth = 60
    super.init(coder: coder)
  }

  public override class var layoutAttributesClass: AnyClass { TimelineAttributes.self }
  public override class var invalidationContextClass: AnyClass { TimelineContext.self }

  public override var collectionViewContentSize: CGSize { contentSize }

  public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  public override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if !keepsRows { solve(in: collectionView) }
    keepsRows = false
    for row in rows {
      row.label.frame.origin.x = max(0, collectionView.contentOffset.x)
    }
  }

  private func solve(in collectionView: UICollectionView) {
    solveCount += 1
    rows = (0..<collectionView.numberOfSections).map { section in
      let top = CGFloat(section) * rowHeight
      var x = labelWidth
      let events = (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let attributes = TimelineAttributes(forCellWith: path)
        let length = delegate?.timelineLayout(self, lengthOfEventAt: path) ?? 80
        attributes.frame = CGRect(x: x, y: top, width: length, height: rowHeight)
        attributes.isPinned = delegate?.timelineLayout(self, isPinnedAt: path) ?? false
        x += length
        return attributes
      }
      let path = IndexPath(item: 0, section: section)
      let label = TimelineAttributes(forSupplementaryViewOfKind: Kind.label, with: path)
      label.frame = CGRect(x: 0, y: top, width: labelWidth, height: rowHeight)
      label.zIndex = 1
      let line = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: Kind.line, with: path)
      line.frame = CGRect(x: 0, y: top + rowHeight - 1, width: x, height: 1)
      line.zIndex = -1
      return Row(events: events, label: label, line: line)
    }
    contentSize = CGSize(
      width: rows.map(\.line.frame.maxX).max() ?? 0, height: CGFloat(rows.count) * rowHeight)
  }

  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rows.flatMap { [$0.label, $0.line] + $0.events }.filter { rect.intersects($0.frame) }
  }

  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard rows.indices.contains(indexPath.section) else { return nil }
    let events = rows[indexPath.section].events
    return events.indices.contains(indexPath.item) ? events[indexPath.item] : nil
  }

  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Kind.label ? rows[indexPath.section].label : nil
  }

  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == Kind.line ? rows[indexPath.section].line : nil
  }

  public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  public override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? TimelineContext {
      context.movesLabelsOnly = newBounds.size == collectionView?.bounds.size
      context.invalidateSupplementaryElements(
        ofKind: Kind.label, at: rows.map(\.label.indexPath))
    }
    return context
  }

  public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? TimelineContext, context.movesLabelsOnly {
      keepsRows = !context.invalidateEverything && !context.invalidateDataSourceCounts
    }
    super.invalidateLayout(with: context)
  }

  public override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.size.width != originalAttributes.size.width
  }

  public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems where item.updateAction == .insert {
      precondition(item.indexPathBeforeUpdate == nil)
    }
  }

  public override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: itemIndexPath)?.copy()
    guard let attributes = attributes as? TimelineAttributes else { return nil }
    attributes.transform = .identity.scaledBy(x: 0.5, y: 0.5)
    return attributes
  }
}

/// Attributes that also say whether an event is pinned.
public final class TimelineAttributes: UICollectionViewLayoutAttributes {
  /// Whether the delegate pins the event.
  public var isPinned = false

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TimelineAttributes)?.isPinned = isPinned
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? TimelineAttributes else { return false }
    return MainActor.assumeIsolated { other.isPinned == isPinned }
  }
}

final class TimelineContext: UICollectionViewLayoutInvalidationContext {
  var movesLabelsOnly = false
}

private final class LineView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
    tag = 77
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}
