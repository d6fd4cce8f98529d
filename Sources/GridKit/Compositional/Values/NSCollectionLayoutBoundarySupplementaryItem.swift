/// A supplementary view at an edge or corner of a section or of the whole compositional layout,
/// such as a header or a footer (CL-28 to CL-34).
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let place: NSRectAlignment
  private let distance: CGPoint

  /// Makes an item for a view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Makes an item for a view at an edge or corner, moved by an offset in points (CL-29). Positive
  /// values go right and down.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    place = alignment
    distance = absoluteOffset
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize, elementKind, anchor, nil)
  }

  /// Whether the view lies outside the content along the scroll axis. The section or the layout
  /// then grows to make room for the view (CL-30).
  open var extendsBoundary = true

  /// Whether the view stays visible while its section is visible. A boundary item of the layout's
  /// configuration stays visible while the layout is visible.
  open var pinToVisibleBounds = false

  /// The edge or corner at which the view lies.
  open var alignment: NSRectAlignment { place }
  /// The offset from `alignment`, in points.
  open var offset: CGPoint { distance }

  /// Returns the solver's value of the item, with leading as left.
  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalBoundary {
    let (x, y) = alignment.places
    return CompositionalBoundary(
      kind: kinds.number(of: elementKind), size: layoutSize.solverValue, x: x, y: y,
      offset: offset.orZero, extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, contentInsets: contentInsets.solverValue,
      zIndex: zIndex)
  }

  /// Returns a new object with the same content.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: ownSize, elementKind: elementKind, alignment: place, absoluteOffset: distance)
    copy.takeSupplementaryValues(of: self)
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  override func hasSameContent(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return super.hasSameContent(as: other) && place == other.place && distance == other.distance
      && extendsBoundary == other.extendsBoundary && pinToVisibleBounds == other.pinToVisibleBounds
  }
}

extension NSRectAlignment {
  /// The edges of the alignment: two for a corner, one for an edge, none for `none`.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The place on each axis: `middle` if the alignment names no edge of the axis.
  var places: (x: CompositionalBoundary.Place, y: CompositionalBoundary.Place) {
    let edges = edges
    return (
      edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle,
      edges.contains(.top) ? .start : edges.contains(.bottom) ? .end : .middle
    )
  }
}
