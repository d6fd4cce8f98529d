/// The state that a layout restores when a change is rejected.
@MainActor
struct CompositionalMemory {
  var solution: CompositionalSolution
  var plan: CompositionalPlan
  var scrolls: [Int: SectionScroll]
}

extension GridViewCompositionalLayout {
  /// The present solution; nil without a grid. The layout is solved in `prepare()`, or by the first
  /// query if the query comes earlier (CS-2).
  var solved: CompositionalSolution? {
    if let solution { return solution }
    guard !isSolving, let grid = installedView else { return nil }
    isSolving = true
    isOutdated = false
    let ((plan, definition), isRefused) = grid.watch { solve(in: grid) }
    isSolving = false
    let solved = CompositionalSolution(
      plan, of: definition, counts: grid.loadedModel, contentGeneration: grid.content.generation,
      boundsSize: grid.bounds.size, isRefused: isRefused)
    forgetAnswers()
    if isRefused, let before {
      restore(before)
      return solution
    }
    solution = solved
    planned = (solved.boundsSize, solved.pins)
    measures = CompositionalMeasures()
    updateScrolls(of: solved)
    if solved.pins, !grid.bounds.isEmpty { reportPinnedWithoutArea(in: solved, of: grid) }
    return solved
  }

  /// Records a finding for the first boundary item that is pinned and can never be visible.
  private func reportPinnedWithoutArea(in solved: CompositionalSolution, of grid: GridView) {
    var pinned: [CompositionalElement] = []
    for (index, item) in solved.boundaries.enumerated() where item.pinsToVisibleBounds {
      pinned.append(.layoutBoundary(index: index))
    }
    for (section, input) in solved.inputs.enumerated() {
      for (index, item) in input.boundaries.enumerated() where item.pinsToVisibleBounds {
        pinned.append(.boundary(section: section, index: index))
      }
    }
    for element in pinned {
      guard let frame = solved.plan.frame(of: element)?.frame,
        frame.width <= 0 || frame.height <= 0
      else { continue }
      let key = keys.key(of: element, in: solved)
      return grid.simulation.recordOnce(
        "pinned without area \(ObjectIdentifier(self))",
        .pinnedWithoutArea(key, frame: frame, of: self))
    }
  }

  private func solve(in grid: GridView) -> (CompositionalPlan, CompositionalDefinition) {
    let configuration = inForce
    let axis = configuration.axis
    let bounds = grid.bounds.size
    let length = bounds[axis.other]
    if length != measuredLength { measures = CompositionalMeasures() }
    measuredLength = length
    var definition = CompositionalDefinition(environment: environment(in: grid))
    // Without room, no description is requested and nothing is laid out.
    let hasRoom = bounds.width > 0 && bounds.height > 0
    if hasRoom { define(&definition, in: grid) }
    let plan = CompositionalPlan(
      axis: axis, bounds: hasRoom ? bounds : .zero, sections: definition.inputs,
      interSectionSpacing: configuration.interSectionSpacing.orZero,
      boundaries: definition.boundaries, pixels: grid.simulation.screen.pixels,
      measures: measures)
    return (plan, definition)
  }

  private func define(_ definition: inout CompositionalDefinition, in grid: GridView) {
    let configuration = inForce
    let items = configuration.boundarySupplementaryItems
    let twice = NSCollectionLayoutBoundarySupplementaryItem.duplicateKinds(in: items)
    if !twice.isEmpty { grid.simulation.raise(.duplicateSupplementaryKinds(twice)) }
    for item in items { definition.boundaries.append(item.solverValue(kinds: &keys.kinds)) }
    let counts = grid.loadedModel
    var last: NSCollectionLayoutSection?
    for index in 0..<counts.sectionCount {
      let section = section(index, in: definition.environment, of: grid)
      let count = counts.items[index]
      if section == nil, count > 0 { grid.simulation.raise(.missingSection(index)) }
      definition.sections.append(section)
      guard let section else {
        definition.inputs.append(.empty)
        continue
      }
      if section === last, var input = definition.inputs.last, !input.group.asksClosures {
        // Neighbouring sections share one description, which is converted once.
        input.itemCount = count
        definition.inputs.append(input)
        continue
      }
      let twice = section.duplicateSupplementaryKinds
      if !twice.isEmpty { grid.simulation.raise(.duplicateSupplementaryKinds(twice)) }
      last = section
      definition.inputs.append(
        value(of: section, itemCount: count, definition.environment, in: grid))
    }
  }

  private func value(
    of section: NSCollectionLayoutSection, itemCount: Int, _ environment: LayoutEnvironment,
    in grid: GridView
  ) -> CompositionalSection {
    // A section without a reference of its own uses the layout's (CL-41). Boundary items follow
    // their section (GC-96).
    let own = section.contentInsetsReference.resolved(or: inForce.contentInsetsReference)
    let beside = section.supplementaryContentInsetsReference.resolved(or: own)
    return section.solverValue(
      itemCount: itemCount, referenceInsets: insets(of: own, in: grid),
      supplementaryReferenceInsets: insets(of: beside, in: grid),
      bounds: grid.bounds.size, scrollAxis: inForce.axis, environment: environment,
      kinds: &keys.kinds)
  }

