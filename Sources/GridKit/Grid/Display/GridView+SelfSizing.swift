// A view is asked for its size before it is displayed, and whenever the layout gives it a size that
// it was not last asked about. If the layout follows the answer, the layout becomes stale and the
// round ends early. The next round uses the new geometry, so views that are no longer visible are
// not asked. A new view is displayed only after its size is settled.

extension GridView {
  /// Performs step 6 of a layout pass: asks a view for its preferred size if that is due.
  ///
  /// - Parameter isNew: Whether the view is about to be displayed.
  /// - Returns: Whether the layout is stale now, so that the round must start again.
  func sizeChangesLayout(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    isNew: Bool = false
  ) -> Bool {
    if !isNew, view.reuse.askedSize == attributes.quickSize { return false }
    guard key.kind.category != .decorationView, !pass.isOpen(.rollingBack) else { return false }
    guard !display.selfSizing.isPutOff else {
      view.reuse.askedSize = nil
      return false
    }
    view.reuse.askedSize = attributes.size
    let usesDefaultSizing = display.selfSizing.usesDefaultSizing(view, in: Unretained(simulation))
    let isIgnored = ignoresBaseClassSize(attributes, of: key)
    do throws(ActionRejected) {
      // Most cells use the default size: neither the view nor the layout is called.
      let answer =
        try usesDefaultSizing && isIgnored
        ? nil
        : rethrowingFaults {
          preferredAttributes(of: view, usesDefaultSizing: usesDefaultSizing, insteadOf: attributes)
        }
      guard let answer, answer.overridesSizing || !isIgnored else {
        display.selfSizing.overridesSizing = false
        simulation.work.layoutCalls += 1
        return false
      }
      let isStale = try sizeChangesLayout(answer, key: key, insteadOf: attributes)
      if isStale, !view.reuse.isPreparedForReuse {
        simulation.recordOnce(
          "reuse without super \(ObjectIdentifier(type(of: view)))", .reuseWithoutSuper(view, key))
      }
      return isStale
    } catch {
      return false
    }
  }

  /// Returns whether a displayed view must be asked for its size and the layout may follow it.
  func mayAskForSize(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes
  ) -> Bool {
    view.reuse.askedSize != attributes.quickSize
      && !(display.selfSizing.usesDefaultSizing(view, in: Unretained(simulation))
        && ignoresBaseClassSize(attributes, of: key))
  }

  /// Returns whether the layout need not be asked about the size of a view with default sizing.
  private func ignoresBaseClassSize(
    _ attributes: GridViewLayoutAttributes, of key: ElementKey
  ) -> Bool {
    Unretained(answers.layout).withObject { layout in
      let layoutClass = type(of: layout)
      if layoutClass.isOwnClass { return layout.ignoresBaseClassSizes }
      // The attributes of a custom layout are checked together with the size.
      return !simulation.layoutOverrides.mayHearSizes(layoutClass) && layout.ignoresBaseClassSizes
        && attributes.key == key && attributes.isValid
    }
  }

  /// Asks the layout whether a preferred size invalidates it, and invalidates it if so.
  ///
  /// - Returns: Whether the layout is stale now.
  private func sizeChangesLayout(
    _ answer: PreferredSizeCaller.Answer, key: ElementKey,
    insteadOf attributes: GridViewLayoutAttributes
  ) throws(ActionRejected) -> Bool {
    let preferred = answer.attributes
    if let fault = GridFault.of(preferred: preferred, insteadOf: attributes, for: key) {
      try refuse(fault)
    }
    display.selfSizing.overridesSizing = answer.overridesSizing
    let layout = answers.layout
    let isMirrored = isMirrored(under: layout)
    let wanted = isMirrored ? mirrored(preferred) : preferred
    let original = isMirrored ? mirrored(attributes) : attributes
    let isFollowed = try rethrowingFaults {
      withLayoutCaller {
        $0.shouldInvalidate(
          layout, forPreferred: wanted, original: original, isTraced: answer.overridesSizing)
      }
    }
    guard isFollowed else { return false }
    let context = try rethrowingFaults {
      withLayoutCaller { $0.context(of: layout, forPreferred: wanted, original: original) }
    }
    let wasDue = needsLayout
    display.selfSizing.isInvalidating = true
    let (_, isRefused) = watch { withLayoutCaller { $0.invalidate(layout, with: context) } }
    display.selfSizing.isInvalidating = false
    // Whatever the context names, a new size also moves the neighbours.
    answers.cachedRegion.evictAll()
    // Inside a pass, no further pass is requested.
    if pass.isDecidingOnViews { layoutState.needsLayout = wasDue }
    display.selfSizing.record(key)
    return isRefused || !answers.layout.isPrepared
  }

  private func preferredAttributes(
    of view: GridReusableView, usesDefaultSizing: Bool,
    insteadOf attributes: GridViewLayoutAttributes
  ) -> PreferredSizeCaller.Answer {
    let copy =
      type(of: attributes) == GridViewLayoutAttributes.self
      ? display.selfSizing.copy(of: attributes)
      : attributes.copy() as? GridViewLayoutAttributes ?? attributes
    // With default sizing the answer is known, so the view is not called.
    guard !usesDefaultSizing else {
      return PreferredSizeCaller.Answer(attributes: copy, overridesSizing: false)
    }
    view.reuse.estimatedAxes = answers.builtInLayout?.estimatedAxes(of: copy.key) ?? (true, true)
    display.selfSizing.asked = ObjectIdentifier(view)
    defer { display.selfSizing.asked = nil }
    return PreferredSizeCaller.preferred(by: view, insteadOf: copy, in: self)
  }

  /// Ends the self-sizing of one pass.
  func sizingPassDidEnd(isRefused: Bool) {
    guard display.selfSizing.endPass() else { return }
    answers.builtInLayout?.sizingDidEnd(isRefused: isRefused)
  }

  // MARK: Changes by the views

  /// Asks a displayed view, whose fitting size has changed, for its size in the next pass (SS-6).
  ///
  /// - Parameter byConstraints: Whether constraints inside the view have changed. Such a change
  ///   counts with `.enabledIncludingConstraints`.
  func fittingSizeDidChange(of view: GridReusableView, byConstraints: Bool = false) {
    switch selfSizingInvalidation {
    case .disabled: break
    case .enabled: if !byConstraints { askAgain(view) }
    case .enabledIncludingConstraints: askAgain(view)
    }
  }

  /// Asks a view for its size in the next pass, for instance after a reconfiguration (RC-4).
  func askAgain(_ view: GridReusableView) {
    guard view.reuse.askedSize != nil, ObjectIdentifier(view) != display.selfSizing.asked,
      display.liveViews[ElementKey(view.reuse.kind, view.reuse.position)] === view
    else { return }
    view.reuse.askedSize = nil
    display.areViewsDue = true
    setNeedsLayout()
  }
}
