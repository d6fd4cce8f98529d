/// A layout of items on a circle, as its article published it. Only the first section is laid out,
/// and the content has no size. Every change of the bounds invalidates the layout, and every
/// rectangle query returns all items. If the height of the view is less than the margin, the radius
/// is below 0, and the circle is upside down.
final class PublishedCircleLayout: PublishedPlainLayout {
  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    let count = firstSectionCount
    let radius = self.radius(in: size)
    let start = (parameters.number("startAngleDegrees") ?? -90) * .pi / 180
    let turn: CGFloat = parameters["clockwise"] == false ? -1 : 1
    for item in 0..<count {
      let angle = start + turn * CGFloat(item) * 2 * .pi / CGFloat(count)
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = parameters.size("itemSize") ?? .zero
      attributes.center =
        count == 1
        ? CGPoint(x: size.width / 2, y: size.height / 2)
        : CGPoint(
          x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
      self.attributes.append(attributes)
    }
  }

  func radius(in size: CGSize) -> CGFloat {
    let basis =
      parameters["radiusBasis"] == "minSide" ? min(size.width, size.height) : size.height
    let radius =
      parameters.number("radius") ?? (basis - (parameters.number("diameterMargin") ?? 0)) / 2
    if radius <= 0 {
      report(
        "degenerate-radius", .warning,
        "computes a radius of \(NumberText.short(radius)) in a view of \(NumberText.short(size)), "
          + "and a negative one turns the circle over; use 0 at least")
    }
    return radius
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize { .zero }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
