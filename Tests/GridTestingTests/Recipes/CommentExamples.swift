import SourcePreparation
import ScenarioFiles
import Foundation
import GridTesting
import Testing
import XCTest

/// The examples of the documentation comments of GridTesting, run. `.ci/snippets` holds them against
/// the comments.
@MainActor @Suite("Examples of GridTesting's comments")
struct CommentExamples {
  /// A row of items for each section, with a gap between them.
  private final class WallLayout: GridViewLayout {
    var gap: CGFloat = 10 {
      didSet { if gap != oldValue { invalidateLayout() } }
    }
    private(set) var edges: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    private var counts: [Int] = []

    init(gap: CGFloat = 10) {
      self.gap = gap
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    func setEdges(leading: CGFloat, trailing: CGFloat) {
      edges = (leading, trailing)
      invalidateLayout()
    }

    override func prepare() {
      super.prepare()
      counts = (0..<(collectionView?.numberOfSections ?? 0)).map {
        collectionView?.numberOfItems(inSection: $0) ?? 0
      }
    }

    override var collectionViewContentSize: CGSize {
      guard let most = counts.max(), most > 0 else { return .zero }
      let way = CGFloat(most) * 60 + CGFloat(most - 1) * gap
      return CGSize(
        width: edges.leading + way + edges.trailing, height: CGFloat(counts.count) * 60)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      let (section, item) = (indexPath.section, indexPath.item)
      guard counts.indices.contains(section), item < counts[section] else { return nil }
      let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: edges.leading + CGFloat(item) * (60 + gap), y: CGFloat(section) * 60, width: 60,
        height: 60)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      counts.indices.flatMap { section in
        (0..<counts[section]).compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
      }.filter { $0.frame.overlaps(rect) }
    }
  }

