import GridLayouts
import GridTesting
import Testing

/// Offsets that a layout remembers for the time after a switch.
@MainActor @Suite("Remembered positions")
struct RememberedPositionTests {
  private func stage() -> (
    Stage<CarouselLayout>, carousel: CarouselLayout, mosaic: MosaicGridLayout
  ) {
    let carousel = CarouselLayout()
    carousel.itemSize = CGSize(width: 120, height: 160)
    let stage = Stage(carousel, counts: [12], size: CGSize(width: 360, height: 300))
    return (stage, carousel, MosaicGridLayout())
  }

  private func go<Layout>(_ layout: GridViewLayout, on stage: Stage<Layout>) {
    stage.grid.setCollectionViewLayout(layout, animated: false)
    stage.grid.layoutIfNeeded()
  }

  @Test func `each layout finds the offset at which code left it`() {
    let (stage, carousel, mosaic) = stage()
    stage.scroll(to: CGPoint(x: 390, y: 0))
    go(mosaic, on: stage)
    stage.scroll(to: CGPoint(x: 0, y: 222.5))
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset == CGPoint(x: 390, y: 0))
    stage.grid.contentOffset.x = 520
    go(mosaic, on: stage)
    #expect(stage.grid.contentOffset == CGPoint(x: 0, y: 222.5))
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset == CGPoint(x: 520, y: 0))
  }

  @Test func `a drag's end counts when the content has come to rest, not before`() {
    let (stage, carousel, mosaic) = stage()
    stage.scroll(to: CGPoint(x: 130, y: 0))
    stage.grid.drag(proposing: CGPoint(x: 500, y: 0))
    stage.grid.advance(frames: 3)
    #expect(stage.grid.isDecelerating)
    #expect(carousel.targetContentOffset(forProposedContentOffset: .zero).x == 130)
    stage.grid.settle()
    #expect(carousel.targetContentOffset(forProposedContentOffset: .zero).x == 520)
    go(mosaic, on: stage)
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset == CGPoint(x: 520, y: 0))
  }

  @Test func `an animated scroll counts at its end`() {
    let (stage, carousel, _) = stage()
    stage.scroll(to: CGPoint(x: 130, y: 0))
    stage.grid.setContentOffset(CGPoint(x: 650, y: 0), animated: true)
    stage.grid.advance(frames: 4)
    #expect(stage.grid.contentOffset.x > 130 && stage.grid.contentOffset.x < 650)
    #expect(carousel.targetContentOffset(forProposedContentOffset: .zero).x == 130)
    stage.grid.settle()
    #expect(carousel.targetContentOffset(forProposedContentOffset: .zero).x == 650)
  }

  @Test func `the first visit takes the proposal, which keeps the middle item in view`() {
    let (stage, _, mosaic) = stage()
    stage.scroll(to: CGPoint(x: 1040, y: 0))
    go(mosaic, on: stage)
    // Item 8 is in the middle of the view; in the mosaic it spans 450 to 540.
    #expect(stage.grid.contentOffset == CGPoint(x: 0, y: 345))
  }

  @Test func `a layout that was never scrolled is found where it was left`() {
    let (stage, carousel, mosaic) = stage()
    go(mosaic, on: stage)
    stage.scroll(to: CGPoint(x: 0, y: 400))
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset == .zero)
  }

  @Test func `positions are brought into the legal offsets of the layout that comes`() {
    let (stage, carousel, mosaic) = stage()
    stage.scroll(to: CGPoint(x: 1300, y: 0))
    go(mosaic, on: stage)
    stage.reload(counts: [4])
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset == CGPoint(x: 390, y: 0))
    stage.grid.contentInset = GridEdgeInsets(top: 15, left: 20, bottom: 0, right: 5)
    stage.grid.layoutIfNeeded()
    // 0 on the other axis is not legal under a top inset.
    #expect(
      carousel.targetContentOffset(forProposedContentOffset: CGPoint(x: 7, y: 7))
        == CGPoint(x: 390 - 20, y: -15))
  }

  @Test func `the view's own corrections are no rest`() {
    let (stage, carousel, mosaic) = stage()
    stage.scroll(to: CGPoint(x: 1430, y: 0))
    stage.reload(counts: [3])
    #expect(stage.grid.contentOffset.x == 260)
    stage.reload(counts: [12])
    go(mosaic, on: stage)
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset.x == 1430)
  }

  @Test func `two layouts of one class share nothing`() {
    let (stage, carousel, _) = stage()
    let other = CarouselLayout()
    other.itemSize = carousel.itemSize
    stage.scroll(to: CGPoint(x: 260, y: 0))
    go(other, on: stage)
    stage.scroll(to: CGPoint(x: 780, y: 0))
    go(carousel, on: stage)
    #expect(stage.grid.contentOffset.x == 260)
    go(other, on: stage)
    #expect(stage.grid.contentOffset.x == 780)
  }

  @Test func `nobody is asked at the first layout, nor after a reload`() {
    let (stage, _, _) = stage()
    let calls = stage.calls(of: .layout) {
      stage.scroll(to: CGPoint(x: 390, y: 0))
      stage.reload(counts: [12])
    }
    #expect(!calls.contains("targetContentOffset"))
    #expect(stage.grid.contentOffset.x == 390)
  }

  @Test func `a layout without a grid returns the proposal`() {
    let proposal = CGPoint(x: 12, y: 34)
    for layout in [CarouselLayout(), MosaicGridLayout(), ListLayout()] {
      #expect(layout.targetContentOffset(forProposedContentOffset: proposal) == proposal)
    }
  }
}
