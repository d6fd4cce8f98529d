import GridKit
import GridScenarios
import Testing

/// The carousel as published.
@MainActor @Suite("Published carousel")
struct PublishedCarouselTests {
  private func stage(
    _ parameters: JSONObject = [:], count: Int = 6, size: CGSize = CGSize(width: 300, height: 180)
  ) throws -> PublishedStage {
    var all: JSONObject = ["itemSize": [100, 160], "spacing": 20]
    for member in parameters.members { all[member.key] = member.value }
    return try PublishedStage("carousel", all, sections: [.count(count)], size: size)
  }

  private func target(_ stage: PublishedStage, _ x: CGFloat, _ y: CGFloat = 0) -> CGPoint {
    stage.simulation.perform {
      stage.layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: x, y: y), withScrollingVelocity: .zero)
    }
  }

  @Test func `inset and spacing are set in the first preparation and stay`() throws {
    let stage = try stage()
    #expect(stage.codes.contains("invalidates-during-prepare"))
    // 100 at both ends, six items and five gaps.
    #expect(stage.grid.contentSize == CGSize(width: 200 + 600 + 100, height: 180))
    stage.resize(to: CGSize(width: 500, height: 180))
    #expect(stage.grid.contentSize.width == 900)
  }

  @Test func `a new item size and a new spacing do not move the inset`() throws {
    let two = try self.stage(count: 2)
    #expect(two.grid.contentSize.width == 420)
    two.change(["itemSize": [140, 160], "spacing": 50])
    #expect(two.grid.contentSize.width == 500)
  }

  @Test func `with room for more the line breaks`() throws {
    // floor((350 + 10) / (160 + 10)) = 2 items in a column.
    let high = try self.stage(size: CGSize(width: 300, height: 350))
    #expect(high.grid.contentSize.width == 540)
  }

  @Test func `scales are written into the flow layout's own attributes`() throws {
    let stage = try stage()
    stage.grid.setContentOffset(CGPoint(x: 60, y: 0), animated: false)
    stage.grid.layoutIfNeeded()
    // The middle is at 210, the middles of the items at 150 + 120·i.
    let scales = stage.grid.elements(.all).prefix(4).map(\.transform.a)
    let expected: [CGFloat] = [1 - 60.0 / 300, 1 - 60.0 / 300, 1 - 180.0 / 300, 1 - 300.0 / 300]
    #expect(zip(scales, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(stage.codes.contains("shared-attributes-mutated"))
  }

  @Test func `snapping looks at the items in the proposed rectangle only`() throws {
    let stage = try stage()
    // The target's y is 0 whatever is proposed.
    #expect(target(stage, 50, 7) == .zero)
    #expect(target(stage, 70) == CGPoint(x: 120, y: 0))
    #expect(target(stage, 60) == CGPoint(x: 0, y: 0))
    let far = target(stage, 5000)
    #expect(far.x == 5000 + CGFloat(Float.greatestFiniteMagnitude))
  }

  @Test func `the page cursor knows no ends and no offset`() throws {
    let stage = try stage(["pagingEnabled": true])
    #expect(target(stage, -5).x == -120)
    #expect(target(stage, -120).x == -120)
    for page in 0...6 { #expect(target(stage, 9999).x == CGFloat(page) * 120) }
    stage.grid.setContentOffset(.zero, animated: false)
    #expect(target(stage, 30).x == 600)
  }

  @Test(
    arguments: [
      [(false, 400, 420), (true, 500, 630)],
      [(false, 630, 630), (true, 600, 420), (true, 600, 630), (false, 10, 0), (true, 5, 210)],
      [
        (true, -30, -210), (true, -300, -420), (false, 260, 210), (true, 211, 420),
        (true, 210, 210),
      ],
    ] as [[(isPaging: Bool, proposed: CGFloat, target: CGFloat)]])
  func `drags with and without paging move the same cursor`(
    drags: [(isPaging: Bool, proposed: CGFloat, target: CGFloat)]
  ) throws {
    let stage = try PublishedStage(
      "carousel", ["itemSize": [200, 280]], sections: [.count(12)],
      size: CGSize(width: 375, height: 300))
    for drag in drags {
      stage.change(["pagingEnabled": .bool(drag.isPaging)])
      #expect(target(stage, drag.proposed, 33) == CGPoint(x: drag.target, y: 0))
      #expect(
        stage.layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 33))
          == CGPoint(x: drag.target, y: 33))
    }
  }

  @Test func `only drags are remembered, and the other axis keeps the proposal`() throws {
    let stage = try stage()
    func remembered() -> CGPoint {
      stage.layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 33, y: 44))
    }
    #expect(remembered() == CGPoint(x: 0, y: 44))
    _ = target(stage, 130)
    #expect(remembered() == CGPoint(x: 120, y: 44))
    stage.grid.setContentOffset(CGPoint(x: 360, y: 0), animated: false)
    stage.grid.layoutIfNeeded()
    #expect(remembered() == CGPoint(x: 120, y: 44))
  }

  @Test(arguments: ["corrected", "asPublished"])
  func `the last scale on screen is where the shrunk edge leaves`(mode: String) throws {
    let view = CGSize(width: 375, height: 300)
    var least: CGFloat = 1
    for offset in stride(from: 210, through: 420, by: 0.5) {
      let run = try ScenarioRunner(registry: .gallery).run(
        ScenarioCase(
          layout: "carousel", parameters: ["mode": .string(mode), "itemSize": [200, 280]],
          sections: [.count(5)], viewport: view, contentOffset: CGPoint(x: offset, y: 0)))
      let seen = CGRect(origin: run.output.contentOffset, size: view)
      for cell in run.output.cells where cell.frame.overlaps(seen) {
        least = min(least, cell.transform.a)
      }
    }
    // 1 / (2 + w/W): no scale below is seen, and each above it is.
    #expect(least >= 1 / (2 + 200.0 / 375))
    #expect(least < 0.3967)
  }
}
