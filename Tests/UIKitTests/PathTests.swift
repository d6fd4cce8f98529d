import CoreGraphics
import Testing
import UIKit

@MainActor @Suite("Paths")
struct PathTests {
  private func isNear(_ first: CGRect, _ second: CGRect, within tolerance: CGFloat) -> Bool {
    abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
      && abs(first.maxX - second.maxX) < tolerance && abs(first.maxY - second.maxY) < tolerance
  }

  @Test func `a closed part goes on from where it began`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull)
    path.addLine(to: CGPoint(x: 5, y: 5))  // nothing to start from
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 60))
    #expect(path.currentPoint == CGPoint(x: 40, y: 60))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(CGPoint(x: 35, y: 30)))
    #expect(!path.contains(CGPoint(x: 15, y: 50)))
  }

  @Test func `the box of a curve is that of the curve, not of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80), control2: CGPoint(x: 100, y: 80))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 80))
    // The middle of such a curve is three quarters of the way to its control points.
    #expect(
      isNear(
        path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 60), within: 1e-9))
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -20))
    #expect(
      isNear(
        quad.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 10, height: 10), within: 1e-9))
  }

  @Test(arguments: [0.1, 1, 2.5, 3.14, 4, 6.2] as [CGFloat])
  func `an arc reaches as far as its circle`(sweep: CGFloat) {
    let (center, radius) = (CGPoint(x: 30, y: -10), CGFloat(25))
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0.4, endAngle: 0.4 + sweep, clockwise: true)
    var (low, high) = (CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint.zero)
    high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for step in 0...2000 {
      let angle = 0.4 + sweep * CGFloat(step) / 2000
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let circle = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    #expect(isNear(path.bounds, circle, within: 0.02), "\(path.bounds) \(circle)")
  }

  @Test func `clockwise means the opposite in the two libraries`() {
    let (start, end) = (CGFloat(0), CGFloat.pi / 2)
    let seen = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: true)
    let meant = CGMutablePath()
    meant.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: false)
    #expect(seen.cgPath == meant)
    #expect(isNear(seen.bounds, CGRect(x: 0, y: 0, width: 10, height: 10), within: 0.01))
  }

  @Test func `round corners leave the corner out`() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    #expect(isNear(path.bounds, rect, within: 1e-9))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    let one = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 12, height: 12))
    #expect(!one.contains(CGPoint(x: 1, y: 1)))
    #expect(one.contains(CGPoint(x: 59, y: 39)))
  }

  @Test(
    arguments: [
      (15, 15, .winding, true), (15, 15, .evenOdd, false), (5, 5, .evenOdd, true),
      (10, 15, .evenOdd, true), (20, 20, .evenOdd, true), (10.001, 15, .evenOdd, false),
    ] as [(CGFloat, CGFloat, CGPathFillRule, Bool)])
  func `an area enclosed twice is a hole by the even-odd rule only, and its edge is none of it`(
    x: CGFloat, y: CGFloat, rule: CGPathFillRule, isInside: Bool
  ) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: x, y: y), using: rule) == isInside)
    #expect(path.contains(CGPoint(x: x, y: y)))
  }

  @Test(arguments: [CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 100, y: 200)])
  func `corners and edges belong to what they enclose`(top: CGPoint) {
    let path = CGMutablePath()
    path.addLines(between: [top, CGPoint(x: 250, y: 230), CGPoint(x: -50, y: 210)])
    let corners = [top, CGPoint(x: 250, y: 230), CGPoint(x: -50, y: 210)]
    let inside = CGPoint(x: corners.map(\.x).reduce(0, +) / 3, y: corners.map(\.y).reduce(0, +) / 3)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      // The line that closes the path is an edge as well.
      for (from, to) in zip(corners, corners[1...] + corners[..<1]) {
        for part in stride(from: 0, through: 1, by: 0.125) {
          let edge = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
          #expect(path.contains(edge, using: rule))
          let beyond = CGPoint(
            x: edge.x + (edge.x - inside.x) * 0.01, y: edge.y + (edge.y - inside.y) * 0.01)
          #expect(!path.contains(beyond, using: rule))
        }
      }
    }
    #expect(UIBezierPath(cgPath: path).contains(top))
  }

  @Test func `a point alone encloses nothing`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 5, y: 5))
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(.zero))
  }

  @Test func `a transform moves the drawing`() {
    var transform = CGAffineTransform(translationX: 5, y: 7)
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: &transform)
    #expect(
      isNear(path.boundingBoxOfPath, CGRect(x: 5, y: 7, width: 20, height: 10), within: 1e-9))
    let bezier = UIBezierPath(cgPath: path)
    bezier.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(isNear(bezier.bounds, CGRect(x: 10, y: 14, width: 40, height: 20), within: 1e-9))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 5, y: 7, width: 20, height: 10), within: 1e-9))
  }
}
