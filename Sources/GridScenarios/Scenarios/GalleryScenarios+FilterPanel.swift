extension GalleryScenarios {
  /// The scenario of seven items in one grid, laid out as filter buttons, as a list and as grouped
  /// rows in turn. Each switch is animated.
  ///
  /// After each switch a snapshot contains all seven items at their frames in the new layout. The
  /// second case reloads right after each switch, like the published form. In this case, the cells
  /// of the animation are removed at once, and the new cells appear at the same frames when the
  /// animation has ended.
  public static var filterPanel: NamedScenario {
    NamedScenario(
      id: "filterPanel",
      summary: "seven items switched between shortestColumn, list and groupedRows",
      cases: [
        filterPanelCase("filterPanel", reload: false),
        filterPanelCase("filterPanelReloading", reload: true),
      ])
  }

  private static func filterPanelCase(_ id: String, reload: Bool) -> ScenarioCase {
    let inset: JSONValue = [10, 15, 10, 15]
    func go(_ layout: String, _ parameters: JSONObject = [:]) -> [ScenarioAction] {
      [
        .setLayout(layout, parameters: parameters, animated: true, reload: reload),
        .settle(limit: 10), .snapshot(.all),
      ]
    }
    let steps = [buttons, rows(widths: [330]), buttons, rows(widths: groupedWidths)]
    return ScenarioCase(
      id: id, layout: "shortestColumn", parameters: ["sectionInset": inset],
      sections: [ScenarioSection(.count(7))], viewport: CGSize(width: 360, height: 300),
      actions: [.snapshot(.all)] + go("list", ["sectionInset": inset]) + go("shortestColumn")
        + go("groupedRows", ["sectionInset": inset]),
      expect: [
        "contentSize": [360, 500], "contentOffset": [0, 200], "faults": [],
        "visibleItems": [[0, 2], [0, 3], [0, 4], [0, 5], [0, 6]],
        "steps": .array(
          steps.enumerated().flatMap { index, frames in
            index == 0
              ? [snapshot(frames)]
              : [["op": "setLayout"], ["op": "settle"], snapshot(frames)]
          }),
      ])
  }

  private static let groupedWidths = [200, 200, 200, 100, 100, 130, 130]

  /// The frames of the buttons: four columns of (360 − 30 − 30) / 4 points in two rows.
  static var buttons: [CGRect] {
    (0..<7).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: 4)
      return CGRect(x: 15 + column * 85, y: 10 + row * 50, width: 75, height: 40)
    }
  }

  static func rows(widths: [Int]) -> [CGRect] {
    (0..<7).map { item in
      CGRect(x: 15, y: 10 + item * 70, width: widths[item % widths.count], height: 60)
    }
  }

  static func snapshot(_ frames: [CGRect]) -> JSONValue {
    let elements = frames.enumerated().map { item, frame -> JSONValue in
      ["section": 0, "item": JSONValue(item), "frame": JSONValue(frame)]
    }
    return ["op": "snapshot", "elements": .array(elements)]
  }
}
