// Orthogonal sections. Each orthogonal section on screen has a scroll view among the grid's
// subviews, which contains the views that move with the section. The section takes the scroll view
// when its first cell comes on screen. When its last cell has gone, the scroll view can serve
// another section.

/// The scroll views of orthogonal sections.
@MainActor
struct SectionScrollViews {
  /// Scroll views that show a section, in the order in which sections took them.
  fileprivate(set) var live: [SectionScrollView] = []
  /// Scroll views that no section uses, to be used again.
  fileprivate(set) var waiting: [SectionScrollView] = []

  var isEmpty: Bool { live.isEmpty }
}

extension GridView {
  /// The present layout, if its sections can be orthogonal.
  var sectionScrollingLayout: (any SectionScrollingLayout)? { answers.sectionLayout }

  /// Whether a section has a scroll view, or the layout has orthogonal sections.
  var hasSectionScrolls: Bool {
    !display.sectionScrolls.isEmpty || answers.sectionLayout?.scrollSpace != nil
  }

  /// Sets the width in which the view mirrors orthogonal sections. The grid calls the method before
  /// it queries the layout.
  func recordSectionScrollSpace() {
    guard let space = answers.sectionLayout?.scrollSpace else { return }
    space.mirroredWidth = isMirrored ? contentSize.width : nil
  }

  /// Returns the scroll view of an orthogonal section. The grid keeps the scroll view.
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
    // The first place of a scroll view is not animated.
    simulation.clock.animator.perform(nil) {
      view.show(scroll)
      stack(view, among: self, zIndex: zIndex)
    }
    return view
  }

  /// Moves the scroll views to the present places of their sections.
  func placeSectionScrollViews() {
    // The loop uses indexes, because an iterator would count a reference to each view.
    let live = display.sectionScrolls.live
    for index in live.indices { Unretained(live[index]).withObject { $0.place() } }
  }

  /// Releases the scroll views of sections without views on screen. The scroll views can serve
  /// other sections.
  ///
  /// - Complexity: O(*n*) for *n* live views, if any section has a scroll view.
  func releaseSectionScrollViews() {
    guard !display.sectionScrolls.isEmpty else { return }
    // The list is short. Views of one section mostly follow each other.
    var used: [ObjectIdentifier] = []
    used.reserveCapacity(display.sectionScrolls.live.count)
    let elements = display.liveViews.elements
    // The loop uses indexes, because an iterator would count a reference to each view.
    for index in elements.indices {
      Unretained(elements[index].value).withObject { record($0, in: &used) }
    }
    for leaving in display.leavingViews { record(leaving.view, in: &used) }
    // The loop has no closures, because each would first check that it runs on the main actor
    // (`shelf-page`).
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

  /// Handles the scrolling of an orthogonal section. The section's elements have moved, and other
  /// elements of the section may be visible now.
  func sectionDidScroll(_ scroll: SectionScroll) {
    guard !pass.isOpen(.rollingBack) else { return }
    openChange()
    sectionScrollingLayout?.sectionDidScroll(scroll)
    store.recordSectionScroll()
    display.shown.forget()
    answers.cachedRegion.evictAll()
    setNeedsLayout()
  }

  /// Passes the items on screen to the layout, for the handlers of its sections. Changes that
  /// handlers make to the items are shown in the same pass.
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

  /// Returns the present values of an element's view on screen, in content points. The values of a
  /// view in an orthogonal section include the place of the section's scroll view.
  package func presentationInContent(of view: GridReusableView) -> ViewPresentation {
    var shown = view.presentation
    guard let holder = view.reuse.scroll?.view else { return shown }
    let (frame, bounds) = (holder.presentation.frame, holder.presentation.bounds)
    shown.center.x += frame.minX - bounds.minX
    shown.center.y += frame.minY - bounds.minY
    return shown
  }

  /// Moves a live view between the grid and the scroll views of orthogonal sections, as the view's
  /// new attributes require. The view stays in place on screen.
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
      // The view is no longer where its attributes put it, so equal attributes must be applied
      // again.
      view.reuse.appliedVersion &+= 1
    }
  }

  // MARK: For testers

  /// The non-zero offsets of orthogonal sections, by section, in points from the beginning of the
  /// section's row. Sections that are not on screen are included.
  package var scrolledSections: [Int: CGFloat] {
    (sectionScrollingLayout?.scrolls ?? [:]).mapValues(\.offset).filter { $0.value != 0 }
  }

  /// Scrolls an orthogonal section without animation. The section need not be on screen. Other
  /// sections do not move.
  ///
  /// - Parameter offset: The offset in points from the beginning of the section's row.
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

  /// Whether a live view moves with an orthogonal section.
  package func isInScrollingSection(_ view: GridReusableView) -> Bool { view.reuse.scroll != nil }

  /// Returns the scroll view of an orthogonal section; nil if the section is not on screen.
  package func scrollView(ofSection section: Int) -> BaseScrollView? {
    sectionsOnScreen.first { $0.scroll.section == section }?.view
  }

  /// The orthogonal sections on screen, in ascending order, with the content offsets of the
  /// sections' scroll views in points.
  package var sectionOffsets: [(section: Int, offset: CGPoint)] {
    sectionsOnScreen.map { ($0.scroll.section, $0.view.contentOffset) }
      .sorted { $0.section < $1.section }
  }

  /// The orthogonal sections on screen and their scroll views, without sections that the layout no
  /// longer has.
  private var sectionsOnScreen: [(scroll: SectionScroll, view: SectionScrollView)] {
    guard let layout = sectionScrollingLayout else { return [] }
    return display.sectionScrolls.live.compactMap { view in
      view.scroll.flatMap { layout.isInUse($0) ? ($0, view) : nil }
    }
  }

  // MARK: Scrolling to items

  /// Scrolls an orthogonal section so that one of the section's items is visible.
  ///
  /// - Parameters:
  ///   - frame: The frame of the item in content points when the section is at offset 0.
  ///   - alignment: The alignment of the item along the section's row.
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
