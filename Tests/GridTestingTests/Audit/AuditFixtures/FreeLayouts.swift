import GridTesting

/// A busy week: a section for each day, hours at the left, events where they belong in time and
/// side by side where they meet.
///
/// Computes an event anew when it is asked by path, and forgets the lanes.
final class WeekCalendarLayout: AppLayout {
  private var dayWidth: CGFloat = 0

  override func place(_ counts: [Int]) -> CGFloat {
    dayWidth = counts.isEmpty ? 0 : max(0, (width - 40) / CGFloat(counts.count))
    for hour in counts.isEmpty ? 0..<0 : 0..<24 {
      let y = top(ofMinute: hour * 60)
      add(
        GridViewLayoutAttributes(
          supplementary: "hour", [0, hour], frame: CGRect(x: 0, y: y, width: 40, height: 48)))
      addMark([0, hour], CGRect(x: 40, y: y, width: max(0, width - 40), height: 1), zIndex: -1)
    }
    for (day, count) in counts.enumerated() {
      add(
        GridViewLayoutAttributes(
          supplementary: GridView.elementKindSectionHeader, [day, 0],
          frame: CGRect(x: 40 + CGFloat(day) * dayWidth, y: 0, width: dayWidth, height: 30)))
      placeEvents(ofDay: day, count)
    }
    return top(ofMinute: 24 * 60)
  }

  /// Every third meeting begins before the one before it is over.
  private func start(_ item: Int) -> Int { 480 + item % 9 * 100 - (item % 3 == 2 ? 30 : 0) }

  private func placeEvents(ofDay day: Int, _ count: Int) {
    // Events that meet share the width of the day, one lane each.
    var group: [Int] = []
    func closeGroup() {
      let lane = dayWidth / CGFloat(max(1, group.count))
      for (index, item) in group.enumerated() {
        var frame = frame(ofEventAt: [day, item])
        frame.origin.x += CGFloat(index) * lane
        frame.size.width = max(0, lane - 1)
        addCell(day, item, frame)
      }
      group = []
    }
    var end = 0
    for item in (0..<count).sorted(by: { start($0) < start($1) }) {
      if start(item) >= end { closeGroup() }
      group.append(item)
      end = max(end, start(item) + 75)
    }
    closeGroup()
  }

  /// The whole width of the day, for the time that the event takes.
  private func frame(ofEventAt path: IndexPath) -> CGRect {
    CGRect(
      x: 40 + CGFloat(path.section) * dayWidth, y: top(ofMinute: start(path.item)),
      width: max(0, dayWidth - 1), height: 60)
  }

  private func top(ofMinute minute: Int) -> CGFloat { 30 + CGFloat(minute) / 60 * 48 }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let event = super.layoutAttributesForItem(at: indexPath)
    return isMended || event == nil
      ? event : GridViewLayoutAttributes(cell: indexPath, frame: frame(ofEventAt: indexPath))
  }
}

/// A menu that fans out above a hub: items on an arc, the first and the last at its ends. Each
/// section is an arc of its own, further out than the one before.
///
/// Divides the arc by the number of steps, which is none for one item.
final class RadialMenuLayout: AppLayout {
  private let (startAngle, endAngle) = (-CGFloat.pi * 0.95, -CGFloat.pi * 0.05)

  override class var layoutAttributesClass: AnyClass { AppAttributes.self }

  override func place(_ counts: [Int]) -> CGFloat {
    let height = collectionView?.room.height ?? 0
    guard !counts.isEmpty else { return height }
    let center = CGPoint(x: width / 2, y: height - 56)
    addBar(0, y: center.y - 28, height: 56)
    let hub = elements.last
    hub?.frame = CGRect(x: center.x - 28, y: center.y - 28, width: 56, height: 56)
    hub?.zIndex = 1
    let depth = min(70, max(0, min(width / 2, height - 56) - 42) / CGFloat(counts.count))
    for (section, count) in counts.enumerated() {
      placeRing(section, count, radius: 42 + (CGFloat(section) + 0.5) * depth, depth, center)
    }
    return height
  }

  /// Adds the buttons of a section. They shrink where rings or neighbours would touch them.
  private func placeRing(
    _ section: Int, _ count: Int, radius: CGFloat, _ depth: CGFloat, _ center: CGPoint
  ) {
    let arc = endAngle - startAngle
    let isAlone = isMended && count == 1
    let step = isAlone ? arc : arc / CGFloat(count - 1)
    let distance = min(depth, abs(2 * radius * sin(step / 2)))
    // Squares whose centres are a diagonal apart do not meet.
    let side = max(1, min(44, distance / 2.squareRoot()))
    for item in 0..<count {
      let button = AppAttributes(forCellWith: [section, item])
      let angle = isAlone ? (startAngle + endAngle) / 2 : startAngle + CGFloat(item) * step
      button.size = CGSize(width: side, height: side)
      button.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      button.value = angle
      add(button)
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Buttons fly out of the hub.
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard let copy = layoutAttributesForItem(at: itemIndexPath)?.copy() as? AppAttributes,
      let hub = elements.first
    else { return nil }
    copy.center = hub.center
    copy.alpha = 0
    copy.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    return copy
  }
}

/// Pages side by side, the neighbours peeping in. A flick turns one page, the page in the middle
/// stands out, and a divider is before the first page of every section but the first.
///
/// Turns the page after the last one, too.
final class PagingCarouselLayout: AppLayout {
  private var pages: [IndexPath] = []
  /// The first page of each section.
  private var firstPages: [Int] = []
  private var room: CGSize { collectionView?.room ?? .zero }
  private var pageWidth: CGFloat { max(1, room.width - 72) }
  private var pitch: CGFloat { pageWidth + 12 }

