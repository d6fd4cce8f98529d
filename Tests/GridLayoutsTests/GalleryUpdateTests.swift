import GridLayouts
import GridTesting
import TestSupport
import Testing

/// Sizes that layouts ask for again in a batch update (IC-10, BU-10).
@MainActor @Suite("Sizes asked in updates of the gallery")
struct GalleryUpdateTests {
  nonisolated private static let ids = ["shortestColumn", "sectionedWaterfall", "skyline", "block"]

  private func stage(
    _ id: String, _ sizes: ListedSizes, size: CGSize = CGSize(width: 360, height: 300)
  ) -> Stage<GridViewLayout> {
    let layout = GallerySetup().makeLayout(id).layout
    switch layout {
    case let layout as ShortestColumnLayout: layout.delegate = sizes
    case let layout as SectionedWaterfallLayout: layout.delegate = sizes
    case let layout as SkylineLayout: layout.delegate = sizes
    case let layout as BlockLayout: layout.delegate = sizes
    default: break
    }
    return Stage(layout, counts: sizes.counts, size: size, companions: [sizes])
  }

  private static func fourSizes() -> ListedSizes {
    ListedSizes([[10, 20, 30], [5]], sections: [.init(columns: 2), .init(columns: 2)])
  }

  private func draw(_ draw: inout GalleryDraw, counts: [Int]) -> ListedSizes {
    ListedSizes(
      sizes: counts.map { count in (0..<count).map { _ in draw.size(1...80) } },
      sections: counts.map { _ in
        ListedSizes.Section(
          columns: draw.integer(1...4), lineSpacing: draw.length(0...9),
          spans: draw.chance(30) ? [1: 2, 3: 3] : [:])
      })
  }

