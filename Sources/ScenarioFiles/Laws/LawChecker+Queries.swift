import Foundation

/// An element with what the laws on queries need to know of it.
struct LawElement {
  var name: ElementName
  var state: GridElementState
  /// The box before the transform: layouts may choose elements by it or by the frame.
  var base: CGRect

  @MainActor init(_ attributes: GridViewLayoutAttributes) {
    state = GridElementState(attributes)
    name = ElementName(state.id)
    base = CGRect(
      x: state.center.x - state.size.width / 2, y: state.center.y - state.size.height / 2,
      width: state.size.width, height: state.size.height)
  }

  /// Whether a query of a rectangle has to have the element: both boxes share more with it than
  /// rounding may take away.
  func mustBe(in rect: CGRect) -> Bool {
    let inner = rect.insetBy(dx: LawChecker.tolerance, dy: LawChecker.tolerance)
    return hasArea && state.frame.overlaps(inner) && base.overlaps(inner)
  }

  /// Whether it may have it: touching counts, since Foundation's `intersects` on Linux says so.
  func mayBe(in rect: CGRect) -> Bool {
    let outer = rect.insetBy(dx: -LawChecker.tolerance, dy: -LawChecker.tolerance)
    return state.frame.overlaps(outer) || base.overlaps(outer)
  }

  var hasArea: Bool { state.frame.width > 0 && state.frame.height > 0 && !state.isHidden }
}

extension LawChecker {
  /// Rectangles to ask for: what is on screen, each element's frame, and the strips across the
  /// whole content that its far edges reach into. Searches for the first element of a rectangle go
  /// wrong there.
  ///
  /// - Parameter limit: Elements that are looked at, evenly spread.
  func probes(_ elements: [LawElement], limit: Int) -> [CGRect] {
    var rects = [grid.bounds]
    let whole = elements.reduce(CGRect(origin: .zero, size: grid.contentSize)) {
      $1.hasArea ? $0.hull(with: $1.state.frame) : $0
    }
    let stride = max(1, (elements.count + limit - 1) / max(1, limit))
    for index in Swift.stride(from: 0, to: elements.count, by: stride) {
      let frame = elements[index].state.frame
      guard elements[index].hasArea else { continue }
      let depth = min(1, frame.height / 2)
      let breadth = min(1, frame.width / 2)
      rects.append(frame)
      rects.append(
        CGRect(x: whole.minX, y: frame.maxY - depth, width: whole.width, height: depth))
      rects.append(
        CGRect(x: frame.maxX - breadth, y: whole.minY, width: breadth, height: whole.height))
    }
    return rects
  }

  /// Rule 3: exactly the elements that meet the rectangle, once each.
  func breachOfRectQueries(_ elements: [LawElement], limit: Int) -> LawBreach? {
    let places = Dictionary(
      elements.enumerated().map { ($0.element.state.id, $0.offset) },
      uniquingKeysWith: { a, _ in a })
    for rect in probes(elements, limit: limit) {
      if let breach = breachOfQuery(rect, elements, places) { return breach }
    }
    return nil
  }

  /// Returns the breach in the answer to a query for a rectangle; nil if there is none.
  ///
  /// - Parameter places: Where each element is among the others.
  private func breachOfQuery(
    _ rect: CGRect, _ elements: [LawElement], _ places: [GridElementID: Int]
  ) -> LawBreach? {
    let answer = grid.ask(elementsIn: rect).map(\.key.elementID)
    var isAnswered = Array(repeating: false, count: elements.count)
    var lines: [String] = []
    // In the layout's order, then what it lacks.
    var expected: [ElementName] = []
    for id in answer {
      guard let place = places[id] else {
        lines.append("too much: \(ElementName(id)), which the query for all does not have")
        continue
      }
      let element = elements[place]
      if isAnswered[place] {
        lines.append("twice: \(element.name)")
      } else if element.mayBe(in: rect) || declared.contains(.looseQueries) {
        expected.append(element.name)
      } else {
        lines.append("too much: \(element.name), frame \(NumberText.short(element.state.frame))")
      }
      isAnswered[place] = true
    }
    for (place, element) in elements.enumerated()
    where !isAnswered[place] && element.mustBe(in: rect) {
      expected.append(element.name)
      lines.append("missing: \(element.name), frame \(NumberText.short(element.state.frame))")
    }
    if lines.isEmpty { return nil }
    return breach(
      .rectQueries,
      "layoutAttributesForElements(in: \(NumberText.short(rect))) has \(answer.count) elements"
        + list(lines),
      probe: .query(rect), expecting: ["elements": .array(expected.map(\.json))])
  }

  /// Rule 4: every item, header and footer is found by its path, as the query for all has it.
  func breachOfItemQueries(_ elements: [LawElement]) -> LawBreach? {
    for element in elements {
      guard let details = breachOfItemQuery(element) else { continue }
      var breach = breach(.itemQueries, details)
      if element.state.id.category == .cell {
        breach.item = ItemPosition(element.name.section, element.name.item)
      }
      return breach
    }
    return nil
  }

  private func breachOfItemQuery(_ element: LawElement) -> String? {
    let path = IndexPath(indexes: [element.name.section, max(0, element.name.item)])
    let question: String
    let answer: GridViewLayoutAttributes?
    switch element.state.id.category {
    case .cell:
      question = "layoutAttributesForItem(at: [\(element.name.section), \(element.name.item)])"
      answer = grid.layoutAttributesForItem(at: path)
    case .supplementaryView:
      question = "layoutAttributesForSupplementaryView(ofKind:at:) for \(element.name)"
      answer = grid.layoutAttributesForSupplementaryElement(
        ofKind: element.state.id.kind ?? "", at: path)
    case .decorationView: return nil
    }
    guard let answer else { return "\(question) answers nil, the query has \(element.state)" }
    let found = GridElementState(answer)
    if found.id != element.state.id {
      return "\(question) answers for another path: \(found)"
    }
    if found.isNear(element.state, Self.tolerance) { return nil }
    return "\(question) differs from the query for all"
      + list(["by path: \(found)", "in the query: \(element.state)"])
  }
}
