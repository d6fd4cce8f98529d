import GridCore

/// A rule for the places that count as inside a path.
///
/// - Note: After CoreGraphics' type.
public enum CGPathFillRule: Int, Sendable {
  /// The winding rule: inside is what the outline goes round more often one way than the other.
  case winding = 0
  /// The even-odd rule: inside is what a ray from the point leaves by crossing the outline an odd
  /// number of times.
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

  /// A rectangle, closed.
  ///
  /// - Parameter transform: Applied to the path; nil leaves it as it is.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(outline.placed(by: transform))
  }

  /// The ellipse that touches all four sides of a rectangle, closed.
  ///
  /// - Parameter transform: Applied to the path; nil leaves it as it is.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.init(outline.placed(by: transform))
  }

  /// A rectangle with quarters of ellipses for corners, closed.
  ///
  /// - Parameters:
  ///   - cornerWidth: At most half the width; larger values count as that.
  ///   - cornerHeight: At most half the height; larger values count as that.
  ///   - transform: Applied to the path; nil leaves it as it is.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline.placed(by: transform))
  }

  /// Whether the path has no element at all, not even a start.
  public var isEmpty: Bool { outline.isEmpty }
  /// The place where the next part of the line would begin; zero before the first part begins.
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

  /// A path of the same outline that does not change with this one; never nil here.
  public func copy() -> CGPath? { CGPath(outline) }

  /// The path under a transform, or as it is without one; never nil here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.placed(by: transform))
  }

  /// Returns a copy of the outline to go on drawing with; this path does not change with the copy.
  /// Never nil here.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  /// Whether both have the same elements in the same order: the same drawing can be described in
  /// several ways.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.outline == second.outline
  }

  /// Feeds the elements, as `==` compares them.
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
  /// A path without an element; `move(to:transform:)` begins its first part.
  public init() {
    super.init(PathOutline())
  }

  /// Begins a new part at a point; the part before it stays open.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Draws a straight line from the current point; without one nothing happens.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Lines from each point to the next, as a part of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    outline.move(to: first.applying(transform))
    for point in points.dropFirst() { outline.line(to: point.applying(transform)) }
  }

  /// Draws a quadratic Bézier curve from the current point; without one nothing happens.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Draws a cubic Bézier curve from the current point; without one nothing happens.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle as a closed part of its own, from the corner of least x and y.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds the ellipse that touches all four sides of a rectangle, as a closed part of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle with quarters of ellipses for corners, as a closed part of its own.
  ///
  /// Corners take at most half of each side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// Adds an arc, joined to the current point by a straight line; without one it begins a part.
  ///
  /// Angles are radians from the x axis towards the y axis.
  ///
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

  /// Adds all parts of another path; the current point is then the other's.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(transform.isIdentity ? path.outline : path.outline.applying(transform))
  }

  /// Draws a line back to the start of the present part, which becomes the current point.
  public func closeSubpath() {
    outline.close()
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout PathOutline) -> Void) {
    var part = PathOutline()
    body(&part)
    outline.append(transform.isIdentity ? part : part.applying(transform))
  }
}
