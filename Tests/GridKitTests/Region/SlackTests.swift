import GridTesting
import TestSupport
import Testing

@Suite("Slack")
struct SlackTests {
  /// The places of the frames that show, compared one by one.
  private static func shown(_ frames: [CGRect], in visible: CGRect) -> [Int] {
    frames.indices.filter { frames[$0].overlaps(visible) }
  }

  private static func frames(_ random: inout SplitMix64) -> [CGRect] {
    (0..<Int.random(in: 0...8, using: &random))
      .map { _ in Self.rect(&random) }.filter { $0.width > 0 && $0.height > 0 }
  }

  private static func slack(_ frames: [CGRect], in visible: CGRect) -> Slack {
    var slack = Slack(visible: visible)
    for frame in frames {
      let isShown = slack.cover(EdgeBox(frame))
      #expect(isShown == frame.overlaps(visible))
    }
    return slack
  }

  @Test(.seeds(0..<400, inDebug: 100))
  func `a slack allows only rectangles in which the same elements show`() {
    var random = SplitMix64(seed: currentSeed)
    let frames = Self.frames(&random)
    let visible = Self.rect(&random)
    let slack = Self.slack(frames, in: visible)
    let before = Self.shown(frames, in: visible)
    #expect(slack.allows(visible))
    for dx in -6...6 {
      for dy in -6...6 {
        let moved = visible.offsetBy(dx: CGFloat(dx) / 2, dy: CGFloat(dy) / 2)
        if slack.allows(moved), Self.shown(frames, in: moved) != before {
          Issue.record("\(frames), \(visible) to \(moved)")
        }
      }
    }
  }

  @Test(.seeds(0..<200, inDebug: 60))
  func `a slack of a column reaches as far as its first element that comes or goes`() {
    var random = SplitMix64(seed: currentSeed)
    let frames = Self.frames(&random).map { CGRect(0, $0.minY, 20, $0.height) }
    var visible = Self.rect(&random)
    visible = CGRect(0, visible.minY, 20, visible.height + 1)
    let slack = Self.slack(frames, in: visible)
    let before = Self.shown(frames, in: visible)
    // No edge of the moved rectangle touches a frame.
    for distance in stride(from: -8.25, through: 8.25, by: 0.5) {
      let way = stride(from: 0, through: distance, by: distance < 0 ? -0.25 : 0.25)
      let isUnchanged = way.allSatisfy {
        Self.shown(frames, in: visible.offsetBy(dx: 0, dy: $0)) == before
      }
      #expect(slack.allows(visible.offsetBy(dx: 0, dy: distance)) == isUnchanged)
    }
  }

  @Test func `a slack ends at its window, and allows no other size`() {
    let visible = CGRect(0, 0, 10, 10)
    var slack = Slack(visible: visible)
    #expect(slack.allows(visible.offsetBy(dx: 100, dy: 1000)))
    #expect(!slack.allows(CGRect(0, 0, 10, 11)))
    slack.stay(in: visible.insetBy(dx: -5, dy: -5))
    #expect(slack.allows(visible.offsetBy(dx: 4, dy: -4)))
    #expect(!slack.allows(visible.offsetBy(dx: 4, dy: -6)))
    #expect(!slack.allows(visible.offsetBy(dx: 6, dy: 0)))
  }

  /// Few different numbers, so that edges often touch.
  private static func rect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.number(0...12), y: random.number(0...12), width: random.number(0...8),
      height: random.number(0...8))
  }
}
