import GridKit

extension AuditRun {
  /// Takes in the findings of the views in the elements that the grid shows.
  func probeViews() {
    let grid = census.rig.grid
    for (view, _) in grid.displayedElements {
      keep(ViewLayoutAudit.run(on: view).findings.map(\.ofLayout))
    }
  }
}

extension ViewLayoutFinding {
  /// The finding as one of a layout's audit, with its constraints in the message.
  fileprivate var ofLayout: LayoutFinding {
    let decided = constraints.isEmpty ? "" : ", by " + PlaceText.list(constraints)
    let place = element.map { " in \($0)" } ?? ""
    return LayoutFinding(
      code: code, severity: severity, message: "\(view)\(place) \(message)\(decided).",
      elements: element.map { [$0] } ?? [])
  }
}