  private final class Shelf: GridViewDataSource, GridViewDragDelegate, GridViewDropDelegate {
    var count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ collectionView: GridView, cellForItemAt indexPath: IndexPath
    ) -> GridViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
    }

    func collectionView(
      _ collectionView: GridView, itemsForBeginning session: any GridDragSession,
      at indexPath: IndexPath
    ) -> [GridDragItem] {
      [GridDragItem(itemProvider: NSItemProvider(object: "book" as NSString))]
    }

    func collectionView(
      _ collectionView: GridView, dropSessionDidUpdate session: any GridDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> GridViewDropProposal {
      GridViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: GridView, performDropWith coordinator: any GridViewDropCoordinator
    ) {}
  }

  private let simulation = Simulation()
  private let window: GridWindow
  /// Rows of 50 points in a room of 320 × 400.
  private let grid: GridView
  private let other: GridView
  private let rows = SampleDataSource([100])
  private let shelf = Shelf(3)
  private let otherShelf = Shelf(3)
  private let first = IndexPath(item: 0, section: 0)
  private let second = IndexPath(item: 1, section: 0)
  private let third = IndexPath(item: 2, section: 0)

  init() {
    simulation.faultPolicy = .record
    window = GridWindow(simulation: simulation)
    window.frame = CGRect(x: 0, y: 0, width: 640, height: 400)
    grid = Self.grid(in: window, x: 0)
    other = Self.grid(in: window, x: 320)
    rows.attach(to: grid)
    Self.show(otherShelf, in: other)
    window.layoutIfNeeded()
  }

  private static func grid(in window: GridWindow, x: CGFloat) -> GridView {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let grid = window.simulation.perform {
      GridView(frame: CGRect(x: x, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    }
    window.addSubview(grid)
    return grid
  }

  private static func show(_ shelf: Shelf, in grid: GridView) {
    grid.register(GridViewCell.self, forCellWithReuseIdentifier: "book")
    grid.dataSource = shelf
    grid.dragDelegate = shelf
    grid.dropDelegate = shelf
  }

  @Test func `the examples do what the comments say`() throws {
    let examples: [(CommentExamples) throws -> Void] = [
      { $0.taps() }, { $0.fingers() }, { $0.scripts() }, { $0.drags() }, { $0.`long presses`() },
      { $0.movements() }, { $0.randomness() }, { $0.sections() }, { $0.audits() }, { $0.changes() },
      { $0.`hosted layouts`() }, { try $0.registries() }, { $0.frames() }, { $0.states() },
      { $0.`fresh grids`() }, { $0.snapshots() }, { $0.`sample data`() }, { try $0.players() },
      { $0.expectations() }, { try $0.files() }, { $0.sheets() }, { $0.traces() },
      { $0.`folded traces`() }, { $0.rates() }, { $0.reasons() }, { $0.work() }, { $0.budgets() },
      { $0.preparation() },
    ]
    for example in examples { try example(CommentExamples()) }
  }

  // MARK: Driving

  func taps() {
    grid.tapItem(at: first)
    // example
    let tap = grid.tapItem(at: IndexPath(item: 3, section: 0))
    #expect("\(tap)" == "0-3: selected 0-3, deselected 0-0")
    // end
  }

  func fingers() {
    // example
    let finger = grid.touchDown(onItemAt: first)
    finger?.move(toItemAt: second)
    finger?.lift()
    // end
    #expect(finger?.draggedView === grid)
  }

  func scripts() {
    // example
    let script = GridTouchScript([[0, 160, 300], [0.05, 160, 230], [0.1, 160, 140]])
    let scrolled = grid.touch(script)
    // end
    #expect(scrolled === grid)
  }

  func drags() {
    Self.show(shelf, in: grid)
    grid.layoutIfNeeded()
    // example
    let drag = grid.dragItem(at: first, toItemAt: third, of: other)
    #expect("\(drag)" == "dropped: copy")
    // end
  }

  func `long presses`() {
    Self.show(shelf, in: grid)
    grid.layoutIfNeeded()
    // example
    let finger = grid.longPressItem(at: first)
    finger?.move(to: CGPoint(x: 50, y: 120), in: other)
    finger?.lift()
    // end
    #expect(finger?.isDown == false)
  }

  func movements() {
    // example
    grid.moveItem(at: IndexPath(item: 0, section: 0), toPoint: CGPoint(x: 50, y: 130))
    grid.settle()
    // end
    #expect(grid.isSettled)
  }

  // MARK: Laws and audits

  func randomness() {
    // example
    var random = SplitMix64(seed: 7)
    let height = CGFloat.random(in: 20...90, using: &random)
    // end
    #expect((20...90).contains(height))
  }

  func sections() {
    // example
    let anything = SectionGenerator.counts(upTo: 60)
    let heights = SectionGenerator.heights(upTo: 60, in: 10...90).key("columns", [1, 2, 3])
    // end
    #expect(anything.mostItems == 60 && heights.mostItems == 60)
  }

  // example
  @MainActor @Test func `the wall keeps the laws of layouts`() {
    let violation = LayoutProperties.check(seeds: 0..<50, sections: .counts(upTo: 60)) {
      WallLayout()
    }
    #expect(violation == nil)
  }
  // end

  func audits() {
    // example
    let report = LayoutAudit.run(in: .init(sections: [40])) { WallLayout() }
    print(report)
    // end
    #expect(report.isPassed)
  }

  func changes() {
    // example
    let setting = LayoutAudit.Setting(changes: [
      .init("gap", \WallLayout.gap, 20),
      .init("both edges") { layout in
        (layout as? WallLayout)?.setEdges(leading: 4, trailing: 8)
      },
    ])
    // end
    let report = LayoutAudit.run(in: setting) { WallLayout() }
    #expect(report.isPassed, "\(report)")
  }

  func `hosted layouts`() {
    // example
    #expect(LayoutHost.check(layout: WallLayout(), sections: 1).isPassed)
    // end
  }

  /// Under a test runner the call would start the runner again, so it is only compiled.
  private static func isolation() {
    // example
    print(LayoutAudit.inChildProcess("wall", in: .init(sections: [40])) { WallLayout() })
    // end
  }

  // MARK: Scenario files

  func registries() throws {
    // example
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(
        id: "wall", summary: "items side by side",
        parameters: [.init("gap", .number, default: 10)])
    ) { setup in
      WallLayout(gap: setup.parameters["gap"]?.doubleValue ?? 10)
    } configure: { layout, parameters in
      if let gap = parameters["gap"]?.doubleValue { layout.gap = gap }
    }
    // end
    let file = #"{"layout": "wall", "parameters": {"gap": 5}, "sections": [{"count": 3}]}"#
    let scenario = try #require(try registry.parser.cases(in: file, file: "wall.json").first)
    // example
    let run = try ScenarioRunner(registry: registry).run(scenario)
    print(try run.output.line())
    // end
    #expect(run.output.contentSize == CGSize(width: 190, height: 60))
  }

  // MARK: What a grid shows

  func frames() {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 155, height: 60)
    layout.headerReferenceSize.height = 24
    rows.counts = [2]
    grid.setCollectionViewLayout(layout, animated: false)
    grid.reloadData()
    grid.layoutIfNeeded()
    // example
    #expect(
      grid.frames.difference(
        from: """
          header 0-0    0   0  320  24
          cell   0-0    0  24  155  60
          cell   0-1  165  24  155  60
          """) == nil)
    // end
  }

  func states() {
    let layout = grid.collectionViewLayout
    let other = WallLayout()
    // example
    let before = grid.state
    grid.setCollectionViewLayout(other, animated: false)
    grid.setCollectionViewLayout(layout, animated: false)
    #expect(grid.state.difference(from: before) == nil)
    // end
  }

  func `fresh grids`() {
    rows.attach(to: other)
    other.layoutIfNeeded()
    let fresh = other
    // example
    // After any updates, the grid equals a new grid with the same data.
    #expect(grid.difference(from: fresh) == nil)
    // end
  }

  func snapshots() {
    // example
    #expect(Snapshot.difference(of: grid.state(.visible)) == nil)
    XCTAssertNil(Snapshot.difference(of: grid.frames(.visible), named: "frames"))
    // end
    #expect(Snapshot.difference(of: grid.frames(.visible), named: "frames") == nil)
  }

  func `sample data`() {
    // example
    let source = SampleDataSource([20, 3])
    source.attach(to: grid)
    // end
    #expect(grid.numberOfSections == 2)
  }

  // MARK: Pictures

  func players() throws {
    // example
    let recorder = PlayerRecorder(grid, title: "fling")
    grid.fling(velocity: 2400)
    grid.settle()
    let page = PlayerPage([recorder.finish()])
    // end
    let recording = try #require(page.recordings.first)
    // example
    let strip = FilmstripDrawing().text(recording, moments: 8)
    // end
    #expect(strip.hasPrefix("<svg"))
  }

  func expectations() {
    let recorder = PlayerRecorder(grid)
    grid.drag(by: 40)
    // example
    var recording = recorder.finish()
    recording.expectation = .init(
      expected: [.cell(0, 0): CGRect(x: 0, y: 0, width: 320, height: 44)], found: grid.frames,
      at: recording.frames.count - 1)
    // end
    #expect(recording.expectation?.frame == recording.frames.count - 1)
  }

  func files() throws {
    let recorder = PlayerRecorder(grid)
    grid.drag(by: 40)
    let recording = recorder.finish()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "fling.html")
    // example
    try PlayerPage([recording]).html.write(to: file, atomically: true, encoding: .utf8)
    // end
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  func sheets() {
    let (corrected, published) = (GridPicture(of: grid), GridPicture(of: other))
    // example
    let sheet = SheetDrawing().text([[corrected], [published]], title: "before and after")
    // end
    #expect(sheet.contains("before and after"))
  }

  // MARK: What happened, and why

  func traces() {
    // example
    let log = TraceLog(grid.simulation)
    grid.layoutIfNeeded()
    print(log.text)
    // end
    #expect(log.events.isEmpty)
  }

  func `folded traces`() {
    final class Hearer: GridViewDelegate {
      func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
    }
    let delegate = Hearer()
    grid.delegate = delegate
    let log = TraceLog(grid.simulation)
    for _ in 0..<12 { grid.contentOffset.y += 1 }
    // example
    #expect(log.difference(from: "DG scrollViewDidScroll x12", of: .delegate) == nil)
    // end
  }

  func rates() {
    func log(at rate: Double) -> TraceLog {
      let simulation = Simulation(frameRate: rate)
      let grid = simulation.perform {
        GridView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 400),
          collectionViewLayout: GridViewFlowLayout())
      }
      rows.attach(to: grid)
      let log = TraceLog(simulation)
      grid.layoutIfNeeded()
      return log
    }
    let (log, slow) = (log(at: 120), log(at: 60))
    // example
    // A refresh rate of 120 changes the times of frames, but not the events.
    #expect(TraceText.difference(log.events, from: slow.events, timeTolerance: 1.0 / 60) == nil)
    // end
  }

  @Test func `a cell is audited at a width`() {
    let cell = GridViewCell(frame: .zero)
    // example
    let report = ViewLayoutAudit.run(on: cell, width: 320)
    #expect(report.codes == [], "\(report)")
    // end
  }

  func reasons() {
    grid.reloadData()
    // example
    let log = WhyLog(grid)
    grid.layoutIfNeeded()
    print(log.why(.cell(0, 3)))
    // cell 0-3 is at 0, 150, 320 × 50 because layoutAttributesForElements(in: 0, 0, 320 × 400) of
    // GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 100 items
    // at 320 × 400.
    // end
    let said = [
      "cell 0-3 is at 0, 150, 320 × 50 because layoutAttributesForElements(in: 0, 0, 320 × 400) of",
      "GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 100 items",
      "at 320 × 400",
    ]
    #expect(log.why(.cell(0, 3)).description.hasPrefix(said.joined(separator: " ")))
  }

  func work() {
    // example
    let log = WorkLog(grid)
    grid.fling(velocity: 1000)
    grid.settle()
    #expect(log.expectPerFrame(cellsMade: ...1, layoutQueries: ...1) == nil)
    // end
  }

  func budgets() {
    // example
    let difference = grid.expectPerFrame(cellsMade: ...1, layoutQueries: ...2) {
      grid.fling(velocity: 1000)
      grid.settle()
    }
    #expect(difference == nil)
    // end
  }

  // MARK: Sources

  func preparation() {
    let text = "import UIKit\n@objc protocol ShelfDelegate {}\n"
    // example
    let prepared = SourcePreparation.prepare([.init(path: "Shelf.swift", text: text)])
    print(prepared.report)
    // end
    #expect(!prepared.report.isEmpty)
  }
}
