import GridTesting

/// Where a button sits on its ring.
final class RadialAttributes: GridViewLayoutAttributes {
  /// In radians, 0 to the right, clockwise.
  var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? RadialAttributes { copy.angle = angle }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? RadialAttributes else { return false }
    return MainActor.assumeIsolated { angle == other.angle }
  }
}

/// A menu that fans out above a button: items on an arc, the first and the last at its ends. Each
/// section is an arc of its own, further out than the one before.
class RadialMenuLayout: GridViewLayout {
  var itemSize = CGSize(width: 44, height: 44) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The arc, in radians: by default the upper half of the circle.
  var startAngle = -CGFloat.pi * 0.95 {
    didSet { if startAngle != oldValue { invalidateLayout() } }
  }
  var endAngle = -CGFloat.pi * 0.05 { didSet { if endAngle != oldValue { invalidateLayout() } } }
  /// From one arc to the next, and from the hub to the first.
  var ringStep: CGFloat = 70
  var hubSize: CGFloat = 56

  private var rings: [[RadialAttributes]] = []
  private var hub: GridViewLayoutAttributes?
  private var size = CGSize.zero

  override class var layoutAttributesClass: AnyClass { RadialAttributes.self }

  override func prepare() {
    super.prepare()
    rings.removeAll()
    hub = nil
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    size = CGSize(
      width: max(0, collectionView.bounds.width - inset.left - inset.right),
      height: max(0, collectionView.bounds.height - inset.top - inset.bottom))
    guard collectionView.numberOfSections > 0 else { return }
    let center = CGPoint(x: size.width / 2, y: size.height - hubSize)
    hub = makeHub(at: center)
    for section in 0..<collectionView.numberOfSections {
      rings.append(
        ring(
          section, of: collectionView.numberOfSections, around: center,
          count: collectionView.numberOfItems(inSection: section)))
    }
  }

  /// The buttons of a section. They shrink where rings or neighbours would touch them.
  private func ring(
    _ section: Int, of sections: Int, around center: CGPoint, count: Int
  ) -> [RadialAttributes] {
    let hubRadius = hubSize * 0.75
    let room = max(0, min(size.width / 2, size.height - hubSize) - hubRadius)
    let depth = min(ringStep, room / CGFloat(sections))
    let radius = hubRadius + (CGFloat(section) + 0.5) * depth
    let fan = self.fan(of: count)
    let distance = min(depth, abs(2 * radius * sin(fan.step / 2)))
    // Squares whose centres are a diagonal apart do not meet.
    let side = max(1, min(itemSize.width, itemSize.height, distance / 2.squareRoot()))
    return (0..<count).map { item in
      button(
        IndexPath(item: item, section: section), side: side,
        angle: fan.first + CGFloat(item) * fan.step, radius: radius, center: center)
    }
  }

  /// The angle of the first button, and from one to the next: the ends of the arc are both used.
  fileprivate func fan(of count: Int) -> (first: CGFloat, step: CGFloat) {
    (startAngle, (endAngle - startAngle) / CGFloat(count - 1))
  }

  private func button(
    _ path: IndexPath, side: CGFloat, angle: CGFloat, radius: CGFloat, center: CGPoint
  ) -> RadialAttributes {
    let attributes = RadialAttributes(forCellWith: path)
    attributes.size = CGSize(width: side, height: side)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    attributes.angle = angle
    return attributes
  }

  private func makeHub(at center: CGPoint) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: hubSize, height: hubSize)
    attributes.center = center
    attributes.zIndex = 1
    return attributes
  }

  /// The menu fills the view and does not scroll.
  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    var found: [GridViewLayoutAttributes] = rings.flatMap { $0 }
    if let hub { found.append(hub) }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard rings.indices.contains(indexPath.section),
      rings[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return rings[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader, indexPath == hub?.indexPath
    else { return nil }
    return hub
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Buttons fly out of the hub.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    atHub(layoutAttributesForItem(at: itemIndexPath))
  }

  private func atHub(_ attributes: GridViewLayoutAttributes?) -> GridViewLayoutAttributes? {
    guard let copy = attributes?.copy() as? RadialAttributes, let hub else { return nil }
    copy.center = hub.center
    copy.alpha = 0
    copy.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return copy
  }
}

final class MendedRadialMenuLayout: RadialMenuLayout {
  fileprivate override func fan(of count: Int) -> (first: CGFloat, step: CGFloat) {
    count > 1 ? super.fan(of: count) : ((startAngle + endAngle) / 2, endAngle - startAngle)
  }
}
