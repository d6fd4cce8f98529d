/// The part of the content whose elements the grid knows from the layout.
///
/// The region is one rectangle (QR-8). When the visible rectangle moves, the region tells for which
/// rectangle the layout must be asked, and which known elements can be forgotten.
package struct CachedRegion: Equatable, Sendable {
  /// The query that a visible rectangle needs.
  package enum Query: Equatable, Sendable {
    /// No query, because the region covers the visible rectangle.
    case covered
    /// A query for the elements of this rectangle.
    case ask(CGRect)
    /// No query. The layout's answer counts as empty.
    case nothing
  }

  /// The known rectangle; nil when nothing is known.
  package private(set) var rect: CGRect?

  package init() {}

  package mutating func evictAll() {
    rect = nil
  }

  package func query(visible: CGRect, contentSize: CGSize, policy: GridView.QueryPolicy) -> Query {
    let isClipped = policy == .clippedToContent
    guard let wanted = isClipped ? CachedRegion.clip(visible, to: contentSize) : visible else {
      return .nothing
    }
    if let rect, EdgeBox(rect).covers(EdgeBox(wanted)) { return .covered }
    return .ask(policy == .pageAligned ? CachedRegion.growToPages(visible) : wanted)
  }

  /// Adds a rectangle for which the layout was asked.
  ///
  /// The rectangle extends the region if the two have the same range along one axis and overlap or
  /// touch along the other axis. Otherwise the rectangle replaces the region.
  ///
  /// - Returns: Whether the elements of the old region are still known.
  package mutating func add(_ asked: CGRect) -> Bool {
    guard let known = rect.map({ EdgeBox($0) }) else {
      rect = asked
      return false
    }
    let new = EdgeBox(asked)
    let sameColumns = known.minX == new.minX && known.maxX == new.maxX
    let sameRows = known.minY == new.minY && known.maxY == new.maxY
    guard known.touches(new), sameColumns || sameRows else {
      rect = asked
      return false
    }
    let left = min(known.minX, new.minX)
    let top = min(known.minY, new.minY)
    rect = CGRect(
      x: left, y: top, width: max(known.maxX, new.maxX) - left,
      height: max(known.maxY, new.maxY) - top)
    return true
  }

  /// Cuts off the parts of the region that lie more than one viewport length outside the visible
  /// rectangle.
  ///
  /// - Returns: The remaining region if something was cut off, else nil.
  package mutating func trim(around visible: CGRect) -> CGRect? {
    guard let rect else { return nil }
    let known = EdgeBox(rect)
    let (width, height) = (abs(visible.size.width), abs(visible.size.height))
    let edges = EdgeBox(visible)
    let (keepX, keepY) = (edges.minX - width, edges.minY - height)
    let left = max(known.minX, keepX)
    let top = max(known.minY, keepY)
    let right = min(known.maxX, keepX + (width + 2 * width))
    let bottom = min(known.maxY, keepY + (height + 2 * height))
    let cut = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    guard !cut.isSame(as: rect) else { return nil }
    self.rect = cut
    return cut
  }

  private static func growToPages(_ visible: CGRect) -> CGRect {
    let page = max(visible.width, visible.height)
    guard page > 0, visible.isFiniteRect else { return visible }
    let left = (visible.minX / page).rounded(.down) * page
    let top = (visible.minY / page).rounded(.down) * page
    let right = (visible.maxX / page).rounded(.up) * page
    let bottom = (visible.maxY / page).rounded(.up) * page
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func clip(_ visible: CGRect, to contentSize: CGSize) -> CGRect? {
    var right = visible.maxX
    var bottom = visible.maxY
    if visible.minX < 0 {
      right = min(right, contentSize.width)
      // The visible rectangle must share a positive length with the content, which starts at 0.
      if right <= 0 { return nil }
    }
    if visible.minY < 0 {
      bottom = min(bottom, contentSize.height)
      if bottom <= 0 { return nil }
    }
    return CGRect(
      x: visible.minX, y: visible.minY, width: right - visible.minX, height: bottom - visible.minY)
  }
}
