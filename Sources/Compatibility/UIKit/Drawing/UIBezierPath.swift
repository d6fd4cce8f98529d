/// A path of lines and curves. The path computes its bounds, and tests whether it contains a point.
/// Nothing is drawn.
open class UIBezierPath: NSObject {
  private var outline = PathOutline()

  // Stored, without effect: nothing is drawn.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  /// Whether `contains(_:)` uses the even-odd rule; otherwise it uses the winding number.
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  /// A closed path along the four edges of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// A closed ellipse that touches the middles of a rectangle's edges.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A closed rectangle with circular corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRoundedRect(rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// A closed rectangle with some corners rounded.
  ///
  /// - Parameter cornerRadii: Width and height of a rounded corner, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.addRoundedRect(
      rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height,
      corners: PathOutline.Corners(rawValue: corners.rawValue & 15))
  }

  /// Makes a path of one arc.
  ///
  /// - Parameter clockwise: Whether the arc runs clockwise, seen with y pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes an independent copy of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Drawing

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) {
    outline.line(to: point)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds an arc to the path.
  ///
  /// - Parameter clockwise: Whether the arc runs clockwise, seen with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathOutline.sweep(from: startAngle, to: endAngle, isIncreasing: clockwise))
  }

  /// Adds the subpaths of another path. Later changes of `bezierPath` have no effect on this path.
  open func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Closes the current subpath with a straight line back to its start.
  open func close() {
    outline.close()
  }

  /// Makes the path empty. The line width and the line styles do not change.
  open func removeAllPoints() {
    outline = PathOutline()
  }

  /// Applies a transform to every point of the path, including the control points of curves.
  open func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  // Nothing is drawn.

  /// Ignores the request: nothing is drawn.
  open func fill() {}
  /// Ignores the request: nothing is drawn.
  open func stroke() {}
  /// Ignores the request: nothing is drawn.
  open func addClip() {}

  // MARK: Asking

  /// A copy of the path. Setting the property replaces all subpaths.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// Whether the path has no point at all.
  open var isEmpty: Bool { outline.isEmpty }
  /// The point at which the next line or curve starts; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around the path, without the line width; null for an empty path.
  open var bounds: CGRect { outline.bounds ?? .null }

  /// Whether the path encloses a point or passes through it. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, isEvenOdd: usesEvenOddFillRule)
  }
}

/// Corners of a rectangle, named as seen with y pointing down. They are not mirrored in
/// right-to-left layouts.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per corner, numbered as in UIKit.
  public let rawValue: UInt
  /// Makes a set from its bits. Bits above the four corners are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the least x and the least y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the greatest x and the greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// The set of every corner; all bits are set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
