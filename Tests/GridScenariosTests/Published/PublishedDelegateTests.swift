import TestSupport
import Testing

/// Delegates that are missing or count for themselves, and queries without a filter, 5.3.
@MainActor @Suite("Delegates of published forms", .rows)
struct PublishedDelegateTests {
  /// One, two, one, three and one columns.
  private static let sections: String = {
    let one = #""lineSpacing": 4"#
    let several = #""lineSpacing": 10, "interitemSpacing": 10, "sectionInset": [0, 0, 10, 0]"#
    let sections = [
      "[100, 100], \(one)", "[40, 80, 120, 50, 60], \"columns\": 2, \(several)", "[100], \(one)",
      "[50, 60, 70, 80], \"columns\": 3, \(several)", "[], \(one)",
    ].map { "{\"heights\": \($0)}" }
    return "[\(sections.joined(separator: ", "))], [375, 567]"
  }()

  @Test func `a waterfall without a delegate says so, and one with its own count obeys it`() {
    let inset = #""contentInset": [20, 10, 40, 10]"#
    PublishedStage.check(
      """
      # without a delegate it says so and shows nothing
      sectionedWaterfall {\(inset), "delegateAttached": false}, \(Self.sections)
      content 0 40
      count 0
      console 需要代理
      tells missing-delegate warning:
      tells missing-delegate 需要代理
      # a delegate that is taken away leaves everything as it was
      sectionedWaterfall {\(inset)}, \(Self.sections)
      change {"delegateAttached": false}
      unchanged
      reload
      unchanged
      count 12
      content 0 750
      finds missing-delegate
      # the delegate's own section count decides what is laid out
      sectionedWaterfall {\(inset), "delegateSections": 2}, \(Self.sections)
      content 0 494
      count 7
      finds section-count-mismatch
      # sections past the last one are none
      sectionedWaterfall {\(inset), "delegateSections": 9}, \(Self.sections)
      content 0 750
      finds section-count-mismatch
      # a count that is right is no finding
      sectionedWaterfall {"delegateSections": 5}, \(Self.sections)
      codes
      """)
  }

  @Test func `blocks print what is missing, and where a path leads out`() {
    let bars = #""template": [[0], [1]], "headerHeight": 20, "footerHeight": 20"#
    let blocks = #"\#(bars), "columnWidths": [100, 100]"#
    let absent = "error: YJCollectionViewDelegateFlowLayout未实现"
    PublishedStage.check(
      """
      # without a delegate
      block {\(blocks), "delegateAttached": false}, [[10, 20]], [375, 567]
      count 0
      content 375 0
      console \(absent)
      tells missing-delegate \(absent)
      # once the delegate is taken away
      block {\(blocks)}, [[10, 20]], [375, 567]
      change {"delegateAttached": false}
      count 0
      content 375 0
      tells missing-delegate \(absent)
      # without sections
      block {\(blocks)}, [], [375, 567]
      console error: numberOfSections = 0
      # without widths
      block {\(bars), "columnWidths": []}, [[10, 20]], [375, 567]
      console error: 列宽columnWidths未设置
      tells invalid-block-template error: 列宽columnWidths未设置
      # a section that there is not is no finding, an item that was not made is one
      block {"template": [[0], [2]], "columnWidths": [100, 100]}, [[10, 20, 30, 40]]
      no cell 1-0
      console error: NSIndexPath.section, Array index out of range
      codes invalid-block-template supplementary-query-traps
      // Made are items 0, 2 and, in the second block, 2 again.
      no cell 0-3
      console error: NSIndexPath.item, Array index out of range
      tells item-query-unavailable error: NSIndexPath.item, Array index out of range
      tells item-query-unavailable [cell 0-3]
      """)
  }

  // MARK: Unfiltered (5.3), changed bounds (5.5)

  @Test func `grid, mosaic and circle answer everything for any rect`() {
    let rects = "rect 0 0 1 1\nrect 0 9000 10 10"
    PublishedStage.check(
      """
      # cells, headers and footers of a grid
      headerFooterGrid {"itemSize": [100, 100], "itemSpacing": 10, "sectionInset": 10, \
      "headerSize": 50, "footerSize": 50}, [7, 7], [375, 567]
      count 18
      \(rects)
      # cells of a mosaic
      mosaicGrid {}, [12, 5], [375, 567]
      count 12
      \(rects)
      # cells of a circle
      circle {}, [12, 5], [375, 567]
      count 12
      \(rects)
      """)
  }

  @Test func `a grid leaves the answer to changed bounds to the flow layout`() {
    func row(_ direction: String, _ narrower: String, _ lower: String) -> String {
      """
      # \(direction)
      headerFooterGrid {"scrollDirection": "\(direction)", "headerSize": 9, "footerSize": 9}, [4], \
      [300, 400]
      bounds 0 0 200 400 \(narrower)
      bounds 0 0 300 300 \(lower)
      bounds 0 30 300 400 kept

      """
    }
    PublishedStage.check(
      row("vertical", "stale", "kept") + row("horizontal", "kept", "stale")
        + """
        # a circle goes by any change
        circle {}, [4]
        bounds 0 0 360 640 stale
        """)
  }
}
