import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Skyline layout")
struct SkylineLayoutTests {
  @Test func `every item stands as low as it can, and widths are limited`() {
    let sizes = [[(100, 40), (135, 20), (240, 10), (300, 5), (50, 60)], [(20, 9)]]
    let delegate = ListedSizes(sizes: sizes.map { $0.map { CGSize(width: $0.0, height: $0.1) } })
    let layout = SkylineLayout()
    layout.delegate = delegate
    layout.interitemSpacing = 5
    layout.lineSpacing = 7
    layout.sectionInset = GridEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let stage = Stage(
      layout, counts: delegate.counts, size: CGSize(width: 300, height: 400),
      companions: [delegate])
    // Usable width 240; the second item fits exactly beside the first.
    #expect(
      stage.difference(
        from: """
          cell 0-0   20   10  100  40
          cell 0-1  125   10  135  20
          cell 0-2   20   57  240  10
          cell 0-3   20   74  240   5
          cell 0-4   20   86   50  60
          cell 1-0   20  186   20   9
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 300, height: 225))
    #expect(stage.findingCodes == [])
  }
}
