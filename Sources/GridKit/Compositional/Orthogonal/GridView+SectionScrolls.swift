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
  fileprivate var waiting: [SectionScrollView] = []

  var isEmpty: Bool { live.isEmpty }

  /// Moves the scroll views to the present places of their sections.
  func place() {
    // The loop uses indexes, because an iterator would count a reference to each view.
    let live = live
    for index in live.indices { Unretained(live[index]).withObject { $0.place() } }
  }

  /// Returns the identities of the sections that have views on screen.
  fileprivate func used(by live: LiveViews, _ leaving: [LeavingView]) -> [ObjectIdentifier] {
    // The list is short. Views of one section mostly follow each other.
    var used: [ObjectIdentifier] = []
    used.reserveCapacity(self.live.count)
    func record(_ identifier: ObjectIdentifier?) {
      guard let identifier, used.last != identifier, !used.contains(identifier) else { return }
      used.append(identifier)
    }
    // The loop uses indexes, because an iterator would count a reference to each view.
    for index in live.elements.indices {
      record(Unretained(live.elements[index].value).withObject { $0.reuse.scrollIdentity })
    }
    for leaving in leaving { record(leaving.view.reuse.scrollIdentity) }
    return used
  }

  /// Removes and returns a scroll view whose section is not among `used`; nil if there is none.
  fileprivate mutating func removeUnused(_ used: [ObjectIdentifier]) -> SectionScrollView? {
    // The loop has no closures, because each would first check that it runs on the main actor
    // (`shelf-page`).
    for index in live.indices {
      if let scroll = live[index].scroll, used.contains(ObjectIdentifier(scroll)) { continue }
      return live.remove(at: index)
    }
    return nil
  }
}

extension GridView {
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
      stack(view, zIndex: zIndex, in: self)
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
      stack(view, zIndex: zIndex, in: self)
    }
    return view
  }

  /// Releases the scroll views of sections without views on screen, for use by other sections.
  ///
  /// - Complexity: O(*n*) for *n* live views, if any section has a scroll view.
  func releaseSectionScrollViews() {
    guard !display.sectionScrolls.isEmpty else { return }
    let used = display.sectionScrolls.used(by: display.liveViews, display.leavingViews)
    while let view = display.sectionScrolls.removeUnused(used) {
      view.letGo()
      view.isHidden = true
      display.sectionScrolls.waiting.append(view)
    }
  }

  /// Makes everything follow the new offset of an orthogonal section: the layout, the known
  /// elements, and a layout pass. Called by `SectionScroll.move(to:in:)` only.
  func sectionDidScroll(_ scroll: SectionScroll) {
    guard !pass.isOpen(.rollingBack) else { return }
    openChange()
    answers.sectionLayout?.sectionDidScroll(scroll)
    known.recordSectionScroll()
    display.shown = nil
    answers.cachedRegion.evictAll()
    setNeedsLayout()
  }

  /// Passes the items on screen to the layout, for the handlers of its sections. Changes that
  /// handlers make to the items are shown in the same pass.
  func tellVisibleItems() throws(ActionRejected) {
    guard let layout = answers.sectionLayout, layout.tellsVisibleItems else { return }
    let visible = bounds
    let elements = known.inAnswerOrder.filter { $0.isShown(in: visible) }
    try rethrowingFaults { layout.tellVisibleItems(elements, offset: contentOffset) }
  }

  // MARK: For testers

  /// Returns the scroll view of an orthogonal section; nil if the section is not on screen.
  package func scrollView(ofSection section: Int) -> BaseScrollView? {
    sectionsOnScreen.first { $0.scroll?.section == section }
  }

  /// The orthogonal sections on screen, in ascending order, with the content offsets of the
  /// sections' scroll views in points.
  package var sectionOffsets: [(section: Int, offset: CGPoint)] {
    sectionsOnScreen.map { ($0.scroll?.section ?? 0, $0.contentOffset) }.sorted { $0.0 < $1.0 }
  }

  /// The scroll views on screen, without those of sections that the layout no longer has.
  private var sectionsOnScreen: [SectionScrollView] {
    display.sectionScrolls.live.filter { view in
      view.scroll.map { answers.sectionLayout?.isInUse($0) == true } ?? false
    }
  }
}

extension GridReusableView {
  /// Whether the view moves with an orthogonal section.
  package var isInScrollingSection: Bool { reuse.scroll != nil }

  /// The view's frame in the grid's content.
  package var frameInContent: CGRect {
    guard let scroll = reuse.scroll else { return frame }
    let (origin, shift) = (reuse.scrollOrigin, scroll.shift)
    return frame.offsetBy(dx: origin.x + shift.x, dy: origin.y + shift.y)
  }

  /// The present values of the view on screen, in content points. They include the place of the
  /// scroll view of an orthogonal section.
  package var presentationInContent: ViewPresentation {
    var shown = presentation
    guard let holder = reuse.scroll?.view else { return shown }
    let (frame, bounds) = (holder.presentation.frame, holder.presentation.bounds)
    shown.center.x += frame.minX - bounds.minX
    shown.center.y += frame.minY - bounds.minY
    return shown
  }

  /// Moves the view between the grid and the scroll views of orthogonal sections, as the view's new
  /// attributes require. The view stays in place on screen.
  func moveToContainer(of attributes: GridViewLayoutAttributes, in grid: GridView) {
    let new = attributes.sectionScroll
    guard reuse.scroll !== new, reuse.applied != nil else { return }
    grid.simulation.clock.animator.perform(nil) {
      let frame = frameInContent
      let zIndex = attributes.quickZIndex
      reuse.scroll = new
      shownVersion &+= 1
      reuse.scrollOrigin = new?.origin ?? .zero
      grid.stack(self, zIndex: zIndex)
      let shift = new?.shift ?? .zero
      let origin = reuse.scrollOrigin
      center = CGPoint(x: frame.midX - origin.x - shift.x, y: frame.midY - origin.y - shift.y)
      // The view is no longer where its attributes put it, so equal attributes must be applied
      // again.
      reuse.appliedVersion &+= 1
    }
  }
}