  override class var layoutAttributesClass: AnyClass { AppAttributes.self }

  override var keepsPlaces: Bool { isPaged }
  private var isPaged = false

  override func place(_ counts: [Int]) -> CGFloat {
    isPaged = true
    pages = []
    firstPages = []
    for (section, count) in counts.enumerated() {
      firstPages.append(pages.count)
      pages += (0..<count).map { IndexPath(item: $0, section: section) }
    }
    return 0
  }

  override func invalidateLayout(with context: GridViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isPaged = false }
    super.invalidateLayout(with: context)
  }

  /// The left edge of a page before it is scaled.
  private func x(ofPage page: Int) -> CGFloat { 36 + CGFloat(page) * pitch }

  private func page(_ page: Int) -> AppAttributes {
    let attributes = AppAttributes(forCellWith: pages[page])
    attributes.frame = CGRect(x: x(ofPage: page), y: 0, width: pageWidth, height: room.height)
    let left = collectionView?.adjustedContentInset.left ?? 0
    let middle = (collectionView?.bounds.minX ?? 0) + left + room.width / 2
    attributes.value = max(0, 1 - abs(attributes.center.x - middle) / pitch)
    let scale = 0.9 + 0.1 * attributes.value
    attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    let end = pages.isEmpty ? room.width : x(ofPage: pages.count - 1) + pageWidth + 36
    return CGSize(width: end, height: room.height)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let most = CGFloat(pages.count)
    let first = Int(max(0, min(most, (rect.minX - 36) / pitch - 1)))
    let last = Int(max(0, min(most, (rect.maxX - 36) / pitch + 1)).rounded(.up))
    let dividers = firstPages.indices.compactMap {
      layoutAttributesForDecorationView(ofKind: Self.mark, at: [$0, 0])
    }
    return ((first..<max(first, last)).map { page($0) } + dividers).filter {
      $0.frame.overlaps(rect)
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard firstPages.indices.contains(indexPath.section) else { return nil }
    let number = firstPages[indexPath.section] + indexPath.item
    return pages.indices.contains(number) && pages[number] == indexPath ? page(number) : nil
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.mark, indexPath.item == 0,
      firstPages.indices.contains(indexPath.section)
    else { return nil }
    let first = firstPages[indexPath.section]
    guard first > 0, first < pages.count else { return nil }
    let divider = GridViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    divider.frame = CGRect(x: x(ofPage: first) - 7, y: 0, width: 2, height: room.height)
    return divider
  }

  /// Which page stands out depends on the offset, so scrolling makes the layout stale.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let grid = collectionView, !pages.isEmpty else { return proposedContentOffset }
    let inset = grid.adjustedContentInset
    let current = (grid.contentOffset.x + inset.left) / pitch
    var page = ((proposedContentOffset.x + inset.left) / pitch).rounded()
    // Slower flicks settle on the nearest page.
    if velocity.x > 0.3 { page = current.rounded(.down) + 1 }
    if velocity.x < -0.3 { page = current.rounded(.up) - 1 }
    if isMended { page = max(0, min(page, CGFloat(pages.count - 1))) }
    // The carousel fills the height, so there is one offset down and none to propose.
    let y = isMended ? -inset.top : proposedContentOffset.y
    return CGPoint(x: page * pitch - inset.left, y: y)
  }
}

/// A shelf of covers that scrolls sideways: the nearer a cover is to the middle the larger it is,
/// the others fade. Changes attributes that the flow layout keeps.
final class SpotlightFlowLayout: GridViewFlowLayout {
  private let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 110, height: 160)
    minimumLineSpacing = 40
    minimumInteritemSpacing = 2_000
    sectionInset = GridEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    // Covers further out than the rect may grow into it.
    super.layoutAttributesForElements(in: rect.insetBy(dx: -33, dy: 0))?.map(spotlit)
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(spotlit)
  }

  /// The attributes as the spotlight shows them: largest in the middle of the view.
  private func spotlit(_ kept: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    let copy = isMended ? kept.copy() as? GridViewLayoutAttributes : nil
    let attributes = copy ?? kept
    guard let grid = collectionView, attributes.representedElementCategory == .cell
    else { return attributes }
    let middle = grid.bounds.minX + grid.adjustedContentInset.left + grid.room.width / 2
    let nearness = max(0, 1 - abs(attributes.center.x - middle) / 160)
    attributes.transform = CGAffineTransform(scaleX: 1 + 0.3 * nearness, y: 1 + 0.3 * nearness)
    attributes.alpha = 0.5 + 0.5 * nearness
    attributes.zIndex = nearness > 0 ? 1 : 0
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> GridViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Scrolling changes how covers look, not which sizes they have.
    if newBounds.size == collectionView?.bounds.size {
      (context as? GridViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
        false
    }
    return context
  }

  /// The cover nearest to the middle comes to rest there.
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let grid = collectionView else { return proposedContentOffset }
    let inset = grid.adjustedContentInset
    let size = grid.bounds.size
    let region = CGRect(
      origin: CGPoint(x: proposedContentOffset.x, y: -inset.top), size: size)
    let shift = (super.layoutAttributesForElements(in: region) ?? [])
      .filter { $0.representedElementCategory == .cell }.map { $0.center.x - region.midX }
      .min { abs($0) < abs($1) }
    let last = max(-inset.left, collectionViewContentSize.width + inset.right - size.width)
    let x = proposedContentOffset.x + (shift ?? 0)
    return CGPoint(x: max(-inset.left, min(x, last)), y: -inset.top)
  }
}
