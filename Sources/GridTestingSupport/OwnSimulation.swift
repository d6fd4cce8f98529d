import Foundation
import GridTesting
import Synchronization
public import Testing

/// Runs every test in a simulation of its own, and tells what went wrong in it.
///
/// ```swift
/// @MainActor @Suite(.ownSimulation)
/// struct MasonryTests {
///   @Test func `a column begins at the top`() {
///     let grid = GridView(
///       frame: CGRect(x: 0, y: 0, width: 320, height: 480),
///       collectionViewLayout: GridViewFlowLayout())
///     let photos = SampleDataSource([30])
///     photos.attach(to: grid)
///     grid.layoutIfNeeded()
///     #expect(grid.frames[.cell(0, 0)]?.minY == 0)
///   }
/// }
/// ```
///
/// New grids belong to the test's simulation, whose clock begins at 0 and which records broken
/// contracts instead of ending the program. Each fault, and each finding of the severities that are
/// told, becomes an issue of the test: unless the test has asked for `simulation.faults` or
/// `simulation.findings` after it was met, since then it sees to them itself. The issue names the
/// class of the layout, and the lines that have called. An expectation that fails says how the grid
/// stands at that moment: its layout, size and offset.
///
/// If the test fails, for whatever reason, it leaves pictures of its grids, the trace and a player
/// page: as attachments, and as files in a folder that the test's output names. See
/// `TestArtifacts`.
public struct OwnSimulation: TestTrait, SuiteTrait, TestScoping {
  /// The settings for how the tests run, and what is told of them.
  public var settings: SimulatedTestSettings

  /// The trait with settings of its own.
  public init(_ settings: SimulatedTestSettings = SimulatedTestSettings()) {
    self.settings = settings
  }

  /// A suite gives it to all its tests.
  public var isRecursive: Bool { true }

  /// Runs a test; a suite by itself, as a whole, has no simulation.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await body() }
    let hasFailed = Mutex(false)
    let run = await SimulatedTest(settings, name: test.displayName ?? test.name)
    // The trait hands on only issues of the test's own, before any other handler receives them.
    let watch = IssueHandlingTrait.compactMapIssues { issue in
      hasFailed.withLock { $0 = true }
      var issue = issue
      run.onMainActor { run in
        for record in run.takeUnread() { record.report(in: test) }
        guard issue.fails else { return }
        run.recordFailure("\(issue)")
        issue.comments += run.takeRemarks().map { Comment(rawValue: $0) }
      }
      return issue
    }
    let thrown: (any Error)?
    do {
      try await watch.provideScope(for: test, testCase: testCase) {
        try await run.perform { try await body() }
      }
      thrown = nil
    } catch {
      thrown = error
    }
    let records = await run.takeUnreadAtEnd()
    for record in records { record.report(in: test) }
    if thrown != nil || !records.isEmpty || hasFailed.withLock({ $0 }) {
      await run.artifacts.map { $0.keep(for: test) }
    } else {
      TestArtifacts.remove(ofTest: test.artifactName, inFile: test.sourceLocation.path)
    }
    if let thrown { throw thrown }
  }
}

extension Trait where Self == OwnSimulation {
  /// The trait that runs every test in a simulation of its own; see `OwnSimulation`.
  public static var ownSimulation: Self { Self() }

  /// Runs every test in a simulation of its own, with given settings.
  ///
  /// - Parameters:
  ///   - screen: The display of the simulation; nil for that of `Simulation()`.
  ///   - findings: Which findings become issues.
  ///   - keepsRun: Whether the run is watched from its beginning, for the trace and the player page
  ///     of a test that fails. It makes a test slower, and keeps its grids alive to the end: switch
  ///     it off where that matters.
  public static func ownSimulation(
    screen: GridScreen? = nil,
    findings: Set<LayoutFinding.Severity> = [.error, .warning], keepsRun: Bool = true
  ) -> Self {
    Self(SimulatedTestSettings(screen: screen, findings: findings, keepsRun: keepsRun))
  }
}

extension UnreadRecord {
  /// Makes an issue of it, at the line of the test's file that has led there; at the test's own
  /// where that is not known.
  fileprivate func report(in test: Test) {
    let own = test.sourceLocation
    var location = own
    if let place = callers.first(where: { $0.path == own.path }) {
      location = SourceLocation(
        fileID: own.fileID, filePath: place.path, line: place.line, column: place.column)
    }
    Issue.record(Comment(rawValue: text), sourceLocation: location)
  }
}

extension TestArtifacts {
  /// Attaches everything to the test, writes it to files, and says where.
  fileprivate func keep(for test: Test) {
    for file in files {
      Attachment.record(file.text, named: file.name, sourceLocation: test.sourceLocation)
    }
    tell(write(forTest: test.artifactName, inFile: test.sourceLocation.path), test)
  }

  private func tell(_ message: String, _ test: Test) {
    #if compiler(>=6.3)
      Issue.record(
        Comment(rawValue: message), severity: .warning, sourceLocation: test.sourceLocation)
    #else
      print("\(test.name): \(message)")
    #endif
  }
}

extension Issue {
  fileprivate var fails: Bool {
    #if compiler(>=6.3)
      isFailure
    #else
      true
    #endif
  }
}

extension Test {
  fileprivate var artifactName: String { "\(sourceLocation.suiteName)-\(displayName ?? name)" }
}

extension SourceLocation {
  fileprivate var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }

  /// The file without its ending: most suites have one of their own.
  fileprivate var suiteName: String { String(fileName.prefix { $0 != "." }) }
}
