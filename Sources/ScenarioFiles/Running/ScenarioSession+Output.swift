extension ScenarioSession {
  /// Ends the case and returns its run: output, trace, findings and recording.
  func finish(scope: ElementScope, listingLimit: Int?) -> ScenarioRun {
    let recording = recorder?.finish()
    why?.stop()
    log?.stop()
    let base = ScenarioOutput(
      id: scenario.id, contentSize: grid.contentSize, contentOffset: grid.contentOffset,
      offsetRange: OffsetRange(of: grid))
    let isListed = scope == .visible || scenario.expect != nil
    let isPartial = !isListed && listingLimit.map { grid.loadedModel.itemCount > $0 } ?? false
    let attributes =
      isPartial
      ? GridPicture.elements(around: grid, limit: listingLimit ?? 0).0 : elements(scope)
    var output = filled(base, with: attributes)
    var difference: ExpectationDiff?
    if let expect = scenario.expect {
      let whole = scope == .all ? output : filled(base, with: elements(.all))
      output.faults = whole.faults
      difference = ExpectationDiff(expected: expect, actual: whole)
    }
    return ScenarioRun(
      scenario: scenario, output: output, difference: difference, isPartial: isPartial,
      trace: log?.events ?? [], findings: findings, recording: recording, why: why, grid: grid,
      companions: [data] + [listener].compactMap { $0 } + made.values.flatMap { $0.made.kept }
        + dismissed.flatMap(\.kept), shown: shown)
  }

  /// Returns the grid's elements. A compositional layout leaves out items outside the content, and
  /// items that are scrolled out of an orthogonal section. This method adds them.
  private func elements(_ scope: ElementScope) -> [GridViewLayoutAttributes] {
    var elements = grid.elements(scope)
    guard scope == .all, grid.collectionViewLayout is GridViewCompositionalLayout else {
      return elements
    }
    let listed = Set(elements.lazy.map(\.key))
    for section in 0..<grid.numberOfSections {
      for item in 0..<grid.numberOfItems(inSection: section)
      where !listed.contains(ElementKey(.cell, Position(section, item))) {
        let path = IndexPath(item: item, section: section)
        if let attributes = grid.layoutAttributesForItem(at: path) { elements.append(attributes) }
      }
    }
    return elements
  }

  /// Returns each element once. If a layout has returned an element twice, only the last attributes
  /// count. The result of a `query` action lists both.
  static func lastOfEach(_ elements: some Sequence<ElementRecord>) -> [ElementRecord] {
    let records = Array(elements)
    // Most layouts return elements in ascending order. Then no element occurs twice.
    if zip(records, records.dropFirst()).allSatisfy({ $0 < $1 }) { return records }
    var places: [ElementName: Int] = [:]
    for (place, record) in records.enumerated() { places[record.id] = place }
    guard places.count < records.count else { return records }
    return records.enumerated().filter { places[$1.id] == $0 }.map(\.element)
  }

  /// Returns an element's record with its display text.
  func record(_ state: GridElementState) -> ElementRecord {
    var record = ElementRecord(state)
    record.text = scenario.texts?.text(of: state.id)
    return record
  }

  private func filled(
    _ base: ScenarioOutput, with attributes: [GridViewLayoutAttributes]
  ) -> ScenarioOutput {
    var output = base
    let lastStep = scenario.actions.isEmpty ? nil : scenario.actions.count - 1
    output.faults = faults
    func records(_ category: GridElementID.Category) -> [ElementRecord] {
      let records = Self.lastOfEach(
        attributes.lazy.filter { $0.kind.category == category }.map { [self] in
          record(GridElementState($0))
        })
      let (finite, fault) = Self.finite(records, step: lastStep)
      if let fault { output.faults.append(fault) }
      return finite
    }
    output.cells = records(.cell)
    output.supplementary = records(.supplementaryView)
    output.decorations = records(.decorationView)
    output.visibleItems = grid.indexPathsForVisibleItems.map(ItemPosition.init)
    output.selectedItems = (grid.indexPathsForSelectedItems ?? []).map(ItemPosition.init)
    output.sections = grid.sectionOffsets.map {
      .init(section: $0.section, contentOffset: $0.offset)
    }
    output.steps = steps
    return output
  }
}
