import GridKit
import GridScenarios
import TestSupport
import Testing

/// The sectioned waterfall as published.
@MainActor @Suite("Published waterfall", .rows)
struct PublishedWaterfallTests {
  private static let twoColumns = #"""
    "columns": 2, "lineSpacing": 10, "interitemSpacing": 8, "sectionInset": [0, 0, 5, 0]
    """#

  @Test func `sections are one below the other, in a content without width`() {
    PublishedStage.check(
      """
      # several columns start a line spacing lower
      sectionedWaterfall {"contentInset": [10, 6, 10, 6]}, \
      [{"heights": [50, 30], "lineSpacing": 4}, {"heights": [40, 70, 20, 10], \(Self.twoColumns)}]
      cell 0-0    6   10  348  50
      cell 0-1    6   64  348  30
      cell 1-0    6  104  170  40
      cell 1-1  184  104  170  70
      cell 1-2    6  154  170  20
      cell 1-3    6  184  170  10
      content 0 209
      # an empty section of one column pulls the next one up
      sectionedWaterfall {}, [{"heights": [30], "sectionInset": [3, 0, 4, 0]}, {"heights": [], \
      "lineSpacing": 12, "sectionInset": [1, 0, 2, 0]}, [20]], [200, 300]
      // 3 + 30 + 4 + 1 − 12 + 2 = 28
      some cell 2-0  0  28  200  20
      content 0 48
      # one column is as wide as the delegate says, less all insets
      sectionedWaterfall {"delegateWidth": 500, "contentInset": [0, 5, 0, 7]}, \
      [{"heights": [10], "sectionInset": [2, 11, 0, 13]}]
      some cell 0-0  16  2  464  10
      # no columns are not divided by
      sectionedWaterfall {}, [{"heights": [10, 20], "columns": 0}, [30]]
      codes invalid-column-count
      cell 1-0  0  0  360  30
      # bounds are looked at once, and single items answered with nothing
      sectionedWaterfall {}, [[30]]
      resize 200 300
      cell 0-0  0  0  360  30
      no cell 0-0
      codes item-query-unavailable
      """)
  }

  @Test func `the interitem spacing hangs on the method of the line spacing`() {
    let sections = "[{\"heights\": [10, 10], \(Self.twoColumns)}]"
    PublishedStage.check(
      """
      # both methods are there
      sectionedWaterfall {"delegate": {"lineSpacing": true}}, \(sections)
      some cell 0-1  184  10  176  10
      codes
      # neither is asked for: no line spacing, no gap
      sectionedWaterfall {"delegate": {"lineSpacing": false}}, \(sections)
      some cell 0-1  180  0  180  10
      codes delegate-capability-mismatch
      tells delegate-capability-mismatch ignores
      # the method that is called is not there
      sectionedWaterfall {"delegate": {"interitemSpacing": false}}, \(sections)
      some cell 0-1  180  10  180  10
      codes delegate-capability-mismatch
      # neither is there
      sectionedWaterfall {"delegate": {"lineSpacing": false, "interitemSpacing": false}}, \(sections)
      codes
      # no inset
      sectionedWaterfall {"delegate": {"sectionInset": false}}, \(sections)
      codes delegate-capability-mismatch
      """)
  }

  @Test func `random heights are whole numbers, both ends included, and new ones each time`() throws
  {
    // WF-8
    let stage = try PublishedStage(
      "sectionedWaterfall", ["randomHeights": [43, 40]],
      sections: [.count(200, keys: ["columns": 3])])
    let first = stage.grid.frames
    stage.layout.invalidateLayout()
    let second = stage.grid.frames
    #expect(first != second)
    for frames in [first, second] {
      #expect(Set(frames.entries.map(\.frame.height)) == [40, 41, 42, 43])
    }
  }
}
