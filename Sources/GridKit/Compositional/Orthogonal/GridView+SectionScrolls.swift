// Sections that scroll by themselves. Each one on screen has a scroll view among the grid's
// subviews; what moves with the section is in there. A scroll view is taken when the first cell of
// its section comes, and serves another section when the last has gone.

/// The scroll views of sections.
@MainActor
struct SectionScrollViews {
  /// Scroll views that show a section, in the order in which they came.
  fileprivate(set) var live: [SectionScrollView] = []
  /// Scroll views that wait for another section.
  fileprivate(set) var waiting: [SectionScrollView] = []

  var isEmpty: Bool { live.isEmpty }
}

extension GridView {
  /// The layout in use, if sections of it may scroll by themselves.
  var sectionScrollingLayout: (any SectionScrollingLayout)? { answers.sectionLayout }

  /// Whether there is anything to do about sections that scroll by themselves.
  var hasSectionScrolls: Bool {
    !display.sectionScrolls.isEmpty || answers.sectionLayout?.scrollSpace != nil
  }

  /// Tells the layout's sections how the view is mirrored, before the layout is asked.
  func recordSectionScrollSpace() {
    guard let space = answers.sectionLayout?.scrollSpace else { return }
    space.mirroredWidth = isMirrored ? contentSize.width : nil
  }

  /// The scroll view that holds what moves with a section. The grid keeps it.
  func scrollView(of scroll: SectionScroll, zIndex: Int) -> Unretained<SectionScrollView> {
    let holder = scroll.shownBy ?? Unretained(takeSectionScrollView(for: scroll, zIndex: zIndex))
    holder.withObject { view in
      guard zIndex < view.zIndex || !view.isSubview(of: self) else { return }
      view.zIndex = zIndex
      stack(view, among: self, zIndex: zIndex)
    }
    return holder
  }

  private func takeSectionScrollView(
    for scroll: SectionScroll, zIndex: Int
  ) -> SectionScrollView {
    if display.sectionScrolls.waiting.isEmpty { releaseSectionScrollViews() }
    let view =
      display.sectionScrolls.waiting.popLast()
      ?? simulation.perform { SectionScrollView(frame: scroll.viewport) }
    display.sectionScrolls.live.append(view)
    view.zIndex = zIndex
    view.isHidden = false
    // A place to begin at is no movement.
    simulation.clock.animator.perform(nil) {
      view.show(scroll)
      stack(view, among: self, zIndex: zIndex)
    }
    return view
  }

  /// Brings the scroll views to where their sections are now.
  func placeSectionScrollViews() {
    // By number: an iterator would count a reference to each view.
    let live = display.sectionScrolls.live
    for index in live.indices { Unretained(live[index]).withObject { $0.place() } }
  }

  /// Releases the scroll views whose sections have nothing on screen any more; they wait for other
  /// sections.
  ///
  /// - Complexity: O(*n*) for *n* live views, if there is any such scroll view.
  func releaseSectionScrollViews() {
    guard !display.sectionScrolls.isEmpty else { return }
    // Few: those of one section mostly come one after the other.
    var used: [ObjectIdentifier] = []
    used.reserveCapacity(display.sectionScrolls.live.count)
    let elements = display.liveViews.elements
    // By number: an iterator would count a reference to each view.
    for index in elements.indices {
      Unretained(elements[index].value).withObject { record($0, in: &used) }
    }
    for leaving in display.leavingViews { record(leaving.view, in: &used) }
    // No closures: each would ask first whether it runs on the main actor (`shelf-page`).
    var index = 0
    while index < display.sectionScrolls.live.count {
      let view = display.sectionScrolls.live[index]
      if let scroll = view.scroll, used.contains(ObjectIdentifier(scroll)) {
        index += 1
        continue
      }
      display.sectionScrolls.live.remove(at: index)
      view.letGo()
      view.isHidden = true
      display.sectionScrolls.waiting.append(view)
    }
  }

  private func record(_ view: GridReusableView, in used: inout [ObjectIdentifier]) {
    guard let identifier = view.reuse.scrollIdentity else { return }
    if used.last != identifier, !used.contains(identifier) { used.append(identifier) }
  }

  /// A section was scrolled: other elements may show in it, at other places.
  func sectionDidScroll(_ scroll: SectionScroll) {
    guard !pass.isOpen(.rollingBack) else { return }
    openChange()
    sectionScrollingLayout?.sectionDidScroll(scroll)
    store.recordSectionScroll()
    display.shown.forget()
    answers.cachedRegion.evictAll()
    setNeedsLayout()
  }

  /// Tells the layout which items show, for the handlers of its sections. The changes that
  /// handlers make to the items show in this pass.
  func tellVisibleItems() throws(ActionRejected) {
    guard let layout = sectionScrollingLayout, layout.tellsVisibleItems else { return }
    let visible = bounds
    let elements = store.inAnswerOrder.filter { isShown($0, in: visible) }
    try rethrowingFaults { layout.tellVisibleItems(elements, offset: contentOffset) }
  }

