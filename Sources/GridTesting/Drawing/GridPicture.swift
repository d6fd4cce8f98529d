/// A grid at one moment, as a drawing sees it: what is where, and what shows.
public struct GridPicture: Hashable, Sendable {
  /// An element as a drawing sees it: its place, and how it would show.
  public typealias Element = GridElementState

  /// Heading of a drawing; nothing is written for an empty one.
  public var title: String
  /// The content size as the layout answers it, in points; elements may lie outside.
  public var contentSize: CGSize
  /// The visible rectangle in content points.
  public var viewport: CGRect
  /// The inset around the content, in points; of a grid, as adjusted by the safe area.
  public var contentInset: GridEdgeInsets
  /// Back to front: by `zIndex`, then in the order of section and item.
  public var elements: [Element]
  /// Whether the content goes on where the picture has no elements.
  public var isPartial: Bool
  /// Numbers of the views that elements are shown in, where that is known: elements with one number
  /// share a view, one after the other.
  public var views: [GridElementID: Int] = [:]
  /// Elements that have no view although they are in the viewport: the layout places them there,
  /// but was not asked, or did not name them when it was. They do not count as on screen.
  public var unseen: Set<GridElementID> = []
  /// Elements of sections that scroll by themselves: one that is beyond the content's edge comes
  /// in when its section is scrolled.
  public var scrollingBySection: Set<GridElementID> = []
  /// Display texts of elements that have one: drawn in place of their position.
  public var texts: [GridElementID: String] = [:]
  /// The screen that the grid stands on, with its controls; nil for the grid alone.
  public var screen: ScenarioScreen?
  /// Positions of the controls that are being pressed.
  public var pressedControls: Set<Int> = []

  /// A picture of any elements, in any order; they are sorted by `zIndex`.
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle, in content points.
  ///   - isPartial: Whether the content goes on where `elements` has nothing.
  public init(
    title: String = "", contentSize: CGSize, viewport: CGRect, contentInset: GridEdgeInsets = .zero,
    elements: [Element], isPartial: Bool = false
  ) {
    self.title = title
    self.contentSize = contentSize
    self.viewport = viewport
    self.contentInset = contentInset
    self.elements = elements.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
    self.isPartial = isPartial
  }

  /// Returns the ends of the first, second, … screenful of content along an axis: what a reader has
  /// to scroll to lies beyond the first of these lines. Only those in `area`; none where everything
  /// fits, and none where there would be a thousand.
  public func folds(along axis: Axis) -> [CGFloat] {
    let isVertical = axis == .vertical
    let inset = contentInset
    let page =
      isVertical
      ? viewport.height - inset.top - inset.bottom : viewport.width - inset.left - inset.right
    let content = isVertical ? contentSize.height : contentSize.width
    guard isDrawable else { return [] }
    let area = area
    let reach = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
    guard page >= 1, content.isFinite, content > page, reach.1 > reach.0 else { return [] }
    let first = max(1, (reach.0 / page).rounded(.up))
    let last = (min(content - 0.5, reach.1) / page).rounded(.down)
    // So many lines would be one grey area. Beyond 2⁵³ there is no next number to go on to either.
    guard first <= last, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + CGFloat($0)) * page }
  }

  /// A way of scrolling.
  public enum Axis: Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// The elements that show in the viewport.
  public var visibleElements: [Element] {
    elements.filter {
      !$0.isHidden && $0.frame.overlaps(viewport) && !unseen.contains($0.id)
    }
  }
}

