/// The rule that decides which points are inside a path.
///
/// - Note: After CoreGraphics' type.
public enum CGPathFillRule: Int, Sendable {
  /// The winding rule: a point is inside if the outline's winding number around the point is not
  /// zero.
  case winding = 0
  /// The even-odd rule: a point is inside if a ray from the point crosses the outline an odd number
  /// of times.
  case evenOdd = 1
}

/// An immutable path of lines and curves, with its bounds and a test for points inside. Nothing is
/// drawn.
///
/// - Note: After CoreGraphics' type.
public class CGPath: Hashable {
  package fileprivate(set) final var outline: PathOutline

  package init(_ outline: PathOutline) {
    self.outline = outline
  }

  /// A path of one closed rectangle.
  ///
  /// - Parameter transform: The transform applied to the path; nil for none.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addRect(rect)
    self.init(outline.placed(by: transform))
  }

  /// A path of one closed ellipse, which touches all four sides of a rectangle.
  ///
  /// - Parameter transform: The transform applied to the path; nil for none.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var outline = PathOutline()
    outline.addEllipse(in: rect)
    self.init(outline.placed(by: transform))
  }

  /// A path of one closed rectangle whose corners are quarters of ellipses.
  ///
  /// - Parameters:
  ///   - cornerWidth: The width of a corner. Values above half the width of `rect` count as half.
  ///   - cornerHeight: The height of a corner. Values above half the height of `rect` count as
  ///     half.
  ///   - transform: The transform applied to the path; nil for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var outline = PathOutline()
    outline.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(outline.placed(by: transform))
  }

  /// Whether the path has no elements, not even the start of a subpath.
  public var isEmpty: Bool { outline.isEmpty }
  /// The point at which the next line or curve begins; zero for an empty path.
  public var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around all points and control points; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds ?? .null }
  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds ?? .null }

  /// Whether the path encloses a point or passes through it. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let placed = transform.isIdentity ? outline : outline.applying(transform)
    return placed.contains(point, isEvenOdd: rule == .evenOdd)
  }

  /// Returns an immutable copy of the path; never nil here.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns a copy of the path with a transform applied. A nil transform changes nothing. The
  /// result is never nil here.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.placed(by: transform))
  }

  /// Returns a mutable copy of the path. Changes of the copy leave this path unchanged. The result
  /// is never nil here.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  /// Whether both paths have the same elements in the same order. Paths of the same shape can have
  /// different elements.
  public static func == (first: CGPath, second: CGPath) -> Bool {
    first.outline == second.outline
  }

  /// Hashes the elements, which `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(outline)
  }
}

extension PathOutline {
  /// Returns the outline with a transform applied; unchanged if the transform is nil.
  fileprivate func placed(by transform: UnsafePointer<CGAffineTransform>?) -> PathOutline {
    transform.map { applying($0.pointee) } ?? self
  }
}

/// A path of lines and curves that can be extended.
///
/// - Note: After CoreGraphics' type.
public final class CGMutablePath: CGPath {
  /// An empty path; `move(to:transform:)` begins its first subpath.
  public init() {
    super.init(PathOutline())
  }

  /// Begins a new subpath at a point. The previous subpath is not closed.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a straight line from the current point. Does nothing without a current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Adds a subpath of straight lines from each point to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    outline.move(to: first.applying(transform))
    for point in points.dropFirst() { outline.line(to: point.applying(transform)) }
  }

  /// Adds a quadratic Bézier curve from the current point. Does nothing without a current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point. Does nothing without a current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a rectangle as a closed subpath, which starts at the corner of least x and y.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds the ellipse that touches all four sides of a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds a rectangle whose corners are quarters of ellipses, as a closed subpath.
  ///
  /// A corner takes at most half of each side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
  }

  /// Adds an arc. A straight line joins the current point to the start of the arc. Without a
  /// current point the arc begins a subpath.
  ///
  /// Angles are in radians, measured from the x axis towards the y axis.
  ///
  /// - Parameter clockwise: The direction of the arc if y points up, as in Core Graphics. In views,
  ///   where y points down, an arc with the value true looks counter-clockwise.
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

  /// Adds all subpaths of another path. The current point of `path` becomes the current point of
  /// this path, unless `path` is empty.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(transform.isIdentity ? path.outline : path.outline.applying(transform))
  }

  /// Closes the current subpath with a line to its start, which becomes the current point.
  public func closeSubpath() {
    outline.close()
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout PathOutline) -> Void) {
    var part = PathOutline()
    body(&part)
    outline.append(transform.isIdentity ? part : part.applying(transform))
  }
}
