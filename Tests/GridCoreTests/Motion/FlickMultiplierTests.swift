import Foundation
import GridCore
import TestSupport
import Testing

@Suite("Repeated flicks")
struct FlickMultiplierTests {
  private let fast = CGPoint(x: 0, y: 2)

  /// A streak after some flicks of `length` points, 300 ms apart.
  private func streak(flicks: Int, length: CGFloat = 120) -> FlickMultiplier {
    var streak = FlickMultiplier()
    for flick in 0..<flicks {
      let time = 300 * Double(flick)
      streak.touchDown(atMilliseconds: time)
      streak.drag(translation: CGPoint(x: 0, y: -length), velocityPerMs: fast)
      streak.release(.advance, atMilliseconds: time + 100)
    }
    return streak
  }

  @Test(.rule("S3.26")) func `the factor grows in the drags after the third flick`() {
    // Each drag of 120 points is worth a half, then one and a half halves, then two halves.
    let values: [CGFloat] = (0...6).map { streak(flicks: $0).value }
    let expected: [CGFloat] = [1, 1, 1, 1, 1.5, 2.25, 3.25]
    #expect(near(values, expected, within: 1e-12))
    #expect((0...3).map { streak(flicks: $0).count } == [0, 1, 2, 3])
  }

  @Test func `a drag adds its longest way, nine tenths at most, to a factor of at most 16`() {
    var three = streak(flicks: 3)
    three.touchDown(atMilliseconds: 900)
    for (way, value) in [(-60, 1.25), (-96, 1.4), (-2000, 1.9)] as [(CGFloat, CGFloat)] {
      three.drag(translation: CGPoint(x: 0, y: way), velocityPerMs: fast)
      #expect(near(three.value, value, within: 1e-12))
    }
    #expect(streak(flicks: 30, length: 2000).value == 16)
  }

  @Test(.rows) func `a pause, a turn, a slow drag or a slow release ends the streak`() {
    typealias Act = (inout FlickMultiplier) -> Void
    func drag(_ way: CGFloat, at velocity: CGFloat) -> Act {
      {
        $0.touchDown(atMilliseconds: 1500)
        $0.drag(translation: CGPoint(x: 0, y: way), velocityPerMs: CGPoint(x: 0, y: velocity))
      }
    }
    // The last of five releases is at 1300 ms.
    let rows: [(name: String, goesOn: Act, ends: Act)] = [
      (
        "a pause of more than a second", { $0.touchDown(atMilliseconds: 2300) },
        { $0.touchDown(atMilliseconds: 2301) }
      ),
      ("turning round", drag(-50, at: 2), drag(50, at: -2)),
      ("a slow drag", drag(-50, at: 0.13), drag(-51, at: 0.129)),
      (
        "a slow release, but none between pages", { $0.release(.keep, atMilliseconds: 1400) },
        { $0.release(.reset, atMilliseconds: 1400) }
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      var streak = streak(flicks: 5)
      row.goesOn(&streak)
      #expect(streak.count == 5 && streak.value >= 2.25)
      row.ends(&streak)
      #expect(streak.value == 1 && streak.count == 0)
    }
  }

  @Test func `reaching an edge or the end is told by the motion`() {
    var fling = ScrollDeceleration(
      from: 0, at: 1, limits: AxisLimits(min: 0, max: 100), multiplier: 3)
    #expect(!fling.step(milliseconds: 1000 / 60).endsFlickStreak)
    #expect(fling.multiplier == 3)
    // 16.37 × 3 a frame: the third frame passes 100.
    #expect(!fling.step(milliseconds: 1000 / 60).endsFlickStreak)
    #expect(fling.step(milliseconds: 1000 / 60).endsFlickStreak)
    #expect(fling.multiplier == 1)
    var end = ScrollDeceleration(from: 0, at: 0.0101, multiplier: 2)
    #expect(end.step(milliseconds: 1000 / 60).endsFlickStreak)
  }
}
