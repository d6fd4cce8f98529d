import GridKit
import GridTesting
import TestSupport
import Testing

/// Batch updates as users write them, and their outcome.
@MainActor @Suite("Batch updates, recipe by recipe")
struct BatchUpdateRecipeTests {
  let fixture = Fixture(ListSpyLayout(), counts: [4], size: CGSize(width: 100, height: 300))
  var grid: GridView { fixture.grid }
  var source: SampleDataSource { fixture.source }
  var simulation: Simulation { fixture.simulation }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func paths(_ items: Int...) -> [IndexPath] { items.map { path($0) } }

  /// Carries out a batch; answers the codes of the faults that it met.
  private func batch(_ body: @escaping @MainActor () -> Void) -> [String] {
    grid.performBatchUpdates(body)
    let codes = simulation.faults.map(\.code)
    simulation.removeRecords()
    return codes
  }

  /// A batch over counts that end up as told.
  private func batch(
    from counts: [Int], to after: [Int], _ body: @escaping @MainActor () -> Void
  ) -> GridFault? {
    source.counts = counts
    grid.reloadAndLayOut()
    grid.performBatchUpdates {
      source.counts = after
      body()
    }
    defer { simulation.removeRecords() }
    return simulation.faults.first
  }

  @Test func `data that was changed before the counts were ever read is E-50`() {
    source.counts = [5]
    grid.insertItems(at: paths(0))
    #expect(simulation.faults.map(\.code) == ["E-50"])
  }

