import TestPrograms
import Testing

/// Heap memory that is kept after an hour, counted byte by byte: caches, queues, logs and lists
/// that only grow would show here.
@ProcessActor @Suite("Heap of an hour", .slow)
struct HourTests {
  /// Views are made until there are as many as ever show at once, and lists keep their room: now and
  /// then a step of some thousand bytes, ever more seldom. A byte more for each frame would be
  /// 288,000 after the last forty minutes, of about 530,000 in use.
  @Test(.enabled(if: AllocationProgram.isOptimized))
  func `an hour of scrolls and updates ends with the heap of its first minutes`() throws {
    var live: [Int: Int] = [:]
    var (frames, batches) = (0, 0)
    for line in try AllocationProgram.output(["hour"]) {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 4, "\(line)")
      live[numbers[0]] = numbers[1]
      (frames, batches) = (numbers[2], numbers[3])
    }
    #expect(frames >= 60 * 60 * 120)
    #expect(batches > 1000)
    #expect(live.keys.sorted() == [1, 10, 20, 30, 40, 50, 60])
    let most = try #require([1, 10, 20].compactMap { live[$0] }.max())
    let last = try #require(live[60])
    #expect(most > 0)
    #expect(last <= most + most / 16, "bytes by minute: \(live.sorted { $0.key < $1.key })")
  }
}
