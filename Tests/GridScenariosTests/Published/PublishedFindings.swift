import GridScenarios

/// Published layouts in the situations that bring their faults to light.
enum PublishedFindings {
  typealias Row = PublishedFindingsTests.Row

  static var rows: [Row] { filters + waterfalls + grids + rings + carousels + blocks }

  // MARK: 4.1 to 4.3

  private static let screen: Set = [
    "invalidates-during-prepare", "parameter-does-not-invalidate", "rect-ignored",
    "screen-metrics",
  ]
  private static let grows = ["work-grows-with-items": "every query returns all elements"]
  private static let buttons = screen.union(["item-query-mismatch", "tie-break-by-epsilon"])

  private static let filters: [Row] = [
    Row(
      "buttons", "shortestColumn", [:], [.count(10)],
      named: buttons.union(["content-size-mismatch"]), others: grows),
    Row(
      "buttons on a tie", "shortestColumn",
      ["columnBias": [0, 0, 0, 0], "sectionInset": [60, 0, 0, 0]], [.count(6)],
      named: [
        "item-query-mismatch", "overlapping-elements", "parameter-does-not-invalidate",
        "rect-ignored", "screen-metrics",
      ],
      others: grows),
    Row(
      "buttons counted too high", "shortestColumn", ["itemCount": 12], [.count(10)],
      named: buttons.union(["phantom-item"]),
      others: ["content-size-mismatch": "the size is reckoned for twelve"]),
    Row(
      "buttons counted too low", "shortestColumn", ["itemCount": 8], [.count(10)],
      named: buttons.union(["missing-item"]),
      others: ["content-size-mismatch": "the size is reckoned for eight, in three lines"]),
    Row(
      "buttons far apart", "shortestColumn", ["lineSpacing": 30], [.count(8)],
      named: [
        "negative-or-zero-size", "parameter-does-not-invalidate", "rect-ignored", "screen-metrics",
        "tie-break-by-epsilon",
      ],
      others: grows.merging([
        "item-query-mismatch": "the flow layout keeps its items of 50 × 50"
      ]) { $1 }),
    Row(
      "buttons of size zero", "shortestColumn", ["sizeDelegate": "zero"], [.count(10)],
      named: buttons.union([
        "content-size-mismatch", "size-delegate-shadows-item-size", "zero-size-item",
      ]),
      others: ["zero-extent-content-size": "one line of items without height"]),
    Row(
      "list with insets", "list", ["sectionInset": [10, 15, 10, 15]], [.count(12)],
      named: screen.union(["unreachable-content"]),
      others: grows.merging([
        "oversized-item": "for the flow layout below, rows are longer than its lines",
        "item-query-mismatch": "the flow layout below centres rows that are too long",
      ]) { $1 }),
    Row(
      "grouped rows", "groupedRows", [:], [.count(7)],
      named: [
        "duplicate-index-path", "malformed-index-path", "parameter-does-not-invalidate",
        "prepared-but-not-returned", "screen-metrics",
      ], others: ["stale-after-resize": "a turned view asks the size delegate nothing"]),
    Row(
      "grouped rows of fewer items than there are", "groupedRows",
      ["groups": [["count": 3, "itemWidth": 200], ["count": 2, "itemWidth": 100]]], [.count(7)],
      named: [
        "duplicate-index-path", "malformed-index-path", "missing-group",
        "parameter-does-not-invalidate", "prepared-but-not-returned", "screen-metrics",
        "zero-size-item",
      ],
      others: [
        "negative-or-zero-size": "items beyond the groups have the size (0, 0)",
        "stale-after-resize": "a turned view asks the size delegate nothing",
      ]),
  ]

  // MARK: 4.4

  private static let twoColumns: JSONObject = [
    "columns": 2, "lineSpacing": 10, "interitemSpacing": 8, "sectionInset": [0, 0, 5, 0],
  ]
  private static let watch: Set = [
    "item-query-unavailable", "parameter-does-not-invalidate", "rect-ignored",
    "stale-after-resize", "zero-extent-content-size",
  ]
  private static let otherGaps = [
    "work-grows-with-items": "every query returns all elements",
    "misplaced-column": "without the gap the second column starts elsewhere",
    "spacing-not-as-declared": "the delegate's spacing is not looked at",
  ]

