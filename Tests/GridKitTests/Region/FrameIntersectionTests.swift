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