  @Test func `reading the counts first freezes them, and so does the closure`() {
    _ = grid.numberOfSections
    source.counts = [5]
    grid.insertItems(at: paths(0))
    #expect(simulation.faults.isEmpty)
    #expect(
      batch {
        source.counts = [6]
        grid.insertItems(at: paths(0))
      } == [])
    #expect(grid.numberOfItems(inSection: 0) == 6)
  }

  @Test func `a wrong item total is E-50 with the exact block`() {
    let fault = batch(from: [4], to: [1]) { grid.deleteItems(at: paths(0, 1)) }
    #expect(fault?.code == "E-50")
    #expect(
      fault?.message == """
        Invalid batch updates detected: the number of sections and/or items returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with item counts: [4] }
        Data source after updates = { 1 section with item counts: [1] }
        Updates = [
        \tDelete item (0 - 1),
        \tDelete item (0 - 0)
        ]
        Collection view: <UICollectionView: 0x0; frame = (0 0; 100 300); contentOffset: {0, 0}; \
        contentSize: {100, 200}; adjustedContentInset: {0, 0, 0, 0}; layout: <ListSpyLayout: 0x0>; \
        dataSource: <SampleDataSource: 0x0>>
        """)
  }

  @Test func `a wrong section total is E-50`() {
    #expect(batch(from: [1, 1], to: [1]) {}?.code == "E-50")
  }

  @Test func `a delete or reload that does not exist is E-55a, with the delete text`() {
    let text =
      "attempt to delete item 9 from section 0 which only contains 4 items before the "
      + "update"
    #expect(batch(from: [4], to: [3]) { grid.deleteItems(at: paths(9)) }?.message == text)
    #expect(batch(from: [4], to: [4]) { grid.reloadItems(at: paths(9)) }?.message == text)
  }

  @Test func `conflicts between operations`() {
    #expect(
      batch(from: [4], to: [3]) {
        grid.deleteItems(at: paths(1))
        grid.reloadItems(at: paths(1))
      }?.code == "E-57")
    #expect(
      batch(from: [4], to: [4]) {
        grid.deleteItems(at: paths(1))
        grid.moveItem(at: path(1), to: path(0))
      }?.code == "E-56a")
    #expect(
      batch(from: [4], to: [5]) {
        grid.insertItems(at: paths(1))
        grid.moveItem(at: path(0), to: path(1))
      }?.code == "E-61")
    #expect(batch(from: [4], to: [5]) { grid.insertItems(at: paths(9)) }?.code == "E-59a")
  }

  @Test func `a reload meets a move, because moves do not shift it`() {
    let fault = batch(from: [4], to: [3]) {
      grid.deleteItems(at: paths(1))
      grid.reloadItems(at: paths(2))
      grid.moveItem(at: path(0), to: path(1))
      grid.moveItem(at: path(3), to: path(0))
    }
    #expect(
      fault?.message == "attempt to perform an insert and a move to the same index path "
        + "(<NSIndexPath: 0x0> {length = 2, path = 0 - 1})")
  }

  @Test func `the same with sections`() {
    let fault = batch(from: [1, 1, 1, 1, 1], to: [1, 1, 1, 1, 1]) {
      grid.moveSection(2, toSection: 4)
      grid.reloadSections([3])
      grid.deleteSections([4])
      grid.insertSections([2])
    }
    #expect(fault?.message == "attempt to perform an insert and a move to the same section (4)")
  }

  @Test(
    "28, 29: a reload is told with its place before and after",
    arguments: [
      (deletes: [0], inserts: [], text: "[delete 0-0, reload 0-2 as 0-1]", asked: [1]),
      (deletes: [], inserts: [0], text: "[insert 0-0, reload 0-2 as 0-3]", asked: [0, 3]),
    ] as [(deletes: [Int], inserts: [Int], text: String, asked: [Int])])
  func reloadShift(deletes: [Int], inserts: [Int], text: String, asked: [Int]) {
    grid.layoutIfNeeded()
    source.forgetRequests()
    let calls = fixture.trace {
      grid.performBatchUpdates {
        source.counts[0] += inserts.count - deletes.count
        grid.deleteItems(at: deletes.map { path($0) })
        grid.insertItems(at: inserts.map { path($0) })
        grid.reloadItems(at: paths(2))
      }
    }
    #expect(calls.contains("L prepare(forCollectionViewUpdates:) \(text)\n"))
    #expect(source.requestedItems.map(\.item) == asked)
  }

  @Test func `30, 31: a section's delete absorbs those of its items; its path has no item`() {
    final class Told: ListSpyLayout {
      var items: [(IndexPath?, IndexPath?)] = []
      override func prepare(forCollectionViewUpdates updateItems: [GridViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        items = updateItems.map { ($0.indexPathBeforeUpdate, $0.indexPathAfterUpdate) }
      }
    }
    let layout = Told()
    let fixture = Fixture(layout, counts: [2, 3], size: CGSize(width: 100, height: 300))
    fixture.grid.layoutIfNeeded()
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [2]
      fixture.grid.deleteItems(at: [path(0, 1)])
      fixture.grid.deleteSections([1])
    }
    #expect(fixture.simulation.faults.isEmpty)
    #expect(layout.items.count == 1)
    #expect(layout.items.first?.0 == IndexPath(indexes: [1, NSNotFound]))
    #expect(layout.items.first?.1 == nil)
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [4, 2]
      fixture.grid.insertSections([0])
    }
    #expect(layout.items.first?.1 == IndexPath(indexes: [0, NSNotFound]))
  }

  @Test func `inside the closure the view answers as before, in the completion as after`() {
    grid.layoutIfNeeded()
    var counts: [Int] = []
    grid.performBatchUpdates {
      source.counts = [2]
      counts.append(grid.numberOfItems(inSection: 0))
      grid.deleteItems(at: paths(0, 1, 2))
      counts.append(grid.numberOfItems(inSection: 0))
      grid.insertItems(at: paths(0))
      counts.append(grid.numberOfItems(inSection: 0))
    } completion: { _ in
      counts.append(grid.numberOfItems(inSection: 0))
    }
    simulation.settle()
    #expect(counts == [4, 4, 4, 2])
  }

  @Test func `selected items keep their mark under their new paths`() {
    func selected(
      after counts: [Int], _ body: @escaping @MainActor () -> Void
    ) -> [IndexPath]? {
      source.counts = [4]
      grid.reloadAndLayOut()
      grid.content.selection = [Position(0, 2)]
      _ = batch {
        source.counts = counts
        body()
      }
      return grid.indexPathsForSelectedItems
    }
    #expect(selected(after: [5]) { grid.insertItems(at: paths(0)) } == [path(3)])
    #expect(selected(after: [3]) { grid.deleteItems(at: paths(2)) } == [])
    #expect(selected(after: [4]) { grid.reloadItems(at: paths(2)) } == [])
    #expect(selected(after: [4]) { grid.moveItem(at: path(2), to: path(0)) } == [path(0)])
    #expect(selected(after: [4]) { grid.reconfigureItems(at: paths(2)) } == [path(2)])
    #expect(selected(after: [4]) { grid.reloadSections([0]) } == [])
    #expect(selected(after: [0, 4]) { grid.insertSections([0]) } == [path(2, 1)])
  }

  @Test func `a deleted cell is told of with its old path, after the animation`() throws {
    final class Ends: NSObject, GridViewDelegate {
      var paths: [IndexPath] = []
      func collectionView(
        _ collectionView: GridView, didEndDisplaying cell: GridViewCell,
        forItemAt indexPath: IndexPath
      ) { paths.append(indexPath) }
    }
    let ends = Ends()
    grid.delegate = ends
    grid.layoutIfNeeded()
    let cell = grid.cellForItem(at: path(1))
    grid.performBatchUpdates {
      source.counts = [3]
      grid.deleteItems(at: paths(1))
    }
    #expect(ends.paths.isEmpty)
    #expect(grid.visibleCells.contains { $0 === cell } == false)
    #expect(cell?.superview === grid)
    simulation.advance(by: 0.1)
    let alpha = try #require(cell?.presentation.alpha)
    #expect(alpha > 0 && alpha < 1)
    simulation.settle()
    #expect(ends.paths == [path(1)])
  }

  @Test func `of the offset the layout says first, the delegate last`() {
    final class Target: NSObject, GridViewDelegate {
      var proposals: [CGPoint] = []
      func collectionView(
        _ collectionView: GridView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        proposals.append(proposedContentOffset)
        return CGPoint(x: 0, y: 30)
      }
    }
    final class Moving: ListSpyLayout {
      override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: proposed.y + 10)
      }
    }
    let fixture = Fixture(Moving(), counts: [20], size: CGSize(width: 100, height: 300))
    let target = Target()
    fixture.grid.delegate = target
    fixture.grid.layoutIfNeeded()
    fixture.grid.performBatchUpdates(nil)
    #expect(target.proposals == [CGPoint(x: 0, y: 10)])
    #expect(fixture.grid.contentOffset.y == 30)
  }

  @Test func `an offset past the end moves back at once; the next pass clamps the rest`() {
    source.counts = [20]
    grid.reloadAndLayOut()
    grid.layOut(at: 700)
    grid.performBatchUpdates {
      source.counts = [10]
      grid.deleteItems(at: (10..<20).map { path($0) })
    }
    #expect(grid.contentOffset.y == 200)
    grid.performBatchUpdates {
      source.counts = [2]
      grid.deleteItems(at: (0..<8).map { path($0) })
    }
    #expect(grid.contentOffset.y == 200, "content smaller than the viewport: T4.7")
    grid.layoutIfNeeded()
    #expect(grid.contentOffset.y == 0)
    simulation.settle()
    #expect(grid.indexPathsForVisibleItems == paths(0, 1))
  }

  @Test func `a reload followed by an insertion in one turn is E-50`() {
    grid.layoutIfNeeded()
    source.counts = [5]
    grid.reloadData()
    grid.insertItems(at: paths(0))
    #expect(simulation.faults.map(\.code) == ["E-50"])
  }

  @Test func `two moves from one item, and two to one`() {
    #expect(
      batch(from: [4], to: [4]) {
        grid.moveItem(at: path(0), to: path(1))
        grid.moveItem(at: path(0), to: path(2))
      }?.code == "E-65a")
    #expect(
      batch(from: [4], to: [4]) {
        grid.moveItem(at: path(0), to: path(2))
        grid.moveItem(at: path(1), to: path(2))
      }?.code == "E-66a")
  }

  @Test func `a reload replaces the cell, configuring anew keeps it, reloading all makes none`() {
    final class Counting: GridViewCell {
      var reuseCount = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
      }
    }
    grid.register(Counting.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    let cells = grid.visibleCells
    grid.reloadItems(at: paths(1))
    #expect(grid.cellForItem(at: path(1)) !== cells[1])
    grid.reconfigureItems(at: paths(2))
    #expect(grid.cellForItem(at: path(2)) === cells[2])
    #expect((cells[2] as? Counting)?.reuseCount == 0)
    simulation.settle()
    let made = simulation.counters.cellsMade
    grid.reloadAndLayOut()
    #expect(simulation.counters.cellsMade == made)
    #expect(grid.visibleCells.allSatisfy { ($0 as? Counting)?.reuseCount == 1 })
  }

  // MARK: Rules

  @Test(.rule("RD-7")) func `a reload inside the closure is done when the update is`() {
    grid.layoutIfNeeded()
    source.forgetRequests()
    var finished: [Bool] = []
    grid.performBatchUpdates {
      source.counts = [5]
      grid.insertItems(at: paths(0))
      grid.reloadData()
      #expect(source.requestedItems.isEmpty)
    } completion: {
      finished.append($0)
    }
    grid.layoutIfNeeded()
    #expect(finished == [false])
    #expect(grid.visibleCells.count == 5)
    #expect(grid.waitingViews.isEmpty)
  }

  @Test(.rule("RD-8")) func `a reload ends the animations of an update at once`() {
    grid.layoutIfNeeded()
    var finished: [Bool] = []
    grid.performBatchUpdates {
      source.counts = [3]
      grid.deleteItems(at: paths(1))
    } completion: {
      finished.append($0)
    }
    grid.reloadData()
    #expect(finished == [false])
    simulation.settle()
    #expect(finished == [false])
    #expect(grid.visibleCells.count == 3)
  }

  @Test(.rule("CP-4", "CP-5"))
  func `an update that is not animated or moves nothing ends at the next tick`() {
    grid.layoutIfNeeded()
    var finished: [Double] = []
    simulation.perform {
      BaseView.performWithoutAnimation {
        grid.performBatchUpdates {
          source.counts = [3]
          grid.deleteItems(at: paths(0))
        } completion: { _ in
          finished.append(simulation.now)
        }
      }
    }
    #expect(grid.visibleCells.map(\.presentation.frame.minY) == [0, 50, 100])
    #expect(finished == [])
    simulation.tick()
    #expect(finished == [simulation.now])
    grid.performBatchUpdates(nil) { _ in finished.append(simulation.now) }
    simulation.tick()
    #expect(finished.count == 2)
  }

  @Test(.rule("CP-7")) func `a later batch does not cut an earlier one short`() {
    grid.layoutIfNeeded()
    var ends: [String] = []
    grid.performBatchUpdates {
      source.counts = [5]
      grid.insertItems(at: paths(0))
    } completion: {
      ends.append("first \($0) \(simulation.tickCount)")
    }
    simulation.advance(by: 0.1)
    grid.performBatchUpdates {
      source.counts = [4]
      grid.deleteItems(at: paths(0))
    } completion: {
      ends.append("second \($0) \(simulation.tickCount)")
    }
    simulation.settle()
    #expect(ends == ["first true 15", "second true 21"])
    #expect(grid.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    #expect(grid.visibleCells.allSatisfy { $0.presentation.frame == $0.frame })
  }

  @Test(.rule("LP-11")) func `while an update is animated, scrolling alone makes no cells`() {
    source.counts = [40]
    grid.reloadAndLayOut()
    grid.performBatchUpdates {
      source.counts = [41]
      grid.insertItems(at: paths(0))
    }
    source.forgetRequests()
    grid.layOut(at: 600)
    #expect(source.requestedItems.isEmpty)
    simulation.settle()
    #expect(grid.indexPathsForVisibleItems.map(\.item) == Array(12..<18))
  }

  @Test(.rule("BF-5")) func `a grid without a size validates and asks for nothing`() {
    let fixture = Fixture(ListSpyLayout(), counts: [4], size: .zero)
    var finished: [Bool] = []
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [5]
      fixture.grid.insertItems(at: paths(0))
    } completion: {
      finished.append($0)
    }
    #expect(fixture.simulation.faults.isEmpty)
    fixture.simulation.settle()
    #expect(finished == [true])
    #expect(fixture.source.requestedItems.isEmpty)
    fixture.grid.performBatchUpdates { fixture.grid.insertItems(at: paths(0)) }
    #expect(fixture.simulation.faults.map(\.code) == ["E-50"])
  }

  @Test func `an update from inside a request for a cell is a fault of its own`() {
    source.configure = { [grid] _, _ in grid.reloadItems(at: [[0, 0]]) }
    grid.layoutIfNeeded()
    #expect(simulation.faults.first?.code == "update-inside-pass")
  }

  @Test(.rule("RC-3")) func `another cell for a reconfigured item is a fault and nothing changes`()
  {
    final class Fickle: SampleDataSource {
      var identifierInUse = SampleDataSource.identifier
      override func collectionView(
        _ collectionView: GridView, cellForItemAt indexPath: IndexPath
      ) -> GridViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifierInUse, for: indexPath)
      }
    }
    let fickle = Fickle([4])
    fickle.attach(to: grid)
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "other")
    grid.layoutIfNeeded()
    let cells = grid.visibleCells
    fickle.identifierInUse = "other"
    grid.reconfigureItems(at: paths(1))
    #expect(simulation.faults.map(\.code) == ["E-8"])
    #expect(simulation.faults.first?.message.contains("path = 0 - 1") == true)
    #expect(grid.visibleCells == cells)
  }

  @Test(.rule("VW-15")) func `a first responder that refuses to go is E-71 and nothing changes`() {
    final class Stubborn: GridViewCell {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    grid.register(Stubborn.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    #expect(grid.cellForItem(at: path(1))?.becomeFirstResponder() == true)
    grid.performBatchUpdates {
      source.counts = [3]
      grid.deleteItems(at: paths(1))
    }
    #expect(simulation.faults.map(\.code) == ["E-71"])
    #expect(grid.numberOfItems(inSection: 0) == 4)
    source.counts = [4]
    simulation.removeRecords()
    #expect(batch { grid.moveItem(at: path(1), to: path(0)) } == [])
  }
}