extension GridPicture {
  /// Takes a picture of a grid.
  ///
  /// - Parameters:
  ///   - scope: `.visible` takes only elements with a view; `.all` also those around them, as far
  ///     as a drawing reaches (see `area`).
  ///   - limit: Elements off screen that are taken at most, the nearest first. Where the screen is
  ///     crowded the layout is asked for a smaller part, so that a grid of a million items costs no
  ///     more than one of a thousand.
  @MainActor public init(
    of grid: GridView, title: String = "", scope: ElementScope = .all, limit: Int = 4000
  ) {
    let taken =
      scope == .all
      ? Self.elements(around: grid, limit: limit, looksBeyond: true)
      : (grid.elements(.visible), isPartial: true)
    self.init(
      title: title, contentSize: grid.contentSize, viewport: grid.bounds,
      contentInset: grid.adjustedContentInset, elements: taken.0.map { Element(shown: $0) },
      isPartial: taken.isPartial)
    scrollingBySection = Set(
      taken.0.lazy.filter { $0.sectionShift != nil }.map(\.key.elementID))
    let shown = Set(grid.displayedElements.map(\.attributes.key.elementID))
    let bounds = grid.bounds
    unseen = Set(
      elements.filter { element in
        let frame = element.frame
        return !element.isHidden && frame.width > 0 && frame.height > 0 && frame.overlaps(bounds)
          && !shown.contains(element.id)
      }.map(\.id))
  }

  /// The elements with a view and those around them, by section, item and kind, and whether there
  /// may be more.
  ///
  /// - Parameter looksBeyond: Whether what lies behind the content's far edges is taken, too.
  @MainActor package static func elements(
    around grid: GridView, limit: Int, looksBeyond: Bool = false
  ) -> ([GridViewLayoutAttributes], isPartial: Bool) {
    let shown = grid.displayedElements.map(\.attributes)
    let whole = Self.area(
      contentSize: grid.contentSize, viewport: grid.bounds, inset: grid.adjustedContentInset)
    let area = Self.area(whole, around: grid.bounds, holding: shown.count, limit: limit)
    var isPartial =
      area != whole || !whole.covers(CGRect(origin: .zero, size: grid.contentSize))
    var seen = Set(shown.map(\.key))
    // Elements that stick out of the content cannot be scrolled to: a reader must see that. The
    // layout is asked for them first, so that its last query is the one for the area that is drawn
    // anyway.
    let strays = looksBeyond && area == whole ? Self.strays(of: grid, beyond: whole) : []
    var others = grid.ask(elementsIn: area).filter { attributes in
      attributes.shownFrame.overlaps(area) && seen.insert(attributes.key).inserted
    }
    others += strays.filter { seen.insert($0.key).inserted }
    if others.count > limit {
      others = Self.nearest(limit, to: grid.bounds, in: others)
      isPartial = true
    }
    return (
      (shown + others).sorted { ElementKey.isOrdered($0.key, $1.key) }, isPartial: isPartial
    )
  }

  /// The part of the plane that a drawing can show: content with insets, the viewport and elements
  /// behind the place where scrolling ends, cut to three viewports, or 300 points if that is more,
  /// on each side of the viewport's middle.
  public var area: CGRect { area(reach: 3) }

  /// Returns `area`, cut to fewer viewports on each side of the viewport's middle.
  func area(reach: CGFloat) -> CGRect {
    var area = Self.area(contentSize: contentSize, viewport: viewport, inset: contentInset)
    if area == .zero { return area }
    let near = near(reach: reach)
    for end in scrollEnds {
      switch end.axis {
      case .horizontal: area.size.width = max(area.width, end.furthest - area.minX)
      case .vertical: area.size.height = max(area.height, end.furthest - area.minY)
      }
    }
    let drawn = area.common(with: near)
    return drawn.isFiniteRect ? drawn : .zero
  }

  /// Lengths and places beyond this, in points, are not drawn: no screen is so large, and an offset
  /// so far off has no decimals that elements could differ by.
  public static let furthest: CGFloat = 1e12

  /// Whether the picture can be drawn: no number of viewport and insets is beyond `furthest`, and
  /// the content size is finite. Of one that cannot be, drawings say so.
  public var isDrawable: Bool {
    Self.isDrawable(contentSize: contentSize, viewport: viewport, inset: contentInset)
  }

  /// The text that drawings show for a picture that cannot be drawn; nil for one that can.
  public var refusal: String? {
    isDrawable
      ? nil
      : "not drawn: viewport \(NumberText.short(viewport)) and inset "
        + "\(NumberText.short(contentInset)) may go up to \(NumberText.short(Self.furthest)) "
        + "points, and content \(NumberText.short(contentSize)) has to be finite"
  }

