import CoreGraphics
import Foundation
import Testing
import UIKit

/// `CGRect.intersects` answers as CoreGraphics does, in files that import Foundation as well.
@Suite("Rectangles")
struct RectangleTests {
  private static let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  // More of them are in the suite `Geometry` of Tests/UIKitConformance.
  @Test(
    arguments: [
      (CGRect(x: 3, y: 10, width: 4, height: 4), false),  // an edge in common
      (CGRect(x: 11, y: 0, width: 5, height: 5), false),
      (CGRect(x: -5, y: -5, width: 50, height: 50), true),  // around
      (CGRect.zero, true),  // no area, on the near corner
      (CGRect(x: 4, y: 0, width: 0, height: 3), true),
      (CGRect(x: 10, y: 4, width: 0, height: 0), false),  // no area, on a far edge
      (CGRect(x: 5, y: 5, width: 0, height: 0), true),
      (CGRect.infinite, true),
      (CGRect(x: CGFloat.nan, y: 2, width: 3, height: 3), false),
      (CGRect(x: 2, y: 2, width: CGFloat.nan, height: 3), false),
    ] as [(CGRect, Bool)])
  func `near edges belong to a rectangle, far ones do not`(other: CGRect, expected: Bool) {
    #expect(Self.rect.intersects(other) == expected)
    #expect(other.intersects(Self.rect) == expected)
  }

  @Test func `intersects agrees with a common area, over random rectangles`() {
    var state: UInt64 = 20
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 60)
    }
    for _ in 0..<500 {
      let first = CGRect(x: next(), y: next(), width: 1 + next(), height: 1 + next())
      let second = CGRect(x: next(), y: next(), width: 1 + next(), height: 1 + next())
      let common = first.intersection(second)
      let hasArea = !common.isNull && common.width > 0 && common.height > 0
      #expect(first.intersects(second) == hasArea, "\(first) \(second)")
    }
  }
}

@MainActor @Suite("Checks of the build")
struct SemanticsTests {
  @Test func `a build that answers as UIKit leaves no finding, another one does`() {
    let simulation = Simulation()
    simulation.perform {
      #expect(UIKitSemantics.check { $0.intersects($1) })
      #expect(simulation.findings.isEmpty)
      // The answer of Foundation's own function: something in common, if only an edge.
      #expect(!UIKitSemantics.check { !$0.intersection($1).isNull })
      #expect(simulation.findings.map(\.code) == ["touching-rectangles-intersect"])
    }
  }
}
