extension GalleryScenarios {
  /// Seven items in one grid, laid out as filter buttons, as a list and as grouped rows in turn
  /// (5.6 of the gallery's requirements).
  ///
  /// After each switch a snapshot holds all seven items where the new layout puts them.
  public static var filterPanel: NamedScenario {
    NamedScenario(
      id: "filterPanel",
      summary: "seven items switched between shortestColumn, list and groupedRows",
      cases: [filterPanelCase])
  }

  private static var filterPanelCase: ScenarioCase {
    let inset: JSONValue = [10, 15, 10, 15]
    return ScenarioCase(
      id: "filterPanel", layout: "shortestColumn", parameters: ["sectionInset": inset],
      sections: [ScenarioSection(.count(7))], viewport: CGSize(width: 360, height: 300),
      actions: [
        .snapshot(.all),
        .setLayout(
          "list", parameters: ["sectionInset": inset], animated: false, reload: false),
        .snapshot(.all),
        .setLayout("shortestColumn", parameters: [:], animated: false, reload: false),
        .snapshot(.all),
        .setLayout(
          "groupedRows", parameters: ["sectionInset": inset], animated: false, reload: false),
        .snapshot(.all),
      ],
      expect: [
        "contentSize": [360, 500], "faults": [],
        "steps": [
          snapshot(buttons), ["op": "setLayout"], snapshot(rows(widths: [330])),
          ["op": "setLayout"], snapshot(buttons), ["op": "setLayout"],
          snapshot(rows(widths: [200, 200, 200, 100, 100, 130, 130])),
        ],
      ])
  }

  /// Four columns of (360 − 30 − 30) / 4 points in two rows.
  private static var buttons: [CGRect] {
    (0..<7).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: 4)
      return CGRect(x: 15 + column * 85, y: 10 + row * 50, width: 75, height: 40)
    }
  }

  private static func rows(widths: [Int]) -> [CGRect] {
    (0..<7).map { item in
      CGRect(x: 15, y: 10 + item * 70, width: widths[item % widths.count], height: 60)
    }
  }

  private static func snapshot(_ frames: [CGRect]) -> JSONValue {
    let elements = frames.enumerated().map { item, frame -> JSONValue in
      ["section": 0, "item": JSONValue(item), "frame": JSONValue(frame)]
    }
    return ["op": "snapshot", "elements": .array(elements)]
  }
}
