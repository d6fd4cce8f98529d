/// A point of a rectangle plus an offset. Anchors say where a supplementary view meets its item or
/// group.
///
/// An anchor is immutable.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  private let sides: NSDirectionalRectEdge
  private let distance: CGPoint
  private let isFractional: Bool

  /// Makes an anchor at the middle of an edge, or at the corner of two edges. If `edges` contains
  /// no edge of an axis, or both edges, the anchor is at the middle of this axis (CL-5).
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Makes an anchor like `init(edges:)`, moved by an offset in points. Positive values go right
  /// and down.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Makes an anchor like `init(edges:)`, moved by an offset in units of the supplementary view's
  /// own size.
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
  /// The offset from the point, in points or in units of the view's size.
  open var offset: CGPoint { distance }
  /// Whether `offset` is in points; true also for an anchor that was made without an offset.
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

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutAnchor(sides, distance, isFractional: isFractional)
  }

  /// Compares the edges, the offset and the unit of the offset.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) {
      $0.sides == sides && $0.distance == distance && $0.isFractional == isFractional
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
