import ScenarioFiles
import Foundation
import Testing

@testable import GridTestingSupport

/// Reports of a test's faults and findings, and the files that a failed test leaves.
@MainActor @Suite("Simulated tests")
struct SimulatedTestTests {
  private let photos = SampleDataSource([30])

  private func run(
    _ settings: SimulatedTestSettings = SimulatedTestSettings(), _ body: (GridView) -> Void
  ) -> SimulatedTest {
    let test = SimulatedTest(settings)
    test.perform {
      let grid = Self.grid()
      photos.attach(to: grid)
      body(grid)
    }
    return test
  }

  private static func grid(_ layout: GridViewLayout = GridViewFlowLayout()) -> GridView {
    GridView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  /// An empty one, of the simulation that is in force.
  private func layOutAnotherGrid() {
    let grid = GridView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: GridViewFlowLayout())
    grid.layoutIfNeeded()
  }

  @Test func `a fault has code, layout, callers and cause, then what to do, then UIKit's text`()
    throws
  {
    let test = run { $0.scrollToItem(at: [0, 40], at: .top, animated: false) }
    let record = try #require(test.takeUnreadAtEnd().first)
    let lines = record.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("E-43, in GridViewFlowLayout"))
    let cause =
      "Attempted to scroll the collection view to an out-of-bounds item (40) when there are only "
      + "30 items in section 0"
    #expect(lines[0].hasSuffix(": \(cause)"), "\(lines[0])")
    #expect(lines[1].contains("Scroll after the data source has the item"), "\(lines[1])")
    #expect(lines[2] == "\(cause).")
    #if os(Linux) && DEBUG
      #expect(lines[0].contains(", called at SimulatedTestTests.swift:"))
      #expect(record.callers.first?.path == #filePath)
    #endif
  }

  @Test func `of many records some are told, each once, and how many more there are`() {
    let rows: [(name: String, items: [Int], atOnce: Int, atEnd: String)] = [
      ("one", [40], 1, ""), ("several", Array(40..<52), 3, "and 9 more faults and findings"),
      ("the same fault of the same layout", [40, 40, 40], 1, "and 2 more faults and findings"),
    ]
    for (name, items, atOnce, atEnd) in rows {
      func test() -> SimulatedTest {
        run { grid in
          // Finding the callers takes seconds in a program as large as this one.
          grid.simulation.remembersOrigins = false
          for item in items { grid.scrollToItem(at: [0, item], at: .top, animated: false) }
        }
      }
      let told = test()
      #expect(told.takeUnread().count == atOnce && told.takeUnread().isEmpty, "\(name)")
      #expect(told.takeUnreadAtEnd().map(\.text).joined() == atEnd, "\(name)")
      #expect(test().takeUnreadAtEnd().count == atOnce + (atEnd.isEmpty ? 0 : 1), "\(name)")
    }
  }

  @Test func `a long cause is cut before its colon, and the data comes last`() throws {
    let test = run { grid in
      grid.simulation.remembersOrigins = false
      grid.layoutIfNeeded()
      // The data stays as it is.
      grid.performBatchUpdates { grid.insertItems(at: [[0, 0]]) }
    }
    let lines = try #require(test.takeUnreadAtEnd().first).text.split(separator: "\n")
    #expect(lines[0] == "E-50, in GridViewFlowLayout: Invalid batch updates detected")
    #expect(lines[1].contains("30") && lines[1].contains("31"), "\(lines[1])")
    #expect(lines[2].hasPrefix("Invalid batch updates detected: the number of sections"))
    #expect(lines.count > 3)
  }

  @Test func `a data source that is gone is told before the failures that follow`() {
    let test = SimulatedTest(SimulatedTestSettings())
    test.perform {
      let grid = Self.grid()
      SampleDataSource([3]).attach(to: grid)
      grid.layoutIfNeeded()
      #expect(grid.visibleCells.isEmpty)
    }
    let causes = test.takeUnread().map(\.text)
    #expect(causes.count == 1 && causes[0].hasPrefix("source-gone, warning"), "\(causes)")
    #expect(test.takeUnreadAtEnd().isEmpty)
  }

  @Test func `faults are told once, before what fails because of them`() {
    let test = run { grid in
      grid.simulation.remembersOrigins = false
      grid.scrollToItem(at: [0, 40], at: .top, animated: false)
    }
    #expect(test.takeUnread().count == 1)
    #expect(test.takeUnread().isEmpty)
    test.perform { _ = test.simulation.faults }
    #expect(test.takeUnreadAtEnd().isEmpty)
    test.simulation.perform {
      let grid = GridView(frame: .zero, collectionViewLayout: GridViewFlowLayout())
      photos.attach(to: grid)
      for item in 50..<55 { grid.scrollToItem(at: [0, item], at: .top, animated: false) }
    }
    #expect(test.takeUnread().count == 2)
    #expect(test.takeUnreadAtEnd().map(\.text) == ["and 3 more faults and findings"])
  }

  /// Casts what it dequeues, as an app does, and has not registered it.
  private final class Casting: NSObject, GridViewDataSource {
    final class Header: GridReusableView {}

    func collectionView(_ grid: GridView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ grid: GridView, cellForItemAt path: IndexPath) -> GridViewCell {
      // Twice the same is told once.
      _ = grid.dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "a", for: path)
      let header =
        grid.dequeueReusableSupplementaryView(
          ofKind: "header", withReuseIdentifier: "a", for: path) as! Header
      return header as Any as! GridViewCell
    }
  }

  @Test(arguments: [true, false])
  func `a view that cannot be dequeued is told before its cast ends the program`(
    keepsRun: Bool
  ) async throws {
    let settings = SimulatedTestSettings(keepsRun: keepsRun)
    #expect(SimulatedTest(settings).simulation.remembersOrigins)
    let exit = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [keepsRun] in
      let test = SimulatedTest(SimulatedTestSettings(keepsRun: keepsRun))
      // Callers take seconds to find, and are the same without the run.
      test.simulation.remembersOrigins = keepsRun
      test.perform {
        let grid = SimulatedTestTests.grid()
        let source = Casting()
        grid.dataSource = source
        grid.register(GridViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.layoutIfNeeded()
        withExtendedLifetime(source) {}
      }
    }
    let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
    #expect(text.contains("E-4, in GridViewFlowLayout"), "\(text)")
    #expect(text.contains("could not dequeue a view of kind: header with identifier a"))
    #expect(text.contains("Call register(_:for…) once"))
    #expect(text.components(separatedBy: "E-4, in ").count == 2)
    #if os(Linux) && DEBUG
      #expect(text.contains("called at SimulatedTestTests.swift:") == keepsRun)
    #endif
  }

  /// A layout with a fault of the programming language.
  private final class OutOfRange: GridViewFlowLayout {
    override func prepare() {
      super.prepare()
      _ = [CGFloat]()[itemCount]
    }

    private var itemCount: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  }

  @Test func `a layout that traps names its line and the test before the program ends`()
    async throws
  {
    let exit = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let test = SimulatedTest(SimulatedTestSettings(), name: "the wall is laid out")
      test.perform {
        SimulatedTestTests.grid(OutOfRange()).layoutIfNeeded()
      }
    }
    let text = String(decoding: exit.standardErrorContent, as: UTF8.self)
    #if os(Linux)
      #expect(text.contains("Test \"the wall is laid out\" trapped here"), "\(text)")
      #expect(text.contains("The run ends. Give the layout a process of its own"))
      #if DEBUG
        #expect(text.contains(/\nSimulatedTestTests\.swift:\d+: Test/), "\(text)")
      #endif
    #endif
  }

  @Test func `the player page has the test's name and opens at what has failed`() throws {
    let test = SimulatedTest(SimulatedTestSettings(), name: "the second photo is wide")
    test.perform {
      let grid = Self.grid()
      photos.attach(to: grid)
      grid.layoutIfNeeded()
      test.recordFailure("Expectation failed: grid.frames[.cell(0, 1)]?.width == 80")
      grid.contentOffset.y = 30
      grid.layoutIfNeeded()
    }
    let page = try #require(test.artifacts?.files.last).text
    #expect(page.contains("<title>the second photo is wide – grid player</title>"))
    #expect(page.contains(#""title":"the second photo is wide""#))
    #expect(page.contains(#""opening":0"#))
    #expect(page.contains(#"data-fails="true""#))
    let remark = try #require(page.range(of: #""code":"expectation-failed""#))
    #expect(page[remark.lowerBound...].prefix(400).contains(#""elements":["cell 0-1"]"#))
  }

  @Test func `pages of several grids name them behind the test`() throws {
    let test = SimulatedTest(SimulatedTestSettings(), name: "two grids")
    test.perform {
      layOutAnotherGrid()
      layOutAnotherGrid()
    }
    let page = try #require(test.artifacts?.files.last).text
    #expect(page.contains(#"data-title="two grids: grid 1""#))
    #expect(page.contains(#"data-title="two grids: grid 2""#))
  }

  /// Rows whose content ends early.
  private final class Short: GridViewFlowLayout {
    override var collectionViewContentSize: CGSize {
      let size = super.collectionViewContentSize
      return CGSize(width: size.width, height: max(0, size.height - 60))
    }
  }

  @Test func `a broken law leaves its case, and says nothing of grids that it is not about`() throws
  {
    var violation: LawViolation?
    let test = run { grid in
      grid.layoutIfNeeded()
      violation = LayoutProperties.check { Short() }
    }
    #expect(violation != nil)
    #expect(test.place == nil)
    let files = try #require(test.artifacts).files
    #expect(
      files.map(\.name) == [
        "law.svg", "law.txt", "grid.svg", "grid.txt", "trace.txt", "player.html",
      ])
    let law = try #require(violation?.law)
    let title = "Short, \(law.rawValue)"
    #expect(files[0].text.contains(title), "\(files[0].text.prefix(900))")
    let page = try #require(files.last).text
    let first = try #require(page.range(of: title))
    let own = try #require(page.range(of: "grid 1"))
    #expect(first.lowerBound < own.lowerBound)
    // Changes of the test's own grid afterwards are told again.
    let other = run { grid in
      grid.layoutIfNeeded()
      _ = LayoutProperties.check { Short() }
      grid.reloadData()
      grid.layoutIfNeeded()
    }
    #expect(other.place == "in GridViewFlowLayout, 100, 100 at 0, 0")
  }

  @Test func `an audit that finds something leaves the grid that it has looked at`() throws {
    let test = run { _ in _ = LayoutAudit.run { Short() } }
    #expect(test.place == nil)
    let files = try #require(test.artifacts).files
    #expect(files.map(\.name).prefix(3) == ["audit.svg", "audit.txt", "grid.svg"])
    #expect(files[0].text.contains("Short, as audited"))
    #expect(files.last?.name == "player.html")
    #expect(files.last?.text.contains("Short, as audited") == true)
    #expect(files.last?.text.contains("content-size-mismatch") == true)
    let passed = run { _ in _ = LayoutAudit.run { GridViewFlowLayout() } }
    #expect(passed.artifacts?.files.first?.name == "grid.svg")
  }

  @Test func `the trace says which of several grids a call is about`() throws {
    let test = run { grid in
      grid.layoutIfNeeded()
      layOutAnotherGrid()
      grid.reloadData()
      grid.layoutIfNeeded()
    }
    let trace = try #require(test.artifacts?.files.first { $0.name == "trace.txt" }).text
    let lines = trace.split(separator: "\n")
    #expect(lines.contains { $0.contains("L #1") && $0.hasSuffix("prepare()") })
    #expect(lines.contains { $0.contains("L #2") && $0.hasSuffix("prepare()") })
    #expect(lines.contains { $0.contains("G #1") && $0.hasSuffix("reloadData()") })
    #expect(!lines.contains { $0.contains("DS #2") })
    let single = run { $0.layoutIfNeeded() }
    #expect(single.artifacts?.files.first { $0.name == "trace.txt" }?.text.contains("#") == false)
  }

  @Test func `a failure says how the grids stand`() {
    #expect(SimulatedTest(SimulatedTestSettings()).place == nil)
    let test = run { grid in
      grid.layoutIfNeeded()
      grid.contentOffset.y = 30
      _ = GridView(
        frame: CGRect(x: 0, y: 0, width: 50, height: 60), collectionViewLayout: GridViewLayout())
    }
    #expect(
      test.place == "in GridViewLayout, 50, 60 at 0, 0; GridViewFlowLayout, 100, 100 at 0, 30")
    let ported = run { $0.simulation.usesUIKitNames = true }
    #expect(ported.place == "in UICollectionViewFlowLayout, 100, 100 at 0, 0")
  }

  @Test func `findings are told by their severity`() {
    func count(_ findings: Set<LayoutFinding.Severity>) -> Int {
      run(SimulatedTestSettings(findings: findings)) { grid in
        grid.simulation.remembersOrigins = false
        (grid.collectionViewLayout as? GridViewFlowLayout)?.itemSize.width = 400
        grid.layoutIfNeeded()
      }.takeUnreadAtEnd().count
    }
    #expect(count([.error, .warning]) == 1)
    #expect(count([.error]) == 0)
  }

  @Test func `a finding that fails no test is told once, as a hint for one that fails`() {
    let test = run { grid in
      grid.layoutIfNeeded()
      grid.fling(velocity: CGPoint(x: 900, y: 0))
    }
    #expect(test.takeUnread().isEmpty)
    let hints = test.takeHints()
    #expect(hints.count == 1)
    #expect(hints.first?.hasPrefix("nothing-to-scroll: ") == true, "\(hints)")
    #expect(test.takeHints() == [])
    let asked = run { grid in
      grid.layoutIfNeeded()
      grid.fling(velocity: CGPoint(x: 900, y: 0))
      _ = grid.simulation.findings
    }
    #expect(asked.takeHints() == [])
  }

  @Test func `a test leaves pictures of the end, the trace and the player page`() throws {
    var queries = 0
    let test = run { grid in
      grid.layoutIfNeeded()
      grid.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      grid.layoutIfNeeded()
      grid.reloadData()
      grid.layoutIfNeeded()
      queries = grid.simulation.counters.layoutQueries
    }
    let files = try #require(test.artifacts).files
    #expect(files.map(\.name) == ["grid.svg", "grid.txt", "trace.txt", "player.html"])
    #expect(files[0].text.hasPrefix("<svg"))
    #expect(files[2].text.contains("cellForItemAt 0-0"))
    // Nothing of it was asked for the pictures.
    let questions = files[2].text.components(separatedBy: "layoutAttributesForElements").count - 1
    #expect(questions == queries)
    #expect(files[3].text.contains("reloadData"))
  }

  @Test func `the files of a test are numbered by its grids, which share the page`() {
    let (kept, none) = (SimulatedTestSettings(), SimulatedTestSettings(keepsRun: false))
    let several = [
      "grid-1.svg", "grid-1.txt", "grid-2.svg", "grid-2.txt", "trace.txt", "player.html",
    ]
    let audit = ["audit.svg", "audit.txt", "player.html"]
    let rows:
      [(name: String, settings: SimulatedTestSettings, files: [String]?, body: () -> Void)] = [
        (
          "several grids", kept, several,
          {
            layOutAnotherGrid()
            layOutAnotherGrid()
          }
        ), ("a test without a grid", kept, nil, {}),
        ("a test that is not watched", none, nil, { layOutAnotherGrid() }),
        // Without a grid of its own there is nothing to trace.
        ("an audit without a grid", kept, audit, { _ = LayoutAudit.run { Short() } }),
      ]
    for (name, settings, files, body) in rows {
      let test = SimulatedTest(settings)
      test.perform(body)
      #expect(test.artifacts?.files.map(\.name) == files, "\(name)")
    }
  }

  @Test func `a snapshot that differs is drawn over its grid, where the page opens`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "places-\(UInt64.random(in: 0 ... .max)).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    var differences: [SnapshotDifference?] = []
    let test = run { grid in
      grid.layoutIfNeeded()
      layOutAnotherGrid()
      let moved = grid.frames.entries.map {
        $0.id == .cell(0, 1)
          ? GridElementState($0.id, frame: $0.frame.offsetBy(dx: 3, dy: 0)) : $0
      }
      differences.append(
        Snapshot.difference(of: GridFrames(moved), at: file.path, isRecording: true))
      differences.append(
        Snapshot.difference(of: grid.frames, at: file.path, isRecording: false))
      // A text has no frames.
      differences.append(Snapshot.difference(of: "text", at: file.path, isRecording: false))
      grid.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      grid.layoutIfNeeded()
    }
    #expect(differences.map { $0 != nil } == [false, true, true])
    let page = try #require(test.artifacts?.files.last).text
    let titles = page.components(separatedBy: "Snapshot \(file.lastPathComponent)").count - 1
    #expect(titles == 1)
    // Another test's snapshots are none of it.
    let other = run { $0.layoutIfNeeded() }
    _ = Snapshot.difference(of: GridFrames([]), at: file.path, isRecording: false)
    #expect(other.artifacts?.files.last?.text.contains("Snapshot places") == false)
  }
}

