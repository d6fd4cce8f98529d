import TestPrograms
import Testing

/// Heap allocations of checks and audits, by the size of the case. Everything that is copied,
/// gathered or made for an element counts, on every machine alike.
@ProcessActor @Suite("Growth of checks and audits", .slow)
struct GrowthTests {
  private struct Measured {
    var size: Int
    var allocations: Int
    var bytes: Int
  }

  @Test(.enabled(if: AllocationProgram.isOptimized))
  func `twice the input asks for no more than twice the memory, whatever the layout`() throws {
    let measured = try Self.measured()
    // 11 gallery layouts and flow, in five ways, and three sorts of actions.
    #expect(measured.count > 50)
    for (name, sizes) in measured.sorted(by: { $0.key < $1.key }) {
      let few = try #require(sizes.first)
      let many = try #require(sizes.last)
      try #require(sizes.count == 2 && many.size == 2 * few.size, "\(name)")
      // Lists that double their room are up to twice as long as what they hold, at either size.
      #expect(many.bytes <= few.bytes * 5 / 2, "\(name): \(few.bytes) and \(many.bytes) bytes")
      #expect(
        many.allocations <= few.allocations * 9 / 4,
        "\(name): \(few.allocations) and \(many.allocations) allocations")
    }
  }

  private static func measured() throws -> [String: [Measured]] {
    var measured: [String: [Measured]] = [:]
    for line in try AllocationProgram.output(["growth"]) {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      try #require(numbers.count == 3, "\(line)")
      measured["\(words[0])", default: []].append(
        Measured(size: numbers[0], allocations: numbers[1], bytes: numbers[2]))
    }
    return measured
  }
}
