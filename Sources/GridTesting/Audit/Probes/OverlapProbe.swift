import GridCore
import GridKit

/// Looks for cells that lie on each other, or on headers and footers, and for headers and footers
/// that stick without being in front.
@MainActor
enum OverlapProbe {
  /// Overlaps narrower than this, in points, are rounding.
  private static let tolerance: CGFloat = 0.5
  /// Pairs that are counted at most: with all items in one place there are too many to list.
  private static let pairLimit = 10_000

  static func run(_ audit: AuditRun) {
    findUndecided(audit)
    guard !audit.declaration.allowsOverlap else { return }
    let census = audit.census
    let sticky = audit.stickyElements
    // A transform may depend on the offset: transformed elements are looked at on screen only.
    let still = census.elements.filter { !$0.isTransformed }
    for elements in [still] + audit.views.map(\.elements) {
      report(elements.filter { isRelevant($0) && !sticky.contains($0.id) }, audit)
    }
  }

  private static func isRelevant(_ element: AuditElement) -> Bool {
    (element.isCell || element.isBar) && element.isFinite && !element.isHidden
      && element.alpha > 0 && element.frame.size.width > 0 && element.frame.size.height > 0
  }

  /// Finds sticky headers and footers that have the zIndex of a cell below them. One that sticks is
  /// to be in front of the cells that scroll below it, or behind them; with the same zIndex the
  /// order is undecided. Covering cells is no finding: it is the purpose of sticking.
  private static func findUndecided(_ audit: AuditRun) {
    let sticky = audit.stickyElements
    var involved: Set<GridElementID> = []
    var first: (bar: AuditElement, cell: AuditElement)?
    for view in audit.views {
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
    audit.find(
      .stickyNotInFront, in: .elements, elements: involved.sorted(),
      "\(bar.id) sticks at \(ElementWords.rect(bar.frame)), over \(cell.id), and both have the "
        + "zIndex \(bar.zIndex).")
  }

  private static func report(_ elements: [AuditElement], _ audit: AuditRun) {
    let sorted = elements.sorted { ($0.frame.minY, $0.id) < ($1.frame.minY, $1.id) }
    let sweep = OverlapSweep(
      sorted.map { .init(frame: $0.frame, id: $0.id, isCell: $0.isCell) }, tolerance: tolerance,
      limit: pairLimit)
    guard let first = sweep.first else { return }
    let (a, b) = (sorted[first.0], sorted[first.1])
    let (involved, pairs) = (sweep.involved, sweep.pairs)
    let shared = a.frame.common(with: b.frame)
    audit.find(
      .overlappingElements, in: .elements, elements: involved.sorted(),
      "\(a.id) and \(b.id) share \(NumberText.short(shared.width)) by "
        + "\(NumberText.short(shared.height)) points at (\(NumberText.short(shared.origin)))"
        + (pairs > 1
          ? "; \(pairs > pairLimit ? "more than \(pairLimit)" : "\(pairs)") pairs overlap."
          : "."))
  }
}
