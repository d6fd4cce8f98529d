import GridScenarios

// Checks after every action, after a batch, and at rest.

extension FuzzRig {
  /// Checks the properties that hold at any moment.
  func checkAlways() throws(FuzzProblem) {
    let picture = FuzzPicture(grid)
    if let element = picture.repeatedViews.first {
      throw problem(.views, "\(element) shares its view with another element")
    }
    try checkSelection()
  }

  /// Checks the selected index paths, and the cells that show the selection.
  private func checkSelection() throws(FuzzProblem) {
    let expected = source.data.selectedPlaces
    let found = (grid.indexPathsForSelectedItems ?? []).map { FuzzPlace($0) }
    if found != expected {
      throw problem(.selection, "selected are \(found), expected \(expected)")
    }
    for cell in grid.visibleCells {
      guard let path = grid.indexPath(for: cell) else { continue }
      let place = FuzzPlace(path)
      if cell.isSelected != expected.contains(place) {
        throw problem(.selection, "the cell of \(place) has isSelected \(cell.isSelected)")
      }
    }
  }

  /// Checks that right after a change the elements on screen equal the elements of a fresh grid.
  func checkContent() throws(FuzzProblem) {
    guard !subject.isSized else { return }
    let (fresh, state) = makeFreshPicture()
    if let difference = FuzzPicture(grid).difference(from: fresh) {
      throw problem(.content, difference)
    }
    if grid.contentSize != state.contentSize {
      throw problem(
        .geometry,
        "the content size is \(NumberText.short(grid.contentSize)), that of a fresh grid is "
          + NumberText.short(state.contentSize))
    }
    let counts = FuzzGridState(grid).counts
    if counts != state.counts {
      throw problem(.geometry, "the grid counts \(counts), its data source has \(state.counts)")
    }
  }

  /// Checks that self-sizing cells have their preferred sizes. In a list, also checks that rows are
  /// as wide as the grid and one below the other.
  private func checkSizes() throws(FuzzProblem) {
    let cells = grid.visibleCells.compactMap { $0 as? FuzzSizedCell }
    for cell in cells {
      if let text = cell.wrongHeight { throw problem(.geometry, text) }
    }
    guard !(grid.collectionViewLayout is GridViewFlowLayout) else { return }
    for cell in cells {
      if abs(cell.frame.width - max(1, grid.bounds.width)) > 0.5 {
        throw problem(
          .geometry,
          "a row is \(NumberText.short(cell.frame.width)) wide, the grid "
            + NumberText.short(grid.bounds.width))
      }
    }
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      let gap = lower.frame.minY - upper.frame.maxY
      if !(-0.5...6.5).contains(gap) {
        throw problem(
          .geometry,
          "rows \(upper.item?.text ?? "-") and \(lower.item?.text ?? "-") are "
            + "\(NumberText.short(gap)) apart")
      }
    }
  }

  /// Checks that the grid at rest is like a fresh grid, and that earlier changes have left nothing
  /// behind.
  func checkRest() throws(FuzzProblem) {
    guard simulation.isAtRest else { throw problem(.rest, "something still moves") }
    try checkContent()
    if subject.isSized { try checkSizes() }
    if !mayRestOutside, !delegate.hasShifted, !grid.offsetLimits.contains(grid.contentOffset) {
      throw problem(
        .geometry, "the offset \(NumberText.short(grid.contentOffset)) is outside the limits")
    }
    let live = grid.displayedElements
    let liveViews = Set(live.map { ObjectIdentifier($0.view) })
    for case let view as GridReusableView in grid.subviews
    where !view.isHidden && !liveViews.contains(ObjectIdentifier(view)) {
      let text = (view as? FuzzCell)?.text ?? (view as? FuzzHeader)?.text ?? "a decoration"
      throw problem(.views, "a view that shows \(text) is left on screen but is not live")
    }
    let waiting = grid.waitingViews
    let waitingViews = Set(waiting.map { ObjectIdentifier($0) })
    if waitingViews.count != waiting.count || !waitingViews.isDisjoint(with: liveViews) {
      throw problem(.views, "a view waits to be used again twice, or while it is live")
    }
    for (view, attributes) in live {
      let shown = view.presentation
      if shown.center != view.center || shown.bounds != view.bounds || shown.alpha != view.alpha {
        throw problem(.rest, "\(attributes.key.elementID) is not shown where it is")
      }
    }
    // Decoration views have no callbacks.
    let notified = Set(
      live.filter { $0.attributes.representedElementCategory != .decorationView }
        .map { ObjectIdentifier($0.view) })
    if notified != delegate.displayed {
      throw problem(
        .display,
        "\(notified.count) views are live, \(delegate.displayed.count) are displayed by the "
          + "callbacks' word")
    }
  }

  /// Checks that a refused batch has changed nothing.
  func checkUnchanged(since old: FuzzPicture, _ state: FuzzGridState) throws(FuzzProblem) {
    let new = FuzzPicture(grid)
    if let difference = new.difference(from: old) { throw problem(.rollback, difference) }
    if new.views != old.views { throw problem(.rollback, "other views show the same elements") }
    if FuzzGridState(grid) != state {
      throw problem(.rollback, "counts, offset, content size or selection are not as before")
    }
  }

  /// Checks VW-7 and VW-8: an item that stays on screen keeps its cell, and a reloaded item gets
  /// another cell.
  func checkObjects(since old: FuzzPicture) throws(FuzzProblem) {
    func bare(_ name: String) -> String { String(name.prefix { $0 != "+" }) }
    func withoutLook(_ picture: FuzzPicture) -> [String: ObjectIdentifier] {
      Dictionary(picture.views.map { (bare($0.key), $0.value) }, uniquingKeysWith: { a, _ in a })
    }
    let new = withoutLook(FuzzPicture(grid))
    let old = withoutLook(old)
    for (name, view) in old.sorted(by: { $0.key < $1.key }) {
      if let now = new[name], now != view {
        throw problem(.objects, "\(name) has another view than before the batch")
      }
    }
    func item(_ name: String) -> String { String(name.prefix { $0 != "v" }) }
    for (name, view) in new.sorted(by: { $0.key < $1.key }) where name.contains("v") {
      if let earlier = old.first(where: { $0.value == view && item($0.key) == item(name) }),
        earlier.key != name
      {
        throw problem(.objects, "\(name) has the view of \(earlier.key), which was reloaded")
      }
    }
  }
}
