/// A line drawing in the making. It knows where it lies and what it encloses; nothing is drawn.
open class UIBezierPath: NSObject {
  private var outline = PathOutline()

  // Kept only: nothing is drawn.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  /// Whether `contains(_:)` goes by even and odd crossings; else by the winding number.
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

  /// A closed rectangle of which some corners are rounded.
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
  /// - Parameter clockwise: As it looks with y pointing down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A copy of a path; later changes to either do not show in the other.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Drawing

  /// Begins a new part at a point.
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
  /// - Parameter clockwise: As it looks with y pointing down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, start: startAngle,
      sweep: PathOutline.sweep(from: startAngle, to: endAngle, isIncreasing: clockwise))
  }

  /// Adds the parts of another path; later changes to that one do not show.
  open func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Adds a straight line back to the beginning of the part, and ends the part.
  open func close() {
    outline.close()
  }

  /// Makes the path empty; widths and styles stay.
  open func removeAllPoints() {
    outline = PathOutline()
  }

  /// Moves every point of the path, those of curves included.
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

  /// A copy of the path; setting it replaces all parts.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// Whether the path has no point at all.
  open var isEmpty: Bool { outline.isEmpty }
  /// The place where the next part of the line would begin; zero for an empty path.
  open var currentPoint: CGPoint { outline.currentPoint ?? .zero }
  /// The smallest rectangle around the drawing, its line's width aside; null for an empty path.
  open var bounds: CGRect { outline.bounds ?? .null }

  /// Whether the path encloses a point or passes through it; parts that are open count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, isEvenOdd: usesEvenOddFillRule)
  }
}

/// Corners of a rectangle by where they look to be with y pointing down; not mirrored.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each corner of UIKit's, by the same numbers.
  public let rawValue: UInt
  /// A set by its bits; those above the four corners are passed over.
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
