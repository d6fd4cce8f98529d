/// A picture of a grid at one moment, for drawings. It has the grid's elements with their places,
/// its viewport and its content size.
public struct GridPicture: Hashable, Sendable {
  /// An element of a picture: its place and its look.
  public typealias Element = GridElementState

  /// The heading of a drawing. An empty title is not drawn.
  public var title: String
  /// The content size that the layout returns, in points. Elements may lie outside the content.
  public var contentSize: CGSize
  /// The visible rectangle in content points.
  public var viewport: CGRect
  /// The inset around the content, in points. In a picture of a grid, it is the grid's
  /// `adjustedContentInset`.
  public var contentInset: GridEdgeInsets
  /// The elements, from back to front, by `zIndex`. Elements with the same `zIndex` are in the
  /// order in which they were given. In a picture of a grid, they are in the order of section and
  /// item.
  public var elements: [Element]
  /// Whether the picture may lack elements of the content.
  public var isPartial: Bool
  /// The number of the view that shows each element, where it is known. Elements with the same
  /// number use the same view, one after the other.
  public var views: [GridElementID: Int] = [:]
  /// Elements in the viewport that have no view: the layout places them there, but the grid has not
  /// asked for them, or the layout left them out of its answer. They do not count as on screen.
  public var unseen: Set<GridElementID> = []
  /// Elements of orthogonally scrolling sections. An element beyond the content's edge becomes
  /// visible when its section is scrolled.
  public var scrollingBySection: Set<GridElementID> = []
  /// The display texts of elements. A text is drawn in place of the element's position.
  public var texts: [GridElementID: String] = [:]
  /// The screen that the grid stands on, with its controls; nil for the grid alone.
  public var screen: ScenarioScreen?
  /// The indices of the pressed controls in the screen's `controls`.
  public var pressedControls: Set<Int> = []

  /// Makes a picture of any elements, in any order. The elements are sorted by `zIndex`.
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle, in content points.
  ///   - isPartial: Whether `elements` may lack elements of the content.
  public init(
    title: String = "", contentSize: CGSize, viewport: CGRect, contentInset: GridEdgeInsets = .zero,
    elements: [Element], isPartial: Bool = false
  ) {
    self.title = title
    self.contentSize = contentSize
    self.viewport = viewport
    self.contentInset = contentInset
    self.elements = elements.sorted { $0.zIndex < $1.zIndex }
    self.isPartial = isPartial
  }

