extension GridViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the length of bounds across the scroll axis. Returns nil for bounds without area,
  /// because nothing is laid out in such bounds. The result for any bounds with an area is
  /// different.
  func crossLength(of bounds: CGRect) -> CGFloat? {
    bounds.isEmpty ? nil : axis.length(of: bounds.size)
  }

  /// The pixels of the view's screen; `.unrounded` if rounding is off, or if there is no view.
  var pixelGrid: PixelGrid {
    roundsToPixels ? installedView?.simulation.screen.pixels ?? .unrounded : .unrounded
  }

  /// The present pinning of headers and footers; nil when nothing is pinned.
  var pinning: FlowPinning? {
    guard pins, let grid = installedView else { return nil }
    return FlowPinning(
      axis: axis, bounds: grid.mirrored(grid.bounds),
      contentInset: grid.adjustedContentInset.mirrored(if: grid.isMirrored),
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds)
  }

  /// The flow layout's own plan, regardless of the answers of a subclass; nil without a view.
  package var ownPlan: FlowPlan? { solved?.plan }

  /// The solved layout; nil without a view. It is solved in `prepare()`, or on demand if a query
  /// comes first.
  var solved: FlowSolution? {
    if let solution { return solution }
    guard let grid = installedView else { return nil }
    let ((plan, counts), isRefused) = grid.watch {
      evictOutdatedSizes(in: grid)
      return (solve(in: grid), grid.loadedModel)
    }
    let solved = FlowSolution(
      plan: plan, counts: counts, contentGeneration: grid.content.generation,
      crossLength: crossLength(of: grid.bounds), isRefused: isRefused)
    pool.removeAll()
    if isRefused, let before {
      restore(before)
      return solution
    }
    if !isRefused { reportOversizedItem(of: plan, in: grid) }
    solution = solved
    measured.removeAll()
    plannedCrossLength = solved.crossLength
    return solved
  }

  // MARK: Refused changes

  /// Saves the present metrics and solution, in case the grid refuses the change that makes them
  /// stale.
  func rememberSolution() {
    guard let solution, !solution.isRefused, installedView?.simulation.faultPolicy == .record
    else { return }
    before = (metrics, solution)
  }

  /// Drops a solution that does not match the grid's counts and bounds, because the grid has
  /// refused the change or the sizes for which it was solved.
  func dropOutdatedSolution() {
    guard let solution, let grid = installedView, !holds(solution, in: grid) else { return }
    pool.removeAll()
    if let before, holds(before.solution, in: grid) { return restore(before) }
    if solution.isRefused || solution.counts != grid.loadedModel { metrics = nil }
    keepMeasuredSizes()
    self.solution = nil
  }

  private func holds(_ solution: FlowSolution, in grid: GridView) -> Bool {
    !solution.isRefused && solution.crossLength == crossLength(of: grid.bounds)
      && (grid.content.counts != nil && solution.contentGeneration == grid.content.generation
        || solution.counts == grid.loadedModel)
  }

  private func restore(_ before: (metrics: FlowMetrics?, solution: FlowSolution)) {
    metrics = before.metrics
    solution = before.solution.copy()
    plannedCrossLength = before.solution.crossLength
  }

  // MARK: Solving

  private func solve(in grid: GridView) -> FlowPlan {
    let inset = grid.adjustedContentInset.mirrored(if: grid.isMirrored)
    let lineInsets = axis.lineInsets(of: inset)
    let crossLength =
      axis.length(of: grid.bounds.size) - lineInsets.leading - lineInsets.trailing
    // Without room (FL-7, FL-15) the delegate is not asked, and nothing is laid out.
    guard crossLength > 0, grid.bounds.width > 0, grid.bounds.height > 0 else {
      return FlowPlan(axis: axis, crossLength: 0, grid: pixelGrid, sections: [])
    }
    let metrics = self.metrics ?? FlowDelegateCaller(grid: grid, layout: self).load()
    self.metrics = metrics
    let reference: GridEdgeInsets? =
      switch sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: grid.safeAreaInsets.mirrored(if: grid.isMirrored)
      case .fromLayoutMargins: grid.layoutMargins.mirrored(if: grid.isMirrored)
      }
    // `itemSize` is checked only if items have this size, because the check may raise a fault.
    let needsItemSize = metrics.sections.contains { $0.sizes == nil && $0.itemCount > 0 }
    let uniformSize =
      needsItemSize ? grid.simulation.checkedItemSize(uniformItemSize, path: nil) : .zero
    let sections = metrics.sections.enumerated().map { index, section in
      let sizes = section.sizes.map { FlowSizeSlice(metrics.sizes, $0) }
      let items: FlowItems
      if estimatesSizes {
        items = .estimated(
          FlowEstimates(
            sizes.map { .each($0) } ?? .one(uniformSize),
            measured: measuredSizes(section: index, count: section.itemCount), along: axis))
      } else {
        items =
          sizes.map { .sizes($0) } ?? .uniform(count: section.itemCount, size: uniformSize)
      }
      var line = section.lineSpacing ?? minimumLineSpacing
      var interitem = section.interitemSpacing ?? minimumInteritemSpacing
      if axis == .horizontal, grid.simulation.fidelity.swapsHorizontalFlowSpacings,
        !items.isUniform
      {
        swap(&line, &interitem)
      }
      let solved = FlowSection(
        items: items,
        inset: FlowInsets.effective(
          inset: section.inset ?? sectionInset, reference: reference, contentInset: inset),
        lineSpacing: line, interitemSpacing: interitem,
        headerExtent: axis.extent(of: section.headerSize ?? headerReferenceSize),
        footerExtent: axis.extent(of: section.footerSize ?? footerReferenceSize))
      if solved.hasFiniteLengths { return solved }
      grid.simulation.raise(.nonFiniteFlowLength(section: index))
      return FlowSection(
        items: items, inset: .zero, lineSpacing: 0, interitemSpacing: 0, headerExtent: 0,
        footerExtent: 0)
    }
    var plan = FlowPlan(axis: axis, crossLength: crossLength, grid: pixelGrid, sections: sections)
    plan.includesTouching = !grid.simulation.fidelity.leavesOutTouchedLines
    return plan
  }

  /// The size of items for which the delegate gives no size (FL-10): the estimated size, if there
  /// is one, otherwise `itemSize`.
  private var uniformItemSize: CGSize {
    estimatesSizes && estimatedItemSize != GridViewFlowLayout.automaticSize
      ? estimatedItemSize : itemSize
  }

  // MARK: Console

  /// Reports an item that is longer than its line, once per load (FL-80). The item is laid out
  /// anyway.
  func reportOversizedItem(of plan: FlowPlan, in grid: GridView) {
    guard let item = plan.oversizedItem, let lengths = plan.oversizedLengths else { return }
    let fromDelegate = metrics?.sections[item.section].sizes != nil
    let message = ConsoleMessage.oversizedItem(
      layout: self, grid: grid, fromDelegate: fromDelegate)
    grid.simulation.log(message.text)
    grid.simulation.record(
      .oversizedItem(.cell(item.section, item.item), lengths: lengths, axis: axis, console: message)
    )
  }
}
