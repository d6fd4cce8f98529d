import GridKit
import GridScenarios
import TestSupport
import Testing

/// The carousel as published.
@MainActor @Suite("Published carousel", .rows)
struct PublishedCarouselTests {
  private static let size = #"carousel {"itemSize": [100, 160], "spacing": 20}"#

  /// Drags with and without paging, and where they end.
  private static let drags: [[(isPaging: Bool, proposed: Int, target: Int)]] = [
    [(false, 400, 420), (true, 500, 630)],
    [(false, 630, 630), (true, 600, 420), (true, 600, 630), (false, 10, 0), (true, 5, 210)],
    [(true, -30, -210), (true, -300, -420), (false, 260, 210), (true, 211, 420), (true, 210, 210)],
  ]

  @Test func `a carousel keeps its first inset, and one cursor, which knows no ends`() {
    let drags = Self.drags.map { drags in
      """
      # drags with and without paging move the same cursor: \(drags.map(\.proposed))
      carousel {"itemSize": [200, 280]}, [12], [375, 300]

      """
        + drags.map {
          """
          change {"pagingEnabled": \($0.isPaging)}
          drag \($0.proposed) 33 > \($0.target) 0
          rest 1 33 > \($0.target) 33

          """
        }.joined()
    }.joined()
    let pages = (0...6).map { "drag 9999 0 > \($0 * 120) 0" }.joined(separator: "\n")
    PublishedStage.check(
      """
      # inset and spacing are set in the first preparation and stay
      \(Self.size), [6], [300, 180]
      finds invalidates-during-prepare
      // 100 at both ends, six items and five gaps.
      content 900 180
      resize 500 180
      content 900 180
      # a new item size and a new spacing do not move the inset
      \(Self.size), [2], [300, 180]
      content 420 180
      change {"itemSize": [140, 160], "spacing": 50}
      content 500 180
      # with room for more the line breaks
      \(Self.size), [6], [300, 350]
      // floor((350 + 10) / (160 + 10)) = 2 items in a column.
      content 540 350
      # snapping looks at the items in the proposed rectangle only
      \(Self.size), [6], [300, 180]
      // The target's y is 0 whatever is proposed.
      drag 50 7 > 0 0
      drag 70 0 > 120 0
      drag 60 0 > 0 0
      drag 5000 0 > \(5000 + Double(Float.greatestFiniteMagnitude)) 0
      # the page cursor knows no ends and no offset
      carousel {"itemSize": [100, 160], "spacing": 20, "pagingEnabled": true}, [6], [300, 180]
      drag -5 0 > -120 0
      drag -120 0 > -120 0
      \(pages)
      scroll 0 0
      drag 30 0 > 600 0
      # only drags are remembered, and the other axis keeps the proposal
      \(Self.size), [6], [300, 180]
      rest 33 44 > 0 44
      drag 130 0 > 120 0
      rest 33 44 > 120 44
      scroll 360 0
      rest 33 44 > 120 44
      \(drags)
      """)
  }

  @Test func `scales are written into the flow layout's own attributes`() throws {
    let stage = try PublishedStage(
      "carousel", ["itemSize": [100, 160], "spacing": 20], sections: [.count(6)],
      size: CGSize(width: 300, height: 180))
    stage.scroll(to: CGPoint(x: 60, y: 0))
    // The middle is at 210, the middles of the items at 150 + 120·i.
    let scales = stage.grid.elements(.all).prefix(4).map(\.transform.a)
    let expected: [CGFloat] = [1 - 60.0 / 300, 1 - 60.0 / 300, 1 - 180.0 / 300, 1 - 300.0 / 300]
    #expect(zip(scales, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(stage.codes.contains("shared-attributes-mutated"))
  }

  @Test(arguments: ["corrected", "asPublished"])
  func `the last scale on screen is where the shrunk edge leaves`(mode: String) throws {
    let view = CGSize(width: 375, height: 300)
    let offsets = stride(from: 210, through: 420, by: 0.5).map { CGPoint(x: $0, y: 0) }
    let run = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        layout: "carousel", parameters: ["mode": .string(mode), "itemSize": [200, 280]],
        sections: [.count(5)], viewport: view,
        actions: offsets.flatMap { [.setContentOffset($0, animated: false), .snapshot(.all)] }))
    var least: CGFloat = 1
    for step in run.output.steps {
      guard case .elements(let cells) = step.result else { continue }
      let seen = CGRect(origin: step.contentOffset, size: view)
      for cell in cells where cell.frame.overlaps(seen) { least = min(least, cell.transform.a) }
    }
    // 1 / (2 + w/W): no scale below is seen, and each above it is.
    let limit: CGFloat = 1 / (2 + 200 / 375)
    #expect(least >= limit)
    #expect(least < 0.3967)
  }
}
