// Sections that scroll by themselves. Each gets an object when it is asked for,
// and keeps it through solves, reloads and updates as long as it scrolls.

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
    newsCount += 1
    recordOffset(of: scroll)
  }

  private func recordOffset(of scroll: SectionScroll) {
    if scroll.offset == 0, scrollOffsets.isEmpty { return }
    scrollOffsets[scroll.section] = scroll.offset == 0 ? nil : scroll.offset
  }

  /// Makes sure that sections in a rectangle have their objects: some do not begin at offset 0.
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
    // Spans that only touch are not joined: a row without length between them may be left out.
    if let known, known.lowerBound < span.end, span.start < known.upperBound {
      asked = min(known.lowerBound, span.start)...max(known.upperBound, span.end)
    }
    spanOfScrolls = asked
  }

  /// The object of a section that scrolls by itself, made if there is none; nil where there is
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

  /// Tells sections how they were solved, and lets go of those that scroll no more.
  func updateScrolls(of solution: CompositionalSolution) {
    newsCount += 1
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

  /// Carries the scroll states of sections through a batch update, also those of sections that are
  /// reloaded.
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

extension GridViewCompositionalLayout {
  /// The number of sections that have an object for their scroll state.
  package var sectionScrollCount: Int { scrolls.count }
}

extension NSCollectionLayoutSection {
  /// The scroll behaviour of the section; nil where it goes with the others.
  fileprivate var scrollBehavior: SectionScroll.Behavior? {
    let (stops, properties) = (orthogonalScrollingBehavior, orthogonalScrollingProperties)
    guard stops != .none else { return nil }
    return SectionScroll.Behavior(
      stops.solverValue, decelerationRate: properties.scrollViewRate, bounces: properties.bounces)
  }
}
