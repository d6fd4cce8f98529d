import GridTesting
import Testing

/// Requirement 6 of a driver, and the text that people read.
@MainActor @Suite("Trace checks")
struct TraceChecksTests {
  @Test func `events carry time, tick, offset and flags`() throws {
    let fixture = DrivingFixture(scale: 3)
    fixture.grid.fling(velocity: 1000)
    fixture.grid.settle()
    let ends = fixture.log.events(of: "scrollViewDidEndDecelerating")
    let end = try #require(ends.first)
    #expect(end.tick == 138 && end.state == [] && end.contentOffset == fixture.grid.contentOffset)
    #expect(abs(end.time - 2.3) < 1e-9)
    let drag = try #require(fixture.log.events(of: "scrollViewWillBeginDragging").first)
    #expect(drag.state == [.tracking, .dragging] && drag.time == 0)
  }

  @Test func `order and counts are asked in one line`() {
    let fixture = DrivingFixture(scale: 3)
    fixture.grid.fling(velocity: 1000)
    fixture.grid.settle()
    let log = fixture.log
    // 3.11: 133 of 139 frames move the rounded offset at scale 3.
    #expect(log.count(of: "scrollViewDidScroll") == 133)
    #expect(log.count(of: "scrollViewDidScroll", from: .layout) == 0)
    #expect(
      log.contains(inOrder: [
        "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDecelerating",
      ]))
    #expect(
      log.missing(inOrder: ["scrollViewDidEndDragging", "scrollViewWillEndDragging"])
        == "scrollViewWillEndDragging")
    #expect(log.missing(inOrder: []) == nil)
  }

  @Test func `a difference shows what came instead`() throws {
    let fixture = DrivingFixture(count: 20)
    fixture.grid.delegate = nil
    fixture.grid.contentOffset.y = 10
    fixture.grid.contentOffset.y = 20
    let expected = """
      L shouldInvalidateLayout(forBoundsChange:) 0, 10, 320, 400 -> false
      L shouldInvalidateLayout(forBoundsChange:) 0, 20, 320, 400 -> false
      """
    #expect(fixture.log.difference(from: expected) == nil)
    let difference = try #require(fixture.log.difference(from: "L prepare()", of: .layout))
    #expect(difference.description.contains("- L prepare()"))
    #expect(fixture.log.difference(from: "", of: .delegate) == nil)
  }

  @Test func `like frames are folded in the log, and told one by one in the text`() {
    let fixture = DrivingFixture(count: 20, scale: 3)
    let full = fixture.log
    fixture.grid.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    fixture.grid.settle()
    let log = TraceText.log(full.events)
    #expect(log.contains("frames like that"))
    #expect(log.split(separator: "\n").count < 15)
    #expect(full.text.split(separator: "\n").count == full.events.count)
    #expect(log.contains("scrollViewDidEndScrollingAnimation"))
    // Columns line up: every offset begins in the same one.
    let columns = Set(
      log.split(separator: "\n").filter { $0.contains("  DG  ") }.compactMap { line in
        line.range(of: "0, ").map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      })
    #expect(columns.count == 1)
  }
}
