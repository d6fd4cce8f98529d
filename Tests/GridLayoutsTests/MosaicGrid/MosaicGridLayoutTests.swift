import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Mosaic grid layout")
struct MosaicGridLayoutTests {
  @Test func `tiles are halves of the view, and sections are stacked`() {
    let stage = Stage(MosaicGridLayout(), counts: [4, 0, 1])
    #expect(
      stage.difference(
        from: """
          cell 0-0    0    0  180  180
          cell 0-1  180    0  180   90
          cell 0-2  180   90  180   90
          cell 0-3    0  180  180   90
          cell 2-0    0  270  180  180
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 360, height: 450))
    #expect(stage.findingCodes == [])
  }
}
