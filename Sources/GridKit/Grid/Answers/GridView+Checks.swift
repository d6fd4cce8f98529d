// Every answer of a layout goes through here before anything is changed by it.

extension GridView {
  /// Step 3 of a layout pass: checks every attributes object of an answer before anything is
  /// changed by it. Of several violations the first gives the fault's text.
  ///
  /// - Parameters:
  ///   - shared: What was checked before and has not changed since.
  ///   - remembering: Whether supplementary elements must be as they were answered before.
  /// - Returns: The places of cells that the data source does not have: they are ignored, except in
  ///   a batch update, which refuses them (E-30).
  func check(
    _ answer: [GridViewLayoutAttributes], besides shared: Range<Int> = 0..<0, remembering: Bool
  ) throws(ActionRejected) -> [Int] {
    if content.counts == nil { _ = loadedModel }
    let model = loadedModel
    var ignored: [Int] = []
    var wrong: [() -> GridFault] = []
    for index in answer.indices where !shared.contains(index) {
      let attributes = answer[index]
      if let fault = attributes.fault(in: model) {
        if !isUpdating, attributes.isPhantom(in: model) {
          ignored.append(index)
        } else {
          wrong.append(fault)
        }
      } else if remembering, attributes.kind.category == .supplementaryView,
        let remembered = known.binding(attributes.key),
        !attributes.isEqual(inLayoutCoordinates(remembered))
      {
        wrong.append { .supplementaryChanged(from: remembered, to: attributes) }
      }
    }
    if let fault = GridFault.combined(wrong.count, { wrong[$0]() }) { try refuse(fault) }
    if !ignored.isEmpty { reportPhantoms(ignored.lazy.map { answer[$0] }) }
    return ignored
  }

  private func reportPhantoms(_ phantoms: some Collection<GridViewLayoutAttributes>) {
    let layout = answers.layout
    if simulation.isTracing {
      for phantom in phantoms.prefix(GridFault.mostListed) {
        simulation.log(ConsoleMessage.ignoredAttributes(phantom, of: layout).text)
      }
    }
    simulation.recordOnce(
      "phantom item \(ObjectIdentifier(layout))", .phantomItems(Array(phantoms), of: layout))
  }

  /// What is remembered is in the view's coordinates, answers are in the layout's; mirroring is its
  /// own inverse.
  private func inLayoutCoordinates(
    _ attributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    isMirrored ? mirrored(attributes) : attributes
  }
}

extension GridViewLayoutAttributes {
  /// Returns the fault of the object; nil if there is none. A closure makes the text of the fault,
  /// because an answer may have thousands.
  fileprivate func fault(in model: SectionCounts) -> (() -> GridFault)? {
    switch kind.category {
    case .cell:
      guard !model.contains(section: position.section, item: position.item) else { break }
      return { [self] in
        indexPath.count == 2
          ? .nonexistentCell(indexPath, in: model) : .malformedAttributesPath(self)
      }
    case .supplementaryView, .decorationView:
      // LP-13: a path of length one is legal even where there is no such section. A section past
      // the end is met by the data source's dequeue (E-22).
      guard position.raw < 0 else { break }
      return { .malformedAttributesPath(self) }
    }
    return isValid ? nil : { .nonFiniteAttributes(self) }
  }

  /// Whether this is a cell, by a path of two indices, that the data source does not have.
  func isPhantom(in model: SectionCounts) -> Bool {
    kind == .cell && !model.contains(section: position.section, item: position.item)
      && indexPath.count == 2
  }
}
