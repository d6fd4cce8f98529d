import GridCore
import GridKit

/// The width of an overlap, in points, that is still taken for a rounding error.
private let tolerance: CGFloat = 0.5
/// The greatest number of pairs that are counted. If all items are in one place, there are too
/// many pairs to list.
private let pairLimit = 10_000

extension AuditRun {
  /// Finds cells that overlap each other or overlap a header or footer. Also finds sticky headers
  /// and footers that have the same zIndex as the cells under them.
  func probeOverlaps() {
    findUndecided()
    guard !declaration.allowsOverlap else { return }
    let sticky = stickyElements
    // A transform may depend on the offset, so transformed elements are examined on screen only.
    let still = census.elements.filter { !$0.isTransformed }
    for elements in [still] + views.map(\.elements) {
      report(elements.filter { isRelevant($0) && !sticky.contains($0.id) })
    }
  }

  private func isRelevant(_ element: AuditElement) -> Bool {
    (element.isCell || element.isBar) && element.isFinite && !element.isHidden
      && element.alpha > 0 && element.frame.size.width > 0 && element.frame.size.height > 0
  }

  /// Finds sticky headers and footers that have the same zIndex as a cell that they overlap. A
  /// sticky view must be in front of all cells that it overlaps, or behind all of them. With the
  /// same zIndex, the order is undecided. A sticky view that covers cells is not a finding in
  /// itself, because this is its purpose.
  private func findUndecided() {
    let sticky = stickyElements
    var involved: Set<GridElementID> = []
    var first: (bar: AuditElement, cell: AuditElement)?
    for view in views {
      let elements = view.elements.filter(isRelevant)
      let cells = elements.filter(\.isCell)
      for bar in elements where sticky.contains(bar.id) {
        let inner = bar.frame.insetBy(dx: tolerance, dy: tolerance)
        guard let cell = cells.first(where: { $0.zIndex == bar.zIndex && $0.frame.overlaps(inner) })
        else { continue }
        involved.insert(bar.id)
        if first == nil { first = (bar, cell) }
      }
    }
    guard let (bar, cell) = first else { return }
    find(
      .stickyNotInFront, in: .elements, elements: involved.sorted(),
      "\(bar.id) sticks at \(ElementWords.rect(bar.frame)), over \(cell.id), and both have the "
        + "zIndex \(bar.zIndex).")
  }

  private func report(_ elements: [AuditElement]) {
    let sorted = elements.sorted { ($0.frame.minY, $0.id) < ($1.frame.minY, $1.id) }
    let sweep = OverlapSweep(
      sorted.map { .init(frame: $0.frame, id: $0.id, isCell: $0.isCell) }, tolerance: tolerance,
      limit: pairLimit)
    guard let first = sweep.first else { return }
    let (a, b) = (sorted[first.0], sorted[first.1])
    let (involved, pairs) = (sweep.involved, sweep.pairs)
    let shared = a.frame.common(with: b.frame)
    find(
      .overlappingElements, in: .elements, elements: involved.sorted(),
      "\(a.id) and \(b.id) share \(NumberText.short(shared.width)) by "
        + "\(NumberText.short(shared.height)) points at (\(NumberText.short(shared.origin)))"
        + (pairs > 1
          ? "; \(pairs > pairLimit ? "more than \(pairLimit)" : "\(pairs)") pairs overlap."
          : "."))
  }
}
