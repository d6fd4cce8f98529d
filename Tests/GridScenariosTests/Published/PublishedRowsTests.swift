import GridKit
import GridScenarios
import TestSupport
import Testing

/// Filter buttons, list and grouped rows as published.
@MainActor @Suite("Published filter layouts", .rows)
struct PublishedRowsTests {
  @Test func `filter buttons fill columns of the screen, in a content that itemSize makes`() {
    PublishedStage.check(
      """
      # the content size is coaxed out of itemSize, and too small
      shortestColumn {}, [10]
      // The tallest bottom is 150.001, so itemSize is 4·150.001/10 − 30 high.
      content 360 110.0012
      some cell 0-9  92.5  100.001  82.5  40
      codes invalidates-during-prepare
      # columns come from the screen, the bias stays in the frames
      shortestColumn {"screenWidth": 414, "sectionInset": [12, 7, 5, 7], "interitemSpacing": 8, \
      "lineSpacing": 6, "columnBias": [0.25, 0, 0.5, 0.75]}, [6], [300, 400]
      // (414 − 14 − 24) / 4 = 94; the column with the smallest bias comes first.
      cell 0-0  109  12     94  40
      cell 0-1    7  12.25  94  40
      cell 0-2  211  12.5   94  40
      cell 0-3  313  12.75  94  40
      cell 0-4  109  58     94  40
      cell 0-5    7  58.25  94  40
      # from the first tie on all items share one frame
      shortestColumn {"columnBias": [0, 0, 0.001, 0.0012], "sectionInset": [70, 0, 0, 0]}, [3]
      // 70 − 40 − 10, in column 0.
      cell 0-0  0  20  82.5  40
      cell 0-1  0  20  82.5  40
      cell 0-2  0  20  82.5  40
      # a count of its own that is too large is reported and left out
      shortestColumn {"itemCount": 9}, [7]
      count 7
      codes invalidates-during-prepare phantom-item
      // The size is nevertheless reckoned for nine: column 0 has three, 4·150/9 − 30, in two lines.
      content 360 83.33333333333
      # a count of its own that is too small leaves items out
      shortestColumn {"itemCount": 5}, [7]
      count 5
      codes invalidates-during-prepare
      # an item count of 0 is not divided by
      shortestColumn {}, [0]
      codes non-finite-geometry
      # a size delegate that says zero takes both back doors away
      shortestColumn {"sizeDelegate": "zero"}, [30]
      // Thirty-seven items of width 0 fit between gaps of 10: one line of height 0.
      content 360 0
      """)
  }

  @Test func `on a tie, or for a negative size, itemSize stays as it was`() throws {
    func stage(_ parameters: JSONObject, count: Int) throws -> PublishedStage {
      let stage = try PublishedStage("shortestColumn", parameters, sections: [.count(count)])
      #expect((stage.layout as? GridViewFlowLayout)?.itemSize == CGSize(width: 50, height: 50))
      return stage
    }
    _ = try stage(["columnBias": [0, 10, 60, 60]], count: 1)
    let negative = try stage(["lineSpacing": 30], count: 8)
    #expect(negative.codes == ["negative-or-zero-size"])
    #expect(negative.simulation.findings[0].message.contains("82.5, -19.999"))
  }

  @Test func `rows are as wide as the screen, and those in groups as the size delegate says`() {
    PublishedStage.check(
      """
      # rows stick out by the left inset
      list {"sectionInset": [9, 14, 4, 20], "itemHeight": 33, "lineSpacing": 5}, [3], [320, 480], 375
      cell 0-0  14   9  375  33
      cell 0-1  14  47  375  33
      cell 0-2  14  85  375  33
      // 9 + 3·33 + 2·5 + 4, by the flow layout.
      content 320 122
      finds invalidates-during-prepare
      # the rows are computed, and a flow layout shows
      groupedRows {"lineSpacing": 4}, [8], [400, 500]
      // 370, 150 and 150 wide; the last line is packed to the left, and item 7 is beyond the groups.
      cell 0-0   15    0  370  60
      cell 0-1   15   64  370  60
      cell 0-2   15  128  370  60
      cell 0-3    0  192  150  60
      cell 0-4  250  192  150  60
      cell 0-5    0  256  150  60
      cell 0-6  160  256  150  60
      cell 0-7  320  286    0   0
      codes
      # the size delegate counts by the layout's groups
      groupedRows {"groups": [{"count": 2, "itemWidth": 1}, {"count": 1, "itemWidth": 1}, \
      {"count": 1, "itemWidth": 1}]}, [7], [375, 667]
      cell 0-0     15    0    345  60
      cell 0-1     15   70    345  60
      cell 0-2      0  140  137.5  60
      cell 0-3  147.5  140    150  60
      cell 0-4  307.5  170      0   0
      cell 0-5  317.5  170      0   0
      cell 0-6  327.5  170      0   0
      content 375 200
      """)
  }

  @Test func `the size delegate measures the screen, not the view`() throws {
    // CF-5
    func widths(_ parameters: JSONObject, screen: CGFloat?) throws -> [CGFloat?] {
      let stage = try PublishedStage(
        "groupedRows", parameters, sections: [.count(7)], size: CGSize(width: 320, height: 480),
        screen: screen)
      return [0, 3, 6].map { stage.grid.frames[.cell(0, $0)]?.width }
    }
    #expect(try widths([:], screen: nil) == [290, 110, 150])
    #expect(try widths([:], screen: 375) == [345, 137.5, 150])
    #expect(try widths(["screenWidth": 414], screen: 375) == [384, 157, 150])
  }
}
