extension GalleryScenarios {
  /// The filter panel with the published layouts. Each switch is followed by `reloadData`, which
  /// ends the animation at once. A size delegate that returns (0, 0) leaves two of the three
  /// layouts without scrollable content.
  public static var filterPanelAsPublished: NamedScenario {
    let inset: JSONValue = [10, 15, 10, 15]
    let parameters: JSONObject = [
      "mode": "asPublished", "sectionInset": inset, "sizeDelegate": "zero",
    ]
    func go(_ layout: String, _ parameters: JSONObject) -> [ScenarioAction] {
      [
        .setLayout(layout, parameters: parameters, animated: true, reload: true),
        .settle(limit: 10), .snapshot(.all),
      ]
    }
    let scenario = ScenarioCase(
      id: "filterPanelAsPublished", layout: "shortestColumn", parameters: parameters,
      sections: [ScenarioSection(.count(7))], viewport: CGSize(width: 360, height: 300),
      actions: [.snapshot(.all)] + go("list", parameters) + go("shortestColumn", [:])
        + go("groupedRows", ["mode": "asPublished", "sectionInset": inset]),
      expect: [
        "contentSize": [360, 360], "contentOffset": [0, 60], "faults": [],
        "steps": [
          snapshot(tiedButtons), rest(0, 0), rest(0, 0), snapshot(rows(widths: [360])), rest(0, 0),
          rest(0, 0), snapshot(tiedButtons), rest(0, 60), rest(0, 60), snapshot(flowRows),
        ],
      ])
    return NamedScenario(
      id: "filterPanelAsPublished",
      summary: "the filter panel as published: reloads after each switch, sizes of zero",
      cases: [scenario])
  }

  /// The corrected frames, moved by the thousandths of a point by which the published columns
  /// differ.
  private static var tiedButtons: [CGRect] {
    let bias: [CGFloat] = [0, 0.001, 0.0011, 0.0012]
    return buttons.enumerated().map { $1.offsetBy(dx: 0, dy: bias[$0 % 4]) }
  }

  /// The frames that a flow layout gives items of widths 330, 130 and 150 between insets of 15.
  private static var flowRows: [CGRect] {
    rows(widths: [330]).prefix(3)
      + [(15, 220, 130), (215, 220, 130), (15, 290, 150), (175, 290, 150)].map {
        CGRect(x: $0, y: $1, width: $2, height: 60)
      }
  }

  /// The switcher with the published layouts. A layout returns only to a position that a drag
  /// reached. The position of a programmatic scroll is forgotten.
  public static var switcherAsPublished: NamedScenario {
    func go(_ layout: String) -> [ScenarioAction] {
      [
        .setLayout(layout, parameters: ["mode": "asPublished"], animated: true, reload: false),
        .settle(limit: 10),
      ]
    }
    let scenario = ScenarioCase(
      id: "switcherAsPublished", layout: "carousel",
      parameters: ["mode": "asPublished", "itemSize": [120, 160]],
      sections: [ScenarioSection(.count(12))], viewport: CGSize(width: 360, height: 300),
      actions: [.dragProposing(CGPoint(x: 250, y: 0), velocity: .zero)]
        + go("circle") + go("mosaicGrid")
        + [.setContentOffset(CGPoint(x: 0, y: 135), animated: false)]
        + go("carousel")
        + [.setContentOffset(CGPoint(x: 910, y: 0), animated: false)]
        + go("mosaicGrid") + go("carousel"),
      expect: [
        "contentSize": [1790, 300], "contentOffset": [260, 0], "faults": [],
        "steps": [
          rest(260, 0), rest(0, 0), rest(0, 0), rest(0, 0), rest(0, 0), rest(0, 135), rest(260, 0),
          rest(260, 0), rest(910, 0), rest(0, 0), rest(0, 0), rest(260, 0), rest(260, 0),
        ],
      ])
    return NamedScenario(
      id: "switcherAsPublished",
      summary: "the switcher as published: positions that were not dragged to are forgotten",
      cases: [scenario])
  }
}