  private static let waterfalls: [Row] = [
    Row(
      "waterfall", "sectionedWaterfall", ["contentInset": [10, 6, 10, 6]],
      [
        .heights([50, 30], keys: ["lineSpacing": 4]),
        .heights([40, 70, 20, 10], keys: twoColumns),
      ], named: watch.union(["leading-line-spacing"]), others: grows),
    Row(
      "waterfall with an empty section", "sectionedWaterfall", [:],
      [.heights([50]), .heights([], keys: ["lineSpacing": 12]), .heights([30])],
      named: watch.union(["empty-section-collapses"]),
      others: grows.merging([
        "overlapping-elements": "the third section starts inside the first"
      ]) { $1 }),
    Row(
      "waterfall under an inset", "sectionedWaterfall", [:],
      [.heights([50, 60, 70], keys: ["columns": 2])],
      inset: GridEdgeInsets(top: 10, left: 20, bottom: 10, right: 20),
      named: watch.union(["unreachable-content"]),
      others: grows.merging([
        "clipped-elements": "the content fits, and reaches past the right edge",
        "misplaced-column": "widths come from the bounds, not from what the insets leave",
      ]) { $1 }),
    Row(
      "waterfall without a line spacing method", "sectionedWaterfall",
      ["delegate": ["lineSpacing": false]], [.heights([40, 70, 20], keys: twoColumns)],
      named: watch.union(["delegate-capability-mismatch"]), others: otherGaps),
    Row(
      "waterfall without an interitem spacing method", "sectionedWaterfall",
      ["delegate": ["interitemSpacing": false]], [.heights([40, 70, 20], keys: twoColumns)],
      named: watch.union(["delegate-capability-mismatch", "leading-line-spacing"]),
      others: otherGaps),
    Row(
      "waterfall of random heights", "sectionedWaterfall", ["randomHeights": [30, 90]],
      [.count(8)], named: watch.union(["not-idempotent"]), others: grows),
    Row(
      "waterfall without columns", "sectionedWaterfall", [:],
      [.heights([20, 30], keys: ["columns": 0])],
      named: ["invalid-column-count", "item-query-unavailable"],
      others: ["missing-item": "items that would be dealt to no columns are left out"]),
  ]

  // MARK: 4.6

  private static let bars: JSONObject = [
    "itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8], "headerSize": 24,
    "footerSize": 12,
  ]
  private static let plainGrid: Set = ["parameter-does-not-invalidate", "rect-ignored"]
  private static let grid = plainGrid.union([
    "empty-section-collapses", "lost-column", "malformed-index-path",
    "supplementary-size-mismatch",
  ])
  private static let longFooter = grows.merging([
    "content-size-mismatch": "the last footer is longer than its room, at the end of the content"
  ]) { $1 }

  private static let grids: [Row] = [
    Row(
      "grid", "headerFooterGrid", bars, [.count(5)], named: grid, others: longFooter),
    Row(
      "grid with an empty section", "headerFooterGrid", bars, [.count(5), .count(0), .count(2)],
      named: grid, others: longFooter),
    Row(
      "grid without headers", "headerFooterGrid", ["itemSize": [70, 50]], [.count(5)],
      named: plainGrid.union(["nil-supplementary"]), others: grows),
    Row(
      "grid of items wider than the view", "headerFooterGrid",
      ["itemSize": [400, 50], "headerSize": 20, "footerSize": 20], [.count(3)],
      named: plainGrid.union(["invalid-column-count", "malformed-index-path"]),
      others: [
        "item-query-unavailable": "items that would be dealt to no columns are left out",
        "missing-item": "likewise",
      ]),
  ]

  // MARK: 4.7

  private static let carousel: Set = [
    "invalidates-during-prepare", "shared-attributes-mutated", "snap-out-of-range",
    "stale-after-resize", "stale-scroll-cursor",
  ]

  /// Whatever sets it: the first preparation decides for good.
  private static let firstSpacing = [
    "parameter-does-not-invalidate": "a new spacing makes it prepare, and changes nothing"
  ]

