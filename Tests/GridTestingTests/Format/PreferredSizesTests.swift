import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("What cells of a case ask for")
struct PreferredSizesTests {
  /// Keys of a case of the layout `rows`.
  static let table = MistakeTable(
    #"""
    "preferredSizes": 44
      preferredSizes: expected preferred sizes: {"height": n} or {"heights": [...]}, found 44
    "preferredSizes": {}
      preferredSizes: expected one of width, widths, height, heights, found an empty object
    "preferredSizes": {"heigth": 44}
      preferredSizes.heigth: expected one of the keys of preferred sizes: width, widths, height,
        heights, found "heigth"; did you mean "height"?
    "preferredSizes": {"height": -1}
      preferredSizes.height: expected a number of 0 or more, found -1
    "preferredSizes": {"heights": []}
      preferredSizes.heights: expected a list of one number or more, found an empty list
    "preferredSizes": {"width": 1, "widths": [1, 2]}
      preferredSizes: expected either "width" or "widths", found both
    "layoutMargins": 8
      layoutMargins: expected a list of 4 numbers [top, left, bottom, right], found 8
    "direction": "rtl"
      direction: expected one of leftToRight, rightToLeft, found "rtl"
    "direction": "righttoLeft"
      direction: expected one of leftToRight, rightToLeft, found "righttoLeft"; did you mean
        "rightToLeft"?
    """#)

  @Test(.rows) func `mistakes in preferred sizes are told with their places`() {
    Self.table.check { #"{"layout": "rows", \#($0)}"# }
  }

  @Test func `lists are repeated by item, and leave the other axis alone`() {
    let given = CGSize(width: 100, height: 44)
    let heights = ScenarioPreferredSizes(heights: [10, 20, 30])
    let lengths = (0..<5).map { heights.size(ofItem: $0, insteadOf: given).height }
    #expect(lengths == [10, 20, 30, 10, 20])
    #expect(heights.size(ofItem: 4, insteadOf: given).width == 100)
    #expect(ScenarioPreferredSizes(widths: [7]).size(ofItem: 9, insteadOf: given).width == 7)
    #expect(ScenarioPreferredSizes().size(ofItem: 0, insteadOf: given) == given)
  }

  @Test func `the keys are read and written`() throws {
    let text = #"""
      {"layout": "rows", "preferredSizes": {"width": 5, "heights": [1, 2]},
       "layoutMargins": [10, 20, 30, 40], "direction": "rightToLeft"}
      """#
    let scenario = try #require(try readCases(text).first)
    #expect(scenario.preferredSizes == ScenarioPreferredSizes(widths: [5], heights: [1, 2]))
    #expect(scenario.layoutMargins?.left == 20 && scenario.direction == .rightToLeft)
    #expect(
      try scenario.json.text() == #"""
        {"direction":"rightToLeft","id":"1","layout":"rows","layoutMargins":[10,20,30,40],\#
        "preferredSizes":{"heights":[1,2],"width":5}}
        """#)
  }
}
