@testable import gridbench
import GridScenarios
import Testing

@Suite("Benchmark workloads")
struct WorkloadTests {
  @Test func `the generator is the one that is written down, and reaches the ends of a range`() {
    var random = BenchmarkRandom()
    #expect((0..<3).map { _ in random.next() } == [342_300, 277_626, 9_112_642])
    var other = BenchmarkRandom(seed: 0)
    #expect(other.next() == 1_013_904_223 >> 8)
    var numbers = BenchmarkRandom()
    #expect(Set((0..<2000).map { _ in numbers.next(in: 20...29) }) == Set(20...29))
  }

  @Test func `sizes are whole and within what the workload says`() {
    let sizes = Workload.flowSizes(5000)
    #expect(sizes.allSatisfy { (40...160).contains($0.width) && (40...120).contains($0.height) })
    #expect(Workload.listHeights(5000).allSatisfy { (20...120).contains($0) })
    let heights = Workload.waterfallHeights(5000)
    #expect(heights.allSatisfy { (50...Workload.waterfallTallest).contains($0) })
    #expect(heights.allSatisfy { $0 == $0.rounded() })
    // The first items do not depend on how many there are.
    #expect(Workload.waterfallHeights(10) == Array(heights.prefix(10)))
  }

  @Test func `random viewports lie within the content`() {
    let viewports = Workload.randomViewports(500, contentHeight: 5000)
    #expect(viewports.allSatisfy { $0.minY >= 0 && $0.maxY <= 5000 && $0.width == 800 })
    #expect(viewports.contains { $0.minY < 500 } && viewports.contains { $0.minY > 3900 })
    #expect(Workload.randomViewports(3, contentHeight: 10).allSatisfy { $0.minY == 0 })
  }

  @Test func `a stroll turns round at both ends`() {
    var stroll = Workload.Stroll(from: 50, to: 400, step: 150)
    #expect((0..<7).map { _ in stroll.next() } == [200, 350, 200, 50, 200, 350, 200])
  }
}
