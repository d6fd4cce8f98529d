/// A view at an edge or corner of a section, or of the whole compositional layout: a header, a
/// footer (CL-28 to CL-34).
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  private let place: NSRectAlignment
  private let distance: CGPoint

  /// A view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// A view at a distance from an edge or corner, in points, right and down positive (CL-29).
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    place = alignment
    distance = absoluteOffset
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize, elementKind, anchor, nil)
  }

  /// Whether the view lies outside the content along the scroll axis, which makes room for it
  /// (CL-30).
  open var extendsBoundary = true

  /// Whether the view stays visible as long as its section is; an item of the configuration, as
  /// long as the layout is.
  open var pinToVisibleBounds = false

  /// The edge or corner.
  open var alignment: NSRectAlignment { place }
  /// The distance from there, in points.
  open var offset: CGPoint { distance }

  /// The item as solvers know it, left for leading.
  package final func solverValue(kinds: inout CompositionalKinds) -> CompositionalBoundary {
    let (x, y) = alignment.places
    return CompositionalBoundary(
      kind: kinds.number(of: elementKind), size: layoutSize.solverValue, x: x, y: y,
      offset: offset.orZero, extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, contentInsets: contentInsets.solverValue,
      zIndex: zIndex)
  }

  /// A new object with the same content.
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
  /// The edges that meet in a corner; one for an edge, none for `none`.
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

  /// The place on each axis: in the middle of one that is not named.
  var places: (x: CompositionalBoundary.Place, y: CompositionalBoundary.Place) {
    let edges = edges
    return (
      edges.contains(.leading) ? .start : edges.contains(.trailing) ? .end : .middle,
      edges.contains(.top) ? .start : edges.contains(.bottom) ? .end : .middle
    )
  }
}