  /// Returns the ends of the first, second, … screenful of content along an axis. Content beyond
  /// the first end shows only after scrolling. Ends outside `area` are left out. The list is empty
  /// if all content fits, or if there would be more than a thousand ends.
  public func folds(along axis: Axis) -> [CGFloat] {
    let page =
      axis.extent(viewport.standardized.size) - axis.leading(contentInset)
      - axis.trailing(contentInset)
    let content = axis.extent(contentSize)
    guard isDrawable else { return [] }
    let area = area
    let (start, end) = (axis.start(area), axis.end(area))
    guard page >= 1, content.isFinite, content > page, end > start else { return [] }
    let first = max(1, (start / page).rounded(.up))
    let last = (min(content - 0.5, end) / page).rounded(.down)
    // More lines would make one grey area. Beyond 2⁵³, a double plus 1 is the same double.
    guard first <= last, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + CGFloat($0)) * page }
  }

  /// A scroll axis.
  public typealias Axis = LayoutDeclaration.ScrollAxis

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
  ///   - scope: The elements to take. `.visible` takes only elements with a view. `.all` also takes
  ///     the elements around them, as far as a drawing reaches (see `area`).
  ///   - limit: The largest number of elements off screen. If there are more, the nearest elements
  ///     are kept. If the viewport holds many elements, the layout is asked for a smaller area, so
  ///     that a grid of a million items costs no more than a grid of a thousand.
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

  /// Returns the elements with a view and the elements around them, ordered by section, item and
  /// kind. The second result tells whether there may be more elements.
  ///
  /// - Parameter looksBeyond: Whether elements beyond the right and bottom edges of the content are
  ///   taken, too.
  @MainActor package static func elements(
    around grid: GridView, limit: Int, looksBeyond: Bool = false
  ) -> ([GridViewLayoutAttributes], isPartial: Bool) {
    let shown = grid.displayedElements.map(\.attributes)
    let whole = GridPicture(
      contentSize: grid.contentSize, viewport: grid.bounds, contentInset: grid.adjustedContentInset,
      elements: []
    ).areaWithoutElements
    let area = Self.area(whole, around: grid.bounds, holding: shown.count, limit: limit)
    var isPartial =
      area != whole || !whole.covers(CGRect(origin: .zero, size: grid.contentSize))
    var seen = Set(shown.map(\.key))
    // Scrolling cannot reach elements that stick out of the content, and a drawing must show this.
    // The layout is asked for them first, so that its last query is for the drawn area.
    let strays = looksBeyond && area == whole ? Self.strays(of: grid, beyond: whole) : []
    var others = grid.ask(elementsIn: area).filter { attributes in
      attributes.shownFrame.overlaps(area) && seen.insert(attributes.key).inserted
    }
    others += strays.filter { seen.insert($0.key).inserted }
    if others.count > limit {
      others = Self.nearest(limit, to: grid.bounds, of: others.map(\.center)).map { others[$0] }
      isPartial = true
    }
    return (
      (shown + others).sorted { ElementKey.isOrdered($0.key, $1.key) }, isPartial: isPartial
    )
  }

  /// The area that a drawing can show, in content points: the content with its insets, the
  /// viewport, and elements beyond the place where scrolling ends. On each side of the viewport's
  /// middle, the area is cut to three viewports, or to 300 points if that is more.
  public var area: CGRect { area(reach: 3) }

  /// Returns the area that a drawing can show, cut to `reach` viewports on each side of the
  /// viewport's middle. A viewport counts as at least 100 points. `area` has a reach of 3.
  func area(reach: CGFloat) -> CGRect {
    var area = areaWithoutElements
    if area == .zero { return area }
    let near = Self.near(viewport, reach: reach)
    for end in scrollEnds {
      switch end.axis {
      case .horizontal: area.size.width = max(area.width, end.furthest - area.minX)
      case .vertical: area.size.height = max(area.height, end.furthest - area.minY)
      }
    }
    let drawn = area.common(with: near)
    return drawn.isFiniteRect ? drawn : .zero
  }

  /// The greatest length or coordinate that is drawn, in points. No screen is larger, and a greater
  /// offset leaves too few decimals to tell elements apart.
  public static let furthest: CGFloat = 1e12

  /// Whether the picture can be drawn: no number of the viewport and the insets is beyond
  /// `furthest`, and the content size is finite. Otherwise drawings show `refusal`.
  public var isDrawable: Bool {
    // The content may be longer than `furthest`, because only a part is drawn. It must be finite.
    contentSize.isFiniteSize
      && (viewport.numbers + contentInset.numbers).allSatisfy { abs($0) <= Self.furthest }
  }

  /// The text that drawings show for a picture that cannot be drawn; nil if the picture is
  /// drawable.
  public var refusal: String? {
    isDrawable
      ? nil
      : "not drawn: viewport \(NumberText.short(viewport)) and inset "
        + "\(NumberText.short(contentInset)) may go up to \(NumberText.short(Self.furthest)) "
        + "points, and content \(NumberText.short(contentSize)) has to be finite"
  }

  /// The part of `area` that does not depend on the elements.
  private var areaWithoutElements: CGRect {
    // A picture that a caller has put together may hold any numbers.
    guard isDrawable else { return .zero }
    let inset = contentInset
    let content = CGRect(
      x: -max(0, inset.left), y: -max(0, inset.top),
      width: contentSize.width + max(0, inset.left) + max(0, inset.right),
      height: contentSize.height + max(0, inset.top) + max(0, inset.bottom))
    let area = content.hull(with: viewport).common(with: Self.near(viewport, reach: 3))
    return area.isFiniteRect ? area : .zero
  }

  /// Returns the elements that end beyond the right or the bottom edge of an area, as far as a
  /// drawing reaches.
  @MainActor private static func strays(
    of grid: GridView, beyond area: CGRect
  ) -> [GridViewLayoutAttributes] {
    let near = near(grid.bounds, reach: 3)
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

  /// Returns `area`, reduced so that it holds about twice `limit` elements. The estimate assumes
  /// that elements are as dense everywhere as in the viewport. The edges stay outside the viewport.
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

  /// Returns the indices of the centres nearest to the middle of a viewport, the nearest first.
  static func nearest(_ limit: Int, to viewport: CGRect, of centers: [CGPoint]) -> ArraySlice<Int> {
    let distances = centers.map { hypot($0.x - viewport.midX, $0.y - viewport.midY) }
    return centers.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
      .prefix(max(0, limit))
  }
}
