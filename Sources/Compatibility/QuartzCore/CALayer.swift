package import GridKit

/// The geometry and appearance of a view. The layer only stores values: nothing is drawn.
///
/// The layer of a view stores no geometry: `frame`, `bounds`, `position`, `anchorPoint`,
/// `transform`, `opacity`, `isHidden`, `masksToBounds` and `backgroundColor` read and set the
/// view's properties. A layer without a view stores its own values. Borders, shadows, corners,
/// contents and similar properties are stored, without effect.
///
/// - Note: After QuartzCore's type; actions and explicit animations are left out.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency NSCoding {
  /// The view that owns the layer; nil for a layer without a view.
  package final weak var view: BaseView?
  private var place = LayerPlace()

  public override init() {
    super.init()
  }

  /// A layer with the values that another layer shows now. QuartzCore makes presentation layers
  /// this way.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { place = other.presentPlace }
  }

  /// An empty layer: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing: no archive is written.
  open func encode(with coder: NSCoder) {}

  // Calls the `init()` of a subclass, which need not be marked `required`. See `GridReusableView`.
  @_silgen_name("QuartzCore_makeLayer")
  convenience init(registered: Void) {
    self.init()
  }

  @_silgen_name("QuartzCore_makeLayer")
  private static func _make(registered: Void) -> Self

  /// Returns a new layer for a view, of the class that the view's `layerClass` names.
  package static func make(for view: BaseView) -> CALayer {
    let layerClass = type(of: view).layerClass as? CALayer.Type ?? CALayer.self
    let layer = layerClass._make(registered: ())
    layer.view = view
    layer.delegate = view
    return layer
  }

  /// The delegate of the layer; the view itself if a view owns the layer.
  open weak var delegate: AnyObject?

  // MARK: Place

  /// The visible rectangle in the layer's own coordinates, in points. The size of the rectangle is
  /// the size before the transform.
  open var bounds: CGRect {
    get { view?.bounds ?? place.bounds }
    set { if let view { view.bounds = newValue } else { place.bounds = newValue } }
  }

  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? place.position }
    set { if let view { view.center = newValue } else { place.position = newValue } }
  }

  /// The anchor point, in fractions of the size. A change leaves `position` as it is, so the layer
  /// moves.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? place.anchorPoint }
    set { if let view { view.anchorPoint = newValue } else { place.anchorPoint = newValue } }
  }

  /// The transform of the layer, about the anchor point.
  open var transform: CATransform3D {
    get { view?.transform3D ?? place.transform }
    set { if let view { view.transform3D = newValue } else { place.transform = newValue } }
  }

  /// The bounding box of the transformed layer, in the superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? place.frame }
    set { if let view { view.frame = newValue } else { place.frame = newValue } }
  }

  /// Returns the affine part of `transform`. All other numbers of `transform` are dropped.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine transform, which does not change z.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The depth of the layer; stored, without effect. The order of subviews decides which view is in
  /// front.
  open var zPosition: CGFloat = 0
  /// The depth of the anchor point; stored, without effect.
  open var anchorPointZ: CGFloat = 0
  /// The transform of sublayers; stored, without effect.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Look

  /// The opacity, from 0 (invisible) to 1. If a view owns the layer, this is the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? place.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { place.opacity = newValue } }
  }

  /// Whether the layer and its content are hidden. If a view owns the layer, this is the view's
  /// `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? place.isHidden }
    set { if let view { view.isHidden = newValue } else { place.isHidden = newValue } }
  }

  /// Whether the bounds clip the content. If a view owns the layer, this is the view's
  /// `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? place.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { place.masksToBounds = newValue } }
  }

  /// The background colour of the layer; nil for none.
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

  // The properties from here on are stored, without effect: nothing is drawn.
  /// The radius of rounded corners, in points; stored, without effect.
  open var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` applies to; by default all corners. Stored, without effect.
  open var maskedCorners: CACornerMask = .all
  /// The shape of rounded corners; stored, without effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the bounds, in points; stored, without effect.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; stored, without effect.
  open var borderColor: CGColor? = .black
  /// The colour of the shadow; stored, without effect.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, from 0 (no shadow) to 1; stored, without effect.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points; stored, without effect.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points; stored, without effect.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nil to use the outline of the layer's content. Stored, without
  /// effect.
  open var shadowPath: CGPath?
  /// The layer whose alpha channel masks this layer; stored, without effect.
  open var mask: CALayer?
  /// The content of the layer, usually an image; stored, without effect.
  open var contents: Any?
  /// The way `contents` fills the bounds; stored, without effect.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The pixels per point of `contents`; stored, without effect.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is opaque; stored, without effect.
  open var isOpaque = false
  /// Whether the layer is visible from behind; stored, without effect.
  open var isDoubleSided = true
  /// Whether sublayers are placed from the bottom up; stored, without effect.
  open var isGeometryFlipped = false
  /// Whether edges are antialiased; stored, without effect.
  open var allowsEdgeAntialiasing = false
  /// Whether sublayers share the layer's opacity as one group; stored, without effect.
  open var allowsGroupOpacity = true
  /// Whether the layer is rendered as a bitmap; stored, without effect.
  open var shouldRasterize = false
  /// The pixels per point of the bitmap that `shouldRasterize` asks for; stored, without effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is drawn asynchronously; stored, without effect.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds redraws the layer; stored, without effect.
  open var needsDisplayOnBoundsChange = false
  /// A name by which the app finds the layer; stored, without effect.
  open var name: String?
  /// The speed of time in the layer; stored, without effect.
  open var speed: Float = 1
  /// The offset of time in the layer, in seconds; stored, without effect.
  open var timeOffset: CFTimeInterval = 0
  /// The time, in seconds, at which the layer's own time begins; stored, without effect.
  open var beginTime: CFTimeInterval = 0

  // MARK: Tree

  private final var ownSublayers: [CALayer] = []
  private final weak var ownSuperlayer: CALayer?

  /// The layers added to this layer, without the layers of subviews; nil if there are none.
  open var sublayers: [CALayer]? {
    get { ownSublayers.isEmpty ? nil : ownSublayers }
    set {
      for layer in ownSublayers { layer.ownSuperlayer = nil }
      ownSublayers = newValue ?? []
      for layer in ownSublayers { layer.ownSuperlayer = self }
    }
  }

  /// The layer that contains this layer; for the layer of a view, the superview's layer.
  open var superlayer: CALayer? { view?.superview?.standInLayer ?? ownSuperlayer }

  /// Adds a layer in front of all sublayers, after removing it from its superlayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(ownSublayers.count))
  }

  /// Inserts a layer at an index of `sublayers`, after removing it from its superlayer. An index
  /// beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(Int(index), ownSublayers.count))
    layer.ownSuperlayer = self
  }

  /// Inserts a layer behind `sibling`, or behind all sublayers if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Inserts a layer in front of `sibling`, or in front of all sublayers if `sibling` is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let place = ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count
    insertSublayer(layer, at: UInt32(place))
  }

  /// Removes the layer from its superlayer. The layer of a view stays with the view.
  open func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  // MARK: Layout and display

  /// Calls `setNeedsLayout()` on the view, if a view owns the layer.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// Calls `layoutIfNeeded()` on the view, if a view owns the layer.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }

  // Nothing calls these methods: nothing is drawn, and a layer without a view is not laid out.

  /// Does nothing. A subclass may lay out sublayers here, but the method is never called: a view
  /// lays out its own subviews, and a layer without a view is not laid out.
  open func layoutSublayers() {}
  /// Ignores the request: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Does nothing. A subclass may set the layer's content here, but the method is never called.
  open func display() {}
  /// Returns false. Nothing calls the method.
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

  /// Removes all animations of the view, if a view owns the layer. The screen then shows the view's
  /// properties.
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
  /// The layer of the view, created on first use.
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
