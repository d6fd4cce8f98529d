import GridCore

/// The layout's answer for one visible rectangle.
struct AuditView {
  let bounds: CGRect
  let elements: [AuditElement]
}

extension AuditRun {
  /// Returns the layout's answers for the visible rectangle at several offsets: at the start, the
  /// middle and the end of the content, at the setting's own offset, and at the offsets where a
  /// scenario's run comes to rest.
  func makeViews() -> [AuditView] {
    let rig = subject.rig()
    defer { keepRecords(of: rig) }
    let limits = rig.grid.offsetLimits
    var views: [AuditView] = []
    let shares = [0, 0.5, 1] as [CGFloat]
    let offsets =
      shares.map { Interpolation.linear(from: limits.min, to: limits.max, at: $0) }
      + (setting.contentOffset.map { [$0] } ?? [])
      + subject.offsets.filter { limits.contains($0) }
    for offset in offsets {
      rig.scroll(to: offset)
      let bounds = rig.grid.bounds
      guard !views.contains(where: { $0.bounds == bounds }) else { continue }
      views.append(AuditView(bounds: bounds, elements: rig.elements(in: bounds) ?? []))
    }
    return views
  }

  /// Whether the attributes of any element depend on the content offset.
  func findOffsetDependence() -> Bool {
    var places: [GridElementID: AuditElement] = [:]
    for element in census.elements + views.flatMap(\.elements) {
      if let place = places[element.id], place != element { return true }
      places[element.id] = element
    }
    return false
  }

  /// Returns the headers and footers whose frames change with the offset. They lie on cells by
  /// design.
  func findStickyElements() -> Set<GridElementID> {
    var places: [GridElementID: CGRect] = [:]
    var sticky: Set<GridElementID> = []
    for elements in [census.elements] + views.map(\.elements) {
      for element in elements where element.id.category == .supplementaryView {
        if let place = places[element.id], !isNear(place, element.frame, 0.5) {
          sticky.insert(element.id)
        }
        places[element.id] = element.frame
      }
    }
    return sticky
  }
}
