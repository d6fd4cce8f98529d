/// A layout of items on a circle, clockwise from the top. The content does not scroll.
///
/// The centre is `(W/2, H/2)`. The radius *r* is `(H − diameterMargin)/2`, or
/// `(min(W, H) − diameterMargin)/2` with `.minSide`. The property `radius` replaces this value if
/// set. The radius is never below 0. Item *i* of *n* stands at the angle `start ± i·2π/n`, centred
/// at `(W/2 + r·cos, H/2 + r·sin)`. As *y* grows downwards, a growing angle runs clockwise. If a
/// section has only one item, the item stands in the centre. Section *s* is a ring of its own with
/// the radius `r·(1 − ringStep·s)`. The content is as large as the viewport. *W* and *H* are the
/// view's size less its content inset. Lengths are in points, angles in radians.
///
/// A radius of 0 or less counts as 0 and is reported as a finding. All items of the ring then stand
/// in the centre.
///
/// - Complexity: `prepare()` O(*sections*), a query O(*n*).
/// - Note: After the CKCollectionViewLayout README and the article behind it.
@preconcurrency @MainActor
open class CircleLayout: GalleryLayout {
  /// The length that the radius is derived from.
  public enum RadiusBasis: String, Hashable, Codable, Sendable, CaseIterable {
    /// The view's height. In a tall view, the circle is then wider than the view.
    case height
    /// The view's shorter side.
    case minSide
  }

  /// Size of every item, in points.
  @LayoutParameter open var itemSize = CGSize(width: 75, height: 75)

  /// The length by which the circle's diameter is shorter than the length that `radiusBasis`
  /// selects, in points.
  @LayoutParameter open var diameterMargin: CGFloat = 80

  /// The length that the radius is derived from while `radius` is nil.
  @LayoutParameter open var radiusBasis = RadiusBasis.height

  /// The radius in points. If nil, the radius is derived from `radiusBasis`.
  @LayoutParameter open var radius: CGFloat?

  /// The angle of every ring's first item, in radians: 0 is right of the centre, −π/2 above it.
  @LayoutParameter open var startAngle: CGFloat = -.pi / 2

  /// Whether items follow each other clockwise.
  @LayoutParameter open var isClockwise = true

  /// The share of the first ring's radius by which each ring is smaller than the ring before it.
  @LayoutParameter open var ringStep: CGFloat = 0.1

  package override var scrollAxis: ScrollAxis { .neither }

  package override func makePlan(in grid: GridView) -> (any GalleryPlan)? {
    var metrics = CirclePlan.Metrics(viewport: availableSize(in: grid))
    metrics.itemSize = itemSize
    metrics.diameterMargin = diameterMargin
    metrics.radiusBasis =
      radius.map { .fixed($0) } ?? (radiusBasis == .height ? .height : .minSide)
    metrics.startAngle = startAngle
    metrics.clockwise = isClockwise
    metrics.ringStep = ringStep
    return CirclePlan(metrics: metrics, itemCounts: itemCounts(in: grid))
  }
}