  private static func isDrawable(
    contentSize: CGSize, viewport: CGRect, inset: GridEdgeInsets
  ) -> Bool {
    // Content may be longer than anything on screen, as long as it is a number: only a part is
    // drawn.
    [viewport.origin.x, viewport.origin.y, viewport.width, viewport.height].allSatisfy {
      abs($0) <= furthest
    }
      && [inset.top, inset.left, inset.bottom, inset.right].allSatisfy { abs($0) <= furthest }
      && contentSize.width.isFinite && contentSize.height.isFinite
  }

  private static func area(
    contentSize: CGSize, viewport: CGRect, inset: GridEdgeInsets
  ) -> CGRect {
    // A picture that was put together by hand may hold anything.
    guard isDrawable(contentSize: contentSize, viewport: viewport, inset: inset) else {
      return .zero
    }
    let content = CGRect(
      x: -max(0, inset.left), y: -max(0, inset.top),
      width: contentSize.width + max(0, inset.left) + max(0, inset.right),
      height: contentSize.height + max(0, inset.top) + max(0, inset.bottom))
    let reach = CGSize(width: max(viewport.width * 3, 300), height: max(viewport.height * 3, 300))
    let near = CGRect(
      x: viewport.midX - reach.width, y: viewport.midY - reach.height,
      width: reach.width * 2, height: reach.height * 2)
    let area = content.hull(with: viewport).common(with: near)
    return area.isFiniteRect ? area : .zero
  }

  /// Elements that end behind the far edges of an area, as far as a drawing reaches.
  @MainActor private static func strays(
    of grid: GridView, beyond area: CGRect
  ) -> [GridViewLayoutAttributes] {
    let frame = GridPicture(contentSize: .zero, viewport: grid.bounds, elements: [])
    let near = frame.near(reach: 3)
    guard area.isFiniteRect, near.isFiniteRect, area.width > 0, area.height > 0,
      near.maxX > area.maxX || near.maxY > area.maxY
    else { return [] }
    let whole = CGRect(
      x: area.minX, y: area.minY, width: max(area.maxX, near.maxX) - area.minX,
      height: max(area.maxY, near.maxY) - area.minY)
    return grid.ask(elementsIn: whole).filter { attributes in
      attributes.sectionShift == nil && attributes.frame.isFiniteRect
        && attributes.frame.overlaps(whole)
        && (attributes.frame.maxX > area.maxX || attributes.frame.maxY > area.maxY)
    }
  }

  /// An area no larger than what may hold `limit` elements if all of it is as crowded as the
  /// viewport, but never smaller than that.
  private static func area(
    _ area: CGRect, around viewport: CGRect, holding count: Int, limit: Int
  ) -> CGRect {
    let seen = viewport.width * viewport.height
    guard seen > 0 else { return area }
    let estimate = CGFloat(count) * area.width * area.height / seen
    guard estimate > CGFloat(2 * max(1, limit)) else { return area }
    let share = estimate.isFinite ? (CGFloat(2 * max(1, limit)) / estimate).squareRoot() : 0
    // Each edge comes nearer to the viewport, but not into it.
    func edge(_ far: CGFloat, _ near: CGFloat) -> CGFloat { near + (far - near) * share }
    let left = min(viewport.minX, edge(area.minX, viewport.minX))
    let right = max(viewport.maxX, edge(area.maxX, viewport.maxX))
    let top = min(viewport.minY, edge(area.minY, viewport.minY))
    let bottom = max(viewport.maxY, edge(area.maxY, viewport.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top).common(with: area)
  }

  @MainActor private static func nearest(
    _ limit: Int, to viewport: CGRect, in elements: [GridViewLayoutAttributes]
  ) -> [GridViewLayoutAttributes] {
    let distances = elements.map {
      hypot($0.center.x - viewport.midX, $0.center.y - viewport.midY)
    }
    return elements.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
      .prefix(max(0, limit)).map { elements[$0] }
  }
}