  /// Returns the frame of an element's view in the content.
  package func frameInContent(of view: GridReusableView) -> CGRect {
    guard let scroll = view.reuse.scroll else { return view.frame }
    let (origin, shift) = (view.reuse.scrollOrigin, scroll.shift)
    return view.frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
  }

  /// Returns how an element's view is on screen now, in content points. A view that moves with a
  /// section is where the section's scroll view shows it.
  package func presentationInContent(of view: GridReusableView) -> ViewPresentation {
    var shown = view.presentation
    guard let holder = view.reuse.scroll?.view else { return shown }
    let (frame, bounds) = (holder.presentation.frame, holder.presentation.bounds)
    shown.center.x += frame.minX - bounds.minX
    shown.center.y += frame.minY - bounds.minY
    return shown
  }

  /// Moves a live view to where its new attributes belong, if that is not where it is: it stays at
  /// its place on screen.
  func moveToContainer(_ view: GridReusableView, of attributes: GridViewLayoutAttributes) {
    let new = attributes.sectionScroll
    guard view.reuse.scroll !== new, view.reuse.applied != nil else { return }
    simulation.clock.animator.perform(nil) {
      let frame = frameInContent(of: view)
      let zIndex = attributes.quickZIndex
      view.reuse.scroll = new
      view.shownVersion &+= 1
      view.reuse.scrollOrigin = new?.origin ?? .zero
      stack(view, zIndex: zIndex)
      let shift = new?.shift ?? .zero
      let origin = view.reuse.scrollOrigin
      view.center = CGPoint(
        x: frame.midX - origin.x - shift.x, y: frame.midY - origin.y - shift.y)
      // It is elsewhere than it was put: equal attributes count as others.
      view.reuse.appliedVersion &+= 1
    }
  }

  // MARK: For testers

  /// The non-zero offsets of sections that scroll by themselves, on screen or not; in points from
  /// the beginning of their rows.
  package var scrolledSections: [Int: CGFloat] {
    (sectionScrollingLayout?.scrolls ?? [:]).mapValues(\.offset).filter { $0.value != 0 }
  }

  /// Scrolls a section by itself, on screen or not, as code does; one that goes with the
  /// others stays.
  ///
  /// - Parameter offset: In points from the beginning of its row.
  package func scrollSection(_ section: Int, to offset: CGFloat) {
    guard let scroll = sectionScrollingLayout?.sectionScroll(ofSection: section) else { return }
    move(scroll, to: offset, animated: false)
  }

  private func move(_ scroll: SectionScroll, to offset: CGFloat, animated: Bool) {
    if let view = scroll.view {
      view.setContentOffset(scroll.viewOffset(for: offset), animated: animated)
    } else {
      openChange()
      scroll.rest(at: offset)
      sectionDidScroll(scroll)
    }
  }

  /// Whether a live view moves with a section that scrolls by itself.
  package func isInScrollingSection(_ view: GridReusableView) -> Bool { view.reuse.scroll != nil }

  /// The scroll view of a section that scrolls by itself and is on screen.
  package func scrollView(ofSection section: Int) -> BaseScrollView? {
    sectionsOnScreen.first { $0.scroll.section == section }?.view
  }

  /// Sections on screen that scroll by themselves, ascending, and their scroll views' offsets in
  /// points.
  package var sectionOffsets: [(section: Int, offset: CGPoint)] {
    sectionsOnScreen.map { ($0.scroll.section, $0.view.contentOffset) }
      .sorted { $0.section < $1.section }
  }

  /// The sections on screen with their scroll views, without those that are on their way out.
  private var sectionsOnScreen: [(scroll: SectionScroll, view: SectionScrollView)] {
    guard let layout = sectionScrollingLayout else { return [] }
    return display.sectionScrolls.live.compactMap { view in
      view.scroll.flatMap { layout.isInUse($0) ? ($0, view) : nil }
    }
  }

  // MARK: Scrolling to items

  /// Scrolls a section so that an item of it shows.
  ///
  /// - Parameters:
  ///   - frame: Of the item, in content points, at the section's offset 0.
  ///   - alignment: Along the section's row.
  func scroll(
    _ scroll: SectionScroll, showing frame: CGRect, at alignment: ScrollTarget.Alignment,
    animated: Bool
  ) {
    let axis = scroll.row.axis
    let (origin, viewport) = (scroll.origin[axis], scroll.viewport)
    let room = viewport.size[axis]
    let start = frame.span(axis).start - origin
    let end = frame.span(axis).end - origin
    let present = scroll.viewOffset(for: scroll.offset)[axis]
    let target =
      switch alignment {
      case .start: start
      case .center: (start + end - room) / 2
      case .end: end - room
      case .nearest:
        start < present ? start : end > present + room ? min(start, end - room) : present
      }
    guard target != present else { return }
    let offset = CGPoint(axis, along: target, across: 0)
    move(scroll, to: scroll.offset(ofView: offset), animated: animated)
  }
}
