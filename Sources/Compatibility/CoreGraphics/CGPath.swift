import GridCore

/// - Note: After CoreGraphics' type.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// A line drawing that is not changed any more. It knows where it lies; nothing is drawn.
///
/// - Note: After CoreGraphics' type.
public class CGPath: Hashable {
  package fileprivate(set) final var outline: PathOutline

  package init(_ outline: PathOutline) {
    self.outline = outline
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(outline.placed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.init(outline.placed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline.placed(by: transform))
  }

  public var isEmpty: Bool { outline.isEmpty }
  /// Zero before the first part begins.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around points and control points; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds ?? .null }
  /// The smallest rectangle around the drawing; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds ?? .null }

  /// Whether the path encloses a point or passes through it; parts that are open count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let placed = transform.isIdentity ? outline : outline.applying(transform)
    return placed.contains(point, isEvenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.placed(by: transform))
  }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.outline == second.outline
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

extension PathOutline {
  /// The outline under a transform, if there is one.
  fileprivate func placed(by transform: UnsafePointer<CGAffineTransform>?) -> PathOutline {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// A line drawing in the making.
///
/// - Note: After CoreGraphics' type.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(PathOutline())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Lines from each point to the next, as a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    outline.move(to: first.applying(transform))
    for point in points.dropFirst() { outline.line(to: point.applying(transform)) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.quad(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// - Parameter clockwise: With y pointing down, as in views, true looks counter-clockwise: the
  ///   word is meant for y pointing up, as Core Graphics means it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var arc = PathOutline()
    arc.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathOutline.sweep(from: startAngle, to: endAngle, isIncreasing: !clockwise))
    outline.join(transform.isIdentity ? arc : arc.applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(transform.isIdentity ? path.outline : path.outline.applying(transform))
  }

  public func closeSubpath() {
    outline.close()
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout PathOutline) -> Void) {
    var part = PathOutline()
    body(&part)
    outline.append(transform.isIdentity ? part : part.applying(transform))
  }
}
