extension GridViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  func changesCrossLength(_ newBounds: CGRect) -> Bool {
    crossLength(of: newBounds) != plannedCrossLength
  }

  /// Length of bounds across the scroll axis. Nothing is laid out in a view without area: nil, so
  /// that any bounds differ from those.
  func crossLength(of bounds: CGRect) -> CGFloat? {
    bounds.isEmpty ? nil : axis.length(of: bounds.size)
  }

  /// Pixels of the view's screen, unless rounding is off.
  var pixelGrid: PixelGrid {
    roundsToPixels ? installedView?.simulation.screen.pixels ?? .unrounded : .unrounded
  }

  /// Insets of the view in the layout's coordinates, whose left may be the view's right (LB-7).
  private func ownSides(_ inset: GridEdgeInsets, in grid: GridView) -> GridEdgeInsets {
    guard grid.isMirrored else { return inset }
    return GridEdgeInsets(
      top: inset.top, left: inset.right, bottom: inset.bottom, right: inset.left)
  }

  /// The present pinning of headers and footers; nil when nothing is pinned.
  var pinning: FlowPinning? {
    guard pins, let grid = installedView else { return nil }
    return FlowPinning(
      axis: axis, bounds: grid.mirrored(grid.bounds),
      contentInset: ownSides(grid.adjustedContentInset, in: grid),
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds)
  }

  /// The solved layout: computed in `prepare()`, or on demand when a query comes first. Nil
  /// without a view.
  var plan: FlowPlan? { solvedReference?.withObject { $0.plan } }

  /// The solved layout, to be read in place without counting a reference.
  var solvedReference: Unretained<FlowSolution>? {
    solution.map(Unretained.init) ?? solved.map(Unretained.init)
  }

  /// The solved layout with the counts and the length across the scroll axis that it was solved
  /// for.
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
    cache.removeAll()
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

  /// Keeps what holds now, for the case that the grid refuses the change that makes it stale.
  func rememberSolution() {
    guard let solution, !solution.isRefused, installedView?.simulation.faultPolicy == .record
    else { return }
    before = (metrics, solution)
  }

  /// Drops a solution that does not belong to the grid's counts and bounds: the grid took back the
  /// change that it was made for, or refused the sizes in it.
  func dropOutdatedSolution() {
    guard let known = solution.map(Unretained.init),
      inGrid({ grid in known.withObject { holds($0, in: grid) } }) == false,
      let solution, let grid = installedView
    else { return }
    cache.removeAll()
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
    let inset = ownSides(grid.adjustedContentInset, in: grid)
    let lineInsets = axis.lineInsets(of: inset)
    let crossLength =
      axis.length(of: grid.bounds.size) - lineInsets.leading - lineInsets.trailing
    // Without room (FL-7, FL-15) nothing is asked and nothing laid out.
    guard crossLength > 0, grid.bounds.width > 0, grid.bounds.height > 0 else {
      return FlowPlan(axis: axis, crossLength: 0, grid: pixelGrid, sections: [])
    }
    let metrics = loadedMetrics(in: grid)
    let reference: GridEdgeInsets? =
      switch sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: ownSides(grid.safeAreaInsets, in: grid)
      case .fromLayoutMargins: ownSides(grid.layoutMargins, in: grid)
      }
    // Sizes that no item has are not looked at: the fault is raised while sizes are collected.
    let needsItemSize = metrics.sections.contains { $0.sizes == nil && $0.itemCount > 0 }
    let uniformSize = needsItemSize ? checkedItemSize(in: grid) : .zero
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

  private func loadedMetrics(in grid: GridView) -> FlowMetrics {
    if let metrics { return metrics }
    let caller = FlowDelegateCaller(grid: grid, layout: self)
    let loaded = caller.load()
    metrics = loaded
    return loaded
  }

  /// The size of items for which the delegate gives none (FL-10): the estimate, else `itemSize`.
  private func checkedItemSize(in grid: GridView) -> CGSize {
    let size =
      estimatesSizes && estimatedItemSize != GridViewFlowLayout.automaticSize
      ? estimatedItemSize : itemSize
    guard size.width.isFinite, size.height.isFinite else {
      grid.simulation.raise(.nonFiniteItemSize(size, path: nil))
      return .zero
    }
    guard size.width >= 0, size.height >= 0 else {
      grid.simulation.raise(.negativeItemSize(size, path: nil))
      return .zero
    }
    return size
  }

  // MARK: Attributes

  /// The cached object of an element with its frame, made if there is none.
  func attributes(
    of element: FlowElement, section: Int, frame: CGRect
  ) -> GridViewLayoutAttributes {
    attributes(
      of: element, section: section, frame: frame, areOfBaseClass: makesBaseClassAttributes)
  }

  /// Returns the attributes of a flow element with a frame, from the cache or new.
  ///
  /// - Parameter areOfBaseClass: Whether new objects are of the base class.
  @inline(__always)
  func attributes(
    of element: FlowElement, section: Int, frame: CGRect, areOfBaseClass: Bool
  ) -> GridViewLayoutAttributes {
    let key =
      switch element {
      case .item(let item): ElementKey(.cell, Position(section, item))
      case .header: ElementKey(FlowKinds.header, Position(section, 0))
      case .footer: ElementKey(FlowKinds.footer, Position(section, 0))
      }
    let finding = cache.look(for: key, in: frame)
    guard areOfBaseClass, !finding.isChanged else {
      return checkedAttributes(of: key, frame: frame)
    }
    if finding.hasFrame, let place = finding.place { return cache.object(at: place) }
    // An element that has moved gets a new object, since the view holds the old one.
    let attributes = GridViewLayoutAttributes()
    attributes.place(key, in: frame)
    if key.kind != .cell { attributes.zIndex = 10 }
    if let place = finding.place {
      cache.replace(at: place, by: attributes, key, in: frame)
    } else {
      cache.add(attributes, key, in: frame)
    }
    return attributes
  }

  /// Returns the object of an element as `attributes(of:section:frame:areOfBaseClass:)` does, where
  /// the cached object was changed by other code, or the layout makes objects of its own class:
  /// code that is called for that may come to ask the layout.
  private func checkedAttributes(of key: ElementKey, frame: CGRect) -> GridViewLayoutAttributes {
    if let cached = cache.entry(key) {
      if cached.isMoved { report(changed: cached.attributes, expected: cached.frame) }
      if cached.hasFrame(frame) { return cached.attributes }
    }
    let attributes = makeAttributes()
    attributes.place(key, in: frame)
    if key.kind != .cell { attributes.zIndex = 10 }
    cache.insert(attributes)
    return attributes
  }

  // MARK: Console

  /// FL-80: an item longer than its line is laid out, and said once per load.
  func reportOversizedItem(of plan: FlowPlan, in grid: GridView) {
    guard let item = plan.oversizedItem, let lengths = plan.oversizedLengths else { return }
    let fromDelegate = metrics?.sections[item.section].sizes != nil
    let text = FlowMessages.oversizedItem(layout: self, grid: grid, fromDelegate: fromDelegate)
    grid.simulation.log(text)
    grid.simulation.record(
      .oversizedItem(.cell(item.section, item.item), lengths: lengths, axis: axis, console: text))
  }

  /// Said once per simulation.
  private func report(changed attributes: GridViewLayoutAttributes, expected: CGRect) {
    guard let simulation = installedView?.simulation else { return }
    simulation.recordOnce(
      "flow cache mismatch",
      {
        let text = FlowMessages.cacheMismatch(
          attributes: attributes, expected: expected, layout: self)
        simulation.log(text)
        return LayoutFinding(
          code: "shared-attributes-mutated", severity: .warning, message: text,
          elements: [attributes.key.elementID])
      }())
  }
}

/// The kinds of a flow layout's headers and footers.
@MainActor
enum FlowKinds {
  static let header = ElementKind.supplementary(GridView.elementKindSectionHeader)
  static let footer = ElementKind.supplementary(GridView.elementKindSectionFooter)
}