@Suite("Folders of artifacts")
struct TestArtifactsTests {
  @Test func `files are in a folder that is named, or in the build folder of the package`() {
    let temporary = FileManager.default.temporaryDirectory
    let elsewhere = temporary.appendingPathComponent("gridkit-artifacts").path
    // A package that was not built has no such folder.
    let build = folder(of: #filePath).appendingPathComponent(".build")
    let isBuilt = FileManager.default.fileExists(atPath: build.path)
    let package = isBuilt ? build.appendingPathComponent("gridkit-artifacts").path : elsewhere
    let program = folder(of: #filePath).appendingPathComponent(".build/debug/Tests.xctest").path
    let rows:
      [(
        name: String, variables: [String: String], file: String?, program: String?, folder: String
      )] = [
        ("named", ["GRIDKIT_ARTIFACTS": "/named"], #filePath, nil, "/named"),
        ("named by an empty text", ["GRIDKIT_ARTIFACTS": ""], nil, nil, elsewhere),
        ("a test's file in a package", [:], #filePath, nil, package),
        ("a file in no package", [:], "/nowhere/Tests.swift", nil, elsewhere),
        // XCTest names the file of a failure only.
        ("the program that runs the tests", [:], nil, program, package),
      ]
    for (name, variables, file, program, folder) in rows {
      let found = TestArtifacts.folder(environment: variables, sourceFile: file, program: program)
      #expect(found.path == folder, "\(name)")
    }
  }

  @Test func `files of an earlier run go when the test passes`() throws {
    let name = "a test that \(UInt64.random(in: 0 ... .max))"
    let files = TestArtifacts(files: [.init(name: "grid.txt", text: "a")])
    let parent = TestArtifacts.folder(
      environment: ProcessInfo.processInfo.environment, sourceFile: #filePath)
    let folder = parent.appendingPathComponent(TestArtifacts.fileName(name))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    TestArtifacts.remove(ofTest: name, inFile: #filePath)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    // Files that were left in this run stay: another case of the test has failed.
    _ = files.write(forTest: name, inFile: #filePath)
    TestArtifacts.remove(ofTest: name, inFile: #filePath)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try FileManager.default.removeItem(at: folder)
  }

  /// The package of this file.
  private func folder(of path: String) -> URL {
    URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  @Test(arguments: [
    ("rotates()", "rotates"), ("a cell: 1/2 of it…", "a-cell-1-2-of-it"), ("", "test"),
    ("日本 rows", "日本-rows"), (String(repeating: "a", count: 99), String(repeating: "a", count: 60)),
  ])
  func `a test's name becomes a file's name`(name: String, file: String) {
    #expect(TestArtifacts.fileName(name) == file)
  }
}

#if os(Linux)
  @Suite("Geometry in expectations")
  struct GeometryTextTests {
    @Test func `rectangles, points and sizes read as on Apple's systems`() {
      let rect = CGRect(x: 16, y: 8.5, width: 90, height: 60)
      #expect(String(describingForTest: rect) == "(16.0, 8.5, 90.0, 60.0)")
      #expect(String(describingForTest: rect.origin) == "(16.0, 8.5)")
      #expect(String(describingForTest: rect.size) == "(90.0, 60.0)")
    }
  }
#endif
