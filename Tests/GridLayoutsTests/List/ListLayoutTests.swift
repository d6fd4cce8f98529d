import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("List layout")
struct ListLayoutTests {
  @Test func `rows are full width between insets, and sections follow each other`() {
    let layout = ListLayout()
    layout.itemHeight = 44.5
    layout.lineSpacing = 3
    layout.sectionInset = GridEdgeInsets(top: 7, left: 20, bottom: 9, right: 10)
    let stage = Stage(layout, counts: [2, 0, 1], size: CGSize(width: 330, height: 200))
    // Sections are 7 + 2 · 44.5 + 3 + 9 = 108, 16 and 60.5 long.
    #expect(
      stage.difference(
        from: """
          cell 0-0  20     7  300  44.5
          cell 0-1  20  54.5  300  44.5
          cell 2-0  20   131  300  44.5
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 330, height: 184.5))
    #expect(stage.findingCodes == [])
  }

  @Test func `positions are multiplied, so the millionth row has no drift`() {
    let layout = ListLayout()
    layout.itemHeight = 0.1
    layout.lineSpacing = 0.2
    let stage = Stage(layout, counts: [1_000_001])
    let row = stage.grid.layoutAttributesForItem(at: IndexPath(item: 1_000_000, section: 0))
    let expected: CGFloat = 1_000_000 * (0.1 + 0.2)
    #expect(row?.frame.minY == expected)
  }

  @Test func `a negative height is 0 and a finding`() {
    let layout = ListLayout()
    layout.itemHeight = -10
    let stage = Stage(layout, counts: [2])
    #expect(
      stage.grid.frames.entries.map(\.frame) == [CGRect(0, 0, 360, 0), CGRect(0, 10, 360, 0)])
    #expect(stage.findingCodes == ["negative-or-zero-size", "negative-or-zero-size"])
  }

  @Test func `line spacing that eats up the rows leaves no content`() {
    let layout = ListLayout()
    layout.itemHeight = 10
    layout.lineSpacing = -30
    let stage = Stage(layout, counts: [3])
    #expect(stage.grid.contentSize.height == 0)
    #expect(stage.findingCodes == ["content-size-mismatch"])
    #expect(stage.grid.elements(in: CGRect(0, -100, 10, 80)) == [.cell(0, 2)])
  }
}
