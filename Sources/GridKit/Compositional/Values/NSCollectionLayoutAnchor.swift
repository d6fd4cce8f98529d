/// A point of a rectangle, and how far something is from it: where supplementary items meet what
/// they belong to.
///
/// It cannot be changed.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  private let sides: NSDirectionalRectEdge
  private let distance: CGPoint
  private let isFractional: Bool

  /// The middle of an edge, or the corner of two; where both edges of an axis are named, or none,
  /// the middle of that axis (CL-5).
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// An anchor at edges, and a distance in points, right and down positive; otherwise like
  /// `init(edges:)`.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// An anchor at edges, and a distance in units of the supplementary view's own size; otherwise
  /// like `init(edges:)`.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  private init(_ sides: NSDirectionalRectEdge, _ distance: CGPoint, isFractional: Bool) {
    self.sides = sides
    self.distance = distance
    self.isFractional = isFractional
    super.init()
  }

  /// The edges that name the point.
  open var edges: NSDirectionalRectEdge { sides }
  /// The distance from the point, in points or in units of the view's size.
  open var offset: CGPoint { distance }
  /// Whether `offset` is in points; so it is where none was given.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether `offset` is in units of the view's size.
  open var isFractionalOffset: Bool { isFractional }

  package final var solverValue: CompositionalAnchor {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      switch (edges.contains(start), edges.contains(end)) {
      case (true, false): 0
      case (false, true): 1
      case (true, true), (false, false): 0.5
      }
    }
    return CompositionalAnchor(
      point: CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom)),
      offset: offset.orZero, isFractional: isFractionalOffset)
  }

  /// A new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(sides, distance, isFractional: isFractional)
  }

  /// Compares edges, offset and its sort.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      equals(object) {
        $0.sides == sides && $0.distance == distance && $0.isFractional == isFractional
      }
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(sides)
      hasher.combine(distance.x)
      hasher.combine(distance.y)
      return hasher.finalize()
    }
  }
}
