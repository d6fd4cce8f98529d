import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Grouped rows layout")
struct GroupedRowsLayoutTests {
  @Test func `rows have their group's width, by default that of three groups of seven items`() {
    let layout = GroupedRowsLayout()
    let stage = Stage(layout, counts: [7])
    #expect(stage.grid.frames.entries.map(\.frame.width) == [200, 200, 200, 100, 100, 130, 130])
    #expect(stage.grid.contentSize.height == 480)
    layout.groups = [
      .init(count: 2, itemWidth: 90), .init(count: 0, itemWidth: 5),
      .init(count: 2, itemWidth: 150.5),
    ]
    layout.itemHeight = 30
    layout.lineSpacing = 4
    layout.sectionInset = GridEdgeInsets(top: 6, left: 11, bottom: 8, right: 500)
    stage.reload(counts: [4])
    #expect(
      stage.difference(
        from: """
          cell 0-0  11    6     90  30
          cell 0-1  11   40     90  30
          cell 0-2  11   74  150.5  30
          cell 0-3  11  108  150.5  30
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 146))
    #expect(stage.findingCodes == [])
  }
}
