/// What a grid knows of the sizes that its views ask for.
struct SelfSizing {
  /// Handed to views instead of the layout's own object, as long as none of them keeps it.
  fileprivate var copy: GridViewLayoutAttributes?
  /// Elements that made the layout stale in the pass under way, ascending.
  fileprivate var sized: [ElementKey] = []
  /// The element that made the layout stale last although it had done so in this pass before.
  fileprivate(set) var unstableElement: ElementKey?
  /// Whether the round under way was cut short by an element that had not been sized in this pass.
  fileprivate var isProgress = false
  /// What views that show were asked under: another layout, or another size of the grid, has them
  /// asked again. Kept until the next pass: a weak reference would cost every question to the
  /// layout.
  fileprivate var layout: GridViewLayout?
  fileprivate var boundsSize = CGSize.zero
  /// The class of the view that was looked at last, and whether views of it can say no size of
  /// their own: they come in a row (scenarios `steady-scroll` and `far-jump` of the benchmark).
  fileprivate var latestClass: (identifier: ObjectIdentifier?, usesDefaultSizing: Bool) = (
    nil, false
  )
  /// The class of the layout that was looked at last, whether it is one of the runtime's, and
  /// whether it may think otherwise of sizes than those.
  fileprivate var latestLayoutClass: (identifier: ObjectIdentifier?, isOwn: Bool, mayHear: Bool) = (
    nil, false, true
  )
  /// The view that is just asked.
  fileprivate var asked: ObjectIdentifier?
  /// Whether the view that was asked last had a say, or left everything to the base classes.
  var overridesSizing = false
  /// Whether the layout is just told of a preferred size.
  var isInvalidating = false
  /// Whether the questions for sizes wait for a later pass.
  var isPutOff = false

  /// Notes that an element has made the layout stale; most often it is behind those that have.
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

// A view is asked for its size when it is about to show and when
// the layout has given it another size than it was last asked about. An answer that the layout
// follows makes the layout stale and cuts the round short: the next round begins with the new
// geometry, so views that do not show any more are not asked. Only then does the view
// show.

extension GridView {
  /// Step 6 of a layout pass: asks a view that has just got its attributes for the size that it
  /// would like, if that is due.
  ///
  /// - Parameter isNew: Whether the view is about to show.
  /// - Returns: Whether the layout is stale now: the round starts again.
  func sizeChangesLayout(
    of view: GridReusableView, key: ElementKey, attributes: GridViewLayoutAttributes,
    isNew: Bool = false
  ) -> Bool {
    if !isNew, view.reuse.askedSize == attributes.quickSize { return false }
    return askForSize(of: view, key: key, attributes: attributes)
  }

  /// Whether a view that shows has to be asked for its size, and the answer may count.
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
    // Most cells have nothing to say: nobody is asked, and no step is opened for it.
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

  /// Whether nothing comes of the size of a view that has no say in it, so that the layout need not
  /// hear it.
  @inline(__always)
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
      // What somebody else's layout has answered is checked with the size.
      return display.selfSizing.latestLayoutClass.isOwn
        || attributes.key == key && attributes.isValid
    }
  }

  /// Whether neither a view nor, in a cell, its content view can say a size of its own: then
  /// `preferredLayoutAttributesFitting(_:)` answers with what it gets, and who is not asked has not
  /// missed anything.
  @inline(__always)
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

  /// The view has no say, and the layout does not ask what the base class says.
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

  /// Asks the layout about a size; both attributes are in its coordinates.
  ///
  /// - Returns: Whether it is stale now.
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
    // Where only the base classes could answer, nobody is asked.
    guard !usesDefaultSizing else {
      return PreferredSizeCaller.Answer(attributes: copy, overridesSizing: false)
    }
    display.selfSizing.asked = ObjectIdentifier(view)
    defer { display.selfSizing.asked = nil }
    return PreferredSizeCaller(grid: self).preferred(by: view, insteadOf: copy)
  }

  /// Whatever a context names: a size that changes moves the neighbours too, so all is asked again.
  /// The open pass takes care of the layout that is due.
  private func invalidate(
    _ layout: GridViewLayout, with context: GridViewLayoutInvalidationContext
  ) {
    let wasDue = needsLayout
    display.selfSizing.isInvalidating = true
    withLayoutCaller { $0.invalidate(layout, with: context) }
    display.selfSizing.isInvalidating = false
    answers.cachedRegion.evictAll()
    if pass.isDecidingOnViews { needsLayout = wasDue }
  }

  /// SS-7: the answer must be for the element, and a size.
  private func check(
    _ preferred: GridViewLayoutAttributes, insteadOf given: GridViewLayoutAttributes,
    for key: ElementKey
  ) throws(ActionRejected) {
    if preferred.key != key {
      // A view that has nothing to say answers with what it was given: the layout's word.
      if given.key == preferred.key { try refuse(.foreignAttributes(preferred, asked: key)) }
      try refuse(.foreignPreferredAttributes(preferred, asked: key))
    }
    guard preferred.size.isFiniteSize, preferred.isValid else {
      try refuse(.nonFiniteAttributes(preferred))
    }
  }

  /// A copy of attributes that a view may change and keep. One object serves until somebody keeps
  /// it.
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

  /// The number of a round that is about to begin, counted from the last progress: E-42 is for
  /// rounds that lead nowhere, and there may be more elements that get a first size (SS-3).
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

  /// Whether a pass that begins would find that no view is to be asked.
  var isSizingUnchanged: Bool {
    wereViewsAskedAsNow && display.selfSizing.sized.isEmpty && !display.selfSizing.isProgress
  }

  /// Whether views that show were asked under the present layout, and in the present size of the
  /// grid.
  private var wereViewsAskedAsNow: Bool {
    display.selfSizing.layout === answers.layout && display.selfSizing.boundsSize == bounds.size
  }

  /// Ends what belongs to one pass.
  func sizingPassDidEnd(isRefused: Bool) {
    guard !display.selfSizing.sized.isEmpty else { return }
    display.selfSizing.sized.removeAll(keepingCapacity: true)
    display.selfSizing.isProgress = false
    display.selfSizing.unstableElement = nil
    answers.builtInLayout?.sizingDidEnd(isRefused: isRefused)
  }

  // MARK: Changes by the views

  /// A view that shows would fit another size: it is asked in the next pass (SS-6).
  ///
  /// There are no constraints, so `.enabledIncludingConstraints` is as `.enabled`.
  func fittingSizeDidChange(of view: GridReusableView) {
    guard selfSizingInvalidation != .disabled else { return }
    askAgain(view)
  }

  /// Asks a view for its size in the next pass, for instance after it was configured anew (RC-4).
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
  /// A layout has answered with attributes of another element.
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
