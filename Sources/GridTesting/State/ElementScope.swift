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
    // Two attributes of one element keep the order of the layout's answer: the sort is stable.
    case .all: allElements().sorted { ElementKey.isOrdered($0.key, $1.key) }
    case .visible: displayedElements.map(\.attributes)
    }
  }
}