  @Test(.seeds(0..<40, inDebug: 12), .rows)
  func `only inserted and reloaded items are asked, and all frames are those of a new grid`() {
    forEachRow(of: Self.ids) { id in
      var draw = GalleryDraw(seed: currentSeed)
      let sizes = self.draw(&draw, counts: [draw.integer(4...60), draw.integer(1...9)])
      // Spans belong to places here, so items that move would change theirs.
      for section in sizes.sections.indices { sizes.sections[section].spans = [:] }
      let stage = stage(id, sizes)
      for _ in 0..<4 {
        // Old places that go, are reloaded and move; the others stay in order.
        let count = sizes.sizes[0].count
        let places = (0..<count).shuffled(using: &draw)
        let deleted = places.prefix(draw.integer(0...min(3, count / 4)))
        let reloaded = places.dropFirst(deleted.count).prefix(draw.integer(0...min(2, count / 4)))
        let moved = places.last.flatMap { place in
          // A reload goes where it would go without the moves (KD-3).
          deleted.contains(place) || !reloaded.isEmpty || draw.chance(30) ? nil : place
        }
        var items: [(size: CGSize, isAsked: Bool)] = []
        for (place, size) in sizes.sizes[0].enumerated()
        where !deleted.contains(place) && place != moved {
          items.append(reloaded.contains(place) ? (draw.size(1...80), true) : (size, false))
        }
        var inserted: [Int] = []
        for _ in 0..<draw.integer(0...3) {
          let place = draw.integer((inserted.last ?? -1) + 1...(inserted.last ?? -1) + 4)
          guard place <= items.count else { break }
          inserted.append(place)
          items.insert((draw.size(1...80), true), at: place)
        }
        // Behind all others, so that the places of the insertions stand.
        if let moved { items.append((sizes.sizes[0][moved], false)) }
        let isEmpty = deleted.isEmpty && reloaded.isEmpty && inserted.isEmpty && moved == nil
        sizes.forgetQuestions()
        stage.grid.performBatchUpdates {
          sizes.sizes[0] = items.map(\.size)
          stage.source.counts = sizes.counts
          stage.grid.deleteItems(at: deleted.map { IndexPath(item: $0, section: 0) })
          stage.grid.reloadItems(at: reloaded.map { IndexPath(item: $0, section: 0) })
          stage.grid.insertItems(at: inserted.map { IndexPath(item: $0, section: 0) })
          if let moved {
            stage.grid.moveItem(
              at: IndexPath(item: moved, section: 0),
              to: IndexPath(item: items.count - 1, section: 0))
          }
        }
        #expect(stage.simulation.faults == [])
        let expected = items.indices.filter { items[$0].isAsked }
        #expect(
          sizes.asked.map(\.item)
            == (isEmpty
              ? sizes.counts.flatMap { Array(0..<$0) } : expected))
        stage.simulation.settle()
      }
      let fresh = self.stage(id, sizes)
      let isSame = stage.grid.frames == fresh.grid.frames
      #expect(isSame, "\(stage.grid.frames.difference(from: fresh.grid.frames)?.description ?? "")")
      #expect(stage.grid.contentSize == fresh.grid.contentSize)
      #expect(stage.findingCodes == fresh.findingCodes)
    }
  }

  @Test(.rows) func `spans follow their items`() {
    forEachRow(of: Self.ids) { id in
      let sizes = ListedSizes(
        [[10, 20, 30, 40], [5]], sections: [.init(columns: 3, spans: [2: 2]), .init(columns: 2)])
      let stage = stage(id, sizes)
      sizes.sizes[0].insert(CGSize(width: 7, height: 7), at: 1)
      sizes.sections[0].spans = [3: 2]
      stage.source.counts = sizes.counts
      stage.grid.insertItems(at: [IndexPath(item: 1, section: 0)])
      stage.simulation.settle()
      #expect(stage.grid.frames == self.stage(id, sizes).grid.frames)
    }
  }

  @Test(.rows) func `a batch without operations asks for all sizes again`() {
    forEachRow(of: Self.ids) { id in
      let sizes = Self.fourSizes()
      let stage = stage(id, sizes)
      sizes.forgetQuestions()
      sizes.sizes[0][1].height = 50
      stage.grid.performBatchUpdates(nil)
      #expect(sizes.asked.count == 4)
      stage.simulation.settle()
      #expect(stage.grid.frames == self.stage(id, sizes).grid.frames)
    }
  }

  @Test(.rows) func `whatever else makes the layout stale asks for all sizes`() {
    forEachRow(of: Self.ids) { id in
      let sizes = Self.fourSizes()
      let stage = stage(id, sizes)
      @MainActor func insert() {
        sizes.sizes[1].append(CGSize(width: 7, height: 9))
        stage.source.counts = sizes.counts
        sizes.forgetQuestions()
        stage.grid.insertItems(at: [IndexPath(item: sizes.counts[1] - 1, section: 1)])
      }
      insert()
      #expect(sizes.asked == [IndexPath(item: 1, section: 1)])
      for change in [
        { stage.layout.invalidateLayout() }, { stage.grid.reloadData() },
        { stage.grid.frame.size.width -= 20 }, { stage.grid.contentInset.left += 4 },
      ] {
        sizes.forgetQuestions()
        change()
        stage.grid.layoutIfNeeded()
        #expect(sizes.asked.count == sizes.counts.reduce(0, +))
      }
      insert()
      #expect(sizes.asked.count == 1)
      stage.simulation.settle()
      let fresh = self.stage(id, sizes, size: stage.grid.bounds.size)
      fresh.grid.contentInset.left = 4
      fresh.grid.layoutIfNeeded()
      #expect(stage.grid.frames == fresh.grid.frames)
    }
  }

  @Test(.rows) func `a refused batch leaves every size where it was`() {
    forEachRow(of: Self.ids) { id in
      let sizes = Self.fourSizes()
      let stage = stage(id, sizes)
      let frames = stage.grid.frames
      // As many items as before: only the fault tells that nothing moved.
      stage.grid.performBatchUpdates {
        stage.grid.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.grid.insertItems(at: [IndexPath(item: 2, section: 0)])
        stage.grid.deleteItems(at: [IndexPath(item: 9, section: 0)])
      }
      #expect(!stage.simulation.faults.isEmpty)
      stage.grid.layoutIfNeeded()
      #expect(stage.grid.frames == frames)
      sizes.forgetQuestions()
      stage.layout.invalidateLayout()
      stage.grid.layoutIfNeeded()
      #expect(sizes.asked.count == 4)
    }
  }
}

extension Range<Int> {
  fileprivate func shuffled(using draw: inout GalleryDraw) -> [Int] {
    var places = Array(self)
    for place in places.indices.dropFirst().reversed() {
      places.swapAt(place, draw.integer(0...place))
    }
    return places
  }
}
