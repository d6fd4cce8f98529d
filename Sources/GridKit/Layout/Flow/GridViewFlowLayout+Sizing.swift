// Sizes that the views of items ask for. The solved plan has them; while there is none they
// wait in `measured`.

extension GridViewFlowLayout {
  /// FL-58: any estimate switches self-sizing on.
  var estimatesSizes: Bool { estimatedItemSize != .zero }

  /// The number of items with a size that their view asked for or agreed to.
  package var measuredCount: Int {
    let sizes = solution?.plan.measuredSizes ?? measured
    return sizes.values.reduce(0) { $0 + $1.knownCount }
  }

  // MARK: Keeping

  /// Takes the measured sizes out of a solution that is about to be dropped.
  func keepMeasuredSizes() {
    if let solution { measured = solution.plan.measuredSizes }
  }

  /// Returns the measured sizes of a section if it still has that many items, else no sizes.
  func measuredSizes(section: Int, count: Int) -> SparseSizes {
    if let sizes = measured[section], sizes.count == count { return sizes }
    return SparseSizes(count: count)
  }

  /// FL-64: sizes hold for one length across the scroll axis, and only while they are estimated.
  func evictOutdatedSizes(in grid: GridView) {
    let crossLength = crossLength(of: grid.bounds)
    if crossLength != measuredCrossLength || !estimatesSizes { measured.removeAll() }
    measuredCrossLength = crossLength
  }

  /// Carries measured sizes along with their items through a batch update, once the layout was told
  /// of it; those of items that are deleted or reloaded are forgotten.
  package func carryMeasuredSizes(through update: UpdatePlan) {
    var carried: [Int: SparseSizes] = [:]
    for (section, sizes) in measured {
      sizes.forEachKnown { item, size in
        let old = UpdatePosition(section: section, item: item)
        guard let new = update.fate(of: old).survivor else { return }
        let count = update.after.items[new.section]
        carried[new.section, default: SparseSizes(count: count)][new.item] = size
      }
    }
    measured = carried
  }

  // MARK: Measuring

  /// Whether an item changes its size for a view's wish (FL-61).
  ///
  /// A view with a say that agrees is measured too: its size stays what it is when the average
  /// changes.
  func takesOver(_ preferred: CGSize, insteadOf original: CGSize, at position: Position) -> Bool {
    guard estimatesSizes else { return false }
    if preferred != original { return true }
    if inGrid({ $0.display.selfSizing.overridesSizing }) == true {
      let (section, item) = (position.section, position.item)
      lastQuestion.forget()
      // Most often it has agreed before, and all that is known of frames holds.
      let known = solution.map(Unretained.init)?.withObject {
        $0.plan.measuredSize(section: section, item: item)
      }
      if known != original {
        solution?.plan.measure(original, section: section, item: item)
        solutionDidChange()
      }
    }
    return false
  }

  /// Writes into a context that an item is to have the size that its view asked for.
  func describe(
    _ size: CGSize, ofItemAt position: Position, in context: GridViewLayoutInvalidationContext,
    isItem: Bool
  ) {
    guard isItem, estimatesSizes, isInstalled else { return }
    if size.width < 0 || size.height < 0 {
      installedView?.simulation.raise(.negativeItemSize(size, path: position.indexPath))
      return
    }
    context.asFlowContext?.withObject { $0.invalidateFlowLayoutDelegateMetrics = false }
    context.invalidateItem(at: position)
    context.preferredSize = (position, size)
    let adjustment = inGrid { grid in
      grid.simulation.fidelity.keepsOffsetWhenFlowSizesChange
        ? .zero : offsetAdjustment(measuring: size, at: position, in: grid)
    }
    context.contentOffsetAdjustment = adjustment ?? .zero
  }

  /// Gives an item the size that its view asked for.
  func measure(_ size: CGSize, at position: Position) {
    guard estimatesSizes, let solvedReference,
      let (policy, fidelity) = inGrid({ ($0.simulation.faultPolicy, $0.simulation.fidelity) })
    else { return }
    if beforeSizing == nil, policy == .record {
      beforeSizing = (metrics, solution?.copy())
    }
    let isFirstOversized = solvedReference.withObject {
      $0.plan.measure(size, section: position.section, item: position.item)
    }
    solutionDidChange()
    if isFirstOversized, let grid = installedView, let solution {
      reportOversizedItem(of: solution.plan, in: grid)
    }
    if axis == .horizontal, fidelity.swapsHorizontalFlowSpacings {
      // Which spacing is which depends on the sizes.
      keepMeasuredSizes()
      solution = nil
    }
  }

  /// Forgets what the last answer tells of others: frames have changed.
  func solutionDidChange() {
    lastQuestion.forget()
    lastFramesRegion = nil
  }

  func forgetRefusedSizes() {
    guard let before = beforeSizing else { return }
    metrics = before.metrics
    solution = before.solution
    cache.removeAll()
  }

  /// Returns the distance that the offset has to move so that what starts in the visible rectangle
  /// stays where it is while something before it changes its size.
  private func offsetAdjustment(
    measuring size: CGSize, at position: Position, in grid: GridView
  ) -> CGPoint {
    guard let solvedReference else { return .zero }
    return solvedReference.withObject {
      offsetAdjustment(measuring: size, at: position, in: grid, $0)
    }
  }

  private func offsetAdjustment(
    measuring size: CGSize, at position: Position, in grid: GridView, _ solved: FlowSolution
  ) -> CGPoint {
    let (section, item) = (position.section, position.item)
    let isMirrored = grid.isMirrored
    let visible = isMirrored ? grid.mirrored(grid.bounds) : grid.bounds
    if !isMirrored || axis == .vertical {
      let distance = solved.plan.anchorMove(
        in: visible, knowing: frames(knownFor: visible), measuring: size, section: section,
        item: item)
      return axis.point(start: 0, offset: distance)
    }
    // The line keeps its distance from the end of the content.
    guard let anchor = solved.plan.anchor(in: visible),
      let start = solved.plan.lineStart(section: anchor.section, item: anchor.item)
    else { return .zero }
    let extent = axis.extent(of: solved.plan.contentSize)
    let old = solved.plan.measuredSize(section: section, item: item)
    solved.plan.measure(size, section: section, item: item)
    let newStart = solved.plan.lineStart(section: anchor.section, item: anchor.item) ?? start
    let newExtent = axis.extent(of: solved.plan.contentSize)
    solved.plan.measure(old, section: section, item: item)
    return axis.point(start: 0, offset: newExtent - extent - (newStart - start))
  }
}
