/// Published layouts in the situations that bring their faults to light.
///
/// A row has its name, the layout as a `PublishedLine`, the codes that describe the faults of the
/// published layout, and other codes that the audit reports, each with the reason why it is right.
enum PublishedFindings {
  static let rows = [filters, waterfalls, grids, carousels, rings, blocks].joined(separator: "\n")

  private static let grows = "+ work-grows-with-items: every query returns all elements"

  // MARK: 4.1 to 4.3

  private static let screen = """
    invalidates-during-prepare parameter-does-not-invalidate rect-ignored screen-metrics
    """
  private static let buttons = "\(screen) item-query-mismatch tie-break-by-epsilon"

  private static let filters = """
    # buttons
    shortestColumn {}, [10]
    \(buttons) content-size-mismatch
    \(grows)
    # buttons on a tie
    shortestColumn {"columnBias": [0, 0, 0, 0], "sectionInset": [60, 0, 0, 0]}, [6]
    item-query-mismatch overlapping-elements parameter-does-not-invalidate rect-ignored \
    screen-metrics
    \(grows)
    # buttons counted too high
    shortestColumn {"itemCount": 12}, [10]
    \(buttons) phantom-item
    + content-size-mismatch: the size is reckoned for twelve
    # buttons counted too low
    shortestColumn {"itemCount": 8}, [10]
    \(buttons) missing-item
    + content-size-mismatch: the size is reckoned for eight, in three lines
    # buttons far apart
    shortestColumn {"lineSpacing": 30}, [8]
    negative-or-zero-size parameter-does-not-invalidate rect-ignored screen-metrics \
    tie-break-by-epsilon
    \(grows)
    + item-query-mismatch: the flow layout keeps its items of 50 × 50
    # buttons of size zero
    shortestColumn {"sizeDelegate": "zero"}, [10]
    \(buttons) content-size-mismatch size-delegate-shadows-item-size zero-size-item
    + zero-extent-content-size: one line of items without height
    # list with insets
    list {"sectionInset": [10, 15, 10, 15]}, [12]
    \(screen) unreachable-content
    \(grows)
    + oversized-item: for the flow layout below, rows are longer than its lines
    + item-query-mismatch: the flow layout below centres rows that are too long
    # grouped rows
    groupedRows {}, [7]
    duplicate-index-path malformed-index-path parameter-does-not-invalidate \
    prepared-but-not-returned screen-metrics
    + stale-after-resize: a turned view asks the size delegate nothing
    # grouped rows of fewer items than there are
    groupedRows {"groups": [{"count": 3, "itemWidth": 200}, {"count": 2, "itemWidth": 100}]}, [7]
    duplicate-index-path malformed-index-path missing-group parameter-does-not-invalidate \
    prepared-but-not-returned screen-metrics zero-size-item
    + negative-or-zero-size: items beyond the groups have the size (0, 0)
    + stale-after-resize: a turned view asks the size delegate nothing
    """

  // MARK: 4.4

