// Preferred sizes of views. The solved plan contains them. While there is no plan, they are in
// `measures`.

extension GridViewCompositionalLayout {
  /// The number of elements whose view has asked for a size or agreed to the given size.
  package var measuredCount: Int { (solution?.plan.measures ?? measures).count }

  package func estimatedAxes(of key: ElementKey) -> (x: Bool, y: Bool)? {
    guard let solution = solved, let element = keys.element(of: key, in: solution) else {
      return nil
    }
    return solution.plan.estimatedAxes(of: element)
  }

  /// Whether an element changes its size for the preferred size of its view.
  ///
  /// The size of a view that agrees is recorded too: from then on the element counts as measured.
  func takesOver(_ preferred: CGSize, insteadOf original: CGSize, of key: ElementKey) -> Bool {
    guard let solution = solved, let element = keys.element(of: key, in: solution),
      let size = estimated(preferred, or: original, of: element, in: solution),
      solution.plan.measures[element] != size
    else { return false }
    if size != original { return true }
    // Nothing moves.
    lastAnswer.forgetSegments()
    _ = solution.plan.measure(element, as: size)
    return false
  }

  /// Returns `size` on the estimated axes and `other` on the other axes; nil if no axis is
  /// estimated.
  private func estimated(
    _ size: CGSize, or other: CGSize, of element: CompositionalElement,
    in solution: CompositionalSolution
  ) -> CGSize? {
    let axes = solution.plan.estimatedAxes(of: element)
    guard axes.x || axes.y else { return nil }
    return CGSize(
      width: axes.x ? size.width : other.width, height: axes.y ? size.height : other.height)
  }

  /// Gives an element the preferred size of its view, and writes the element and the offset
  /// adjustment into a context.
  func measure(
    _ size: CGSize, insteadOf original: CGSize, of key: ElementKey,
    in context: GridViewLayoutInvalidationContext
  ) {
    guard let grid = installedView, let solution = solved,
      let element = keys.element(of: key, in: solution),
      let size = estimated(size, or: original, of: element, in: solution)
    else { return }
    sizingContext = context
    switch key.kind.category {
    case .cell:
      context.invalidateItems(at: [key.position.indexPath])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: key.kind.name ?? "", at: [key.position.indexPath])
    case .decorationView: break
    }
    if beforeSizing == nil, grid.simulation.faultPolicy == .record {
      beforeSizing = CompositionalMemory(
        solution: solution, plan: solution.plan, scrolls: scrolls)
    }
    let length = solution.plan.contentSize.width
    let anchor = anchor(in: solution.plan, of: grid)
    lastAnswer.forgetSegments()
    guard solution.plan.measure(element, as: size) else { return }
    updateScrolls(of: solution)
    guard let anchor, let moved = solution.plan.frame(of: anchor.element) else { return }
    let axis = solution.plan.axis
    var distance = moved.frame.span(axis).start - anchor.frame.span(axis).start
    // In a mirrored view, the anchor keeps its distance from the end of the content.
    if axis == .x, grid.isMirrored(under: self) {
      distance = solution.plan.contentSize.width - length - distance
    }
    context.contentOffsetAdjustment = CGPoint(
      axis, along: limited(distance, axis, to: solution.plan.contentSize, in: grid), across: 0)
  }

  /// Limits a distance: a content offset within the present limits stays within the limits of the
  /// new content size.
  private func limited(
    _ distance: CGFloat, _ axis: PlaneAxis, to contentSize: CGSize, in grid: GridView
  ) -> CGFloat {
    let offset = grid.contentOffset
    guard grid.offsetLimits.contains(offset) else { return distance }
    var geometry = grid.geometry
    geometry.contentSize = contentSize
    let target = CGPoint(axis, along: offset[axis] + distance, across: offset[axis.other])
    return geometry.limits().clamped(target)[axis] - offset[axis]
  }

  /// Returns the anchor: the element that stays in place on screen while an element before it
  /// changes its size. The anchor is the first measured element that begins in the visible
  /// rectangle.
  ///
  /// After a jump there is no anchor, and the content offset stays.
  private func anchor(in plan: CompositionalPlan, of grid: GridView) -> CompositionalFrame? {
    let axis = plan.axis
    let visible = grid.isMirrored(under: self) ? grid.mirrored(grid.bounds) : grid.bounds
    var anchor: CompositionalFrame?
    for frame in plan.frames(in: visible, offsets: scrollOffsets)
    where plan.measures[frame.element] != nil {
      let start = frame.frame.span(axis).start
      guard start >= visible.span(axis).start else { continue }
      if let anchor, anchor.frame.span(axis).start <= start { continue }
      anchor = frame
    }
    return anchor
  }

  /// Carries measured sizes with their elements through a batch update. Sizes of items that are
  /// deleted or reloaded are dropped.
  func carryMeasures(through update: UpdatePlan) {
    guard !measures.isEmpty else { return }
    measures = measures.mapped { element in
      switch element {
      case .cell(let section, let item):
        return update.fate(of: UpdatePosition(section: section, item: item)).survivor.map {
          .cell(section: $0.section, item: $0.item)
        }
      case .supplementary(let section, let kind, let number):
        // Supplementary items are numbered with the items. If the number of items changes, a number
        // may name another view.
        return update.fate(ofSection: section).survivor.flatMap {
          update.before.items[section] == update.after.items[$0]
            ? .supplementary(section: $0, kind: kind, number: number) : nil
        }
      case .boundary(let section, let index):
        return update.fate(ofSection: section).survivor.map { .boundary(section: $0, index: index) }
      case .decoration(let section, let index):
        return update.fate(ofSection: section).survivor.map {
          .decoration(section: $0, index: index)
        }
      case .layoutBoundary:
        return element
      }
    }
  }
}
