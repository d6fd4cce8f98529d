import Synchronization
public import Testing

/// A trait that runs every test in a simulation of its own, and reports the faults and findings of
/// the simulation.
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
/// New grids belong to the test's simulation. The clock of the simulation begins at 0. The
/// simulation records faults instead of ending the program. Each fault, and each finding of a
/// severity in the settings, becomes an issue of the test. A test that reads `simulation.faults` or
/// `simulation.findings` handles these records itself, so these records become no issues. An issue
/// names the class of the layout and the calling lines. A failed expectation also gives the layout,
/// the size and the offset of the test's grids at that moment.
///
/// A test that fails for any reason leaves pictures of its grids, the trace and a player page. The
/// test keeps these files as attachments, and in a folder that the test's output names. See
/// `TestArtifacts`.
public struct OwnSimulation: TestTrait, SuiteTrait, TestScoping {
  /// The settings for how the tests run, and for which findings become issues.
  public var settings: SimulatedTestSettings

  /// Makes the trait with given settings.
  public init(_ settings: SimulatedTestSettings = SimulatedTestSettings()) {
    self.settings = settings
  }

  /// Whether a suite applies the trait to all its tests: always true.
  public var isRecursive: Bool { true }

  /// Runs a test in its simulation. A suite as a whole gets no simulation.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await body() }
    let hasFailed = Mutex(false)
    let run = await SimulatedTest(settings, name: test.displayName ?? test.name)
    // This handler receives only the issues of this test, and before any other handler.
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

  /// Returns a trait that runs every test in a simulation of its own, with given settings.
  ///
  /// - Parameters:
  ///   - screen: The display of the simulation; nil for the display of `Simulation()`.
  ///   - findings: The severities of findings that become issues.
  ///   - keepsRun: Whether the run is recorded from its beginning, for the trace and the player
  ///     page of a test that fails. Recording makes a test slower, and keeps its grids alive to the
  ///     end. Switch recording off if a test must be fast, or must release its grids.
  public static func ownSimulation(
    screen: GridScreen? = nil,
    findings: Set<LayoutFinding.Severity> = [.error, .warning], keepsRun: Bool = true
  ) -> Self {
    Self(SimulatedTestSettings(screen: screen, findings: findings, keepsRun: keepsRun))
  }
}

extension UnreadRecord {
  /// Records the fault or finding as an issue, at the line of the test's file that has led to it.
  /// If that line is not known, the issue is at the line of the test.
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
  /// Attaches the files to the test, writes them to its folder, and reports the folder.
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

  /// The file name without its extension, as the suite's name. Most suites have a file of their
  /// own.
  fileprivate var suiteName: String { String(fileName.prefix { $0 != "." }) }
}
