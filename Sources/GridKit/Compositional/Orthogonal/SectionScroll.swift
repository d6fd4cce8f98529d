/// The scroll state of an orthogonal section: a section with a scroll offset of its own (CL-44,
/// CL-46).
///
/// Each orthogonal section has one `SectionScroll`. The layout owns the object and updates it after
/// each solve. The attributes of all elements that move with the section refer to the object, and
/// the section's scroll view reads it.
@MainActor
package final class SectionScroll {
  /// The resting offsets, the deceleration rate and the bounce of a section.
  package struct Behavior: Equatable {
    package var stops: CompositionalScrollingBehavior
    /// The deceleration rate; nil for the default rate of `stops`.
    package var decelerationRate: BaseScrollView.DecelerationRate?
    /// Whether the content bounces always (true) or never (false); nil if the content bounces only
    /// where it is longer than its viewport.
    package var bounces: Bool?

    package init(
      _ stops: CompositionalScrollingBehavior,
      decelerationRate: BaseScrollView.DecelerationRate? = nil, bounces: Bool? = nil
    ) {
      self.stops = stops
      self.decelerationRate = decelerationRate
      self.bounces = bounces
    }
  }

  /// The index of the section. Batch updates change it.
  package var section: Int
  // Private, so that an access needs no exclusivity check at run time (scenario `shelf-page` of the
  // benchmark).
  private var ownRow: CompositionalRow
  private var ownBehavior: Behavior
  private var ownOffset: CGFloat = 0
  /// The row of the section's groups from the last solve, in the layout's coordinates.
  package var row: CompositionalRow { ownRow }
  package var behavior: Behavior { ownBehavior }
  /// The offset of the section, in points. At offset 0, the section shows its first group.
  package var offset: CGFloat { ownOffset }
  /// The version of the scroll state. It grows whenever `row`, `behavior` or `offset` may have
  /// changed.
  private(set) var version = 0
  /// The scroll coordinates that the orthogonal sections of the layout share.
  private let space: SectionScrollSpace
  /// The scroll view that shows the section, while the section is on screen.
  package var view: SectionScrollView? {
    get { ownView?.view }
    set { ownView = newValue?.reference }
  }
  private var ownView: UnretainedBox<SectionScrollView>?
  /// The scroll view as an unretained reference; the grid owns the view.
  var shownBy: Unretained<SectionScrollView>? { ownView?.reference }
  /// The object that is shared by all elements whose only extended attribute is this section. The
  /// returned reference is retained once, for the caller that stores it.
  var retainedExtendedAttributes: Unretained<ExtendedAttributes> {
    if let sharedExtendedAttributes { return sharedExtendedAttributes.retained() }
    let values = ExtendedAttributes(transform: nil, path: nil, scroll: self)
    sharedExtendedAttributes = Unretained(values)
    return .retaining(values)
  }
  /// The shared extended attributes, while an element uses them. They retain this section, and call
  /// `forget(_:)` when they are deallocated. Their deinitialiser is not isolated, so this property
  /// is not isolated either. Scroll states are used on the main actor only.
  private nonisolated(unsafe) var sharedExtendedAttributes: Unretained<ExtendedAttributes>?

  nonisolated func forget(_ values: ExtendedAttributes) {
    if sharedExtendedAttributes?.address == Unretained(values).address {
      sharedExtendedAttributes = nil
    }
  }

  package init(
    section: Int, row: CompositionalRow, behavior: Behavior, in space: SectionScrollSpace
  ) {
    self.section = section
    ownRow = row
    ownBehavior = behavior
    self.space = space
    ownOffset = row.rest(for: 0, behavior.stops)
  }

  /// Stores the result of a new solve. The offset goes to the nearest resting offset of the new
  /// row, unless the section is being scrolled.
  package func update(section: Int, row: CompositionalRow, behavior: Behavior) {
    self.section = section
    guard row != ownRow || behavior != ownBehavior else { return }
    let isAtEnd = offset >= ownRow.rests(ownBehavior.stops).upperBound
    ownRow = row
    ownBehavior = behavior
    version += 1
    guard view?.isMoving != true else { return }
    let end = row.rests(behavior.stops).upperBound
    // A paging section at its end stays at the end, even if the end is no multiple of a page.
    let staysAtEnd = behavior.stops == .paging && isAtEnd && end <= offset
    move(to: staysAtEnd ? end : row.rest(for: offset, behavior.stops))
  }

  /// Moves the section to the resting offset for `proposed`, as when code scrolls the section, or
  /// when a motion is stopped.
  package func rest(at proposed: CGFloat, in grid: GridView? = nil) {
    move(to: row.rest(for: proposed, behavior.stops), in: grid)
  }

  /// Moves the section. This is the one place where the offset changes. The offset may be between
  /// resting offsets or past an end of the row, as during a drag.
  ///
  /// The scroll view follows at its next `place()`, and the shown frames through `shift`.
  ///
  /// - Parameter grid: The grid whose layout pass is due after the movement; nil if the layout has
  ///   moved the section, or the pass does not depend on the offset.
  package func move(to offset: CGFloat, in grid: GridView? = nil) {
    ownOffset = offset
    version += 1
    grid?.sectionDidScroll(self)
  }

  /// Scrolls the section by code. The section need not be on screen.
  ///
  /// - Parameter offset: The offset in points from the beginning of the section's row.
  package func scroll(to offset: CGFloat, animated: Bool, in grid: GridView) {
    if let view { return view.setContentOffset(viewOffset(for: offset), animated: animated) }
    grid.openChange()
    rest(at: offset, in: grid)
  }

  /// The values that the scroll view's place depends on: the version of the scroll state, and the
  /// width in which the view mirrors the layout.
  struct Placement: Equatable {
    let version: Int
    let mirroredWidth: CGFloat?
  }

  var placement: Placement { Placement(version: version, mirroredWidth: space.mirroredWidth) }

  // MARK: In the view's coordinates

  /// The rectangle of the content in which the section's groups are visible.
  package var viewport: CGRect { space.inView(row.viewport) }

  /// The length of the scroll view's content along the row: at least the length of the viewport.
  private var reach: CGFloat { max(row.length, room) }
  private var room: CGFloat { row.viewport.size[row.axis] }

  /// The origin of the scroll view's coordinates, as a point of the grid's content at offset 0.
  package var origin: CGPoint {
    guard isMirrored else { return viewport.origin }
    return CGPoint(x: viewport.maxX - reach, y: viewport.minY)
  }

  /// Whether the row is mirrored, with its first group at the right.
  private var isMirrored: Bool { space.mirroredWidth != nil && row.axis == .x }

  /// The distance by which the section's offset moves the section's elements.
  package var shift: CGPoint {
    if offset == 0 { return .zero }
    return CGPoint(row.axis, along: isMirrored ? offset : -offset, across: 0)
  }

  /// The size of the scroll view's content. Across the row it is the size of the viewport.
  var contentSize: CGSize {
    var size = viewport.size
    size[row.axis] = reach
    return size
  }

  /// Returns the scroll view's offset for an offset of the section. In a mirrored row the scroll
  /// view's offset shrinks while the section's offset grows.
  func viewOffset(for offset: CGFloat) -> CGPoint {
    CGPoint(row.axis, along: isMirrored ? reach - room - offset : offset, across: 0)
  }

  /// Returns the section's offset for an offset of the scroll view.
  func offset(ofView offset: CGPoint) -> CGFloat {
    isMirrored ? reach - room - offset.x : offset[row.axis]
  }

  /// Returns the offset at which an item is visible; nil if the section need not scroll.
  ///
  /// - Parameters:
  ///   - frame: The frame of the item in content points when the section is at offset 0.
  ///   - alignment: The alignment of the item along the section's row.
  package func offset(showing frame: CGRect, at alignment: ScrollTarget.Alignment) -> CGFloat? {
    let (axis, start) = (row.axis, origin[row.axis])
    let (room, span) = (viewport.size[axis], frame.span(axis))
    let item = (start: span.start - start, end: span.end - start)
    let present = viewOffset(for: offset)[axis]
    let target =
      switch alignment {
      case .start: item.start
      case .center: (item.start + item.end - room) / 2
      case .end: item.end - room
      case .nearest:
        item.start < present
          ? item.start : item.end > present + room ? min(item.start, item.end - room) : present
      }
    guard target != present else { return nil }
    return offset(ofView: CGPoint(axis, along: target, across: 0))
  }

  /// Returns the scroll view's resting offset for a proposed offset.
  func viewRest(for offset: CGPoint) -> CGPoint {
    viewOffset(for: row.rest(for: self.offset(ofView: offset), behavior.stops))
  }

  /// Returns the scroll view's resting offset after a swipe.
  ///
  /// - Parameters:
  ///   - start: The scroll view's offset at the start of the swipe.
  ///   - end: The scroll view's offset at the release.
  ///   - velocity: The velocity at the release, in any unit. If it is 0 along the row, the result
  ///     is the resting offset for `end`.
  func viewRest(afterSwipeFrom start: CGPoint, to end: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = isMirrored ? -velocity.x : velocity[row.axis]
    guard speed != 0 else { return viewRest(for: end) }
    let stop = row.rest(after: offset(ofView: start), isForward: speed > 0, behavior.stops)
    return viewOffset(for: stop)
  }

  /// The content inset of the scroll view. Centred groups may rest outside the content, so the
  /// inset extends the scroll range to their outermost resting offsets.
  var insets: GridEdgeInsets {
    guard behavior.stops == .groupPagingCentered else { return .zero }
    let rests = row.rests(behavior.stops)
    let before = row.range.lowerBound - rests.lowerBound
    let after = rests.upperBound - row.range.upperBound
    switch row.axis {
    case .y: return GridEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    case .x where isMirrored:
      return GridEdgeInsets(top: 0, left: after, bottom: 0, right: before)
    case .x: return GridEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }
  }
}

