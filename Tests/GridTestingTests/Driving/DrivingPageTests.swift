import GridKit
import GridTesting
import Testing

/// The examples of `Docs/Driving.md`, run, and compared with the page.
@MainActor @Suite("The page on driving")
struct DrivingPageTests {
  private let fixture = DrivingFixture(scale: 3)
  private var grid: GridView { fixture.grid }
  private var source: SampleDataSource { fixture.source }

  func `first fling`() {
    // example
    // Rows of 50 points in a grid that is 400 points high.
    grid.fling(velocity: 1000)
    grid.settle()
    #expect(grid.centeredItem == IndexPath(item: 13, section: 0))
    // end
  }

  func drags() {
    // example
    grid.drag(by: 100)
    #expect(grid.contentOffset.y == 100)

    grid.drag(by: CGPoint(x: 0, y: 60), over: 0.2)
    #expect(grid.contentOffset.y == 160)

    grid.dragAndHold(by: 40)
    #expect(grid.isTracking && grid.contentOffset.y == 200)
    grid.dragAndHold(by: -15)
    grid.release(velocity: -600)
    #expect(grid.isDecelerating)
    grid.tapToStop()
    #expect(grid.isSettled)
    // end
  }

  func `proposals`() {
    // example
    grid.drag(proposing: CGPoint(x: 0, y: 333), velocity: CGPoint(x: 0, y: 500))
    grid.settle()
    #expect(grid.contentOffset.y == 333)

    grid.scrollToTop()
    grid.settle()
    #expect(grid.contentOffset.y == 0)
    // end
  }

  func `nothing to scroll`() {
    // example
    // Three rows of 50 points in a grid that is 400 points high: there is nowhere to go.
    source.counts = [3]
    grid.reloadData()
    grid.fling(velocity: 1000)
    #expect(grid.contentOffset == .zero && grid.isSettled)
    #expect(grid.simulation.findings.map(\.code) == ["nothing-to-scroll"])
    // end
  }

