// Orthogonal sections. Each section gets its scroll state on the first query. It keeps the scroll
// state through solves, reloads and updates as long as it is orthogonal.

extension GridViewCompositionalLayout: SectionScrollingLayout {
  package var scrollSpace: SectionScrollSpace? {
    solution?.hasRows == true ? space : nil
  }

  package func sectionScroll(ofSection section: Int) -> SectionScroll? {
    guard let solution = solved, solution.inputs.indices.contains(section),
      solution.inputs[section].isOrthogonal
    else { return nil }
    return scroll(ofSection: section, in: solution)
  }

  package func sectionDidScroll(_ scroll: SectionScroll) {
    guard isInUse(scroll) else { return }
    changeCount += 1
    recordOffset(of: scroll)
  }

  private func recordOffset(of scroll: SectionScroll) {
    if scroll.offset == 0, scrollOffsets.isEmpty { return }
    scrollOffsets[scroll.section] = scroll.offset == 0 ? nil : scroll.offset
  }

  /// Makes the scroll states of the orthogonal sections in a rectangle, because some sections do
  /// not begin at offset 0.
  func makeScrolls(in rect: CGRect, of solution: CompositionalSolution) {
    guard solution.hasRows else { return }
    let span = rect.span(solution.plan.axis)
    let known = spanOfScrolls
    if let known, known.lowerBound <= span.start, span.end <= known.upperBound { return }
    for section in solution.plan.rows(from: span.start, to: span.end)
    where !scrolls.keys.contains(section) {
      _ = scroll(ofSection: section, in: solution)
    }
    guard span.start < span.end else { return }
    var asked = span.start...span.end
    // Spans that only touch are not joined. A row of length zero between them may be missing in
    // both.
    if let known, known.lowerBound < span.end, span.start < known.upperBound {
      asked = min(known.lowerBound, span.start)...max(known.upperBound, span.end)
    }
    spanOfScrolls = asked
  }

  /// Returns the scroll state of an orthogonal section, and makes it if necessary; nil if there is
  /// nothing to scroll.
  func scroll(
    ofSection section: Int, in solution: CompositionalSolution
  ) -> SectionScroll? {
    if let scroll = scrolls[section] { return scroll }
    guard let behavior = solution.sections[section]?.scrollBehavior,
      let row = solution.plan.row(ofSection: section)
    else { return nil }
    let scroll = SectionScroll(section: section, row: row, behavior: behavior, in: space)
    scrolls[section] = scroll
    recordOffset(of: scroll)
    return scroll
  }

  /// Updates the scroll states after a solve, and removes the scroll states of sections that are no
  /// longer orthogonal.
  func updateScrolls(of solution: CompositionalSolution) {
    changeCount += 1
    spanOfScrolls = nil
    guard !scrolls.isEmpty else { return }
    scrollOffsets.removeAll(keepingCapacity: true)
    for (section, scroll) in scrolls {
      guard solution.sections.indices.contains(section),
        let behavior = solution.sections[section]?.scrollBehavior,
        let row = solution.plan.row(ofSection: section)
      else {
        scrolls[section] = nil
        continue
      }
      scroll.update(section: section, row: row, behavior: behavior)
      recordOffset(of: scroll)
    }
  }

  /// Gives each scroll state its section's index after a batch update. Reloaded sections keep their
  /// scroll states.
  func carryScrolls(through update: UpdatePlan) {
    guard !scrolls.isEmpty else { return }
    var carried: [Int: SectionScroll] = [:]
    for (section, scroll) in scrolls {
      switch update.fate(ofSection: section) {
      case .kept(let new), .moved(let new), .reloaded(let new): carried[new] = scroll
      case .deleted: break
      }
    }
    scrolls = carried
    spanOfScrolls = nil
    for (section, scroll) in carried { scroll.section = section }
  }
}

extension NSCollectionLayoutSection {
  /// The scroll behaviour of an orthogonal section; nil for other sections.
  fileprivate var scrollBehavior: SectionScroll.Behavior? {
    let (stops, properties) = (orthogonalScrollingBehavior, orthogonalScrollingProperties)
    guard stops != .none else { return nil }
    return SectionScroll.Behavior(
      stops.solverValue, decelerationRate: properties.scrollViewRate, bounces: properties.bounces)
  }
}
