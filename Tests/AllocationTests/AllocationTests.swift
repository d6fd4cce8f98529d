import Foundation
import TestPrograms
import Testing

/// Heap allocations of frames, counted by a program of its own: its only thread is that of the
/// grid.
@ProcessActor @Suite("Heap allocations of a scroll", .slow)
struct AllocationTests {
  /// The frames of one kind.
  private struct Frames {
    var count: Int
    /// The most allocations in one frame.
    var allocations: Int
    /// In bytes.
    var largest: Int
  }

  private static let kinds = [
    "quiet", "row", "half-viewport", "animated", "flow", "waterfall",
  ]
  private static let sizes = [10_000, 200_000]

  @Test func `a counter that is shown 1,000 objects counts each`() throws {
    let canary = try #require(try Self.measured()["canary 1000"])
    #expect(canary.allocations >= 1000)
  }

  /// Only optimised code allocates no more than it needs.
  @Test(.enabled(if: AllocationProgram.isOptimized))
  func `a frame that changes no cell allocates nothing`() throws {
    let measured = try Self.measured()
    for size in Self.sizes {
      let quiet = try #require(measured["quiet \(size)"])
      #expect(quiet.count == 80)
      #expect(quiet.allocations == 0)
    }
  }

  @Test func `no allocation of a frame grows with the number of items`() throws {
    let measured = try Self.measured()
    for kind in Self.kinds {
      let frames = try Self.sizes.map { try #require(measured["\(kind) \($0)"]) }
      #expect(frames[0].count > 0, "\(kind)")
      #expect(frames[0].count == frames[1].count, "\(kind)")
      #expect(frames[0].allocations == frames[1].allocations, "\(kind)")
      #expect(frames[0].largest == frames[1].largest, "\(kind)")
    }
  }

  // MARK: The program

  private static func measured() throws -> [String: Frames] { try result.get() }

  /// Once for all tests.
  private static let result = Result {
    var measured: [String: Frames] = [:]
    for line in try AllocationProgram.output() {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      try #require(numbers.count == 4, "\(line)")
      measured["\(words[0]) \(numbers[0])"] = Frames(
        count: numbers[1], allocations: numbers[2], largest: numbers[3])
    }
    return measured
  }
}
