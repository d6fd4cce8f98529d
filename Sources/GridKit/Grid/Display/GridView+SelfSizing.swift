/// The self-sizing state of a grid.
struct SelfSizing {
  /// The copy of the layout's attributes that views receive. Reused until a view retains it.
  fileprivate var copy: GridViewLayoutAttributes?
  /// Elements that made the layout stale in the pass under way, ascending.
  fileprivate var sized: [ElementKey] = []
  /// The latest element, if it has made the layout stale for at least the second time in this pass.
  fileprivate(set) var unstableElement: ElementKey?
  /// Whether an element that was not sized before in this pass has ended the round under way.
  fileprivate var isProgress = false
  /// The layout and the bounds size under which displayed views were asked for their sizes. If
  /// either changes, the views are asked again. The layout is retained until the next pass, because
  /// a weak reference would slow down every call to it.
  fileprivate var layout: GridViewLayout?
  fileprivate var boundsSize = CGSize.zero
  /// The class of the latest view, and whether views of the class use the default sizing. Cached,
  /// because views of one class follow each other (benchmark scenarios `steady-scroll` and
  /// `far-jump`).
  fileprivate var latestClass: (identifier: ObjectIdentifier?, usesDefaultSizing: Bool) = (
    nil, false
  )
  /// The class of the latest layout, whether it is a built-in class, and whether it may handle
  /// preferred sizes differently from the built-in classes.
  fileprivate var latestLayoutClass: (identifier: ObjectIdentifier?, isOwn: Bool, mayHear: Bool) = (
    nil, false, true
  )
  /// The view that is being asked for its size.
  fileprivate var asked: ObjectIdentifier?
  /// Whether the view that was asked last overrides the sizing of the base classes.
  var overridesSizing = false
  /// Whether the layout is being invalidated for a preferred size.
  var isInvalidating = false
  /// Whether views are asked for their sizes only in a later pass.
  var isPutOff = false

  /// Records that an element has made the layout stale. Most often its key is after all recorded
  /// keys.
  fileprivate mutating func record(_ key: ElementKey) {
    var place = sized.count
    if let last = sized.last, !last.precedes(key) {
      place = sized.firstIndex { !$0.precedes(key) } ?? 0
      if sized[place] == key {
        unstableElement = key
        return
      }
    }
    unstableElement = nil
    sized.insert(key, at: place)
    isProgress = true
  }
}

// A view is asked for its size before it is displayed, and whenever the layout gives it a size that
// it was not last asked about. If the layout follows the answer, the layout becomes stale and the
// round ends early. The next round uses the new geometry, so views that are no longer visible are
// not asked. A new view is displayed only after its size is settled.

extension GridView {
  /// Performs step 6 of a layout pass: asks a view with new attributes for its preferred size, if
  /// that is due.
  ///
  /// - Parameter isNew: Whether the view is about to be displayed.
  /// - Returns: Whether the layout is stale now, so that the round must start again.
  func sizeChangesLayout(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    isNew: Bool = false
  ) -> Bool {
    if !isNew, view.reuse.askedSize == attributes.quickSize { return false }
    return askForSize(of: view, key: key, attributes: attributes)
  }

  /// Returns whether a displayed view must be asked for its size, and the layout may follow the
  /// answer.
  func mayAskForSize(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes
  ) -> Bool {
    view.reuse.askedSize != attributes.quickSize
      && !(usesDefaultSizing(view) && ignoresBaseClassSize(attributes, of: key))
  }

