import GridKit
import GridTesting
import TestSupport
import Testing

/// Random drags, scrolls and lost touches: what always holds, and what holds at the end.
@MainActor @Suite("Random drags")
struct DragScriptTests {
  /// Two boards whose drops leave placeholders, insert at once, or do nothing.
  @MainActor
  private final class Script {
    let rig: DragRig
    var random: SplitMix64
    var waiting: [(context: any GridViewDropPlaceholderContext, word: String, board: WordBoard)] =
      []
    var finger: GridFinger?
    let seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      random = SplitMix64(seed: seed)
      let words = "abcdefghijklmnopqrstuvwxyz".map(String.init)
      rig = DragRig(
        [Array(words[0..<7]), Array(words[7..<10])], [Array(words[10..<14]), [], ["z"]],
        layout: { Script.layout(seed) })
      rig.simulation.fidelity.scrollsAtEdges = random.next(below: 2) == 0
      for (grid, board) in [(rig.left, rig.leftBoard), (rig.right, rig.rightBoard)] {
        grid.reorderingCadence = [.immediate, .fast, .slow][random.next(below: 3)]
        board.propose = { [unowned self] grid, _ in self.proposal(grid) }
        board.onDrop = { [unowned self, unowned board] in self.drop($0, $1, board) }
      }
    }

    /// Returns a layout of one of three kinds, all with the same rows.
    static func layout(_ seed: UInt64) -> GridViewLayout {
      switch seed % 3 {
      case 0: return ListSpyLayout()
      case 1:
        return GridViewFlowLayout(lines: CGSize(width: 100, height: 50))
      default:
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(50))
        return GridViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      }
    }

    func proposal(_ grid: GridView) -> GridViewDropProposal {
      switch random.next(below: 8) {
      case 0: GridViewDropProposal(operation: .forbidden)
      case 1: GridViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      case 2: GridViewDropProposal(operation: .copy)
      default:
        GridViewDropProposal(
          operation: grid.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
      }
    }

    func drop(_ grid: GridView, _ coordinator: any GridViewDropCoordinator, _ board: WordBoard) {
      let end = IndexPath(item: board.words[0].count, section: 0)
      let path = coordinator.destinationIndexPath ?? end
      for item in coordinator.items {
        let word = item.dragItem.localObject as? String ?? "?"
        switch random.next(below: 3) {
        case 0:
          let placeholder = GridViewDropPlaceholder(
            insertionIndexPath: path, reuseIdentifier: "waiting")
          placeholder.cellUpdateHandler = { ($0 as? DraggedCell)?.word = "…" }
          waiting.append((coordinator.drop(item.dragItem, to: placeholder), word, board))
        case 1:
          grid.performBatchUpdates {
            if let source = item.sourceIndexPath, coordinator.proposal.operation == .move,
              coordinator.proposal.intent == .insertAtDestinationIndexPath
            {
              board.words[source.section].remove(at: source.item)
              board.words[path.section].insert(word, at: path.item)
              grid.moveItem(at: source, to: path)
            } else {
              let place = min(path.item, board.words[path.section].count)
              board.words[path.section].insert(word, at: place)
              grid.insertItems(at: [[path.section, place]])
            }
          }
          coordinator.drop(item.dragItem, toItemAt: path)
        default: break
        }
      }
    }

    func step() {
      let grids = [rig.left, rig.right]
      let grid = grids[random.next(below: 2)]
      let board = grid === rig.left ? rig.leftBoard : rig.rightBoard
      switch random.next(below: 13) {
      case 0, 1:
        if let finger, finger.isDown { finger.cancel() }
        finger = nil
        let paths = grid.indexPathsForVisibleItems
        if !paths.isEmpty {
          finger = grid.longPressItem(
            at: paths[random.next(below: paths.count)], for: random.next(below: 4) == 0 ? 0.2 : 0.55
          )
        }
      case 2, 3, 4, 5:
        let place = CGPoint(
          x: CGFloat(random.next(below: 100)), y: CGFloat(random.next(below: 200)))
        finger?.move(to: place, in: grid)
      case 6:
        finger?.lift()
        finger = nil
      case 7:
        if random.next(below: 2) == 0 { finger?.cancel() }
      case 8: rig.simulation.advance(by: Double(random.next(below: 80)) / 100)
      case 9:
        if finger == nil { grid.drag(by: CGPoint(x: 0, y: random.next(below: 300) - 150)) }
      case 10:
        let section = random.next(below: board.words.count)
        let item = random.next(below: board.words[section].count + 1)
        board.words[section].insert("n\(item)", at: item)
        grid.insertItems(at: [[section, item]])
      case 11:
        guard let section = board.words.indices.first(where: { board.words[$0].count > 1 }) else {
          return
        }
        let item = random.next(below: board.words[section].count)
        board.words[section].remove(at: item)
        grid.deleteItems(at: [[section, item]])
      default:
        guard !waiting.isEmpty else { return }
        let next = waiting.remove(at: random.next(below: waiting.count))
        if random.next(below: 2) == 0 {
          next.context.commitInsertion {
            next.board.words[$0.section].insert(next.word, at: $0.item)
          }
        } else {
          next.context.deletePlaceholder()
        }
      }
    }

    /// Counts shown are those of the data and of places that are kept, each item shows once, and
    /// every cell shows the item that it is asked for.
    func check(_ step: Int) {
      for (grid, board) in [(rig.left, rig.leftBoard), (rig.right, rig.rightBoard)] {
        grid.layoutIfNeeded()
        var extra = 0
        for section in board.words.indices {
          var items: [Int] = []
          for item in 0..<grid.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            guard let data = grid.dataSourceIndexPath(forPresentationIndexPath: path) else {
              extra += 1
              continue
            }
            if data.section == section { items.append(data.item) }
            #expect(
              grid.presentationIndexPath(forDataSourceIndexPath: data) == path, "step \(step)")
            if let cell = grid.cellForItem(at: path) as? DraggedCell {
              #expect(cell.word == board.words[data.section][data.item], "step \(step)")
            }
          }
          #expect(Set(items).count == items.count, "step \(step)")
        }
        let shown = board.words.indices.reduce(0) { $0 + grid.numberOfItems(inSection: $1) }
        let data = board.words.reduce(0) { $0 + $1.count }
        #expect(shown == data + extra, "step \(step)")
        #expect(extra == 0 || grid.hasUncommittedUpdates)
      }
    }

    func end() {
      finger?.cancel()
      for next in waiting { next.context.deletePlaceholder() }
      rig.simulation.settle()
      let fresh = DragRig(
        rig.leftBoard.words, rig.rightBoard.words, layout: { Script.layout(self.seed) })
      for (grid, new) in [(rig.left, fresh.left), (rig.right, fresh.right)] {
        #expect(!grid.hasUncommittedUpdates)
        #expect(!grid.hasActiveDrag && !grid.hasActiveDrop)
        new.layoutIfNeeded()
        new.scroll(to: grid.contentOffset)
        #expect(rig.shown(grid) == fresh.shown(new))
        for cell in grid.visibleCells {
          #expect(cell.configurationState.cellDragState == .none)
          #expect(cell.configurationState.cellDropState == .none)
          #expect(!cell.configurationState.isReordering)
        }
      }
      #expect(rig.faults == [])
    }
  }

  @Test(.seeds(0..<300, inDebug: 60))
  func `over seeds: counts add up at every step, and the end equals a fresh grid`() {
    let script = Script(seed: currentSeed)
    for step in 0..<40 {
      script.step()
      script.check(step)
    }
    script.end()
  }
}