  private static let carousels: [Row] = [
    Row(
      "carousel", "carousel", ["itemSize": [120, 160]], [.count(6)],
      size: CGSize(width: 360, height: 200), named: carousel, others: firstSpacing),
    Row(
      "carousel with pages", "carousel", ["itemSize": [120, 160], "pagingEnabled": true],
      [.count(6)], size: CGSize(width: 360, height: 200), named: carousel, others: firstSpacing),
    Row(
      "carousel in a high view", "carousel", ["itemSize": [120, 160]], [.count(6)],
      size: CGSize(width: 360, height: 400), named: carousel.union(["wrapped-line"]),
      others: firstSpacing),
  ]

  // MARK: 4.8 and 4.9

  private static let onlyFirstSection = [
    "item-query-unavailable": "items of later sections cannot be asked for either"
  ]

  private static let rings: [Row] = [
    Row(
      "circle in a low view", "circle", ["itemSize": [30, 30]], [.count(4), .count(2)],
      size: CGSize(width: 300, height: 60),
      named: ["degenerate-radius", "missing-item", "rect-ignored", "zero-extent-content-size"],
      others: onlyFirstSection.merging([
        "overlapping-elements": "a radius of 10 has no room for four items of 30"
      ]) { $1 }),
    Row(
      "mosaic", "mosaicGrid", [:], [.count(10), .count(3)],
      size: CGSize(width: 200, height: 300),
      named: [
        "content-size-mismatch", "missing-item", "rect-ignored", "stale-after-resize",
        "zero-extent-content-size",
      ], others: onlyFirstSection.merging(grows) { $1 }),
  ]

  // MARK: 4.10

  private static let bare: Set = ["parameter-does-not-invalidate", "supplementary-query-traps"]

  private static let blocks: [Row] = [
    Row(
      "leading tile", "block", ["sectionInset": 10], [.count(20)],
      named: bare.union([
        "empty-section-collapses", "item-query-wrong-index-path", "spacing-not-as-declared",
      ])),
    Row(
      "block with a header", "block",
      ["template": [[0], [1]], "columnWidths": [120, 170], "headerHeight": 30],
      [.heights([20, 30, 40, 50])],
      named: bare.union(["element-kind-confusion", "empty-section-collapses"])),
    Row(
      "block with a header and a footer", "block",
      [
        "template": [[0], [1]], "columnWidths": [120, 170], "headerHeight": 30,
        "footerHeight": 14,
      ],
      [.heights([20, 30, 40, 50])],
      named: [
        "element-kind-confusion", "empty-section-collapses", "parameter-does-not-invalidate",
      ]),
    Row(
      "block of one column", "block", ["template": [[0]], "columnWidths": [150]],
      [.heights([20, 30])], named: bare.union(["non-finite-geometry"]),
      others: [
        "item-query-unavailable": "items without a place are left out", "missing-item": "likewise",
      ]),
    Row(
      "block whose column ends early", "block",
      ["template": [[1, 0], [2]], "columnWidths": [110, 140]], [.heights([30, 40, 50, 60])],
      named: bare.union([
        "empty-section-collapses", "item-query-wrong-index-path", "missing-item",
      ]),
      others: ["item-query-unavailable": "an item that was not made cannot be found"]),
    Row(
      "block with an empty column", "block",
      ["template": [[0], [2], [1]], "columnWidths": [70, 90, 80]], [.heights([30, 40])],
      named: bare.union(["empty-section-collapses", "misplaced-column"])),
    Row(
      "block with an empty section", "block",
      ["template": [[0], [1]], "columnWidths": [170, 180]],
      [.heights([30, 40]), .heights([]), .heights([50])],
      named: bare.union(["empty-section-collapses"])),
    Row(
      "block of columns too wide", "block", ["template": [[0], [1]], "columnWidths": [200, 180]],
      [.heights([30, 40])], named: bare.union(["columns-overflow"]),
      others: [
        "overlapping-elements": "a spacing below 0 lays columns over each other",
        "misplaced-column": "likewise: where nothing is left over there is no spacing",
      ]),
  ]
}