/// The coordinates in which the orthogonal sections of one layout scroll.
@MainActor
package final class SectionScrollSpace {
  /// The content's width if the view mirrors the layout; nil without mirroring.
  ///
  /// The view sets the width before it queries the layout.
  var mirroredWidth: CGFloat?

  package init() {}

  func inView(_ rect: CGRect) -> CGRect {
    guard let mirroredWidth else { return rect }
    return CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// A layout that may have orthogonal sections.
@MainActor
package protocol SectionScrollingLayout: AnyObject {
  /// The coordinates in which sections scroll; nil if the layout has no orthogonal section.
  var scrollSpace: SectionScrollSpace? { get }
  /// Returns the scroll state of a section; nil if the section is not orthogonal.
  func sectionScroll(ofSection section: Int) -> SectionScroll?
  /// The scroll states that have been made so far, by section index. Deleted sections have none.
  var scrolls: [Int: SectionScroll] { get }
  /// Tells the layout that a section was scrolled. Other elements of the section may be visible
  /// now. Other sections have not changed.
  func sectionDidScroll(_ scroll: SectionScroll)
  /// Whether any section has a visible-items handler.
  var tellsVisibleItems: Bool { get }
  /// Calls the visible-items handlers of the sections.
  ///
  /// - Parameters:
  ///   - elements: The visible elements of the whole layout.
  ///   - offset: The view's content offset.
  func tellVisibleItems(_ elements: [GridViewLayoutAttributes], offset: CGPoint)
}

extension SectionScrollingLayout {
  /// Whether `scroll` is still the scroll state of a section of this layout.
  func isInUse(_ scroll: SectionScroll) -> Bool { scrolls[scroll.section] === scroll }
}

extension GridViewLayoutAttributes {
  /// The frame at which the element is shown in the content: `frame`, shifted by the offset of its
  /// orthogonal section.
  package final var shownFrame: CGRect {
    guard let shift = sectionShift else { return frame }
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }
}
