extension GridView {
  /// Asks the layout before new bounds are stored (BC-1, BC-2): `bounds` is still the old
  /// rectangle.
  func askLayout(aboutBounds newBounds: CGRect) {
    guard !isRestoring else { return }
    openChange()
    part {
      boundsQuestions += 1
      Unmanaged.passUnretained(currentLayout).withObject { ask($0, aboutBounds: newBounds) }
      boundsQuestions -= 1
      forgetAnsweringLayouts()
    }
  }

  /// Lets go of replaced layouts if none of them can be answering any more.
  @inline(__always)
  func forgetAnsweringLayouts() {
    if boundsQuestions == 0, !isInLayoutPass, !answeringLayouts.isEmpty { answeringLayouts = [] }
  }

  private func ask(_ layout: GridViewLayout, aboutBounds newBounds: CGRect) {
    // A layout hears nothing before its first preparation (CO-3).
    guard layout.preparedSize != nil, !isInLayoutPass || hasLaidOut else { return }
    // An answer that moves the content is a change of bounds of its own: one that always does would
    // never end.
    guard boundsQuestions <= GridView.roundLimit else {
      return simulation.raise(.adjustmentLoop(self))
    }
    let asked = isMirrored(under: layout) ? mirrored(newBounds) : newBounds
    guard LayoutCaller.shouldInvalidate(layout, forBoundsChange: asked, in: self) else { return }
    let caller = layoutCaller
    let context = caller.context(of: currentLayout, forBoundsChange: asked)
    caller.invalidate(currentLayout, with: context)
  }

  /// A change of insets that leaves the bounds alone makes flow-like layouts stale (CO-29).
  func contentInsetDidChange() {
    for layout in transition?.layout.members ?? []
    where layout._followsContentInset && layout.preparedSize != nil {
      layoutCaller.invalidate(
        layout, with: layoutCaller.makeContext(of: layout, everything: false))
    }
    guard currentLayout._followsContentInset, currentLayout.preparedSize != nil else { return }
    openChange()
    part {
      layoutCaller.invalidate(
        currentLayout, with: layoutCaller.makeContext(of: currentLayout, everything: false))
    }
  }

  /// Takes note of an invalidation of the layout in use.
  package func layout(
    _ layout: GridViewLayout, wasInvalidatedWith context: GridViewLayoutInvalidationContext
  ) {
    tellWitnesses { $0.layout(layout, wasInvalidatedWith: context) }
    guard layout === currentLayout else {
      transition?.layout.memberWasInvalidated(layout)
      return
    }
    openChange()
    // A batch update has loaded the counts that it tells of.
    let tellsOfUpdate = context === updates.context
    if context.invalidateEverything || context.invalidateDataSourceCounts, !tellsOfUpdate {
      model = nil
    }
    if context.namesElements {
      context.forEachNamedKey { namedElements.append($0) }
    } else {
      known.forgetEverything()
    }
    store.allowChanges()
    if context.contentSizeAdjustment != .zero {
      pendingContentSizeAdjustment.width += context.contentSizeAdjustment.width
      pendingContentSizeAdjustment.height += context.contentSizeAdjustment.height
    }
    // SS-4: inside an update UIKit does not listen to offsets of contexts about sizes.
    let isIgnored = selfSizing.isInvalidating && updates.isBusy
    if context.contentOffsetAdjustment != .zero, !isIgnored {
      moveContent(
        to: CGPoint(
          x: contentOffset.x + context.contentOffsetAdjustment.x,
          y: contentOffset.y + context.contentOffsetAdjustment.y))
    }
    if layout.isPreparing {
      simulation.recordOnce(
        "invalidates-during-prepare \(ObjectIdentifier(layout))", .invalidatesDuringPrepare(layout))
    } else {
      setNeedsLayout()
    }
  }

  // MARK: Right to left

  /// Whether the layout's coordinates are mirrored for the view (LB-7).
  var isMirrored: Bool {
    Unmanaged.passUnretained(currentLayout).withObject { isMirrored(under: $0) }
  }

  /// - Parameter layout: The one in use.
  func isMirrored(under layout: GridViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// A view rectangle in the layout's coordinates, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  /// A view point in the layout's coordinates, or the other way round.
  func mirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: contentSize.width - point.x, y: point.y) : point
  }

  /// A layout's answer in the view's coordinates: a mirrored copy where the layout is mirrored.
  package func presented(
    _ attributes: GridViewLayoutAttributes, contentWidth: CGFloat? = nil
  ) -> GridViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? GridViewLayoutAttributes else {
      return attributes
    }
    copy.center = CGPoint(
      x: (contentWidth ?? contentSize.width) - copy.center.x, y: copy.center.y)
    return copy
  }
}