  /// Returns the insets that a reference names, in the layout's coordinates.
  private func insets(of reference: GridContentInsetsReference, in grid: GridView) -> GridEdgeInsets
  {
    switch reference {
    case .automatic, .none: .zero
    case .safeArea: grid.safeAreaInsets.mirrored(if: grid.isMirrored(under: self))
    case .layoutMargins: grid.layoutMargins.mirrored(if: grid.isMirrored(under: self))
    case .readableContent: grid.readableContentInsets.mirrored(if: grid.isMirrored(under: self))
    }
  }

  /// Returns the environment for section providers and handlers. The environment has the whole size
  /// of the view. Across the scroll axis, it also has the insets that the configuration's reference
  /// names (CL-42).
  private func environment(in grid: GridView) -> LayoutEnvironment {
    let insets = insets(of: inForce.contentInsetsReference, in: grid)
    let counted =
      inForce.axis == .y
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    return LayoutEnvironment(
      size: grid.bounds.size, insets: counted, traits: grid.traitCollection)
  }

  /// Returns the rectangle in which boundary items are pinned now; nil if no item is pinned.
  func pinning(of solution: CompositionalSolution) -> CompositionalPinning? {
    guard solution.pins, let grid = installedView else { return nil }
    let inset = grid.adjustedContentInset.mirrored(if: grid.isMirrored(under: self))
    let bounds = grid.isMirrored(under: self) ? grid.mirrored(grid.bounds) : grid.bounds
    return CompositionalPinning(
      visible: CGRect(
        x: bounds.minX + inset.left, y: bounds.minY + inset.top,
        width: max(0, bounds.width - inset.horizontal),
        height: max(0, bounds.height - inset.vertical)))
  }

  // MARK: Dropping

  /// Drops the solution.
  ///
  /// - Parameter keepingMeasures: Whether the next solve uses the measured sizes.
  func dropSolution(keepingMeasures: Bool) {
    isOutdated = isSolving
    remember()
    if let solution { measures = solution.plan.measures }
    if !keepingMeasures { measures = CompositionalMeasures() }
    solution = nil
    forgetAnswers()
  }

  /// Drops the cached attributes, the last answer and the changes of handlers.
  func forgetAnswers() {
    pool.removeAll()
    lastAnswer.forget()
    visibleChanges = [:]
  }

  /// Stores the present solution, in case the grid rejects the change that invalidates it.
  private func remember() {
    guard let solution, !solution.isRefused, installedView?.simulation.faultPolicy == .record
    else { return }
    before = CompositionalMemory(solution: solution, plan: solution.plan, scrolls: scrolls)
  }

  /// Restores a stored state.
  func restore(_ memory: CompositionalMemory) {
    memory.solution.plan = memory.plan
    solution = memory.solution
    planned = (memory.solution.boundsSize, memory.solution.pins)
    scrolls = memory.scrolls
    measuredLength = memory.solution.boundsSize[memory.plan.axis.other]
    forgetAnswers()
    updateScrolls(of: memory.solution)
  }

  /// Drops a solution that does not match the grid's counts and bounds, because the grid rolled
  /// back the change that the solution was made for.
  func dropOutdatedSolution() {
    guard let solution, let grid = installedView, !holds(solution, in: grid) else { return }
    if let before, holds(before.solution, in: grid) { return restore(before) }
    measures = solution.plan.measures
    self.solution = nil
    forgetAnswers()
  }

  private func holds(_ solution: CompositionalSolution, in grid: GridView) -> Bool {
    !solution.isRefused && solution.boundsSize == grid.bounds.size
      && (grid.content.counts != nil && solution.contentGeneration == grid.content.generation
        || solution.counts == grid.loadedModel)
  }
}

extension CompositionalItem {
  /// Whether the item contains custom groups. Their closures are called for every section.
  fileprivate var asksClosures: Bool {
    switch group?.content {
    case .custom?: true
    case .filled(let items)?: items.contains(where: \.asksClosures)
    case .repeating(let item, _)?: item.asksClosures
    case nil: false
    }
  }
}

extension CompositionalSection {
  /// A section without a description and without items.
  static let empty = CompositionalSection(
    itemCount: 0,
    group: CompositionalItem(
      CompositionalSize(.absolute(0), .absolute(0)), group: CompositionalGroup(.y, .filled([]))))
}

extension GridContentInsetsReference {
  /// Returns `other` for the reference `automatic`, otherwise the reference itself.
  fileprivate func resolved(or other: GridContentInsetsReference) -> GridContentInsetsReference {
    self == .automatic ? other : self
  }
}
