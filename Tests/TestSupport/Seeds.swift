import Foundation
import Testing

/// The seed that a test runs with.
private enum TestSeed {
  @TaskLocal static var value: UInt64?
}

/// The seed that the running test of the trait `.seeds` is to use.
package var currentSeed: UInt64 {
  guard let seed = TestSeed.value else { preconditionFailure("the test lacks the trait .seeds") }
  return seed
}

/// Runs a test once with each of some seeds. An issue names its seed.
package struct SeedsTrait: TestTrait, TestScoping {
  let seeds: Range<UInt64>

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    for seed in seeds {
      let named = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append(Comment(rawValue: "with the seed \(seed)"))
        return issue
      }
      try await named.provideScope(for: test, testCase: testCase) {
        do {
          try await TestSeed.$value.withValue(seed, operation: function)
        } catch is ExpectationFailedError {
          // `#require` has recorded it.
        } catch {
          Issue.record(error, sourceLocation: test.sourceLocation)
        }
      }
    }
  }
}

extension Trait where Self == SeedsTrait {
  /// Runs the test once with each seed of a range. The test reads it from `currentSeed`.
  ///
  /// `GRIDKIT_SEEDS=10 swift test` runs ten times as many seeds; 1 runs all of them in a debug build
  /// too.
  ///
  /// - Parameter debugCount: The number of seeds in debug builds, which take about ten times as long
  ///   for each; nil for all.
  package static func seeds(_ seeds: Range<Int>, inDebug debugCount: Int? = nil) -> Self {
    SeedsTrait(seeds: seeds.scaled(inDebug: debugCount))
  }
}

extension Range<Int> {
  /// The seeds from the first one on, as many as the build and `GRIDKIT_SEEDS` ask for.
  package func scaled(inDebug debugCount: Int? = nil) -> Range<UInt64> {
    let first = UInt64(lowerBound)
    var count = Double(self.count)
    if let factor = ProcessInfo.processInfo.environment["GRIDKIT_SEEDS"].flatMap(Double.init) {
      count *= factor
    } else {
      #if DEBUG
        count = Double(debugCount ?? self.count)
      #endif
    }
    return first..<first + UInt64(Swift.max(1, count))
  }
}
