// Helpers for all objects that describe a compositional layout: equality, copies, numbers.

extension NSObjectProtocol {
  /// Whether an object is this one, or one of the same class with the same content.
  @MainActor
  func equals(_ object: Any?, _ hasSameContent: (Self) -> Bool) -> Bool {
    guard let other = object as? Self else { return false }
    return self === other || (type(of: self) == type(of: other) && hasSameContent(other))
  }
}

extension Array where Element: NSCollectionLayoutItem {
  /// A copy of each.
  @MainActor var copies: [Element] { map { contentCopy($0) } }
}

/// A copy as what is asked for; the object itself where a subclass's `copy(with:)` answers
/// something else.
@MainActor
func contentCopy<Item: NSCollectionLayoutItem>(_ item: Item) -> Item {
  item.copy(with: nil) as? Item ?? item
}

extension CGFloat {
  /// 0 in place of what is not a number: spacings and offsets take anything, solvers take
  /// numbers.
  var orZero: CGFloat { isNaN ? 0 : self }
}

extension CGPoint {
  var orZero: CGPoint { CGPoint(x: x.orZero, y: y.orZero) }
}

extension NSDirectionalEdgeInsets {
  /// The insets for the solver, left for leading, right for trailing: the layout mirrors its
  /// answers as a whole.
  var solverValue: GridEdgeInsets {
    GridEdgeInsets(
      top: top.orZero, left: leading.orZero, bottom: bottom.orZero, right: trailing.orZero)
  }
}
