import Foundation

// The bounds of an outline, and the points that it encloses.
extension PathOutline {
  /// The smallest rectangle around the points and the control points; nil for an empty outline.
  package var controlBounds: CGRect? {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.take(point)
      case .quad(let point, let control):
        box.take(point)
        box.take(control)
      case .curve(let point, let control1, let control2):
        box.take(point)
        box.take(control1)
        box.take(control2)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around the lines and curves; nil for an empty outline.
  package var bounds: CGRect? {
    var box = PointBox()
    forEachPiece { from, element in
      switch element {
      case .move(let point), .line(let point): box.take(point)
      case .quad(let point, let control):
        box.take(point)
        let curve = Cubic(from, quad: point, control: control)
        for extreme in curve.extremes { box.take(extreme) }
      case .curve(let point, let control1, let control2):
        box.take(point)
        for extreme in Cubic(from, control1, control2, point).extremes { box.take(extreme) }
      case .close: break
      }
    }
    return box.rect
  }

  /// Whether the path encloses a point or passes through the point (UK-3). An open subpath counts
  /// as closed by a line.
  ///
  /// Each curve is approximated by 32 lines, so the result may be wrong for a point very near a
  /// curve.
  ///
  /// - Parameter isEvenOdd: Whether a region that is enclosed twice counts as outside.
  package func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    var isOnLine = false
    func cross(_ a: CGPoint, _ b: CGPoint) {
      if PathOutline.passes(through: point, from: a, to: b) { isOnLine = true }
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      guard x > point.x else { return }
      winding += b.y > a.y ? 1 : -1
      crossings += 1
    }
    var start = CGPoint.zero
    var end = CGPoint.zero
    forEachPiece { from, element in
      switch element {
      case .move(let target):
        cross(end, start)
        start = target
        end = target
      case .line(let target):
        cross(from, target)
        end = target
      case .quad(let target, let control):
        for (a, b) in Cubic(from, quad: target, control: control).lines(32) { cross(a, b) }
        end = target
      case .curve(let target, let control1, let control2):
        for (a, b) in Cubic(from, control1, control2, target).lines(32) { cross(a, b) }
        end = target
      case .close:
        cross(from, start)
        end = start
      }
    }
    cross(end, start)
    return isOnLine || (isEvenOdd ? !crossings.isMultiple(of: 2) : winding != 0)
  }

  /// Whether a point lies on a line, rounding errors aside.
  private static func passes(through point: CGPoint, from a: CGPoint, to b: CGPoint) -> Bool {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return false }
    let (px, py) = (point.x - a.x, point.y - a.y)
    let along = (px * dx + py * dy) / length
    let tolerance = 1e-9 * max(1, length)
    return abs(px * dy - py * dx) / length <= tolerance && along >= -tolerance
      && along <= length + tolerance
  }

  /// Calls `body` with each element and the point where the element begins.
  private func forEachPiece(_ body: (CGPoint, Element) -> Void) {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      body(point, element)
      switch element {
      case .move(let target):
        start = target
        point = target
      case .line(let target), .quad(let target, _), .curve(let target, _, _): point = target
      case .close: point = start
      }
    }
  }
}

/// The smallest rectangle around points that are added one by one.
private struct PointBox {
  private var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  mutating func take(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect? {
    guard low.x <= high.x else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// A cubic Bézier curve.
private struct Cubic {
  let points: (CGPoint, CGPoint, CGPoint, CGPoint)

  init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    points = (a, b, c, d)
  }

  /// Makes the cubic form of a quadratic curve.
  init(_ from: CGPoint, quad to: CGPoint, control: CGPoint) {
    func third(_ end: CGPoint) -> CGPoint {
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    }
    self.init(from, third(from), third(to), to)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * points.0.x + b * points.1.x + c * points.2.x + d * points.3.x,
      y: a * points.0.y + b * points.1.y + c * points.2.y + d * points.3.y)
  }

  func lines(_ count: Int) -> [(CGPoint, CGPoint)] {
    (0..<count).map {
      (point(at: CGFloat($0) / CGFloat(count)), point(at: CGFloat($0 + 1) / CGFloat(count)))
    }
  }

  /// The points of the curve, ends aside, at which one coordinate is at an extreme.
  var extremes: [CGPoint] {
    let xs = Cubic.turns(points.0.x, points.1.x, points.2.x, points.3.x)
    let ys = Cubic.turns(points.0.y, points.1.y, points.2.y, points.3.y)
    return (xs + ys).map(point(at:))
  }

  /// Returns the parameters, between the ends, at which the derivative of a coordinate is zero.
  private static func turns(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    // The derivative over 3 is u t² + 2 v t + w.
    let u = d - 3 * c + 3 * b - a
    let v = c - 2 * b + a
    let w = b - a
    var roots: [CGFloat] = []
    if abs(u) < 1e-12 * max(1, abs(v)) {
      if v != 0 { roots = [-w / (2 * v)] }
    } else {
      let discriminant = v * v - u * w
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-v + root) / u, (-v - root) / u]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
