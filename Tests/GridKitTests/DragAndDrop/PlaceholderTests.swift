import GridKit
import GridTesting
import TestSupport
import Testing

/// Cells that stand in while data arrives.
@MainActor @Suite("Placeholders", .rows)
struct PlaceholderTests {
  /// Drops the first item of the left grid on the right one, with a placeholder for each number.
  private func drop(
    _ items: [Int], in rig: DragRig
  ) -> [any GridViewDropPlaceholderContext] {
    var contexts: [any GridViewDropPlaceholderContext] = []
    rig.rightBoard.onDrop = { _, coordinator in
      for item in items {
        let placeholder = GridViewDropPlaceholder(
          insertionIndexPath: IndexPath(item: item, section: 0), reuseIdentifier: "waiting")
        placeholder.cellUpdateHandler = { ($0 as? DraggedCell)?.word = "…" }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    rig.left.dragItem(at: rig.path(0), toItemAt: rig.path(0), of: rig.right)
    return contexts
  }

  @Test func `a placeholder is an item that the data source does not know of`() throws {
    let rig = DragRig()
    let log = TraceLog(rig.simulation)
    let context = try #require(drop([1], in: rig).first)
    log.stop()
    #expect(rig.shown(rig.right) == "p@25 …@75 q@125 r@175")
    #expect(rig.right.numberOfItems(inSection: 0) == 4)
    #expect(rig.right.hasUncommittedUpdates)
    #expect(rig.rightBoard.words == [["p", "q", "r"]])
    #expect(!log.calls(of: .dataSource).contains("cellForItemAt"))
    #expect(log.calls(of: .view).contains("C cellUpdateHandler 0-1"))
    #expect(rig.right.presentationIndexPath(forDataSourceIndexPath: rig.path(1)) == rig.path(2))
    #expect(rig.right.dataSourceIndexPath(forPresentationIndexPath: rig.path(1)) == nil)
    #expect(context.dragItem.localObject as? String == "a")
    rig.simulation.settle()
    #expect(rig.right.hasUncommittedUpdates)
    #expect(rig.faults == [])
  }

  @Test func `commitInsertion hands its place to an item`() throws {
    let rig = DragRig()
    let context = try #require(drop([1], in: rig).first)
    rig.simulation.settle()
    let log = TraceLog(rig.simulation)
    let isCommitted = context.commitInsertion { path in
      rig.rightBoard.words[path.section].insert("a", at: path.item)
    }
    log.stop()
    #expect(isCommitted)
    #expect(log.calls(of: .dataSource).contains("DS cellForItemAt 0-1"))
    #expect(rig.shown(rig.right) == "p@25 a@75 q@125 r@175")
    #expect(!rig.right.hasUncommittedUpdates)
    #expect(rig.right.visibleCells.allSatisfy { $0.presentation.center == $0.center })
    #expect(!context.commitInsertion { _ in Issue.record("there is no placeholder any more") })
    #expect(!context.deletePlaceholder())
    rig.simulation.settle()
    #expect(rig.faults == [])
  }

  @Test func `a placeholder that has gone answers false`() {
    typealias Act = @MainActor (DragRig, any GridViewDropPlaceholderContext) -> Void
    let rows:
      [(name: String, right: [[String]], item: Int, before: String, act: Act, after: String)] =
        [
          (
            "deletePlaceholder takes it away", [["p", "q", "r"]], 3, "p@25 q@75 r@125 …@175",
            { _, context in #expect(context.deletePlaceholder()) }, "p@25 q@75 r@125"
          ),
          (
            "reloadData discards placeholders", [["p", "q", "r"]], 1, "p@25 …@75 q@125 r@175",
            { rig, _ in
              rig.right.reloadData()
              #expect(!rig.right.hasUncommittedUpdates)
              rig.right.layoutIfNeeded()
            }, "p@25 q@75 r@125"
          ),
          (
            "a section that goes takes its placeholders along", [["p"], ["q"]], 1,
            "p@25 …@75 q@125",
            { rig, _ in
              rig.rightBoard.words.removeFirst()
              rig.right.deleteSections([0])
              rig.simulation.settle()
            }, "q@25"
          ),
        ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = DragRig([["a"]], row.right)
      let context = try #require(drop([row.item], in: rig).first)
      rig.simulation.settle()
      #expect(rig.shown(rig.right) == row.before)
      row.act(rig, context)
      #expect(rig.shown(rig.right) == row.after)
      #expect(!context.commitInsertion { _ in Issue.record("there is no placeholder any more") })
      #expect(!context.deletePlaceholder())
      #expect(!rig.right.hasUncommittedUpdates)
      rig.simulation.settle()
      #expect(rig.shown(rig.right) == row.after)
      #expect(rig.faults == [])
    }
  }

  @Test func `setNeedsCellUpdate fills the cell again in the next tick, once`() throws {
    let rig = DragRig()
    let context = try #require(drop([0], in: rig).first)
    rig.simulation.settle()
    let log = TraceLog(rig.simulation)
    context.setNeedsCellUpdate()
    context.setNeedsCellUpdate()
    #expect(log.calls(of: .view) == "")
    rig.simulation.tick()
    #expect(log.calls(of: .view) == "C cellUpdateHandler 0-0")
    log.stop()
  }

  @Test func `several placeholders at one place keep the order of their drops`() {
    let rig = DragRig()
    let contexts = drop([1, 1, 3], in: rig)
    rig.simulation.settle()
    #expect(rig.right.numberOfItems(inSection: 0) == 6)
    #expect(contexts[1].commitInsertion { rig.rightBoard.words[0].insert("2", at: $0.item) })
    #expect(rig.rightBoard.words[0] == ["p", "2", "q", "r"])
    #expect(contexts[0].commitInsertion { rig.rightBoard.words[0].insert("1", at: $0.item) })
    #expect(rig.rightBoard.words[0] == ["p", "1", "2", "q", "r"])
    #expect(contexts[2].commitInsertion { rig.rightBoard.words[0].insert("3", at: $0.item) })
    #expect(rig.rightBoard.words[0] == ["p", "1", "2", "q", "r", "3"])
    #expect(!rig.right.hasUncommittedUpdates)
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "p@25 1@75 2@125 q@175")
    #expect(rig.faults == [])
  }

  @Test func `batch updates name the data source's places, and placeholders go with items`() {
    let rig = DragRig()
    let contexts = drop([1], in: rig)
    rig.simulation.settle()
    rig.right.performBatchUpdates {
      rig.rightBoard.words[0] = ["n", "q", "r", "o"]
      rig.right.deleteItems(at: [rig.path(0)])
      rig.right.insertItems(at: [rig.path(0), rig.path(3)])
    }
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 q@125 r@175")
    #expect(rig.right.numberOfItems(inSection: 0) == 5)
    rig.rightBoard.words[0].swapAt(1, 2)
    rig.right.moveItem(at: rig.path(1), to: rig.path(2))
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 r@125 q@175")
    rig.rightBoard.words[0][1] = "R"
    rig.right.reloadItems(at: [rig.path(1)])
    rig.rightBoard.words[0][2] = "Q"
    rig.right.reconfigureItems(at: [rig.path(2)])
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "n@25 …@75 R@125 Q@175")
    #expect(contexts[0].commitInsertion { rig.rightBoard.words[0].insert("a", at: $0.item) })
    #expect(rig.rightBoard.words[0] == ["n", "a", "R", "Q", "o"])
    #expect(rig.faults == [])
  }

  @Test func `taps tell of the data source's paths, and a placeholder cannot be tapped`() {
    let rig = DragRig()
    _ = drop([1], in: rig)
    rig.simulation.settle()
    var taps: [Int] = []
    let delegate = SpyDelegate { $0.didSelectItemAt = { taps.append($1.item) } }
    rig.right.delegate = delegate
    rig.right.tapItem(at: rig.path(1))
    rig.right.tapItem(at: rig.path(2))
    #expect(taps == [1])
    #expect(rig.right.indexPathsForSelectedItems == [rig.path(2)])
  }

  @Test func `selection stays with its items when a placeholder comes and goes`() throws {
    let rig = DragRig()
    rig.right.selectItem(at: rig.path(2), animated: false, scrollPosition: [])
    let context = try #require(drop([1], in: rig).first)
    #expect(rig.right.indexPathsForSelectedItems == [rig.path(3)])
    context.deletePlaceholder()
    #expect(rig.right.indexPathsForSelectedItems == [rig.path(2)])
    rig.simulation.settle()
  }

  @Test func `no item is moved by hand beside placeholders`() throws {
    let rig = DragRig()
    let context = try #require(drop([1], in: rig).first)
    rig.simulation.settle()
    #expect(!rig.right.beginInteractiveMovementForItem(at: rig.path(0)))
    context.deletePlaceholder()
    #expect(rig.right.beginInteractiveMovementForItem(at: rig.path(0)))
    rig.right.cancelInteractiveMovement()
  }

  @Test func `placeholders scroll off and come back`() throws {
    let rig = DragRig([["a"]], [(0..<30).map(String.init)])
    _ = drop([1], in: rig)
    rig.simulation.settle()
    rig.right.drag(by: 500)
    rig.simulation.settle()
    #expect(!rig.shown(rig.right).contains("…"))
    rig.right.drag(by: -500)
    rig.simulation.settle()
    #expect(rig.shown(rig.right) == "0@25 …@75 1@125 2@175")
  }

  @Test func `sizes of a placeholder are asked for by the nearest item's path`() throws {
    let rig = DragRig()
    var asked: [Int] = []
    let delegate = SpyDelegate {
      $0.sizeForItemAt = { _, _, path in
        asked.append(path.item)
        return CGSize(width: 100, height: 20 + CGFloat(path.item) * 10)
      }
    }
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    rig.right.delegate = delegate
    rig.right.collectionViewLayout = layout
    rig.right.layoutIfNeeded()
    let context = try #require(drop([3], in: rig).first)
    asked.removeAll()
    layout.invalidateLayout()
    rig.right.layoutIfNeeded()
    #expect(asked == [0, 1, 2, 2])
    context.deletePlaceholder()
    rig.simulation.settle()
  }

  // MARK: Faults

  @Test(.rule("E-4")) func `a placeholder that cannot be shown is refused`() {
    let rows: [(name: String, isRegistered: Bool, item: Int, fault: String)] = [
      ("placeholder-path: a place that does not exist", true, 5, "placeholder-path"),
      ("E-4: an identifier without a registration", false, 1, "E-4"),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = DragRig()
      if !row.isRegistered {
        rig.right.register(nil as AnyClass?, forCellWithReuseIdentifier: "waiting")
      }
      let contexts = drop([row.item], in: rig)
      #expect(rig.faults == [row.fault])
      #expect(!rig.right.hasUncommittedUpdates)
      #expect(rig.shown(rig.right) == "p@25 q@75 r@125")
      #expect(!contexts[0].deletePlaceholder())
      rig.simulation.settle()
    }
  }

  @Test func `placeholder-commit: one item must be inserted, and the placeholder stays`() {
    let rig = DragRig()
    let contexts = drop([1], in: rig)
    rig.simulation.settle()
    #expect(!contexts[0].commitInsertion { _ in })
    #expect(rig.faults == ["placeholder-commit"])
    #expect(rig.shown(rig.right) == "p@25 …@75 q@125 r@175")
    #expect(contexts[0].commitInsertion { rig.rightBoard.words[0].insert("a", at: $0.item) })
    #expect(rig.shown(rig.right) == "p@25 a@75 q@125 r@175")
  }

  @Test func `a refused update keeps the placeholder`() {
    let rig = DragRig()
    let contexts = drop([1], in: rig)
    rig.simulation.settle()
    rig.right.insertItems(at: [rig.path(0)])
    #expect(rig.faults == ["E-50"])
    #expect(rig.shown(rig.right) == "p@25 …@75 q@125 r@175")
    #expect(contexts[0].deletePlaceholder())
    #expect(rig.shown(rig.right) == "p@25 q@75 r@125")
  }
}