  func `a throw without travel`() {
    /// Pages that are chosen by where the content is, and not by where it is going.
    final class Posters: GridViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposal: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        let offset = collectionView?.contentOffset.y ?? 0
        return CGPoint(x: 0, y: (offset / 400).rounded() * 400)
      }
    }
    let posters = Posters()
    posters.itemSize = CGSize(width: 320, height: 390)
    grid.setCollectionViewLayout(posters, animated: false)
    grid.setContentOffset(.zero, animated: false)

    // The finger has not moved yet when it lifts: the nearest page is the one that shows.
    grid.fling(velocity: 3000)
    grid.settle()
    #expect(grid.contentOffset.y == 0)

    // A thumb travels before it lets go.
    grid.fling(by: 230, velocity: 3000)
    grid.settle()
    #expect(grid.contentOffset.y == 400)
  }

  func touches() {
    // example
    // The first 10 points are lost: that much a finger moves before it drags.
    let slow = GridTouchScript([[0, 160, 300], [0.2, 160, 200], [0.5, 160, 200]])
    #expect(grid.touch(slow) === grid)
    #expect(grid.contentOffset.y == 90)

    grid.swipe(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 100), speed: 1200)
    #expect(grid.isDecelerating)

    // A finger that is still down while time passes.
    let run = grid.schedule(.tap(at: CGPoint(x: 160, y: 200), for: 0.3))
    #expect(grid.isTracking && !grid.isDecelerating)
    grid.advance(by: 0.3)
    #expect(run?.isFinished == true)
    // end
  }

  func taps() throws {
    // example
    let first = IndexPath(item: 0, section: 0)
    let second = IndexPath(item: 1, section: 0)
    let third = IndexPath(item: 2, section: 0)
    grid.tapItem(at: first)
    #expect("\(grid.tapItem(at: second))" == "0-1: selected 0-1, deselected 0-0")
    let far = IndexPath(item: 99, section: 0)
    #expect("\(grid.tapItem(at: far))" == "0-99 is not on screen: nothing")

    // A finger that stays highlights; the scroll that it begins takes the highlight away.
    let finger = try #require(grid.touchDown(onItemAt: third))
    grid.advance(by: 0.15)
    #expect(grid.cellForItem(at: third)?.isHighlighted == true)
    finger.move(to: CGPoint(x: 160, y: 60))
    #expect(grid.cellForItem(at: third)?.isHighlighted == false && finger.draggedView === grid)
    finger.lift()
    #expect(grid.indexPathsForSelectedItems == [second])
    // end
  }

  func forecasts() {
    let projected = grid.projectedTarget(velocity: CGPoint(x: 0, y: 1000))
    let resting = grid.restingOffset(afterFling: 1000)
    // The projection is what hooks are told; the content ends a little short of it.
    #expect(abs(projected.y - resting.y) < 1)

    grid.fling(velocity: 1000)
    grid.settle()
    #expect(grid.contentOffset == resting)
  }

  func time() {
    // example
    grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    grid.advance(by: 0.15)
    #expect(grid.contentOffset.y == 150)
    let rest = grid.settle()
    #expect(rest.frames == 9 && grid.contentOffset.y == 300)
    // end
  }

  func traces() {
    // example
    let log = TraceLog(grid.simulation)
    grid.fling(velocity: 1000)
    grid.settle()
    #expect(log.count(of: "scrollViewDidScroll") == 133)
    #expect(
      log.missing(inOrder: ["scrollViewWillEndDragging", "scrollViewDidEndDecelerating"]) == nil)
    print(TraceText.log(log.events))
    // end
  }

  func presentation() throws {
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(grid.cellForItem(at: path))
    grid.simulation.perform {
      BaseView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { cell.alpha = 0 }
    }
    grid.advance(by: 0.25)
    #expect(cell.alpha == 0)
    let shown = try #require(grid.presentation(ofItemAt: path))
    #expect(abs(shown.alpha - 0.5) < 1e-9)
  }

  func updates() throws {
    // example
    let first = IndexPath(item: 0, section: 0)
    var isFinished = false
    grid.performBatchUpdates {
      source.counts[0] += 1
      grid.insertItems(at: [first])
    } completion: {
      isFinished = $0
    }
    // Counts, cells and frames are those after the update; the screen follows in a quarter second.
    #expect(grid.cellForItem(at: first)?.alpha == 1)
    grid.advance(by: 0.125)
    let arriving = try #require(grid.presentation(ofItemAt: first))
    #expect(arriving.alpha > 0 && arriving.alpha < 1)
    grid.settle()
    #expect(isFinished)

    // What is deleted fades. Its name is that of before; by now the next item has it.
    source.counts[0] -= 1
    grid.performBatchUpdates({ grid.deleteItems(at: [first]) }, completion: nil)
    grid.advance(by: 0.125)
    let leaving = try #require(grid.elementsOnTheirWayOut.first)
    #expect("\(leaving.id)" == "cell 0-0" && leaving.alpha > 0 && leaving.alpha < 1)
    grid.settle()
    #expect(grid.elementsOnTheirWayOut.isEmpty)
    // end
  }

  func `a switch of layouts`() {
    // At the top, row 3 is nearest the middle. There it is after the switch, too: the top is gone.
    let posters = GridViewFlowLayout()
    posters.itemSize = CGSize(width: 320, height: 300)
    grid.setCollectionViewLayout(posters, animated: false)
    grid.layoutIfNeeded()
    #expect(grid.centeredItem == IndexPath(item: 3, section: 0))
    #expect(grid.contentOffset.y == 880)

    /// Begins at the top, whatever showed before.
    final class FromTheTop: GridViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposal: CGPoint) -> CGPoint {
        .zero
      }
    }
    grid.setCollectionViewLayout(FromTheTop(), animated: false)
    grid.layoutIfNeeded()
    #expect(grid.contentOffset == .zero)
  }

  func `ahead of display`() throws {
    // example
    grid.simulation.fidelity.prefetchesCells = true
    grid.drag(by: 60)
    // Rows 1 to 9 show. The one after them has a cell that nobody sees.
    let ahead = try #require(grid.cellForItem(at: IndexPath(item: 10, section: 0)))
    #expect(ahead.isHidden && !grid.visibleCells.contains(ahead))
    // end
  }

  @Test func `the examples of the page do what it says`() throws {
    let examples: [(DrivingPageTests) throws -> Void] = [
      { $0.`first fling`() }, { $0.drags() }, { $0.`proposals`() }, { $0.`nothing to scroll`() },
      { $0.`a throw without travel`() }, { $0.touches() }, { try $0.taps() }, { $0.forecasts() },
      { $0.time() }, { $0.traces() }, { try $0.presentation() }, { try $0.updates() },
      { $0.`a switch of layouts`() }, { try $0.`ahead of display`() },
    ]
    for example in examples { try example(DrivingPageTests()) }
  }
}

@Suite("Pages with examples")
struct ExamplePageTests {
  @Test(
    arguments: [
      ("Driving", ["GridTestingTests/Driving/DrivingPageTests"], 10),
      ("Moving", ["GridTestingTests/Driving/MovingPageTests"], 5),
      (
        "Auditing",
        ["GridTestingTests/Audit/AuditingPageTests", "UIKitTests/Pages/ViewAuditPageTests"],
        11
      ),
    ] as [(page: String, files: [String], count: Int)])
  func `a page shows the examples that are run, word for word`(
    page: String, files: [String], count: Int
  ) throws {
    try Repository.expectExamples(
      of: "Docs/\(page).md", in: files.map { "Tests/\($0).swift" }, count: count)
  }
}

/// The files of the repository, as tests see them.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Holds the examples of source files against those that a page shows.
  static func expectExamples(
    of page: String, in files: [String], count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let source = try files.map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }.joined(separator: "\n")
    let shown = blocks(in: text, from: "```swift", to: "```")
    let run = blocks(in: source, from: "// example", to: "// end")
    #expect(run.count == count && shown.count == count, sourceLocation: sourceLocation)
    for (shown, run) in zip(shown, run) {
      #expect(LineDiff(expected: run, actual: shown) == nil, sourceLocation: sourceLocation)
    }
  }

  /// The stretches between two lines, without the indent of the first.
  static func blocks(in text: String, from start: String, to end: String) -> [String] {
    var blocks: [[Substring]] = []
    var indent: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let word = line.trimmingCharacters(in: .whitespaces)
      if let width = indent {
        if word == end {
          indent = nil
        } else {
          blocks[blocks.count - 1].append(line.dropFirst(min(width, line.count)))
        }
      } else if word == start {
        indent = line.prefix { $0 == " " }.count
        blocks.append([])
      }
    }
    return blocks.map { $0.joined(separator: "\n") }
  }
}
