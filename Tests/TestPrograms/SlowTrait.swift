import Foundation
import Synchronization
import Testing

/// Marks tests that start other programs, or take long for another reason.
///
/// A plain `swift test` leaves them out and says at its end how many. With `GRIDKIT_CI=1` in the
/// environment, as under `.ci/run`, they run, and a program that is missing is a failure.
package struct SlowTrait: SuiteTrait, TestTrait {
  /// Whether slow tests run.
  package static let runs = ProcessInfo.processInfo.environment["GRIDKIT_CI"] == "1"
  private static let skippedCount = Mutex(0)
  /// Prints the number of skipped tests when the program ends, after the summary of the tests.
  private static let summary: Void = {
    atexit {
      let count = SlowTrait.skippedCount.withLock { $0 }
      print("\(count) slow tests were left out: GRIDKIT_CI=1 swift test runs them, too.")
    }
  }()

  package var isRecursive: Bool { true }

  package func prepare(for test: Test) async throws {
    guard !test.isSuite, !SlowTrait.runs else { return }
    SlowTrait.summary
    SlowTrait.skippedCount.withLock { $0 += 1 }
    try await ConditionTrait.disabled("slow").prepare(for: test)
  }
}

extension Trait where Self == SlowTrait {
  /// Marks the test, or the tests of the suite, as slow.
  package static var slow: Self { SlowTrait() }
}
