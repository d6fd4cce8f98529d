// The views of an element that the laws on queries need.
extension GridElementState {
  var name: ElementName { ElementName(id) }

  /// Whether the answer for a rectangle must contain the element: `frame` and `base` both overlap
  /// the rectangle by more than the tolerance. Layouts may select elements by either of the two.
  func mustBe(in rect: CGRect) -> Bool {
    let inner = rect.insetBy(dx: LawChecker.tolerance, dy: LawChecker.tolerance)
    return hasArea && frame.overlaps(inner) && base.overlaps(inner)
  }

  /// Whether the answer for a rectangle may contain the element. An element that only touches the
  /// rectangle may be in the answer, as in Foundation's `intersects` on Linux.
  func mayBe(in rect: CGRect) -> Bool {
    let outer = rect.insetBy(dx: -LawChecker.tolerance, dy: -LawChecker.tolerance)
    return frame.overlaps(outer) || base.overlaps(outer)
  }

  var hasArea: Bool { frame.width > 0 && frame.height > 0 && !isHidden }
}

extension LawChecker {
  /// Returns the rectangles to query: the bounds, the frame of each element, and strips across the
  /// whole content along the bottom and right edges of each element. A layout that searches for the
  /// first element in a rectangle is often wrong in such strips.
  ///
  /// - Parameter limit: The maximum number of elements to use, evenly spread.
  func probes(_ elements: [GridElementState], limit: Int) -> [CGRect] {
    var rects = [grid.bounds]
    let whole = elements.reduce(CGRect(origin: .zero, size: grid.contentSize)) {
      $1.hasArea ? $0.hull(with: $1.frame) : $0
    }
    let stride = max(1, (elements.count + limit - 1) / max(1, limit))
    for index in Swift.stride(from: 0, to: elements.count, by: stride) {
      let frame = elements[index].frame
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

  /// Checks the law `rectQueries`: the answer for a rectangle has each element that meets the
  /// rectangle once, and no other elements.
  func breachOfRectQueries(_ elements: [GridElementState], limit: Int) -> LawBreach? {
    let places = Dictionary(
      elements.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { a, _ in a })
    for rect in probes(elements, limit: limit) {
      if let breach = breachOfQuery(rect, elements, places) { return breach }
    }
    return nil
  }

  /// Returns the breach in the answer to a query for a rectangle; nil if there is none.
  ///
  /// - Parameter places: The index of each element in `elements`.
  private func breachOfQuery(
    _ rect: CGRect, _ elements: [GridElementState], _ places: [GridElementID: Int]
  ) -> LawBreach? {
    let answer = grid.ask(elementsIn: rect).map(\.key.elementID)
    var isAnswered = Array(repeating: false, count: elements.count)
    var lines: [String] = []
    // The answered elements in the layout's order, then the missing elements.
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
        lines.append("too much: \(element.name), frame \(NumberText.short(element.frame))")
      }
      isAnswered[place] = true
    }
    for (place, element) in elements.enumerated()
    where !isAnswered[place] && element.mustBe(in: rect) {
      expected.append(element.name)
      lines.append("missing: \(element.name), frame \(NumberText.short(element.frame))")
    }
    if lines.isEmpty { return nil }
    return breach(
      .rectQueries,
      "layoutAttributesForElements(in: \(NumberText.short(rect))) has \(answer.count) elements"
        + list(lines),
      probe: .Op.query(rect), expecting: ["elements": .array(expected.map(\.json))])
  }

  /// Checks the law `itemQueries`: the attributes for the index path of an item, header or footer
  /// equal the attributes in a query for all elements.
  func breachOfItemQueries(_ elements: [GridElementState]) -> LawBreach? {
    for element in elements {
      guard let details = breachOfItemQuery(element) else { continue }
      var breach = breach(.itemQueries, details)
      if element.id.category == .cell {
        breach.item = ItemPosition(element.name.section, element.name.item)
      }
      return breach
    }
    return nil
  }

  private func breachOfItemQuery(_ element: GridElementState) -> String? {
    let path = IndexPath(indexes: [element.name.section, max(0, element.name.item)])
    let question: String
    let answer: GridViewLayoutAttributes?
    switch element.id.category {
    case .cell:
      question = "layoutAttributesForItem(at: [\(element.name.section), \(element.name.item)])"
      answer = grid.layoutAttributesForItem(at: path)
    case .supplementaryView:
      question = "layoutAttributesForSupplementaryView(ofKind:at:) for \(element.name)"
      answer = grid.layoutAttributesForSupplementaryElement(
        ofKind: element.id.kind ?? "", at: path)
    case .decorationView: return nil
    }
    guard let answer else { return "\(question) answers nil, the query has \(element)" }
    let found = GridElementState(answer)
    if found.id != element.id {
      return "\(question) answers for another path: \(found)"
    }
    if found.isNear(element, Self.tolerance) { return nil }
    return "\(question) differs from the query for all"
      + list(["by path: \(found)", "in the query: \(element)"])
  }
}
