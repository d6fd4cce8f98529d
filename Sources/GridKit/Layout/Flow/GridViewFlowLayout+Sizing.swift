// The preferred sizes of item views. The solved plan holds them. Without a plan they are in
// `measured`.

extension GridViewFlowLayout {
  /// Whether cells size themselves. Any estimate switches self-sizing on (FL-58).
  var estimatesSizes: Bool { estimatedItemSize != .zero }

  /// The number of items whose size their view has asked for or agreed to.
  package var measuredCount: Int {
    let sizes = solution?.plan.measuredSizes ?? measured
    return sizes.values.reduce(0) { $0 + $1.knownCount }
  }

  // MARK: Keeping

  /// Takes the measured sizes out of a solution that is about to be dropped.
  func keepMeasuredSizes() {
    if let solution { measured = solution.plan.measuredSizes }
  }

  /// Returns the measured sizes of a section, or no sizes if the number of its items has changed.
  func measuredSizes(section: Int, count: Int) -> SparseSizes {
    if let sizes = measured[section], sizes.count == count { return sizes }
    return SparseSizes(count: count)
  }

  /// Evicts the measured sizes if the length across the scroll axis has changed, or sizes are no
  /// longer estimated (FL-64).
  func evictOutdatedSizes(in grid: GridView) {
    let crossLength = crossLength(of: grid.bounds)
    if crossLength != measuredCrossLength || !estimatesSizes { measured.removeAll() }
    measuredCrossLength = crossLength
  }

  // MARK: Measuring

  /// Whether an item takes the size that its view prefers (FL-61).
  ///
  /// If the view could prefer another size but agrees with the present one, this size counts as
  /// measured too. So it stays when the average changes.
  func takesOver(_ preferred: CGSize, insteadOf original: CGSize, at position: Position) -> Bool {
    guard estimatesSizes else { return false }
    if preferred != original { return true }
    if inGrid({ $0.display.selfSizing.overridesSizing }) == true {
      let (section, item) = (position.section, position.item)
      lastAnswer.forgetSegments()
      // Mostly the view has agreed before, and the known frames stay valid.
      let known = solution.map(Unretained.init)?.withObject {
        $0.plan.measuredSize(section: section, item: item)
      }
      if known != original {
        solution?.plan.measure(original, section: section, item: item)
      }
    }
    return false
  }

  /// Writes the size that an item's view has asked for into an invalidation context.
  func describe(
    _ size: CGSize, ofItemAt position: Position, in context: GridViewLayoutInvalidationContext
  ) {
    guard estimatesSizes, let grid = installedView else { return }
    if size.width < 0 || size.height < 0 {
      grid.simulation.raise(.negativeItemSize(size, path: position.indexPath))
      return
    }
    context.asFlowContext?.withObject { $0.invalidateFlowLayoutDelegateMetrics = false }
    context.invalidateItems(at: [position.indexPath])
    context.preferredSize = (position, size)
    context.contentOffsetAdjustment =
      grid.simulation.fidelity.keepsOffsetWhenFlowSizesChange
      ? .zero : offsetAdjustment(measuring: size, at: position, in: grid)
  }

  /// Gives an item the size that its view has asked for.
  func measure(_ size: CGSize, at position: Position) {
    guard estimatesSizes, let solved, let grid = installedView else { return }
    if beforeSizing == nil, grid.simulation.faultPolicy == .record {
      beforeSizing = (metrics, solved.copy())
    }
    let isFirstOversized = solved.plan.measure(
      size, section: position.section, item: position.item)
    lastAnswer.forgetSegments()
    if isFirstOversized { reportOversizedItem(of: solved.plan, in: grid) }
    if axis == .horizontal, grid.simulation.fidelity.swapsHorizontalFlowSpacings {
      // Whether line spacing and interitem spacing are swapped depends on the sizes.
      keepMeasuredSizes()
      solution = nil
    }
  }

  /// Returns the change of the content offset that keeps the first line in the visible rectangle in
  /// its place on screen while an item before it changes its size.
  private func offsetAdjustment(
    measuring size: CGSize, at position: Position, in grid: GridView
  ) -> CGPoint {
    guard let solved else { return .zero }
    let (section, item) = (position.section, position.item)
    let isMirrored = grid.isMirrored
    let visible = isMirrored ? grid.mirrored(grid.bounds) : grid.bounds
    if !isMirrored || axis == .vertical {
      let distance = solved.plan.anchorMove(
        in: visible, measuring: size, section: section, item: item)
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
