import GridCore
import GridKit

/// The difference, in points, that may come from rounding.
private let tolerance: CGFloat = 0.5

extension AuditRun {
  /// Compares the content size with the place where the last element ends.
  func probeContentSize() {
    findChanges()
    findZero()
    findMismatch()
  }

  private func findChanges() {
    let again = (0..<2).map { _ in census.rig.contentSize() }
    guard census.contentSize.isFiniteSize, again.contains(where: { $0 != census.contentSize })
    else { return }
    let sizes = ([census.contentSize] + again).map { "(\(NumberText.short($0)))" }
    find(
      .notIdempotent, in: .contentSize, cause: "content size",
      "asked three times in a row it answers \(sizes.joined(separator: ", ")).")
  }

  // MARK: Zero

  private func findZero() {
    guard !census.elements.isEmpty, census.contentSize.isFiniteSize else { return }
    let (width, height) = (census.contentSize.width, census.contentSize.height)
    guard width == 0 || height == 0 else { return }
    let axis = width == 0 && height == 0 ? "wide and high" : width == 0 ? "wide" : "high"
    find(
      .zeroExtentContentSize, in: .contentSize,
      "the content is 0 \(axis) (\(NumberText.short(census.contentSize))) although there are "
        + "\(ElementWords.count(census.elements.count, "element")). \(blankView(width))")
  }

  /// Describes how many views a grid with a content inset shows if the content has no width or
  /// height.
  private func blankView(_ width: CGFloat) -> String {
    var subject = subject
    if subject.setting.viewContentInset == .zero {
      subject.setting.viewContentInset =
        width == 0
        ? GridEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        : GridEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    }
    subject.setting.queryPolicy = .whole
    let whole = subject.rig()
    subject.setting.queryPolicy = .clippedToContent
    let clipped = subject.rig()
    let inset = subject.setting.viewContentInset
    return "With a content inset of (\(NumberText.short(inset))) a grid that asks for the whole "
      + "visible rect shows \(ElementWords.count(whole.grid.displayedElements.count, "view")), one "
      + "that asks only for its part inside the content "
      + "\(ElementWords.count(clipped.grid.displayedElements.count, "view"))."
  }

  // MARK: Mismatch

  private func findMismatch() {
    guard census.contentSize.isFiniteSize, let reach = extent else { return }
    let content = axis.extent(census.contentSize)
    let inset = census.rig.grid.adjustedContentInset
    let viewport =
      axis.extent(census.rig.grid.bounds.size) - axis.leading(inset) - axis.trailing(inset)
    let isShort = content < reach.end - tolerance
    let isLong =
      (census.isComplete || census.knowsLastItem)
      && content > reach.end + trailing(reach) + tolerance
      && content > viewport + tolerance
    guard isShort || isLong else { return }
    if isShort, census.contentSize == .zero, isWithinView() { return }
    if isLong, endsOnItem() { return }
    let difference = NumberText.short(abs(content - reach.end))
    find(
      .contentSizeMismatch, in: .contentSize,
      contentSizeExplanation + " That is \(difference) points too "
        + (isShort ? "short." : "long."))
  }

  /// Whether every element is visible without scrolling. If true, a layout with a content size of
  /// zero is not meant to scroll, and every element can be reached. The finding
  /// `zero-extent-content-size` already reports this size.
  private func isWithinView() -> Bool {
    let reach = reach
    return census.known.allSatisfy {
      $0.id.category == .decorationView || !$0.isFinite
        || reach.contains($0.base, tolerance: tolerance)
    }
  }

  /// The start and the end of the elements along the scroll axis, with the last element.
  var extent: (start: CGFloat, end: CGFloat, last: AuditElement)? {
    // A transformed element counts with its frame before the transform. A sticky footer is in its
    // own place when the grid is scrolled to the end.
    let all = (census.known + views.flatMap(\.elements)).filter {
      $0.isFinite && $0.id.category != .decorationView
    }
    guard let last = all.max(by: { axis.end($0.base) < axis.end($1.base) }),
      let (start, end) = axis.span(all)
    else { return nil }
    return (start, end, last)
  }

  /// Returns the length by which the content may extend beyond the last element.
  private func trailing(_ reach: (start: CGFloat, end: CGFloat, last: AuditElement)) -> CGFloat {
    if let declared = declaration.trailingInset { return declared }
    let counts = census.counts.items
    // Sections without items after the last element take space, too.
    let rest = counts.indices.filter { $0 > reach.last.id.section }
    func room(_ section: Int) -> GridEdgeInsets? {
      declaration.section(section).inset
        ?? (census.rig.layout as? GridViewFlowLayout).map { flowInset(section, $0, census.rig) }
    }
    if let inset = room(max(0, reach.last.id.section)) {
      let after = rest.compactMap(room).reduce(0) {
        $0 + axis.leading($1) + axis.trailing($1)
      }
      return max(0, axis.trailing(inset)) + after + max(0, axis.trailing(declaration.contentInset))
    }
    // The layout declares no margin at the end. This margin is mostly as wide as the margins at the
    // other sides and between sections. If there are such margins, a tenth of the view is always
    // allowed.
    let crossStart = census.cells.filter(\.isFinite).map { axis.cross.start($0.base) }.min() ?? 0
    let margin = max(
      0, reach.start, crossStart, axis.trailing(declaration.contentInset),
      largestGapBetweenSections())
    return margin > 0 ? max(margin, axis.extent(census.rig.grid.bounds.size) / 10) : 0
  }

  private func largestGapBetweenSections() -> CGFloat {
    let finite = census.elements.filter { $0.isFinite && $0.id.category != .decorationView }
    let spans = finite.bySection.compactMap { axis.span($0.elements) }
    return zip(spans.dropFirst(), spans).map { $0.start - $1.end }.max() ?? 0
  }

  private func flowInset(
    _ section: Int, _ flow: GridViewFlowLayout, _ rig: AuditRig
  ) -> GridEdgeInsets {
    rig.simulation.perform {
      rig.grid.delegate?.collectionView?(rig.grid, layout: flow, insetForSectionAt: section)
    } ?? flow.sectionInset
  }

  /// Whether the layout lets a drag end at the end of the content. If so, the space after the last
  /// element is needed to bring this element to its target.
  private func endsOnItem() -> Bool {
    let rig = census.rig
    let end = rig.grid.offsetLimits.max
    let beyond = CGPoint(x: end.x + 7, y: end.y + 7)
    let targets = [end, beyond].map { axis.value(rig.snapTarget($0)) }
    return targets[1] != axis.value(beyond)
      && targets.allSatisfy { abs($0 - axis.value(end)) <= tolerance }
  }
}
