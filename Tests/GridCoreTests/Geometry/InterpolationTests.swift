import Foundation
import GridCore
import GridTesting
import TestSupport
import Testing

@Suite("Interpolation")
struct InterpolationTests {
  @Test(.rule("I6.5")) func `progress runs along the line and beyond its ends`() {
    for (progress, expected) in [(0, 10), (0.25, 12.5), (0.5, 15), (1, 20), (1.5, 25), (-1, 0)]
      as [(CGFloat, CGFloat)]
    {
      #expect(Interpolation.linear(from: 10, to: 20, at: progress) == expected, "\(progress)")
    }
  }

  @Test func `points, sizes and rectangles go number by number`() {
    let from = CGRect(0, 10, 20, 40)
    let to = CGRect(8, -10, 40, 0)
    let middle = CGRect(2, 5, 25, 30)
    #expect(Interpolation.linear(from: from, to: to, at: 0.25) == middle)
    #expect(Interpolation.linear(from: from.origin, to: to.origin, at: 0.25) == middle.origin)
    #expect(Interpolation.linear(from: from.size, to: to.size, at: 0.25) == middle.size)
  }

  @Test(.seeds(0..<100, inDebug: 40))
  func `interpolation hits both ends exactly and keeps equal ends`() {
    var random = SplitMix64(seed: currentSeed)
    // From far away a plain sum misses the end by its last bits.
    let (from, to) = (random.number(in: -1e9...1e9), random.number())
    #expect(Interpolation.linear(from: from, to: to, at: 0) == from)
    #expect(Interpolation.linear(from: from, to: to, at: 1) == to)
    #expect(Interpolation.linear(from: to, to: to, at: random.number()) == to)
    let enlarged = CATransform3DConcat(random.transform3D(), CATransform3DMakeScale(1e9, 1e9, 1e9))
    let (here, there) = (enlarged, random.transform3D())
    #expect(Interpolation.linear(from: here, to: there, at: 0) == here)
    #expect(Interpolation.linear(from: here, to: there, at: 1) == there)
    #expect(Interpolation.linear(from: here, to: here, at: random.number()) == here)
  }

  @Test func `half-way through a half turn an element is flat, not a quarter turned`() {
    let turn = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    let half = Interpolation.linear(from: .identity, to: turn, at: 0.5)
    #expect(half == CATransform3DMakeScale(0, 0, 1))
  }

  @Test(.seeds(0..<50)) func `the 16 numbers of a transform go like single numbers`() {
    var random = SplitMix64(seed: currentSeed)
    let (from, to) = (random.transform3D(), random.transform3D())
    let progress = random.number(in: -2...3)
    let result = Interpolation.linear(from: from, to: to, at: progress)
    for row in 0..<4 {
      for column in 0..<4 {
        let expected = Interpolation.linear(
          from: from.numbers[row][column], to: to.numbers[row][column], at: progress)
        #expect(isClose(result.numbers[row][column], expected))
      }
    }
  }
}
