import GridLayouts
import GridTesting
import TestSupport
import Testing

/// A grid that went through changes equals one that was made in its final state.
@MainActor @Suite("Changed and fresh layouts of the gallery")
struct GalleryFreshTests {
  @Test(.seeds(0..<300, inDebug: 20), .rows) func `after any changes a grid is like a new one`() {
    forEachRow(of: GallerySetup.ids) { id in
      var draw = GalleryDraw(seed: currentSeed)
      var setup = GallerySetup(&draw)
      setup.usesDelegate = true
      var counts = draw.counts(most: 40)
      var size = draw.viewport()
      var inset = GridEdgeInsets.zero
      let stage = setup.makeStage(id, counts: counts, size: size)
      let sizes = try #require(stage.companions.first as? SeededSizes)
      for _ in 0..<draw.integer(1...6) {
        switch draw.integer(0...4) {
        case 0:
          size = draw.viewport()
          stage.grid.frame = CGRect(origin: .zero, size: size)
        case 1:
          inset = draw.chance(30) ? .zero : draw.insets(upTo: 30)
          stage.grid.contentInset = inset
        case 2:
          setup = GallerySetup(&draw)
          setup.usesDelegate = true
          setup.apply(to: stage.layout, sizes)
          // Sizes changed too, which only the delegate's owner knows.
          stage.layout.invalidateLayout()
        case 3:
          counts = draw.counts(most: 40)
          stage.source.counts = counts
          stage.grid.reloadData()
        default:
          stage.grid.contentOffset = CGPoint(x: draw.length(0...300), y: draw.length(0...900))
        }
        // Several changes may come before a pass.
        if draw.chance(60) { stage.grid.layoutIfNeeded() }
      }
      stage.grid.layoutIfNeeded()

      let fresh = setup.makeStage(id, counts: counts, size: size, inset: inset)
      fresh.scroll(to: stage.grid.contentOffset)
      #expect(stage.grid.contentOffset == fresh.grid.contentOffset)
      #expect(stage.grid.contentSize == fresh.grid.contentSize)
      let (frames, expected) = (stage.grid.frames, fresh.grid.frames)
      // Not compared inside the macro, which would print every frame.
      let isSame = frames == expected
      let difference = frames.difference(from: expected)?.description
      #expect(isSame, "\(difference ?? "in the last bits")")
      #expect(stage.grid.indexPathsForVisibleItems == fresh.grid.indexPathsForVisibleItems)
      #expect(stage.simulation.faults == [])
    }
  }
}
