import GridTesting
import TestSupport
import Testing

/// Reasons in the log, against a record that a layout has made itself.
@MainActor @Suite("Why an element is where it is, in truth")
struct WhyLogTruthTests {
  /// Writes down every answer that it gives, as the log should have heard it.
  private final class DiaryLayout: ShelfLayout {
    struct Entry: Hashable {
      var call: String
      var element: GridElementID
      var frame: CGRect
      var tick: Int
    }

    var diary: Set<Entry> = []

    private func note(_ call: String, _ answer: [GridViewLayoutAttributes]) {
      let tick = collectionView?.simulation.tickCount ?? 0
      for attributes in answer {
        let state = GridElementState(attributes)
        diary.insert(Entry(call: call, element: state.id, frame: state.frame, tick: tick))
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      let answer = super.layoutAttributesForElements(in: rect)
      let words = [rect.minX, rect.minY, rect.width].map { NumberText.short($0) }
      note(
        "layoutAttributesForElements(in: \(words.joined(separator: ", ")) × "
          + "\(NumberText.short(rect.height)))", answer ?? [])
      return answer
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      let answer = super.layoutAttributesForItem(at: indexPath)
      note(
        "layoutAttributesForItem(at: \(indexPath.section)-\(indexPath.item))",
        answer.map { [$0] } ?? [])
      return answer
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> GridViewLayoutAttributes? {
      let answer = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      note(
        "layoutAttributesForSupplementaryView(ofKind: \(elementKind), at: \(indexPath[0])-"
          + "\(indexPath[1]))", answer.map { [$0] } ?? [])
      return answer
    }
  }

  @Test(.seeds(0..<60, inDebug: 20))
  func `whatever happens, the layout has said what the log says it said`() throws {
    var random = SplitMix64(seed: currentSeed)
    let layouts = [DiaryLayout(), DiaryLayout()]
    for layout in layouts {
      layout.rowHeight = CGFloat(Int.random(in: 15...60, using: &random))
      layout.headerHeight = CGFloat(Int.random(in: 0...1, using: &random) * 20)
    }
    let list = Listened([8, 5], layout: layouts[0]).layOut()
    var explained = 0
    for _ in 0..<40 {
      let grid = list.grid
      let section = Int.random(in: 0...1, using: &random)
      switch Int.random(in: 0...8, using: &random) {
      case 0: grid.fling(velocity: CGPoint(x: 0, y: Int.random(in: -900...900, using: &random)))
      case 1: grid.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random))
      case 2: grid.frame.size.width = CGFloat(Int.random(in: 60...120, using: &random))
      case 3: grid.reloadData()
      case 4:
        (grid.collectionViewLayout as? ShelfLayout)?.rowHeight =
          CGFloat(Int.random(in: 15...60, using: &random))
      case 5:
        let item = Int.random(in: 0...list.source.counts[section], using: &random)
        grid.performBatchUpdates {
          list.source.counts[section] += 1
          grid.insertItems(at: [[section, item]])
        }
      case 6 where list.source.counts[section] > 1:
        let item = Int.random(in: 0..<list.source.counts[section], using: &random)
        grid.performBatchUpdates {
          list.source.counts[section] -= 1
          grid.deleteItems(at: [[section, item]])
        }
      case 7:
        let next = layouts.first { $0 !== grid.collectionViewLayout }
        if let next { grid.setCollectionViewLayout(next, animated: Bool.random(using: &random)) }
      default: break
      }
      if Bool.random(using: &random) { list.simulation.advance(by: 0.1) }
      let isLaidOut = Bool.random(using: &random)
      if isLaidOut { grid.layoutIfNeeded() }
      for id in GridState(of: grid, scope: .visible).elements.map(\.id) {
        explained += 1
        let why = list.log.why(id)
        let source = try #require(why.source, "\(why)")
        let entry = DiaryLayout.Entry(
          call: source.call, element: source.state.id, frame: source.state.frame, tick: source.tick)
        // The path may have been another one when it was said.
        let isSaid = layouts.contains { layout in
          layout.diary.contains(entry)
            || layout.diary.contains {
              $0.call == entry.call && $0.frame == entry.frame && $0.tick == entry.tick
            } && !why.before.isEmpty
        }
        #expect(isSaid && why.presence == .shown, "\(why)")
        #expect(why.state?.frame == grid.frames(.visible)[id], "\(why)")
        #expect(!why.since.contains { $0.contains("code has set") }, "\(why)")
      }
      for section in 0...2 {
        for item in 0..<12 where grid.cellForItem(at: [section, item]) == nil {
          let why = list.log.why(.cell(section, item))
          #expect(why.presence != .shown, "\(why)")
          guard why.presence == .absent, isLaidOut, list.simulation.isAtRest else { continue }
          let count = section < 2 ? list.source.counts[section] : 0
          let words =
            section == 2
            ? "2 sections" : item >= count ? "has \(count) item" : "outside the visible rectangle"
          #expect(why.reason?.contains(words) == true, "\(why)")
        }
      }
    }
    #expect(list.simulation.faults.isEmpty)
    #expect(explained > 40)
  }
}
