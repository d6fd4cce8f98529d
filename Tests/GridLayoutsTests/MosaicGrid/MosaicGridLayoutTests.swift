import GridLayouts
import GridTesting
import Testing

@MainActor @Suite("Mosaic grid layout")
struct MosaicGridLayoutTests {
  @Test func `six tiles repeat, and sections are stacked`() {
    let stage = Stage(MosaicGridLayout(), counts: [8, 0, 3], size: CGSize(width: 200, height: 300))
    #expect(
      stage.difference(
        from: """
          cell 0-0    0    0  100  100
          cell 0-1  100    0  100   50
          cell 0-2  100   50  100   50
          cell 0-3    0  100  100   50
          cell 0-4    0  150  100   50
          cell 0-5  100  100  100  100
          cell 0-6    0  200  100  100
          cell 0-7  100  200  100   50
          cell 2-0    0  300  100  100
          cell 2-1  100  300  100   50
          cell 2-2  100  350  100   50
          """) == nil)
    #expect(stage.grid.contentSize == CGSize(width: 200, height: 400))
    #expect(stage.findingCodes == [])
  }
}
