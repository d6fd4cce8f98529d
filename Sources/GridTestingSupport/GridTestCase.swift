import Foundation
import GridTesting
public import XCTest

/// A test case of XCTest whose tests run in simulations of their own; what `OwnSimulation` does for
/// Swift Testing.
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
/// XCTest calls tests on the main thread, but on Linux not as the main actor, to which grids
/// belong: a test is `async`, or what it does stands in `onMainActor`.
///
/// Faults and findings that a test has not asked for become failures of it. If it fails, it leaves
/// files as `TestArtifacts` says.
open class GridTestCase: XCTestCase {
  /// The settings for how the tests run; to be overridden.
  open class var settings: SimulatedTestSettings { SimulatedTestSettings() }

  private var run: SimulatedTest?
  private var hasFailed = false
  /// Whether the failure that is being recorded is a fault or finding, which says itself where.
  private var isTelling = false
  private var sourceFile: String?

  /// Runs the test in its simulation.
  open override func invokeTest() {
    nonisolated(unsafe) let test = self
    nonisolated(unsafe) let body = { super.invokeTest() }
    MainActor.assumeIsolated { test.runInSimulation(body) }
  }

  /// Runs what needs the main actor in a test that is not `async`.
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

  /// Fails the test with its unread faults and findings first: a failed expectation may be a
  /// consequence of them.
  private func failByRecords() {
    nonisolated(unsafe) let test = self
    run?.onMainActor { for record in $0.takeUnread() { test.fail(record) } }
  }

  /// A failed expectation, with how the grids of the test stand, and information.
  private func placed(_ description: String) -> String {
    nonisolated(unsafe) var remarks: [String] = []
    if !isTelling {
      run?.onMainActor {
        $0.recordFailure(description)
        remarks = $0.takeRemarks()
      }
    }
    guard !remarks.isEmpty else { return description }
    // XCTest leaves room for a message behind a dash, also where there is none.
    return description + (description.hasSuffix(" - ") ? "" : " ")
      + remarks.joined(separator: "\n")
  }

  #if os(Linux)
    /// Takes note of the failure.
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
      // The outermost call is the test's own; the innermost one in its file says more.
      let place = record.callers.first { $0.path == record.callers.last?.path }
      recordFailure(
        withDescription: record.text, inFile: place?.path ?? "\(type(of: self))",
        atLine: place?.line ?? 0, expected: true)
    }
  #else
    /// Takes note of the failure.
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
