import Foundation

#if os(macOS) || os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
  import CoreGraphics
#endif

// Closed shapes and arcs. Round parts are cubic curves of at most a quarter turn, whose greatest
// distance from the circle is 0.03 % of the radius.
extension PathOutline {
  /// Adds a rectangle as a subpath, from the origin along the top edge.
  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    var circle = PathOutline()
    circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
    circle.close()
    append(
      circle.applying(
        CGAffineTransform(
          a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
  }

  /// Adds a rectangle with elliptical corners. A corner is at most half as wide and high as `rect`.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    corners: Corners = .all
  ) {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    func corner(_ which: Corners, _ x: CGFloat, _ y: CGFloat, start: CGFloat) {
      guard corners.contains(which) else { return line(to: CGPoint(x: x, y: y)) }
      let centerX = x == rect.minX ? x + width : x - width
      let centerY = y == rect.minY ? y + height : y - height
      var arc = PathOutline()
      arc.addArc(center: .zero, radius: 1, start: start, sweep: .pi / 2)
      let image = arc.applying(
        CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: centerX, ty: centerY))
      for element in image.elements {
        switch element {
        case .move(let point): line(to: point)
        case .curve(let point, let control1, let control2):
          curve(to: point, control1: control1, control2: control2)
        case .line, .quad, .close: break
        }
      }
    }
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    corner(.topRight, rect.maxX, rect.minY, start: -.pi / 2)
    corner(.bottomRight, rect.maxX, rect.maxY, start: 0)
    corner(.bottomLeft, rect.minX, rect.maxY, start: .pi / 2)
    corner(.topLeft, rect.minX, rect.minY, start: .pi)
    close()
  }

  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  /// Adds an arc. If there is a current point, a line joins this point to the start of the arc.
  ///
  /// - Parameters:
  ///   - start: Angle from the x axis towards the y axis, in radians.
  ///   - sweep: Angle of the arc, in radians; negative for the opposite direction.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if currentPoint == nil { move(to: point(start)) } else { line(to: point(start)) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = start + CGFloat(index) * step
      let to = from + step
      let (first, last) = (point(from), point(to))
      curve(
        to: last,
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  /// Returns the angle between two directions in one sense of rotation, at most a whole turn.
  package static func sweep(
    from start: CGFloat, to end: CGFloat, isIncreasing: Bool
  ) -> CGFloat {
    let way = isIncreasing ? end - start : start - end
    if way == 0 { return 0 }
    let turn = 2 * CGFloat.pi
    var amount = way
    if amount >= turn {
      amount = turn
    } else if amount < 0 {
      amount = amount.truncatingRemainder(dividingBy: turn)
      if amount < 0 { amount += turn }
    }
    return isIncreasing ? amount : -amount
  }
}
