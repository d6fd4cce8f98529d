/// A choice of a grid's elements.
public enum ElementScope: String, Hashable, Codable, Sendable, CaseIterable {
  /// Elements of the layout, on screen or not.
  case all
  /// Elements with a view.
  case visible
}

extension GridView {
  /// The attributes of elements as they are shown, in the order of section, item and kind.
  ///
  /// - Parameter scope: `.all` makes the layout answer for its whole content: O(*n* log *n*) for
  ///   *n* elements.
  package func elements(_ scope: ElementScope) -> [GridViewLayoutAttributes] {
    switch scope {
    case .all:
      allElements().map { (key: $0.key, attributes: $0) }.enumerated()
        .sorted { a, b in
          // An element that is answered twice keeps its order.
          a.element.key == b.element.key
            ? a.offset < b.offset : ElementKey.isOrdered(a.element.key, b.element.key)
        }.map(\.element.attributes)
    case .visible: displayedElements.map(\.attributes)
    }
  }
}
