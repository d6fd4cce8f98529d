import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Visible views")
struct VisibleViewsTests {
  let rig = ShelfRig(counts: [4])
  var grid: GridView { rig.grid }

  /// Three cells placed by hand in a viewport of 200 by 180.
  private func show(
    _ frames: [CGRect], change: @escaping (GridViewLayoutAttributes) -> Void = { _ in }
  ) {
    rig.layout.alter = { _, _ in
      frames.enumerated().map { item, frame in
        let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = frame
        change(attributes)
        return attributes
      }
    }
    grid.collectionViewLayout.refresh()
  }

  private var shownItems: [Int] { grid.indexPathsForVisibleItems.map(\.item) }

  @Test(.rows, .rule("LP-1", "QR-11"))
  func `an element has a view if it shares a positive area with the viewport, seen or not`() {
    let rows: [(frame: CGRect, alpha: CGFloat, isShown: Bool)] = [
      (CGRect(0, 0, 10, 10), 1, true), (CGRect(199.5, 179.5, 10, 10), 1, true),
      (CGRect(-5, -5, 5.25, 5.25), 1, true), (CGRect(0, 0, 50, 50), 0, true),
      (CGRect(200, 0, 10, 10), 1, false), (CGRect(0, 180, 10, 10), 1, false),
      (CGRect(-10, 0, 10, 10), 1, false), (CGRect(50, 50, 0, 10), 1, false),
      (CGRect(50, 50, 10, 0), 1, false),
    ]
    forEachRow(of: rows) { row in
      let test = Self()
      test.show([row.frame]) { $0.alpha = row.alpha }
      #expect(test.shownItems == (row.isShown ? [0] : []))
      #expect(test.grid.visibleCells.map(\.alpha) == (row.isShown ? [row.alpha] : []))
    }
  }

  @Test(.rule("LP-1", "LP-10")) func `a hidden element has no view, and loses the one that it had`()
  {
    let frame = CGRect(0, 0, 50, 50)
    show([frame, frame]) { $0.isHidden = $0.indexPath.item == 0 }
    #expect(shownItems == [1])
    show([frame, frame]) { $0.isHidden = $0.indexPath.item == 1 }
    #expect(shownItems == [0])
    #expect(rig.delegate.events == ["+cell 0-1", "-cell 0-1", "+cell 0-0"])
  }

  /// The items that attributes are applied to in a pass after an invalidation.
  private func applied() -> [Int] {
    let log = rig.simulation.traced { rig.layout.refresh() }
    let calls = log.calls.split(separator: "\n").filter { $0.hasPrefix("C apply cell 0-") }
    return calls.compactMap { Int($0.dropFirst(15)) }
  }

  @Test(.rule("LP-5"))
  func `views that stay get their attributes in the order of the layout's answer`() {
    grid.layoutIfNeeded()
    for (alpha, order) in [(0.5, [2, 0, 3, 1]), (0.25, [0, 1, 2, 3]), (0.75, [3, 2, 1, 0])] {
      rig.layout.alter = { answer, _ in
        for attributes in answer { attributes.alpha = alpha }
        let items = answer.filter { $0.representedElementCategory == .cell }
        let others = answer.filter { $0.representedElementCategory != .cell }
        return others + order.compactMap { item in items.first { $0.indexPath.item == item } }
      }
      #expect(applied() == order)
    }
  }

  @Test(.rule("LP-5")) func `views are requested in the order of the layout's answer`() {
    rig.layout.alter = { answer, _ in answer.reversed() }
    grid.layoutIfNeeded()
    #expect(rig.source.requestedItems.map(\.item) == [3, 2, 1, 0])
    #expect(rig.delegate.events.last == "+shelf.header 0-0")
  }

  @Test(.rule("LP-6"))
  func `the data source makes cells and headers, the layout's registration the rest`() {
    grid.layoutIfNeeded()
    #expect(rig.source.requestedItems.count == 4)
    #expect(rig.source.requestedSupplementaryElements.map(\.kind) == [ShelfLayout.header])
    let board = grid.liveView(ElementKey(.decoration(ShelfLayout.board), Position(0, 0)))
    #expect(board?.frame == CGRect(0, 0, 200, 190))
  }

