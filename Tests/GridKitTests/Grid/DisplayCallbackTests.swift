import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Display callbacks")
struct DisplayCallbackTests {
  let rig = ShelfRig(counts: [3, 12])
  var grid: GridView { rig.grid }

  @Test(.rows, .rule("DP-1", "DP-3", "DP-4", "DP-6"))
  func `cells and headers come and go in pairs, decorations are not told`() {
    let rows: [ActionRow<ShelfRig, String>] = [
      ActionRow(
        "the first pass", "+shelf.header 0-0 +cell 0-0 +cell 0-1 +cell 0-2 +shelf.header 1-0"),
      ActionRow("a scroll", "-cell 0-0 -shelf.header 0-0 +cell 1-0 +cell 1-1 +cell 1-2") {
        $0.grid.layoutIfNeeded()
        $0.delegate.forget()
        $0.scroll(by: 100)
      },
      ActionRow(
        "a reload tells the old paths, though the data has lost them",
        "-cell 1-5 -cell 1-6 -cell 1-7 -cell 1-8 -cell 1-9 +shelf.header 0-0 +cell 0-0"
      ) { rig in
        rig.grid.scroll(toY: 400)
        rig.delegate.forget()
        rig.source.counts = [1]
        rig.grid.reloadData()
        #expect(rig.delegate.events.first == "-cell 1-5")
      },
      ActionRow("the grid leaves its superview or window", "") { rig in
        let window = rig.simulation.perform { GridWindow(frame: CGRect(0, 0, 200, 200)) }
        window.addSubview(rig.grid)
        window.layoutIfNeeded()
        rig.delegate.forget()
        rig.grid.removeFromSuperview()
        rig.grid.layoutIfNeeded()
        #expect(rig.grid.visibleCells.count == 3)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let rig = Self().rig
      row.act(rig)
      rig.grid.layoutIfNeeded()
      #expect(rig.delegate.events.joined(separator: " ") == row.outcome)
      #expect(rig.delegate.displayedElements == rig.elementsToTell)
      #expect(rig.delegate.unpaired == [])
    }
  }

  @Test(.rule("DP-7"), .seeds(0..<20))
  func `over random scrolls what was told to be displayed is what is shown`() {
    var random = SplitMix64(seed: currentSeed)
    for _ in 0..<30 {
      grid.contentOffset.y = CGFloat(random.next(below: 1400)) / 2 - 50
      if random.next(below: 6) == 0 { grid.reloadData() }
      grid.layoutIfNeeded()
      #expect(rig.delegate.displayedElements == rig.elementsToTell)
    }
    #expect(rig.problems == [])
  }

  @Test(.rule("DP-2"))
  func `a fresh cell is told before it is in the view, a leaving one after it is hidden`() {
    var before: [Bool] = []
    var after: [Bool] = []
    rig.delegate.onWillDisplay = { grid, path in
      before.append(grid.cellForItem(at: path)?.superview == nil)
    }
    grid.layoutIfNeeded()
    #expect(before == [true, true, true])
    let leaving = grid.visibleCells
    rig.delegate.onDidEndDisplaying = { grid, path in
      after.append(leaving[path.item].isHidden && grid.cellForItem(at: path) == nil)
      #expect(grid.indexPath(for: leaving[path.item]) == nil)
    }
    grid.scroll(toY: 500)
    #expect(after == [true, true, true])
  }

  @Test func `a delegate set in a callback hears the rest of the pass, the one before nothing`() {
    let second = DisplayRecorder()
    rig.delegate.onWillDisplay = { grid, path in
      if path == [0, 1] { grid.delegate = second }
    }
    grid.layoutIfNeeded()
    #expect(rig.delegate.events == ["+shelf.header 0-0", "+cell 0-0", "+cell 0-1"])
    #expect(second.events == ["+cell 0-2", "+shelf.header 1-0"])
    second.onDidEndDisplaying = { grid, path in
      if path == [0, 1] { grid.delegate = nil }
    }
    rig.scroll(by: 500)
    #expect(second.events.dropFirst(2) == ["-cell 0-0", "-shelf.header 0-0", "-cell 0-1"])
    #expect(rig.delegate.events.count == 3)
  }

  @Test func `a delegate set later hears of what leaves, though not of what was shown before it`() {
    grid.delegate = nil
    grid.layoutIfNeeded()
    let late = DisplayRecorder()
    grid.delegate = late
    rig.scroll(by: 300)
    #expect(late.events.prefix(5).allSatisfy { $0.hasPrefix("-") })
    #expect(late.events.dropFirst(5).allSatisfy { $0.hasPrefix("+") })
  }

  @Test func `a delegate that ends in a callback is kept to the end of what is told, and no more`()
  {
    weak var gone: DisplayRecorder?
    do {
      var only: DisplayRecorder? = DisplayRecorder()
      gone = only
      grid.delegate = only
      only?.onWillDisplay = { _, _ in only = nil }
      grid.layoutIfNeeded()
    }
    #expect(gone == nil && grid.delegate == nil)
    rig.scroll(by: 500)
    #expect(grid.visibleCells.count == 4)
  }
}
