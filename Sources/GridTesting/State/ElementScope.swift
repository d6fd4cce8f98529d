/// A choice between all elements of a grid and the elements with a view.
public enum ElementScope: String, Hashable, Codable, Sendable, CaseIterable {
  /// Elements of the layout, on screen or not.
  case all
  /// Elements with a view.
  case visible
}

extension GridView {
  /// Returns the attributes of elements as they are shown, in the order of section, item and kind.
  ///
  /// - Parameter scope: `.all` asks the layout for its whole content, which costs O(*n* log *n*)
  ///   for *n* elements.
  package func elements(_ scope: ElementScope) -> [GridViewLayoutAttributes] {
    switch scope {
    case .all:
      allElements().map { (key: $0.key, attributes: $0) }.enumerated()
        .sorted { a, b in
          // Two attributes of one element keep the order of the layout's answer.
          a.element.key == b.element.key
            ? a.offset < b.offset : ElementKey.isOrdered(a.element.key, b.element.key)
        }.map(\.element.attributes)
    case .visible: displayedElements.map(\.attributes)
    }
  }
}
