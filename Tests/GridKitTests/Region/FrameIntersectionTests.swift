import Foundation
import GridKit
import GridTesting
import Testing

@Suite("Inner reach")
struct FrameIntersectionTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `an intersection meets a rectangle exactly where each of its frames does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.rect(&random) }
    var reach = FrameIntersection()
    for frame in frames { reach.cover(frame) }
    for _ in 0..<40 {
      let rect = Self.rect(&random)
      #expect(
        reach.meets(rect) == frames.allSatisfy { FrameIntersection.meets($0, rect) },
        "\(frames) and \(rect)")
    }
  }

  @Test func `touching edges meet, gaps do not`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(FrameIntersection.meets(CGRect(x: 10, y: 10, width: 5, height: 5), rect))
    #expect(!FrameIntersection.meets(CGRect(x: 10.5, y: 10, width: 5, height: 5), rect))
    #expect(!FrameIntersection.meets(CGRect(x: 0, y: -5.5, width: 5, height: 5), rect))
    #expect(FrameIntersection().meets(rect))
  }

  /// Few different numbers, so that edges often touch.
  static func rect(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: CGFloat(Int.random(in: 0...12, using: &random)),
      y: CGFloat(Int.random(in: 0...12, using: &random)),
      width: CGFloat(Int.random(in: 0...8, using: &random)),
      height: CGFloat(Int.random(in: 0...8, using: &random)))
  }
}

@Suite("Quiet moves")
struct UnchangedMoveTests {
  /// The positions of the frames that show, looked at one by one.
  private static func shown(_ frames: [CGRect], in visible: CGRect) -> [Int] {
    frames.indices.filter { frames[$0].overlaps(visible) }
  }

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `a move that is called quiet shows the same elements`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<Int.random(in: 0...8, using: &random))
      .map { _ in FrameIntersectionTests.rect(&random) }.filter { $0.width > 0 && $0.height > 0 }
    let visible = FrameIntersectionTests.rect(&random)
    var move = UnchangedMove(visible: visible)
    for frame in frames { move.cover(frame, isShown: frame.overlaps(visible)) }
    let before = Self.shown(frames, in: visible)
    #expect(move.shows(theSameIn: visible))
    for distance in -8...8 {
      for isVertical in [false, true] {
        let moved = visible.offsetBy(
          dx: isVertical ? 0 : CGFloat(distance) / 2, dy: isVertical ? CGFloat(distance) / 2 : 0)
        // Up to the first change on the way it is known to be quiet, and nowhere beyond.
        let way = stride(from: 0, through: abs(distance), by: 1).map {
          let step = CGFloat(distance.signum() * $0) / 2
          return visible.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
        }
        let isUnchanged = way.allSatisfy { Self.shown(frames, in: $0) == before }
        #expect(move.shows(theSameIn: moved) == isUnchanged, "\(frames), \(visible) to \(moved)")
      }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a move with a window is quiet where all frames say so, and nowhere outside`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<Int.random(in: 0...8, using: &random))
      .map { _ in FrameIntersectionTests.rect(&random) }.filter { $0.width > 0 && $0.height > 0 }
    let visible = FrameIntersectionTests.rect(&random)
    let window = visible.insetBy(dx: -3, dy: -2)
    var whole = UnchangedMove(visible: visible)
    for frame in frames { whole.cover(frame, isShown: frame.overlaps(visible)) }
    var part = UnchangedMove(visible: visible)
    for frame in frames where frame.overlaps(window) {
      part.cover(frame, isShown: frame.overlaps(visible))
    }
    part.stay(in: window)
    for distance in -12...12 {
      for isVertical in [false, true] {
        let moved = visible.offsetBy(
          dx: isVertical ? 0 : CGFloat(distance) / 2, dy: isVertical ? CGFloat(distance) / 2 : 0)
        #expect(
          part.shows(theSameIn: moved) == (whole.shows(theSameIn: moved) && window.covers(moved)),
          "\(frames), \(visible) to \(moved)")
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `a rectangle that has moved along an axis is told about moves along that one alone`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let frames = (0..<Int.random(in: 0...8, using: &random))
      .map { _ in FrameIntersectionTests.rect(&random) }
    let visible = FrameIntersectionTests.rect(&random)
    let (dx, dy) = (
      CGFloat(Int.random(in: -1...1, using: &random)),
      CGFloat(Int.random(in: -1...1, using: &random))
    )
    let last = UnchangedMove(visible: visible.offsetBy(dx: dx, dy: dy))
    var move = UnchangedMove(visible: visible, after: last)
    var whole = UnchangedMove(visible: visible)
    var shown: [Int] = []
    move.cover(
      frames.indices,
      edges: { frames[$0].width > 0 && frames[$0].height > 0 ? RectEdges(frames[$0]) : nil },
      show: { shown.append($0) })
    let solid = frames.indices.filter { frames[$0].width > 0 && frames[$0].height > 0 }
    for index in solid { whole.cover(frames[index], isShown: frames[index].overlaps(visible)) }
    #expect(shown == solid.filter { frames[$0].overlaps(visible) })
    #expect(move.shows(theSameIn: visible))
    for distance in -8...8 where distance != 0 {
      for isVertical in [false, true] {
        let step = CGFloat(distance) / 2
        let moved = visible.offsetBy(dx: isVertical ? 0 : step, dy: isVertical ? step : 0)
        let isLeftOut = isVertical ? dx != 0 && dy == 0 : dy != 0 && dx == 0
        #expect(
          move.shows(theSameIn: moved) == (!isLeftOut && whole.shows(theSameIn: moved)),
          "\(frames), \(visible) to \(moved), after (\(dx), \(dy))")
      }
    }
  }

  @Test func `diagonal moves and other sizes are not known to be quiet`() {
    let visible = CGRect(x: 0, y: 0, width: 10, height: 10)
    let move = UnchangedMove(visible: visible)
    #expect(!move.shows(theSameIn: visible.offsetBy(dx: 1, dy: 1)))
    #expect(!move.shows(theSameIn: CGRect(x: 0, y: 0, width: 10, height: 11)))
    #expect(move.shows(theSameIn: visible.offsetBy(dx: 0, dy: 1000)))
  }
}
