// Helpers for all objects that describe a compositional layout: equality, copies, numbers.

extension NSObjectProtocol {
  /// Whether `object` is this object, or has the same class and the same content.
  func equals(_ object: Any?, _ hasSameContent: @MainActor (Self) -> Bool) -> Bool {
    nonisolated(unsafe) let (this, object) = (self, object)
    return MainActor.assumeIsolated {
      guard let other = object as? Self else { return false }
      return this === other || (type(of: this) == type(of: other) && hasSameContent(other))
    }
  }
}

extension Array where Element: NSCollectionLayoutItem {
  /// A copy of each item.
  @MainActor var copies: [Element] { map { contentCopy($0) } }
}

/// Returns a copy of an item, or the item itself if a subclass's `copy(with:)` returns an object of
/// another type.
@MainActor
func contentCopy<Item: NSCollectionLayoutItem>(_ item: Item) -> Item {
  item.copy(with: nil) as? Item ?? item
}

extension CGFloat {
  /// The value, or 0 for NaN. Spacings and offsets may be NaN, but solvers do not accept NaN.
  var orZero: CGFloat { isNaN ? 0 : self }
}

extension CGPoint {
  var orZero: CGPoint { CGPoint(x: x.orZero, y: y.orZero) }
}

extension NSDirectionalEdgeInsets {
  /// The insets for the solver, with leading as left and trailing as right. The layout mirrors the
  /// solver's results as a whole.
  var solverValue: GridEdgeInsets {
    GridEdgeInsets(
      top: top.orZero, left: leading.orZero, bottom: bottom.orZero, right: trailing.orZero)
  }
}
