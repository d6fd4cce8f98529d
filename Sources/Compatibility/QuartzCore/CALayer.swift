package import GridKit

/// The place and the look of a view as values. Nothing is drawn.
///
/// The layer of a view has no place of its own: `frame`, `bounds`, `position`, `anchorPoint`,
/// `transform`, `opacity`, `isHidden`, `masksToBounds` and `backgroundColor` read and set the
/// view's properties. A layer without a view keeps its own. Borders, shadows, corners, contents and
/// the like are only kept.
///
/// - Note: After QuartzCore's type; actions and explicit animations are left out.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSCoding {
  /// The view whose layer this is.
  package final weak var view: BaseView?
  private var place = LayerPlace()

  public override init() {
    super.init()
  }

  /// A copy of another layer's values, as presentation layers are made.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { place = other.presentPlace }
  }

  /// Reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}

  // See `GridReusableView`: the class's own `init()` is called without being required.
  @_silgen_name("QuartzCore_makeLayer")
  convenience init(registered: Void) {
    self.init()
  }

  @_silgen_name("QuartzCore_makeLayer")
  private static func _make(registered: Void) -> Self

  /// A layer of a class that is only known at run time, as `layerClass` of a view says it.
  package static func make(for view: BaseView) -> CALayer {
    let layerClass = type(of: view).layerClass as? CALayer.Type ?? CALayer.self
    let layer = layerClass._make(registered: ())
    layer.view = view
    layer.delegate = view
    return layer
  }

  /// The view, for the layer of one.
  open weak var delegate: AnyObject?

  // MARK: Place

  /// The visible part of the layer's own coordinates, in points; its size is that before the
  /// transform.
  open var bounds: CGRect {
    get { view?.bounds ?? place.bounds }
    set { if let view { view.bounds = newValue } else { place.bounds = newValue } }
  }

  /// The place of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? place.position }
    set { if let view { view.center = newValue } else { place.position = newValue } }
  }

  /// The anchor point, in shares of the size. Changing it leaves `position` where it is, so the
  /// layer moves.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? place.anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { place.anchorPoint = newValue } }
  }

  /// The transform about the anchor point that is applied before the layer is shown.
  open var transform: CATransform3D {
    get { view?.transform3D ?? place.transform }
    set { if let view { view.transform3D = newValue } else { place.transform = newValue } }
  }

  /// The bounding box in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? place.frame }
    set { if let view { view.frame = newValue } else { place.frame = newValue } }
  }

  /// The affine part of `transform`; what leaves the plane is dropped.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine one, which leaves z alone.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The depth of the layer; kept only: views are stacked by the order of their superview's
  /// subviews.
  open var zPosition: CGFloat = 0
  /// The depth of the anchor point; kept only, like `zPosition`.
  open var anchorPointZ: CGFloat = 0
  /// The transform of sublayers; kept only.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Look

  /// The opacity, from 0, which cannot be seen, to 1; the view's alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? place.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { place.opacity = newValue } }
  }

  /// Whether the layer and what is inside it are left out; the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? place.isHidden }
    set { if let view { view.isHidden = newValue } else { place.isHidden = newValue } }
  }

  /// Whether what reaches outside the bounds would be cut off; the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? place.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { place.masksToBounds = newValue } }
  }

  /// The colour behind everything in the layer; nil for none.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor.map { CGColor($0) } } ?? place.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map { GridColor($0) }
      } else {
        place.backgroundColor = newValue
      }
    }
  }

  // Kept only: nothing is drawn.
  /// Radius of rounded corners, in points; kept only.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all of them at first. Kept only.
  open var maskedCorners: CACornerMask = .all
  /// The shape of rounded corners; kept only.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Width of the line along the bounds, in points, inwards; kept only.
  open var borderWidth: CGFloat = 0
  /// Colour of the line along the bounds; kept only.
  open var borderColor: CGColor? = .black
  /// The colour of the shadow; kept only.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0, without a shadow, to 1; kept only.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points; kept only.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow's edge, in points; kept only.
  open var shadowRadius: CGFloat = 3
  /// The outline that throws the shadow, instead of what the layer shows; kept only.
  open var shadowPath: CGPath?
  /// A layer whose alpha would decide what is seen of this one; kept only.
  open var mask: CALayer?
  /// The content that would fill the layer, an image as a rule; kept only.
  open var contents: Any?
  /// The way in which `contents` would fill the bounds; kept only.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of `contents`; kept only.
  open var contentsScale: CGFloat = 1
  /// A promise that nothing shines through; kept only.
  open var isOpaque = false
  /// Whether the back would be seen when the layer is turned round; kept only.
  open var isDoubleSided = true
  /// Whether sublayers would be placed from the bottom up; kept only.
  open var isGeometryFlipped = false
  /// Whether edges would be antialiased; kept only.
  open var allowsEdgeAntialiasing = false
  /// Whether sublayers would take part in the layer's opacity as one picture; kept only.
  open var allowsGroupOpacity = true
  /// Whether the layer would be kept as a bitmap; kept only.
  open var shouldRasterize = false
  /// Pixels per point of that bitmap; kept only.
  open var rasterizationScale: CGFloat = 1
  /// Whether drawing would be asynchronous; kept only.
  open var drawsAsynchronously = false
  /// Whether the layer would be drawn anew when its bounds change; kept only: nothing is drawn,
  /// whatever changes.
  open var needsDisplayOnBoundsChange = false
  /// A name of one's own to find the layer by; kept only.
  open var name: String?
  /// The speed at which time would pass in the layer; kept only.
  open var speed: Float = 1
  /// The lead of time in the layer, in seconds; kept only.
  open var timeOffset: CFTimeInterval = 0
  /// The time at which time in the layer would begin, in seconds; kept only.
  open var beginTime: CFTimeInterval = 0

  // MARK: Tree

  private final var ownSublayers: [CALayer] = []
  private final weak var ownSuperlayer: CALayer?

  /// Layers that were added to this one; the layers of subviews are not among them. Nil for none.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.ownSuperlayer = nil }
      ownSublayers = newValue ?? []
      for layer in ownSublayers { layer.ownSuperlayer = self }
    }
  }

  /// The layer that this one is inside of: for a view's layer, that of the superview.
  open var superlayer: CALayer? { view?.superview?.standInLayer ?? ownSuperlayer }

  /// Puts a layer in front of the others, taking it out of where it was.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(ownSublayers.count))
  }

  /// A place beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.ownSuperlayer = self
  }

  /// Puts a layer behind another of this layer's sublayers, or behind all when that is none of
  /// them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Puts a layer in front of another of this layer's sublayers, or of all when that is none of
  /// them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count
    insertSublayer(layer, at: UInt32(place))
  }

  /// Takes the layer out of the layer it was added to; a view's layer stays with the view.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Layout and display

  /// Asks the view, if there is one, for layout.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Lays out the view, if there is one and it needs it.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  // Never called: nothing is drawn, and a layer without a view is not laid out.

  /// The hook for the layout of sublayers. Never called: a layer without a view is not laid out,
  /// and a view lays out itself.
  open func layoutSublayers() {}
  /// Ignores the request: nothing is drawn.
  open func setNeedsDisplay() {}
  /// The hook for the display of the layer's content. Never called.
  open func display() {}
  /// Returns false; nothing asks.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a point in the layer's own coordinates is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Animation

  /// Returns a separate layer with the values that are on screen now.
  open func presentation() -> Self? {
    let copy = Self._make(registered: ())
    copy.place = presentPlace
    return copy
  }

  /// Drops the animations of the view: what is on screen is its properties.
  open func removeAllAnimations() {
    view?.removeAllAnimations()
  }

  private var presentPlace: LayerPlace {
    guard let view else { return place }
    let shown = view.presentation
    var present = LayerPlace()
    present.bounds = shown.bounds
    present.position = shown.center
    present.anchorPoint = view.anchorPoint
    present.transform = shown.transform3D
    present.opacity = Float(shown.alpha)
    present.isHidden = view.isHidden
    present.masksToBounds = view.clipsToBounds
    present.backgroundColor = backgroundColor
    return present
  }
}

extension BaseView {
  /// The view's layer; made when it is first asked for.
  package final var standInLayer: CALayer { attachment { CALayer.make(for: self) } }
}

extension CGColor {
  package convenience init(_ color: GridColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension GridColor {
  package convenience init(_ color: CGColor) {
    let numbers = color.components ?? [0, 0]
    if numbers.count == 2 {
      self.init(white: numbers[0], alpha: numbers[1])
    } else {
      self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }
  }
}
