// Layer classes with content of their own, and constants of layers. Nothing is drawn.

/// A layer for a path.
///
/// - Note: After QuartzCore's type; all properties are stored, without effect.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates.
  open var path: CGPath?
  /// The colour inside the path; nil for none.
  open var fillColor: CGColor? = .black
  /// The rule that decides which points are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line along the path; nil for none.
  open var strokeColor: CGColor?
  /// The start of the line along the path, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the line along the path, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The length, in line widths, beyond which a sharp corner is cut off.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset in the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, alternating, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?
}

/// A layer for a colour gradient.
///
/// - Note: After QuartzCore's type; all properties are stored, without effect.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours of the gradient, as `CGColor`.
  open var colors: [Any]?
  /// The locations of the colours along the gradient, from 0 to 1; nil for even distances.
  open var locations: [NSNumber]?
  /// The point of the first colour, in fractions of the size. (0, 0) is the top left.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point of the last colour, in fractions of the size. (0, 0) is the top left.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient: axial, conic or radial.
  open var type = CAGradientLayerType.axial
}

// MARK: Constants

/// The corners of a layer that its corner radius applies to.
///
/// - Note: After QuartzCore's type, raw values included.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per corner, with QuartzCore's values.
  public let rawValue: UInt
  /// Makes a mask from its bits. Bits that stand for no corner are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of least x and least y: top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of greatest x and least y: top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of least x and greatest y: bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of greatest x and greatest y: bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a layer's rounded corners.
///
/// - Note: After QuartzCore's type.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve in QuartzCore.
  public let rawValue: String
  /// Makes a curve from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A corner in the shape of a quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A corner whose curvature grows gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way a layer's contents fill its bounds.
///
/// - Note: After QuartzCore's type, without the gravities along edges.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity in QuartzCore.
  public let rawValue: String
  /// Makes a gravity from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contents at their own size, centred in the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Contents stretched to the bounds on each axis separately.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents scaled to fit inside the bounds. The aspect ratio is kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents scaled to cover the bounds. The aspect ratio is kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The rule that decides which points are inside a shape layer's path.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule in QuartzCore.
  public let rawValue: String
  /// Makes a rule from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The winding rule: a point is inside if the path's winding number around the point is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: a point is inside if a ray from the point crosses the path an odd number of
  /// times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the line cap in QuartzCore.
  public let rawValue: String
  /// Makes a line cap from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A square end, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end, half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corner where two parts of a shape layer's line meet.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the line join in QuartzCore.
  public let rawValue: String
  /// Makes a line join from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner, with the line width as its diameter.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The kind of a gradient layer's gradient.
///
/// - Note: After QuartzCore's type.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind in QuartzCore.
  public let rawValue: String
  /// Makes a kind from its name; any name is allowed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient around the start point. The gradient begins in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// A gradient from the start point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
