import GridKit
import GridScenarios
import TestSupport
import Testing

/// Grid and mosaic as published. The circle is in `ArticleClassTests`.
@MainActor @Suite("Published grids", .rows)
struct PublishedGridTests {
  @Test func `a grid of bars and equal cells loses columns and gaps`() throws {
    let bars = #"""
      headerFooterGrid {"itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8], \#
      "headerSize": 24, "footerSize": 12}
      """#
    PublishedStage.check(
      """
      # a row that fits exactly loses a column, footers have the header's size
      \(bars), [5]
      header 0    0    0  360  24
      cell 0-0    8   28   80  80
      cell 0-1   96   28   80  80
      cell 0-2  184   28   80  80
      cell 0-3    8  116   80  80
      cell 0-4   96  116   80  80
      footer 0    0  200  360  24
      content 360 212
      codes
      # a section without items subtracts a gap
      \(bars), [0, 1]
      // 24 + 4 − 8 + 4 + 12 = 36
      some cell 1-0  8  64  80  80
      # headers and footers without height would be nil in a list
      headerFooterGrid {"itemSize": [100, 50], "footerSize": 10}, [4]
      codes nil-supplementary
      // The footer that is there has the height of a header: none.
      some footer 0  0  100  360  0
      count 5
      content 360 110
      # no columns are not divided by
      headerFooterGrid {"itemSize": [400, 50], "headerSize": 10, "footerSize": 10}, [2]
      codes invalid-column-count
      count 2
      # a pitch of nothing is not divided by
      headerFooterGrid {"itemSize": [40, 50], "itemSpacing": -40, "headerSize": 10, \
      "footerSize": 10}, [2]
      codes invalid-column-count
      """)
    let footer = try PublishedStage(
      "headerFooterGrid", ["headerSize": 24, "footerSize": 12], sections: [.count(5)]
    ).layout.layoutAttributesForSupplementaryView(
      ofKind: GridView.elementKindSectionFooter, at: [0, 0])
    #expect(footer?.indexPath == IndexPath(index: 0))
  }

  @Test func `a mosaic lays out one section, once and for all, and knows where a drag went`() {
    PublishedStage.check(
      """
      # the content reckons with a big tile for every three items, here one too many
      mosaicGrid {}, [4], [200, 300]
      content 0 200
      # two of the next three
      mosaicGrid {}, [10], [200, 300]
      content 0 400
      # three times three
      mosaicGrid {}, [9], [200, 300]
      content 0 300
      # only the first section is laid out, and not anew
      mosaicGrid {}, [8, 3], [200, 300]
      resize 300 300
      cell 0-0    0    0  100  100
      cell 0-1  100    0  100   50
      cell 0-2  100   50  100   50
      cell 0-3    0  100  100   50
      cell 0-4    0  150  100   50
      cell 0-5  100  100  100  100
      cell 0-6    0  200  100  100
      cell 0-7  100  200  100   50
      no cell 1-0
      # it returns to where the last drag went, across as it is told
      mosaicGrid {}, [40]
      rest 17 90 > 17 0
      drag 0 333 > 0 333
      scroll 0 120
      rest 17 90 > 17 333
      """)
  }
}
