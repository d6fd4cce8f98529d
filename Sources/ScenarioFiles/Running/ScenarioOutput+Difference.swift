extension ScenarioOutput {
  /// Returns the difference of this output from the expected one; nil when there is none.
  ///
  /// The `expect` of a case compares only the keys that it has. This method compares everything, in
  /// both directions: geometry, items and selection as a table like that of `GridState`, then the
  /// display texts of elements, then steps, faults and findings, with a line for each value.
  ///
  /// - Parameters:
  ///   - expected: The output to compare with.
  ///   - tolerance: The largest permitted difference of numbers in the geometry, in points; by
  ///     default far below a pixel.
  ///   - context: The number of equal rows to show on each side of a difference.
  ///   - limit: The maximum number of differing lines to show of the geometry, of the texts, and of
  ///     the steps, faults and findings. Further lines are only counted.
  /// - Complexity: O(*n* log *n* + *m* log *m*) for *n* and *m* elements.
  public func difference(
    from expected: ScenarioOutput, tolerance: CGFloat = 1e-6,
    context: Int = 1, limit: Int = 40
  ) -> GridDifference? {
    let geometry = state.difference(
      from: expected.state, tolerance: tolerance, context: context, limit: limit)
    let events = ExpectationDiff(
      expected: expected.events, actual: .object(events), isExact: true, context: context,
      limit: limit)
    let texts = LineDiff(
      expected: expected.spokenLines, actual: spokenLines, context: context, limit: limit)
    guard geometry != nil || events != nil || texts != nil else { return nil }
    var count = geometry?.count ?? 0
    var lines = geometry?.lines ?? []
    func add(_ difference: LineDiff?, of parts: String) {
      guard let difference else { return }
      count += difference.differingLines
      lines.append("\(parts) differ (- expected, + found)")
      lines += difference.description.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)" }
    }
    add(texts, of: "texts")
    add(events?.lines, of: "steps, faults and findings")
    return GridDifference(count: count, lines: lines)
  }

  /// The display texts, one line for each element with a text.
  private var spokenLines: [String] {
    lists.flatMap { $0.elements }.sorted().compactMap { element in
      element.text.map { "\(element.id): \(JSONWriter.quoted($0))" }
    }
  }

  /// The final state of the case, as the state of a grid.
  var state: GridState {
    GridState(
      contentSize: contentSize, contentOffset: contentOffset, offsetRange: offsetRange,
      visibleItems: visibleItems, selectedItems: selectedItems,
      elements: lists.flatMap { list in
        list.elements.map { GridElementState($0, list.category) }
      })
  }

  /// The lists of elements, each with its key in JSON and the category of its elements.
  var lists: [(key: String, category: GridElementID.Category, elements: [ElementRecord])] {
    [
      ("cells", .cell, cells), ("supplementary", .supplementaryView, supplementary),
      ("decorations", .decorationView, decorations),
    ]
  }

  /// The id, steps, faults and findings: everything except the final geometry and the texts.
  private var events: JSONObject {
    var object: JSONObject = [
      "id": .string(id), "steps": .array(steps.map(\.json)), "faults": .array(faults.map(\.json)),
    ]
    object["findings"] = findings.map { .array($0.map(\.json)) }
    return object
  }
}
