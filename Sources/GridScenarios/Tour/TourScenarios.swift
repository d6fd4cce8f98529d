/// A tour of the gallery, which shows layouts and scenarios one after the other.
@MainActor
public enum Tour {
  /// The stops of the tour, in order: one stop for every layout of the gallery, a settings list,
  /// the stops of scrolling, snapshots, the demonstrations of the articles, and the gallery's own
  /// demonstrations that switch between layouts.
  public static let stops: [TourStop] =
    layoutStops + [settingsList] + motionStops + [snapshots] + articleStops + demonstrations

  /// The stops of scrolling: a fling, and content that snaps.
  public static var motionStops: [TourStop] { [fling, snap] }

  /// The stops of the gallery's scenarios that switch layouts. Each stop shows every layout just
  /// before the next switch.
  public static var demonstrations: [TourStop] {
    [
      ("filterPanel", "One grid, three layouts: each places all seven items."),
      ("switcher", "Carousel, circle, mosaic and back: each position is found again."),
    ].flatMap { id, remark in
      (GalleryScenarios[id]?.cases ?? []).map {
        TourStop(scenario: $0, remark: remark, rows: [$0.states()], surroundings: 0.6)
      }
    }
  }

  /// The stops of the layouts: one for every layout of the gallery, in the gallery's order.
  public static var layoutStops: [TourStop] {
    [
      shortestColumn, list, groupedRows, sectionedWaterfall, skyline, headerFooterGrid, carousel,
      circle, mosaicGrid, block, flow, compositional,
    ]
  }

  private static let viewport = CGSize(width: 360, height: 300)

  /// Returns a stop in a view of the tour's usual size.
  ///
  /// - Parameter id: The name of the stop; nil for the name of the layout.
  private static func stop(
    _ layout: String, as id: String? = nil, _ parameters: JSONObject,
    _ sections: [ScenarioSection], _ actions: [ScenarioAction], remark: String
  ) -> TourStop {
    TourStop(
      scenario: ScenarioCase(
        id: id ?? layout, layout: layout, parameters: parameters, sections: sections,
        viewport: viewport, actions: actions), remark: remark)
  }

  private static func sections(ofCounts counts: Int...) -> [ScenarioSection] {
    counts.map { ScenarioSection(.count($0)) }
  }

  private static func scroll(to y: CGFloat) -> ScenarioAction {
    .setContentOffset(CGPoint(x: 0, y: y), animated: false)
  }

  private static func size(width: Int, height: Int) -> ScenarioSection.Item {
    .size(CGSize(width: width, height: height))
  }

  private static let list = stop(
    "list", ["itemHeight": 44, "sectionInset": [10, 12, 10, 12]], sections(ofCounts: 40),
    [scroll(to: 500)],
    remark: "Full-width rows between insets; only the rows on screen have cells.")

  private static let sectionedWaterfall = stop(
    "sectionedWaterfall", ["contentInset": [10, 6, 10, 6]],
    [
      ScenarioSection(
        .items([.height(70), .height(40)]), keys: ["columns": 1, "lineSpacing": 6]),
      ScenarioSection(
        .items([90, 140, 60, 110, 80, 120].map { .height($0) }),
        keys: [
          "columns": 2, "lineSpacing": 8, "interitemSpacing": 8, "sectionInset": [8, 0, 8, 0],
        ]),
      ScenarioSection(
        .items((0..<12).map { .height(CGFloat(50 + $0 * 37 % 90)) }),
        keys: ["columns": 3, "lineSpacing": 6, "interitemSpacing": 6]),
    ], [scroll(to: 260)],
    remark: "One, two and three columns in one grid; each item goes under the shortest column.")

  private static let carousel = stop(
    "carousel", ["itemSize": [150, 200], "spacing": 12], sections(ofCounts: 8),
    [
      .askTarget(proposed: CGPoint(x: 470, y: 0), velocity: CGPoint(x: 900, y: 0)),
      .dragProposing(CGPoint(x: 470, y: 0), velocity: CGPoint(x: 900, y: 0)),
    ],
    remark: "The item in the middle is full size; a drag settles on the nearest item.")

  private static let fling = TourStop(
    scenario: ScenarioCase(
      id: "fling", layout: "flow",
      parameters: ["itemSize": [80, 60], "sectionInset": [8, 12, 8, 12]],
      sections: sections(ofCounts: 10_000), viewport: viewport,
      contentOffset: CGPoint(x: 0, y: 900),
      actions: [
        .fling(by: .zero, velocity: CGPoint(x: 0, y: -6000)),
        .fling(by: .zero, velocity: CGPoint(x: 0, y: 2400)),
      ]),
    remark: "Thrown up into the edge, where it bounces, then down; cells are used again.")

  private static let snap = stop(
    "carousel", as: "snap", ["itemSize": [150, 200], "spacing": 12], sections(ofCounts: 12),
    [
      .fling(by: CGPoint(x: 30, y: 0), velocity: CGPoint(x: 800, y: 0)),
      .drag(by: CGPoint(x: 70, y: 0), over: 0.3, hold: true),
      .setParameters(["pagingEnabled": true]),
      .fling(by: .zero, velocity: CGPoint(x: 3000, y: 0)),
      .scrollToItem(ItemPosition(0, 9), position: [.centeredHorizontally], animated: true),
      .settle(limit: 10),
    ],
    remark: "Wherever a throw would end, an item comes to the middle; with paging, the next one.")

  private static let flow = stop(
    "flow",
    [
      "itemSize": [80, 60], "headerReferenceSize": 28, "footerReferenceSize": 16,
      "sectionInset": [8, 12, 8, 12], "sectionHeadersPinToVisibleBounds": true,
    ], sections(ofCounts: 14, 9, 11), [scroll(to: 190)],
    remark: "UIKit's own flow layout: gaps stretched to fill the line, the header pinned.")

