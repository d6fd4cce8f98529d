public import XCTest

/// A test case of XCTest that runs each test in a simulation of its own, as `OwnSimulation` does
/// for Swift Testing.
///
/// ```swift
/// final class MasonryTestCase: GridTestCase {
///   @MainActor func testFaultsAreRecorded() async {
///     XCTAssertEqual(Simulation.current.faultPolicy, .record)
///   }
///
///   func testTicks() {
///     onMainActor {
///       Simulation.current.tick()
///       XCTAssertEqual(Simulation.current.tickCount, 1)
///     }
///   }
/// }
/// ```
///
/// Grids belong to the main actor. XCTest calls tests on the main thread, but on Linux not on the
/// main actor. Therefore make a test `async`, or put its code into `onMainActor`.
///
/// Faults and findings that a test has not read become failures of the test. A test that fails
/// leaves the files that `TestArtifacts` describes.
open class GridTestCase: XCTestCase {
  /// The settings for how the tests run. Override this property to change them.
  open class var settings: SimulatedTestSettings { SimulatedTestSettings() }

  private var run: SimulatedTest?
  private var hasFailed = false
  /// Whether the failure that is being recorded is a fault or finding. Its text already names the
  /// place.
  private var isTelling = false
  private var sourceFile: String?

  /// Runs the test in its simulation.
  open override func invokeTest() {
    nonisolated(unsafe) let test = self
    nonisolated(unsafe) let body = { super.invokeTest() }
    MainActor.assumeIsolated { test.runInSimulation(body) }
  }

  /// Runs code on the main actor in a test that is not `async`.
  public func onMainActor(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated { try body() }
  }

  @MainActor
  private func runInSimulation(_ body: () -> Void) {
    let run = SimulatedTest(Self.settings, name: name)
    self.run = run
    defer { self.run = nil }
    run.perform(body)
    for record in run.takeUnreadAtEnd() { fail(record) }
    guard hasFailed else { return TestArtifacts.remove(ofTest: name, inFile: sourceFile) }
    guard let artifacts = run.artifacts else { return }
    print("\(name): \(artifacts.write(forTest: name, inFile: sourceFile))")
  }

  /// Fails the test with its unread faults and findings, before a failed expectation that may be a
  /// consequence of them.
  private func failByRecords() {
    nonisolated(unsafe) let test = self
    run?.onMainActor { for record in $0.takeUnread() { test.fail(record) } }
  }

  /// Returns the text of a failed expectation, with the state of the test's grids and with findings
  /// that may explain the failure.
  private func placed(_ description: String) -> String {
    nonisolated(unsafe) var remarks: [String] = []
    if !isTelling {
      run?.onMainActor {
        $0.recordFailure(description)
        remarks = $0.takeRemarks()
      }
    }
    guard !remarks.isEmpty else { return description }
    // XCTest puts a dash before the message of an expectation, even if there is no message.
    return description + (description.hasSuffix(" - ") ? "" : " ")
      + remarks.joined(separator: "\n")
  }

  #if os(Linux)
    /// Records a failure of the test, after its unread faults and findings.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      hasFailed = true
      failByRecords()
      if filePath.hasPrefix("/") { sourceFile = filePath }
      super.recordFailure(
        withDescription: placed(description), inFile: filePath, atLine: lineNumber,
        expected: expected)
    }

    private func fail(_ record: UnreadRecord) {
      isTelling = true
      defer { isTelling = false }
      // The outermost caller is the test. The innermost caller in the same file is a more exact
      // place.
      let place = record.callers.first { $0.path == record.callers.last?.path }
      recordFailure(
        withDescription: record.text, inFile: place?.path ?? "\(type(of: self))",
        atLine: place?.line ?? 0, expected: true)
    }
  #else
    /// Records a failure of the test, after its unread faults and findings.
    open override func record(_ issue: XCTIssue) {
      hasFailed = true
      failByRecords()
      if let place = issue.sourceCodeContext.location { sourceFile = place.fileURL.path }
      var issue = issue
      issue.compactDescription = placed(issue.compactDescription)
      super.record(issue)
    }

    private func fail(_ record: UnreadRecord) {
      isTelling = true
      defer { isTelling = false }
      self.record(XCTIssue(type: .assertionFailure, compactDescription: record.text))
    }
  #endif
}
