import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Offsets that a layout remembers for the time after a switch.
@MainActor @Suite("Remembered positions", .rows)
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

  /// Runs a script: `scroll`, `set` or `animate` to an offset or `drag` towards it, `reload` a
  /// number of items, `settle` or still be `moving` after some frames, switch to a layout, be `at`
  /// an offset and, in the carousel, remember a `place`.
  private func run(_ script: String) throws {
    let (stage, carousel, mosaic) = stage()
    let other = CarouselLayout()
    other.itemSize = carousel.itemSize
    let layouts: [String: GridViewLayout] = [
      "carousel": carousel, "mosaic": mosaic, "other": other,
    ]
    for step in script.components(separatedBy: ", ") {
      let words = step.components(separatedBy: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      switch words[0] {
      case "scroll": stage.scroll(to: CGPoint(x: numbers[0], y: numbers[1]))
      case "set": stage.grid.contentOffset = CGPoint(x: numbers[0], y: numbers[1])
      case "animate":
        stage.grid.setContentOffset(CGPoint(x: numbers[0], y: numbers[1]), animated: true)
      case "drag": stage.grid.drag(proposing: CGPoint(x: numbers[0], y: numbers[1]))
      case "settle": stage.grid.settle()
      case "moving":
        stage.grid.advance(frames: Int(numbers[0]))
        #expect(!stage.simulation.isAtRest, "\(step)")
      case "place":
        let place = carousel.targetContentOffset(forProposedContentOffset: .zero)
        #expect(place.x == CGFloat(numbers[0]), "\(step)")
      case "reload": stage.reload(counts: [Int(numbers[0])])
      case "at":
        #expect(stage.grid.contentOffset == CGPoint(x: numbers[0], y: numbers[1]), "\(step)")
      default: go(try #require(layouts[words[0]]), on: stage)
      }
    }
  }

  @Test func `each layout finds the offset at which it was left`() {
    let rows: [(name: String, script: String)] = [
      (
        "by code",
        """
        scroll 390 0, mosaic, scroll 0 222.5, carousel, at 390 0, set 520 0, mosaic, at 0 222.5, \
        carousel, at 520 0
        """
      ),
      // Item 8 is in the middle of the view; in the mosaic it spans 450 to 540.
      (
        "the first visit takes the proposal, which keeps the middle item in view",
        "scroll 1040 0, mosaic, at 0 345"
      ),
      ("a layout that was never scrolled", "mosaic, scroll 0 400, carousel, at 0 0"),
      (
        "the view's own corrections are no rest",
        "scroll 1430 0, reload 3, at 260 0, reload 12, mosaic, carousel, at 1430 0"
      ),
      (
        "two layouts of one class share nothing",
        "scroll 260 0, other, scroll 780 0, carousel, at 260 0, other, at 780 0"
      ),
      (
        "a drag's end counts when the content has come to rest, not before",
        """
        scroll 130 0, drag 500 0, moving 3, place 130, settle, place 520, mosaic, carousel, at 520 0
        """
      ),
      (
        "an animated scroll counts at its end",
        "scroll 130 0, animate 650 0, moving 4, place 130, settle, place 650"
      ),
    ]
    forEachRow(of: rows, named: \.name) { try run($0.script) }
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