  @Test(.rule("LP-7", "LP-8"))
  func `the provider sees the frame, willDisplay the selection as well`() {
    grid.content.selection = [Position(0, 1)]
    var seen: [(frame: CGRect, isSelected: Bool)] = []
    rig.source.configure = { cell, _ in seen.append((cell.frame, cell.isSelected)) }
    var displayed: [Bool] = []
    rig.delegate.onWillDisplay = { grid, path in
      displayed.append(grid.cellForItem(at: path)?.isSelected ?? false)
    }
    grid.layoutIfNeeded()
    #expect(seen.map(\.frame.minY) == [30, 70, 110, 150])
    #expect(seen.map(\.frame.width) == [200, 200, 200, 200])
    #expect(seen.map(\.isSelected) == [false, false, false, false])
    #expect(displayed == [false, true, false, false])
  }

  @Test(.rule("LP-9"))
  func `subviews are ordered by z, equal ones by insertion, behind all the background`() {
    let background = BaseView()
    grid.layoutIfNeeded()
    grid.backgroundView = background
    let frame = CGRect(0, 0, 50, 50)
    for (heights, order) in [([2, 0, 2, -5], [3, 1, 0, 2]), ([2, 3, 2, -5], [3, 0, 2, 1])] {
      show([frame, frame, frame, frame]) { $0.zIndex = heights[$0.indexPath.item] }
      let cells = grid.subviews.compactMap { $0 as? GridViewCell }.filter { !$0.isHidden }
      #expect(cells.compactMap { grid.indexPath(for: $0)?.item } == order)
      #expect(grid.subviews.first === background)
    }
    #expect(rig.shown.problems == [])
  }

  @Test(.rule("LP-12", "QR-9"))
  func `nil leaves all views and is asked for again, an empty answer removes them`() {
    grid.layoutIfNeeded()
    let (before, cells) = (rig.shown, grid.visibleCells)
    rig.layout.alter = { _, _ in nil }
    rig.layout.refresh()
    #expect(rig.changes(since: before) == [])
    // Nothing is forgotten in later passes either.
    grid.layoutAgain()
    #expect(rig.changes(since: before) == [])
    rig.layout.alter = { _, _ in [] }
    grid.layoutAgain()
    #expect(grid.displayedElements.isEmpty)
    #expect(rig.delegate.displayedElements.isEmpty)
    #expect(cells.allSatisfy { $0.isHidden })
    rig.layout.alter = nil
    rig.layout.refresh()
    #expect(rig.shown.text == before.text)
    #expect(rig.simulation.counters.cellsMade == 4)
  }

  @Test func `a reload inside a provider restarts the pass with the new counts`() {
    var reloads = 0
    rig.source.cell = { grid, path in
      if path.item == 1, reloads == 0 {
        reloads += 1
        rig.source.counts = [2]
        let cell = grid.dequeueReusableCell(
          withReuseIdentifier: SampleDataSource.identifier, for: path)
        grid.reloadData()
        return cell
      }
      return nil
    }
    grid.layoutIfNeeded()
    #expect(rig.simulation.faults.isEmpty)
    #expect(shownItems == [0, 1])
    #expect(rig.source.requestedItems.allSatisfy { $0.item < 2 })
    #expect(rig.problems == [])
  }

  @Test func `a pass with the same elements moves their views and tells nobody`() {
    grid.layoutIfNeeded()
    let cell = grid.cellForItem(at: [0, 2])
    rig.delegate.forget()
    rig.source.forgetRequests()
    rig.layout.alter = { answer, _ in
      for attributes in answer where attributes.indexPath == [0, 2] {
        attributes.frame.origin.x = 5
      }
      return answer
    }
    grid.collectionViewLayout.refresh()
    #expect(cell?.frame.minX == 5)
    #expect(grid.cellForItem(at: [0, 2]) === cell)
    #expect(rig.delegate.events == [])
    #expect(rig.source.requestedItems == [])
  }

  private final class EagerCell: GridViewCell {
    var onApply: (() -> Void)?

    override func apply(_ layoutAttributes: GridViewLayoutAttributes) {
      super.apply(layoutAttributes)
      onApply?()
    }
  }

  @Test func `a reload while attributes are applied leads to the new counts`() {
    grid.register(EagerCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    var reloads = 0
    (grid.cellForItem(at: [0, 1]) as? EagerCell)?.onApply = { [rig] in
      guard reloads == 0 else { return }
      reloads += 1
      rig.source.counts = [2]
      rig.grid.reloadData()
    }
    rig.layout.alter = { answer, _ in
      for attributes in answer where attributes.indexPath.item == 1 { attributes.alpha = 0.5 }
      return answer
    }
    rig.layout.refresh()
    #expect(reloads == 1)
    #expect(rig.simulation.faults.isEmpty)
    #expect(shownItems == [0, 1])
    #expect(rig.problems == [])
  }
}
