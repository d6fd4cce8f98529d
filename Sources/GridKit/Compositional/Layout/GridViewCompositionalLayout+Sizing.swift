// Sizes that views ask for. The solved plan has them; while there is none they wait
// in `measures`.

extension GridViewCompositionalLayout {
  /// The number of elements with a size that their view asked for or agreed to.
  package var measuredCount: Int { (solution?.plan.measures ?? measures).count }

  /// Whether an element changes its size for a view's wish.
  ///
  /// A view that agrees is measured too: it counts as settled from then on.
  func takesOver(_ preferred: CGSize, insteadOf original: CGSize, of key: ElementKey) -> Bool {
    guard let solution = solved, let element = keys.element(of: key, in: solution),
      let size = estimated(preferred, or: original, of: element, in: solution),
      solution.plan.measures[element] != size
    else { return false }
    if size != original { return true }
    // Nothing moves.
    _ = take(size, of: element, in: solution)
    return false
  }

  /// Takes in a measured size; groups of the last answer may be others now.
  ///
  /// - Returns: Whether something moved or has another size.
  private func take(
    _ size: CGSize, of element: CompositionalElement, in solution: CompositionalSolution
  ) -> Bool {
    lastAnswer.forgetGroups()
    return solution.plan.measure(element, as: size)
  }

  /// A size on the axes that are estimated, another one on the others; nil where no axis is.
  private func estimated(
    _ size: CGSize, or other: CGSize, of element: CompositionalElement,
    in solution: CompositionalSolution
  ) -> CGSize? {
    let axes = solution.plan.estimatedAxes(of: element)
    guard axes.x || axes.y else { return nil }
    return CGSize(
      width: axes.x ? size.width : other.width, height: axes.y ? size.height : other.height)
  }

  /// Gives an element the size that its view asked for, and writes the consequences into a context.
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
      context.invalidateItem(at: key.position)
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
    guard take(size, of: element, in: solution) else { return }
    updateScrolls(of: solution)
    guard let anchor, let moved = solution.plan.frame(of: anchor.element) else { return }
    let axis = solution.plan.axis
    var distance = moved.frame.span(axis).start - anchor.frame.span(axis).start
    // Mirrored, it keeps its distance from the end of the content.
    if axis == .x, grid.isMirrored(under: self) {
      distance = solution.plan.contentSize.width - length - distance
    }
    context.contentOffsetAdjustment = CGPoint(
      axis, along: limited(distance, axis, to: solution.plan.contentSize, in: grid), across: 0)
  }

  /// Limits a distance so that an offset within the limits stays within those of new content.
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

  /// Returns the element that stays where it is on the screen while an element before it changes
  /// its size: the first measured element that begins in the visible rectangle.
  ///
  /// After a jump there is none, and the offset stays.
  private func anchor(in plan: CompositionalPlan, of grid: GridView) -> CompositionalFrame? {
    let axis = plan.axis
    let visible = grid.isMirrored(under: self) ? grid.mirrored(grid.bounds) : grid.bounds
    var anchor: CompositionalFrame?
    for frame in plan.answer(in: visible, offsets: scrollOffsets).frames
    where plan.measures[frame.element] != nil {
      let start = frame.frame.span(axis).start
      guard start >= visible.span(axis).start else { continue }
      if let anchor, anchor.frame.span(axis).start <= start { continue }
      anchor = frame
    }
    return anchor
  }

  /// Carries measured sizes with their elements through a batch update; those of items that are
  /// deleted or reloaded are forgotten.
  func carryMeasures(through update: UpdatePlan) {
    guard !measures.isEmpty else { return }
    measures = measures.mapped { element in
      switch element {
      case .cell(let section, let item):
        return update.fate(of: UpdatePosition(section: section, item: item)).survivor.map {
          .cell(section: $0.section, item: $0.item)
        }
      case .supplementary(let section, let kind, let number):
        // They are counted with the items: where those change, numbers name other views.
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
