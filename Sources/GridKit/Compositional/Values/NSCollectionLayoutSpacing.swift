/// The spacing between two items of a compositional layout, or at one edge of an item.
///
/// A spacing is immutable. Any number is accepted (CL-1), and NaN counts as 0.
///
/// - Note: After UIKit's class of this name. Factory methods return this class, even if called on a
///   subclass.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  private let length: CGFloat
  private let isLeast: Bool

  private init(_ length: CGFloat, isLeast: Bool) {
    self.length = length
    self.isLeast = isLeast
    super.init()
  }

  /// Returns a spacing with a least length in points and an equal share of the leftover length
  /// (CL-15).
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isLeast: true)
  }

  /// Returns a spacing of a fixed length in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isLeast: false)
  }

  /// The length of the spacing, or its least length, in points.
  open var spacing: CGFloat { length }
  /// Whether the spacing takes a share of the leftover length.
  open var isFlexible: Bool { isLeast }
  /// Whether the spacing has a fixed length.
  open var isFixed: Bool { !isLeast }

  package final var solverValue: CompositionalSpacing {
    isLeast ? .flexible(length.orZero) : .fixed(length.orZero)
  }

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSpacing(length, isLeast: isLeast)
  }

  /// Compares the kinds and the exact lengths of two spacings.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { $0.length == length && $0.isLeast == isLeast }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { length.hashValue }
  }

  /// The spacing as it is written in code: `.fixed(8)`.
  open override var description: String {
    MainActor.assumeIsolated {
      (isLeast ? ".flexible(" : ".fixed(") + NumberText.short(length) + ")"
    }
  }
}

/// The spacing outside an item of a compositional layout, on each of its edges.
///
/// An edge spacing is immutable.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  private let edges: [NSCollectionLayoutSpacing?]

  /// Makes an edge spacing from a spacing for each edge. An edge with nil has no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    edges = [leading, top, trailing, bottom]
    super.init()
  }

  /// The spacing on the edge at which reading begins.
  open var leading: NSCollectionLayoutSpacing? { edges[0] }
  /// The spacing above the item.
  open var top: NSCollectionLayoutSpacing? { edges[1] }
  /// The spacing on the edge at which reading ends.
  open var trailing: NSCollectionLayoutSpacing? { edges[2] }
  /// The spacing below the item.
  open var bottom: NSCollectionLayoutSpacing? { edges[3] }

  package final var solverValue: CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: leading?.solverValue, top: top?.solverValue, trailing: trailing?.solverValue,
      bottom: bottom?.solverValue)
  }

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  /// Compares all four edges.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { $0.edges == edges }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { edges.reduce(0) { $0 &* 31 &+ ($1?.hash ?? 0) } }
  }
}
