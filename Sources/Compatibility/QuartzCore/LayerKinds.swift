// Layers with content of their own, as values, and the constants of layers.

/// A layer that would draw a path.
///
/// - Note: After QuartzCore's type; everything is only kept.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path that would be drawn, in the layer's own coordinates.
  open var path: CGPath?
  /// The colour inside the path; nil for none.
  open var fillColor: CGColor? = .black
  /// The rule by which a place counts as inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line along the path; nil for none.
  open var strokeColor: CGColor?
  /// The start of the line along the path, as a share of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the line along the path, as a share of the path's length.
  open var strokeEnd: CGFloat = 1
  /// Width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The length, in line widths, beyond which a sharp corner is cut off.
  open var miterLimit: CGFloat = 10
  /// The look of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The look of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The place in the dash pattern where the line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// Lengths of dashes and gaps by turns, in points; nil for a line without gaps.
  open var lineDashPattern: [NSNumber]?
}

/// A layer that would draw colours running into each other.
///
/// - Note: After QuartzCore's type; everything is only kept.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// Colours as `CGColor`.
  open var colors: [Any]?
  /// The colours, as `CGColor`.
  open var locations: [NSNumber]?
  /// The places where each colour is pure, from 0 to 1; nil for even distances.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The place of the first colour, in shares of the size: (0, 0) is the top left.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The shape of lines of one colour: straight, spread like rays, or round.
  open var type = CAGradientLayerType.axial
}

// MARK: Constants

/// Corners of a layer that its corner radius applies to.
///
/// - Note: After QuartzCore's type, raw values included.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit per corner, with QuartzCore's values.
  public let rawValue: UInt
  /// Takes bits as they are; those that stand for no corner are kept.
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
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that bends in gradually.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The way in which a layer's contents would fill its bounds.
///
/// - Note: After QuartzCore's type, without the gravities along edges.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contents in the middle, at their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched to the bounds on each axis by itself.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents as large as fits inside the bounds, in their own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents as small as covers the bounds, in their own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A rule for the places that count as inside a shape layer's path.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The winding rule: inside are the places that the path goes round more often one way than the
  /// other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: inside are the places that a ray leaves by crossing the path an odd number
  /// of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The look that the ends of a shape layer's line would have.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Square, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square, half a line's width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The look of the corner where two parts of a shape layer's line would meet.
///
/// - Note: After QuartzCore's type.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A corner as round as the line is wide.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The shape along which a gradient layer's colours would run.
///
/// - Note: After QuartzCore's type.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// QuartzCore's word for it.
  public let rawValue: String
  /// Takes any word: one that QuartzCore lacks is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// A gradient from the start point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