  private func askForSize(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes
  ) -> Bool {
    guard key.kind.category != .decorationView, !pass.isOpen(.rollingBack) else { return false }
    guard !display.selfSizing.isPutOff else {
      view.reuse.askedSize = nil
      return false
    }
    view.reuse.askedSize = attributes.size
    let usesDefaultSizing = usesDefaultSizing(view)
    // Most cells use the default size: neither the view nor the layout is called.
    let isIgnored = ignoresBaseClassSize(attributes, of: key)
    guard !usesDefaultSizing || !isIgnored else { return keepsSize() }
    do throws(ActionRejected) {
      let answer = try rethrowingFaults {
        preferredAttributes(of: view, usesDefaultSizing: usesDefaultSizing, insteadOf: attributes)
      }
      guard answer.overridesSizing || !isIgnored else { return keepsSize() }
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

  /// Returns whether the layout ignores the size of a view with default sizing, so that the layout
  /// need not be asked.
  private func ignoresBaseClassSize(
    _ attributes: GridViewLayoutAttributes, of key: ElementKey
  ) -> Bool {
    Unretained(answers.layout).withObject { layout in
      let layoutClass = ObjectIdentifier(type(of: layout))
      if display.selfSizing.latestLayoutClass.identifier != layoutClass {
        display.selfSizing.latestLayoutClass = (
          layoutClass, type(of: layout).isOwnClass,
          simulation.layoutOverrides.mayHearSizes(type(of: layout))
        )
      }
      guard !display.selfSizing.latestLayoutClass.mayHear, layout.ignoresBaseClassSizes else {
        return false
      }
      // The attributes of a custom layout are checked together with the size.
      return display.selfSizing.latestLayoutClass.isOwn
        || attributes.key == key && attributes.isValid
    }
  }

  /// Returns whether neither a view nor the content view of a cell can have a size of its own.
  /// `preferredLayoutAttributesFitting(_:)` then returns its argument unchanged, so the call can be
  /// omitted.
  private func usesDefaultSizing(_ view: GridReusableView) -> Bool {
    let viewClass = ObjectIdentifier(type(of: view))
    if display.selfSizing.latestClass.identifier != viewClass {
      display.selfSizing.latestClass = (
        viewClass, simulation.sizeOverrides.usesDefaultSizing(type(of: view))
      )
    }
    guard display.selfSizing.latestClass.usesDefaultSizing else { return false }
    return view.hasNoFittingObserver && view.hasSilentContent
  }

  /// Records that a view with default sizing keeps its size.
  ///
  /// - Returns: False, as the layout is not stale.
  private func keepsSize() -> Bool {
    display.selfSizing.overridesSizing = false
    simulation.work.layoutCalls += 1
    return false
  }

  private func sizeChangesLayout(
    _ answer: PreferredSizeCaller.Answer, key: ElementKey,
    insteadOf attributes: GridViewLayoutAttributes
  ) throws(ActionRejected) -> Bool {
    let preferred = answer.attributes
    try check(preferred, insteadOf: attributes, for: key)
    display.selfSizing.overridesSizing = answer.overridesSizing
    let layout = answers.layout
    guard isMirrored(under: layout) else {
      return try follows(
        layout, preferred, insteadOf: attributes, key: key, isTraced: answer.overridesSizing)
    }
    return try follows(
      layout, mirrored(preferred), insteadOf: mirrored(attributes), key: key,
      isTraced: answer.overridesSizing)
  }

  /// Asks the layout whether a preferred size invalidates it. Both attributes are in the layout's
  /// coordinates.
  ///
  /// - Returns: Whether the layout is stale now.
  private func follows(
    _ layout: GridViewLayout, _ wanted: GridViewLayoutAttributes,
    insteadOf original: GridViewLayoutAttributes, key: ElementKey, isTraced: Bool
  ) throws(ActionRejected) -> Bool {
    let isFollowed = try rethrowingFaults {
      withLayoutCaller {
        $0.shouldInvalidate(layout, forPreferred: wanted, original: original, isTraced: isTraced)
      }
    }
    guard isFollowed else { return false }
    let context = try rethrowingFaults {
      withLayoutCaller { $0.context(of: layout, forPreferred: wanted, original: original) }
    }
    let (_, isRefused) = watch { invalidate(layout, with: context) }
    display.selfSizing.record(key)
    return isRefused || !answers.layout.isPrepared
  }

  private func preferredAttributes(
    of view: GridReusableView, usesDefaultSizing: Bool,
    insteadOf attributes: GridViewLayoutAttributes
  ) -> PreferredSizeCaller.Answer {
    let copy = handedCopy(of: attributes)
    // With default sizing the answer is known, so the view is not called.
    guard !usesDefaultSizing else {
      return PreferredSizeCaller.Answer(attributes: copy, overridesSizing: false)
    }
    display.selfSizing.asked = ObjectIdentifier(view)
    defer { display.selfSizing.asked = nil }
    return PreferredSizeCaller(grid: self).preferred(by: view, insteadOf: copy)
  }

  /// Invalidates the layout for a preferred size. All elements are queried again, whatever the
  /// context names, because a new size also moves the neighbours. Inside a pass, no further pass is
  /// requested.
  private func invalidate(
    _ layout: GridViewLayout, with context: GridViewLayoutInvalidationContext
  ) {
    let wasDue = needsLayout
    display.selfSizing.isInvalidating = true
    withLayoutCaller { $0.invalidate(layout, with: context) }
    display.selfSizing.isInvalidating = false
    answers.cachedRegion.evictAll()
    if pass.isDecidingOnViews { layoutState.needsLayout = wasDue }
  }

  /// Checks that the preferred attributes belong to the element and have a valid size (SS-7).
  private func check(
    _ preferred: GridViewLayoutAttributes, insteadOf given: GridViewLayoutAttributes,
    for key: ElementKey
  ) throws(ActionRejected) {
    if preferred.key != key {
      // A view with default sizing returns the attributes that it received: the fault is the
      // layout's.
      if given.key == preferred.key { try refuse(.foreignAttributes(preferred, asked: key)) }
      try refuse(.foreignPreferredAttributes(preferred, asked: key))
    }
    guard preferred.size.isFiniteSize, preferred.isValid else {
      try refuse(.nonFiniteAttributes(preferred))
    }
  }

  /// Returns a copy of attributes that a view may change and retain. The copy is reused until a
  /// view retains it.
  private func handedCopy(of attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    guard type(of: attributes) == GridViewLayoutAttributes.self else {
      return attributes.copy() as? GridViewLayoutAttributes ?? attributes
    }
    if isKnownUniquelyReferenced(&display.selfSizing.copy), let copy = display.selfSizing.copy {
      copy.assign(attributes)
      return copy
    }
    let copy = GridViewLayoutAttributes()
    copy.assign(attributes)
    display.selfSizing.copy = copy
    return copy
  }

  // MARK: Passes

  /// Returns the number of the next round, counted from the last round with progress. Only rounds
  /// without progress count for E-42, because any number of elements may be sized for the first
  /// time (SS-3).
  func nextRound(after round: Int) -> Int {
    if !wereViewsAskedAsNow {
      display.selfSizing.layout = answers.layout
      display.selfSizing.boundsSize = bounds.size
      for (_, view) in display.liveViews { view.reuse.askedSize = nil }
      display.areViewsDue = true
    }
    if display.selfSizing.isProgress { display.selfSizing.unstableElement = nil }
    defer { display.selfSizing.isProgress = false }
    return display.selfSizing.isProgress ? 1 : round + 1
  }

  /// Whether displayed views were asked under the present layout and bounds size.
  private var wereViewsAskedAsNow: Bool {
    display.selfSizing.layout === answers.layout && display.selfSizing.boundsSize == bounds.size
  }

  /// Resets the state of one pass.
  func sizingPassDidEnd(isRefused: Bool) {
    guard !display.selfSizing.sized.isEmpty else { return }
    display.selfSizing.sized.removeAll(keepingCapacity: true)
    display.selfSizing.isProgress = false
    display.selfSizing.unstableElement = nil
    answers.builtInLayout?.sizingDidEnd(isRefused: isRefused)
  }

  // MARK: Changes by the views

  /// Asks a displayed view for its size in the next pass, because its fitting size has changed
  /// (SS-6).
  ///
  /// There are no constraints, so `.enabledIncludingConstraints` works like `.enabled`.
  func fittingSizeDidChange(of view: GridReusableView) {
    guard selfSizingInvalidation != .disabled else { return }
    askAgain(view)
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

extension GridFault {
  /// Returns the fault of a layout that returned attributes of another element.
  @MainActor package static func foreignAttributes(
    _ answer: GridViewLayoutAttributes, asked key: ElementKey
  ) -> GridFault {
    let method =
      switch key.kind.category {
      case .cell: "layoutAttributesForItem(at:)"
      case .supplementaryView: "layoutAttributesForSupplementaryView(ofKind:at:)"
      case .decorationView: "layoutAttributesForDecorationView(ofKind:at:)"
      }
    return GridFault(
      code: "foreign-attributes",
      message: "\(method) answered for \(key.elementID) with attributes of \(answer.key.elementID)",
      advice: "Make the attributes with the kind and the index path that the layout is asked for.")
  }

  @MainActor package static func foreignPreferredAttributes(
    _ preferred: GridViewLayoutAttributes, asked key: ElementKey
  ) -> GridFault {
    GridFault(
      code: "foreign-preferred-attributes",
      message: "a view for \(key.elementID) answered preferredLayoutAttributesFitting(_:) with "
        + "attributes of \(preferred.key.elementID)",
      advice: "Change the size of the attributes that are passed in, or of a copy of them.")
  }
}