  private static let twoColumns = #"""
    "columns": 2, "lineSpacing": 10, "interitemSpacing": 8, "sectionInset": [0, 0, 5, 0]
    """#
  private static let watch = """
    item-query-unavailable parameter-does-not-invalidate rect-ignored stale-after-resize \
    zero-extent-content-size
    """
  private static let otherGaps = """
    \(grows)
    + misplaced-column: without the gap the second column starts elsewhere
    + spacing-not-as-declared: the delegate's spacing is not looked at
    """

  private static let waterfalls = """
    # waterfall
    sectionedWaterfall {"contentInset": [10, 6, 10, 6]}, \
    [{"heights": [50, 30], "lineSpacing": 4}, {"heights": [40, 70, 20, 10], \(twoColumns)}]
    \(watch) leading-line-spacing
    \(grows)
    # waterfall with an empty section
    sectionedWaterfall {}, [[50], {"heights": [], "lineSpacing": 12}, [30]]
    \(watch) empty-section-collapses
    \(grows)
    + overlapping-elements: the third section starts inside the first
    # waterfall under an inset
    sectionedWaterfall {}, [{"heights": [50, 60, 70], "columns": 2}], null, null, [10, 20, 10, 20]
    \(watch) unreachable-content
    \(grows)
    + clipped-elements: the content fits, and reaches past the right edge
    + misplaced-column: widths come from the bounds, not from what the insets leave
    # waterfall without a line spacing method
    sectionedWaterfall {"delegate": {"lineSpacing": false}}, \
    [{"heights": [40, 70, 20], \(twoColumns)}]
    \(watch) delegate-capability-mismatch
    \(otherGaps)
    # waterfall without an interitem spacing method
    sectionedWaterfall {"delegate": {"interitemSpacing": false}}, \
    [{"heights": [40, 70, 20], \(twoColumns)}]
    \(watch) delegate-capability-mismatch leading-line-spacing
    \(otherGaps)
    # waterfall of random heights
    sectionedWaterfall {"randomHeights": [30, 90]}, [8]
    \(watch) not-idempotent
    \(grows)
    # waterfall without columns
    sectionedWaterfall {}, [{"heights": [20, 30], "columns": 0}]
    invalid-column-count item-query-unavailable
    + missing-item: items that would be dealt to no columns are left out
    """

  // MARK: 4.6

  private static let bars = #"""
    headerFooterGrid {"itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8], \#
    "headerSize": 24, "footerSize": 12}
    """#
  private static let plainGrid = "parameter-does-not-invalidate rect-ignored"
  private static let grid = """
    \(plainGrid) empty-section-collapses lost-column malformed-index-path \
    supplementary-size-mismatch
    \(grows)
    + content-size-mismatch: the last footer is longer than its room, at the end of the content
    """

  private static let grids = """
    # grid
    \(bars), [5]
    \(grid)
    # grid with an empty section
    \(bars), [5, 0, 2]
    \(grid)
    # grid without headers
    headerFooterGrid {"itemSize": [70, 50]}, [5]
    \(plainGrid) nil-supplementary
    \(grows)
    # grid of items wider than the view
    headerFooterGrid {"itemSize": [400, 50], "headerSize": 20, "footerSize": 20}, [3]
    \(plainGrid) invalid-column-count malformed-index-path
    + item-query-unavailable: items that would be dealt to no columns are left out
    + missing-item: likewise
    """

  // MARK: 4.7

  /// Whatever sets the spacing: the first preparation decides for good.
  private static let carousel = """
    invalidates-during-prepare shared-attributes-mutated snap-out-of-range stale-after-resize \
    stale-scroll-cursor
    + parameter-does-not-invalidate: a new spacing makes it prepare, and changes nothing
    """

  private static let carousels = """
    # carousel
    carousel {"itemSize": [120, 160]}, [6], [360, 200]
    \(carousel)
    # carousel with pages
    carousel {"itemSize": [120, 160], "pagingEnabled": true}, [6], [360, 200]
    \(carousel)
    # carousel in a high view
    carousel {"itemSize": [120, 160]}, [6], [360, 400]
    wrapped-line \(carousel)
    """

  // MARK: 4.8 and 4.9

  private static let onlyFirstSection = """
    + item-query-unavailable: items of later sections cannot be asked for either
    """

  private static let rings = """
    # circle in a low view
    circle {"itemSize": [30, 30]}, [4, 2], [300, 60]
    degenerate-radius missing-item rect-ignored zero-extent-content-size
    \(onlyFirstSection)
    + overlapping-elements: a radius of 10 has no room for four items of 30
    # mosaic
    mosaicGrid {}, [10, 3], [200, 300]
    content-size-mismatch missing-item rect-ignored stale-after-resize zero-extent-content-size
    \(onlyFirstSection)
    \(grows)
    """

  // MARK: 4.10

  private static let bare = "parameter-does-not-invalidate supplementary-query-traps"

  private static let blocks = """
    # leading tile
    block {"sectionInset": 10}, [20]
    \(bare) empty-section-collapses item-query-wrong-index-path spacing-not-as-declared
    # block with a header
    block {"template": [[0], [1]], "columnWidths": [120, 170], "headerHeight": 30}, \
    [[20, 30, 40, 50]]
    \(bare) element-kind-confusion empty-section-collapses
    # block with a footer
    block {"template": [[0], [1]], "columnWidths": [120, 170], "footerHeight": 14}, \
    [[20, 30, 40, 50]]
    \(bare) element-kind-confusion empty-section-collapses
    # block with a header and a footer
    block {"template": [[0], [1]], "columnWidths": [120, 170], "headerHeight": 30, \
    "footerHeight": 14}, [[20, 30, 40, 50]]
    element-kind-confusion empty-section-collapses parameter-does-not-invalidate
    # block of one column
    block {"template": [[0]], "columnWidths": [150]}, [[20, 30]]
    \(bare) non-finite-geometry
    + item-query-unavailable: items without a place are left out
    + missing-item: likewise
    # block whose column ends early
    block {"template": [[1, 0], [2]], "columnWidths": [110, 140]}, [[30, 40, 50, 60]]
    \(bare) empty-section-collapses item-query-wrong-index-path missing-item
    + item-query-unavailable: an item that was not made cannot be found
    # block with an empty column
    block {"template": [[0], [2], [1]], "columnWidths": [70, 90, 80]}, [[30, 40]]
    \(bare) empty-section-collapses misplaced-column
    # block with an empty section
    block {"template": [[0], [1]], "columnWidths": [170, 180]}, [[30, 40], [], [50]]
    \(bare) empty-section-collapses
    # block of columns too wide
    block {"template": [[0], [1]], "columnWidths": [200, 180]}, [[30, 40]]
    \(bare) columns-overflow
    + overlapping-elements: a spacing below 0 lays columns over each other
    + misplaced-column: likewise: where nothing is left over there is no spacing
    """
}
