extension GalleryScenarios {
  /// The scenario of twelve items in one grid, shown as carousel, circle and mosaic. Each switch is
  /// animated.
  ///
  /// The carousel rests at page 2 and the mosaic at 135 points. Each layout returns to its own
  /// position when it is shown again.
  public static var switcher: NamedScenario {
    NamedScenario(
      id: "switcher",
      summary: "carousel, circle and mosaic find their positions again",
      cases: [switcherCase])
  }

  private static var switcherCase: ScenarioCase {
    ScenarioCase(
      id: "switcher", layout: "carousel", parameters: ["itemSize": [120, 160]],
      sections: [ScenarioSection(.count(12))], viewport: CGSize(width: 360, height: 300),
      actions: [.setContentOffset(CGPoint(x: 260, y: 0), animated: false)]
        + go("circle", ["itemSize": [40, 40]]) + go("mosaicGrid")
        + [.setContentOffset(CGPoint(x: 0, y: 135), animated: false)]
        + go("carousel")
        + [.setContentOffset(CGPoint(x: 910, y: 0), animated: false)]
        + go("mosaicGrid") + go("circle") + go("carousel"),
      expect: [
        "contentSize": [1790, 300], "contentOffset": [910, 0], "faults": [],
        "steps": [
          rest(260, 0), rest(0, 0), rest(0, 0), [:], [:], rest(0, 135), rest(260, 0), rest(260, 0),
          rest(910, 0), rest(0, 135), rest(0, 135), rest(0, 0), rest(0, 0), rest(910, 0),
          rest(910, 0),
        ],
      ])
  }

  /// Returns the actions of an animated switch, up to its end.
  private static func go(_ layout: String, _ parameters: JSONObject = [:]) -> [ScenarioAction] {
    [
      .setLayout(layout, parameters: parameters, animated: true, reload: false),
      .settle(limit: 10),
    ]
  }

  static func rest(_ x: Int, _ y: Int) -> JSONValue {
    ["contentOffset": [JSONValue(x), JSONValue(y)]]
  }
}
