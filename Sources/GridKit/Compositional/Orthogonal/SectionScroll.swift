/// The scroll state of a section that scrolls by itself (CL-44, CL-46).
///
/// One object a section. The layout keeps it and writes what it has solved; the attributes of
/// everything that moves with the section name it; the section's scroll view shows it.
@MainActor
package final class SectionScroll {
  /// The way in which a section's content comes to rest and bounces.
  package struct Behavior: Equatable {
    package var stops: CompositionalScrollingBehavior
    /// The deceleration rate; nil for the rate that goes with the stops.
    package var decelerationRate: BaseScrollView.DecelerationRate?
    /// Whether content bounces: always, never, or, for nil, where it is longer than its viewport.
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

  /// The index of the section; it changes with updates.
  package var section: Int
  // Known to this file alone, so that no look at them is checked against others (`shelf-page`).
  private var ownRow: CompositionalRow
  private var ownBehavior: Behavior
  private var ownOffset: CGFloat = 0
  /// The groups of the section, as they were solved last, in the layout's coordinates.
  package var row: CompositionalRow { ownRow }
  package var behavior: Behavior { ownBehavior }
  /// The offset of the section, in points; 0 shows its first group.
  package var offset: CGFloat { ownOffset }
  /// The version of the section's scrolling. It grows when anything of where and how the section
  /// scrolls may be another.
  private(set) var version = 0
  /// The width in which the layout is mirrored; nil where it is not.
  private let space: SectionScrollSpace
  /// The scroll view that shows the section, while the section is on screen.
  package var view: SectionScrollView? {
    get { ownView?.view }
    set { ownView = newValue?.reference }
  }
  private var ownView: UnretainedBox<SectionScrollView>?
  /// The scroll view as a reference that is not counted: the grid keeps the view.
  var shownBy: Unretained<SectionScrollView>? { ownView?.reference }
  /// The rare values of attributes whose only rare value is this section: all of them share one
  /// object, as long as there are any. Counted once, for the attributes that keep the reference.
  var retainedRareValues: Unretained<ExtendedAttributes> {
    if let sharedRareValues { return sharedRareValues.retained() }
    let values = ExtendedAttributes(transform: nil, path: nil, scroll: self)
    sharedRareValues = Unretained(values)
    return .retaining(values)
  }
  /// The shared rare values. They keep this object, and are forgotten at their end. Deinitialisers
  /// are not isolated, so neither is this; sections are on the main actor only.
  private nonisolated(unsafe) var sharedRareValues: Unretained<ExtendedAttributes>?

  nonisolated func forget(_ values: ExtendedAttributes) {
    if sharedRareValues?.address == Unretained(values).address { sharedRareValues = nil }
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

  /// The section was solved again. It keeps its offset as far as the new row goes.
  package func update(section: Int, row: CompositionalRow, behavior: Behavior) {
    self.section = section
    guard row != ownRow || behavior != ownBehavior else { return }
    let isAtEnd = offset >= ownRow.rests(ownBehavior.stops).upperBound
    ownRow = row
    ownBehavior = behavior
    version += 1
    guard view?.isBusy != true else { return }
    let end = row.rests(behavior.stops).upperBound
    // Pages end with the row wherever that is; whole pages may lead elsewhere.
    let staysAtEnd = behavior.stops == .paging && isAtEnd && end <= offset
    ownOffset = staysAtEnd ? end : row.rest(for: offset, behavior.stops)
  }

  /// Sets the offset as code does: it goes to the rest position that counts for it.
  package func rest(at proposed: CGFloat) {
    move(to: row.rest(for: proposed, behavior.stops))
  }

  /// Sets the offset as it is: on the way from one rest to another, or over an end.
  package func move(to offset: CGFloat) {
    ownOffset = offset
    version += 1
  }

  /// The inputs of the scroll view's place: the section's version and the width of mirroring.
  struct Placement: Equatable {
    let version: Int
    let mirroredWidth: CGFloat?
  }

  var placement: Placement { Placement(version: version, mirroredWidth: space.mirroredWidth) }

  // MARK: In the view's coordinates

  /// The rectangle of the content in which the section's groups show.
  package var viewport: CGRect { space.inView(row.viewport) }

  /// The length of the scroll view's content along the row: at least that of its viewport.
  private var reach: CGFloat { max(row.length, room) }
  private var room: CGFloat { row.viewport.size[row.axis] }

  /// The place in the content that the scroll view's own coordinates count from, where it stands
  /// when nothing is scrolled.
  package var origin: CGPoint {
    guard isMirrored else { return viewport.origin }
    return CGPoint(x: viewport.maxX - reach, y: viewport.minY)
  }

  /// Whether the first group is at the right.
  private var isMirrored: Bool { space.mirroredWidth != nil && row.axis == .x }

  /// The distance by which the section's offset moves the elements in it.
  package var shift: CGPoint {
    if offset == 0 { return .zero }
    return CGPoint(row.axis, along: isMirrored ? offset : -offset, across: 0)
  }

  /// The size of the scroll view's content; across the row, that of the viewport.
  var contentSize: CGSize {
    var size = viewport.size
    size[row.axis] = reach
    return size
  }

  /// Returns the scroll view's offset for an offset of the section. Mirrored, the view's offset
  /// shrinks where the section's grows.
  func viewOffset(for offset: CGFloat) -> CGPoint {
    CGPoint(row.axis, along: isMirrored ? reach - room - offset : offset, across: 0)
  }

  /// Returns the section's offset for an offset of the scroll view.
  func offset(ofView offset: CGPoint) -> CGFloat {
    isMirrored ? reach - room - offset.x : offset[row.axis]
  }

  /// Returns the offset at which the scroll view rests when an offset is asked of it.
  func viewRest(for offset: CGPoint) -> CGPoint {
    viewOffset(for: row.rest(for: self.offset(ofView: offset), behavior.stops))
  }

  /// Returns the offset to which a swipe from one offset of the scroll view leads.
  ///
  /// - Parameter velocity: Along the row, in any unit; 0 goes to the nearest place to rest.
  func viewRest(afterSwipeFrom start: CGPoint, to end: CGPoint, velocity: CGPoint) -> CGPoint {
    let speed = isMirrored ? -velocity.x : velocity[row.axis]
    guard speed != 0 else { return viewRest(for: end) }
    let stop = row.rest(after: offset(ofView: start), isForward: speed > 0, behavior.stops)
    return viewOffset(for: stop)
  }

  /// The insets that the scroll view adds to its content, so that it comes to rest wherever the
  /// section may: centred groups rest also outside the content.
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

/// The coordinates that the sections of one layout scroll in.
@MainActor
package final class SectionScrollSpace {
  /// The content's width where layout and view are mirrored to each other; nil where they are not.
  ///
  /// The view sets it before it asks for anything.
  package var mirroredWidth: CGFloat? {
    get { width }
    set { width = newValue }
  }
  private var width: CGFloat?

  package init() {}

  func inView(_ rect: CGRect) -> CGRect {
    guard let mirroredWidth else { return rect }
    return CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

/// A layout with sections that may scroll by themselves, as the grid asks it about them.
@MainActor
package protocol SectionScrollingLayout: AnyObject {
  /// The coordinates that sections scroll in; nil where no section scrolls by itself.
  var scrollSpace: SectionScrollSpace? { get }
  /// Returns the scroll state of a section; nil where the section goes with the others.
  func sectionScroll(ofSection section: Int) -> SectionScroll?
  /// Scroll states of sections that were asked for, by section; not of any that were deleted.
  var scrolls: [Int: SectionScroll] { get }
  /// A section was scrolled: other elements may show in it. Nothing else has changed.
  func sectionDidScroll(_ scroll: SectionScroll)
  /// Whether any section has a handler that is told which items show.
  var tellsVisibleItems: Bool { get }
  /// Tells the handlers of sections which items show.
  ///
  /// - Parameters:
  ///   - elements: The elements that show, of the whole layout.
  ///   - offset: The view's offset.
  func tellVisibleItems(_ elements: [GridViewLayoutAttributes], offset: CGPoint)
}

extension SectionScrollingLayout {
  /// Whether it is still a section's, and of this layout.
  func isInUse(_ scroll: SectionScroll) -> Bool { scrolls[scroll.section] === scroll }
}

extension GridViewLayoutAttributes {
  /// The frame in which the element shows in the content: its own frame, moved with a section that
  /// was scrolled by itself.
  package final var shownFrame: CGRect {
    guard let shift = sectionShift else { return frame }
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }
}