  private static let compositional = stop(
    "compositional",
    [
      "sections": [
        [
          "group": [
            "group": "horizontal", "size": [["absolute": 120], ["absolute": 80]],
            "subitems": [["item": [["fractionalWidth": 1], ["fractionalHeight": 1]]]],
          ], "interGroupSpacing": 8, "contentInsets": [8, 12, 8, 12],
          "orthogonalScrollingBehavior": "groupPaging",
        ],
        [
          "group": [
            "group": "horizontal", "size": [["fractionalWidth": 1], ["absolute": 60]],
            "subitems": [["item": [["fractionalWidth": 0.25], ["fractionalHeight": 1]]]],
            "interItemSpacing": ["fixed": 8],
          ], "interGroupSpacing": 8, "contentInsets": [0, 12, 8, 12],
          "boundary": [
            [
              "elementKind": "header", "alignment": "top", "pinToVisibleBounds": true,
              "size": [["fractionalWidth": 1], ["absolute": 28]],
            ]
          ],
        ],
      ]
    ], sections(ofCounts: 8, 22),
    [
      .Op.scrollSection(0, nil, SectionDrag(velocity: CGPoint(x: 700, y: 0)), false),
      scroll(to: 40),
    ],
    remark: "UIKit's compositional layout: a section that scrolls by itself, and a pinned header.")

  private static let settingsList = TourStop(
    scenario: ScenarioCase(
      id: "settingsList", layout: "compositional",
      parameters: [
        "section": [
          "list": [
            "appearance": "insetGrouped", "headerMode": "supplementary",
            "footerMode": "supplementary",
          ]
        ]
      ],
      sections: sections(ofCounts: 2, 3, 6),
      preferredSizes: ScenarioPreferredSizes(heights: [44, 62, 44, 80]), viewport: viewport,
      actions: [scroll(to: 150)]),
    remark: "UIKit's inset list: rows are measured when they show, the others are estimates.")

  /// The stop of two snapshots of a diffable data source. It also shows the screen during the
  /// animation between them.
  private static let snapshots: TourStop = {
    let scenario = ScenarioCase(
      id: "snapshots", layout: "flow",
      parameters: ["itemSize": [80, 60], "sectionInset": [0, 0, 20, 0]],
      sections: [
        ScenarioSection(id: "fruit", items: ["apple", "pear", "plum", "quince", "grape"]),
        ScenarioSection(id: "bread", items: ["rye", "roll", "bun"]),
      ], viewport: viewport,
      actions: [
        .apply([
          ScenarioSection.Names(id: "bread", items: ["bun", "quince", "rye", "roll", "bagel"]),
          ScenarioSection.Names(id: "fruit", items: ["plum", "apple", "fig"]),
        ]),
        .advance(seconds: 0.1), .settle(limit: 10),
      ], dataSource: .diffable)
    return TourStop(
      scenario: scenario,
      remark: "A snapshot after the other: what stays moves to its place, the rest comes and goes.",
      rows: [
        [
          TourState(scenario.upTo(0), note: "before"),
          TourState(scenario.upTo(2), note: "0.1 s after apply", isUnderWay: true),
          TourState(scenario, note: "at rest"),
        ]
      ])
  }()

  private static let shortestColumn = stop(
    "shortestColumn", ["columnCount": 3],
    [ScenarioSection(.items((0..<24).map { .height(CGFloat(36 + $0 * 29 % 70)) }))],
    [scroll(to: 150)],
    remark: "Each item goes under the column that is shortest so far, the leftmost on a tie.")

  private static let groupedRows = stop(
    "groupedRows", ["sectionInset": [10, 12, 10, 12]], sections(ofCounts: 7), [scroll(to: 190)],
    remark: "Three, two and two items, each group with its own width.")

  private static let skyline = stop(
    "skyline", ["interitemSpacing": 8, "lineSpacing": 8],
    [
      ScenarioSection(
        .items((0..<30).map { size(width: 50 + $0 * 47 % 120, height: 30 + $0 * 31 % 80) }))
    ], [scroll(to: 200)],
    remark: "No rows, no columns: every item stands as low as the items before it allow.")

  private static let headerFooterGrid = stop(
    "headerFooterGrid",
    [
      "itemSize": [76, 60], "itemSpacing": 8, "sectionInset": [8, 16, 8, 16], "headerSize": 24,
      "footerSize": 12,
    ], sections(ofCounts: 9, 0, 6, 11), [scroll(to: 170)],
    remark: "Gaps are exact; the empty section keeps header, insets and footer.")

  private static let circle = stop(
    "circle", ["itemSize": [52, 52], "radiusBasis": "minSide"], sections(ofCounts: 10, 1),
    [.setBounds(CGSize(width: 300, height: 360), animated: false)],
    remark: "First at the top, clockwise; the single item of a section sits in the centre.")

  private static let mosaicGrid = stop(
    "mosaicGrid", [:], sections(ofCounts: 16), [scroll(to: 270)],
    remark: "Six tiles, big and small, over and over.")

  private static let block = stop(
    "block",
    ["preset": "leadingTile", "sectionInset": 10, "headerHeight": 30, "footerHeight": 20],
    sections(ofCounts: 20, 9),
    [
      .setParameters([
        "template": [[0], [1, 7], [2, 8], [3, 9], [4, 10], [5, 11], [6, 12]]
      ]), scroll(to: 60),
    ],
    remark: "One big tile and columns of two; turning the device sets another template.")
}
