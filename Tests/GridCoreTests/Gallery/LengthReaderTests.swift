import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Length reader")
struct LengthReaderTests {
  @Test(.rows) func `lengths that no plan can use are replaced, and that is noted`() {
    let rows: [(given: CGFloat, length: CGFloat, extent: CGFloat, oddities: [GalleryOddity])] = [
      (given: 12.5, length: 12.5, extent: 12.5, oddities: []),
      (given: -3, length: -3, extent: 0, oddities: [.clampedExtent(name: "x", value: -3)]),
      (given: .nan, length: 0, extent: 0, oddities: [.nonFiniteInput(name: "x")]),
      (given: .infinity, length: 0, extent: 0, oddities: [.nonFiniteInput(name: "x")]),
      (given: 1e200, length: 1e100, extent: 1e100, oddities: [.nonFiniteInput(name: "x")]),
      (
        given: -1e200, length: -1e100, extent: 0,
        oddities: [.nonFiniteInput(name: "x"), .clampedExtent(name: "x", value: -1e100)]
      ),
    ]
    forEachRow(of: rows) { given, length, extent, oddities in
      var reader = LengthReader()
      #expect(reader.length(given, "x") == length)
      #expect(reader.extent(given, "x") == extent)
      #expect(reader.oddities == oddities)
    }
  }

  @Test func `insets may be negative but not infinite, and each edge is named`() {
    var reader = LengthReader()
    let insets = GridEdgeInsets(top: -4, left: 3, bottom: .infinity, right: .nan)
    #expect(reader.insets(insets, "inset") == GridEdgeInsets(top: -4, left: 3, bottom: 0, right: 0))
    #expect(
      reader.oddities == [
        .nonFiniteInput(name: "inset.bottom"), .nonFiniteInput(name: "inset.right"),
      ])
  }

  @Test func `a length reader notes the problems of all items once`() {
    var reader = LengthReader()
    #expect([-2, .nan, 7, .infinity].map { reader.itemExtent($0) } == [0, 0, 7, 0])
    reader.recordSizeless(section: 1, item: 4)
    reader.recordSizeless(section: 2, item: 0, count: 0)
    reader.recordSizeless(section: 3, item: 0, count: 6)
    reader.finishItems()
    #expect(
      reader.oddities == [
        .nonFiniteInput(name: "items"), .sizelessItems(count: 7, section: 1, item: 4),
      ])
  }

  @Test func `content that ends before it starts has no length`() {
    var reader = LengthReader()
    #expect(reader.contentLength(endingAt: 9) == 9)
    #expect(reader.oddities == [])
    #expect(reader.contentLength(endingAt: -9) == 0)
    #expect(reader.oddities == [.negativeContent(length: -9)])
  }
}

@Suite("Gallery oddities")
struct GalleryOddityTests {
  @Test(.rows) func `an oddity has a stable code, a severity and says what was done`() {
    let rows: [(GalleryOddity, String, Bool, String)] = [
      (
        .invalidColumnCount(computed: -2), "invalid-column-count", true,
        "a column or row count of -2 was used as 1"
      ),
      (
        .invalidColumnCount(computed: 2e6), "invalid-column-count", true,
        "a column or row count of 2000000 was used as 1000000"
      ),
      (
        .invalidColumnWeights, "invalid-column-count", true,
        "column weights without a share were replaced"
      ),
      (
        .invalidSpans(count: 2, section: 1, item: 5), "invalid-column-count", true,
        "2 items span less than one column, the first at 1-5, and cover one"
      ),
      (
        .columnsOverflow(excess: 12.5), "columns-overflow", false,
        "the column widths exceed the available width by 12.5; the spacing is 0"
      ),
      (
        .degenerateRadius(section: 0, radius: -30), "degenerate-radius", false,
        "the radius of section 0 came out as -30 and became 0"
      ),
      (
        .invalidBlockTemplate(faults: [.noEntries, .columnCount(template: 0, widths: 2)]),
        "invalid-block-template", true,
        "the template cannot be laid out: it has no entries; it has 0 columns and there are 2 "
          + "widths"
      ),
      (
        .uncoveredItems(count: 4, section: 1), "missing-group", false,
        "the groups leave out 4 items, the first in section 1; they are as wide as the last group"
      ),
      (
        .clampedExtent(name: "itemHeight", value: -5), "negative-or-zero-size", true,
        "itemHeight came out as -5 and became 0"
      ),
      (
        .sizelessItems(count: 3, section: 2, item: 1), "negative-or-zero-size", true,
        "3 items have no width or no height, the first at 2-1"
      ),
      (
        .clampedSpacing(name: "spacing", value: -200), "spacing-not-as-declared", false,
        "spacing of -200 runs backwards and was raised"
      ),
      (
        .negativeContent(length: -7.25), "content-size-mismatch", false,
        "the content came out -7.25 long and became 0"
      ),
      (
        .nonFiniteInput(name: "width"), "non-finite-geometry", true,
        "width is not a number that a layout can use and was replaced"
      ),
    ]
    forEachRow(of: rows) { oddity, code, isError, explanation in
      #expect(oddity.code == code)
      #expect(oddity.isError == isError)
      #expect(oddity.explanation == explanation)
    }
  }
}
