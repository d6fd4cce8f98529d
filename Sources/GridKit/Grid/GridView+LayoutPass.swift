extension GridView {
  /// Rounds after which a pass that never settles is a fault (E-42).
  static let roundLimit = 100

  /// Runs one layout pass. A request for a layout from inside a pass is ignored: the open pass
  /// takes care of it.
  ///
  /// - Returns: Whether the pass succeeded; if not, everything is as it was before the open change.
  @discardableResult
  func runLayoutPass() -> Bool {
    guard !isInLayoutPass else { return false }
    guard !currentLayout.isPreparing else {
      isPassPutOff = true
      return false
    }
    installBorrowedLayout()
    if runQuietPass() { return true }
    openChange()
    if isChangeFailed {
      rollBack()
      return false
    }
    isInLayoutPass = true
    defer {
      isInLayoutPass = false
      forgetAnsweringLayouts()
    }
    simulation.work.layoutPasses += 1
    do throws(Refused) {
      try runRounds()
      hasLaidOut = true
      try step { prefetch() }
    } catch {
      rollBack()
      return false
    }
    if currentLayout.wasInvalidatedWhilePreparing {
      // CO-8: stale again, for the next pass.
      currentLayout.wasInvalidatedWhilePreparing = false
      currentLayout.isPrepared = false
    }
    return true
  }

  /// Rounds until nothing is stale any more.
  private func runRounds() throws(Refused) {
    // LP-11: while update animations run, scrolling alone makes no views.
    let isScrollOnly = !updates.runs.isEmpty && isSettled && namedElements.isEmpty
    do throws(Refused) {
      var round = 0
      repeat {
        round = nextRound(after: round)
        if round > GridView.roundLimit { try refuse(.layoutLoop(self)) }
        try step { () throws(Refused) in try runRound(isScrollOnly: isScrollOnly) }
      } while !isSettled
    } catch {
      sizingPassDidEnd(isRefused: true)
      throw error
    }
    sizingPassDidEnd(isRefused: false)
  }

  /// Whether nothing that a callback did in this round has made its result stale.
  var isSettled: Bool {
    currentLayout.isPrepared && isSizeKnown && model != nil && !needsReload
  }

  /// Validates the layout for the visible rectangle, then updates live views (4.1 steps 1–5, 7).
  private func runRound(isScrollOnly: Bool) throws(Refused) {
    try step { reloadIfNeeded() }
    let isFresh = currentLayout.isPrepared
    try step { prepareLayoutIfNeeded() }
    if model == nil { try step { _ = loadedModel } }
    isReloadPending = false
    try step { () throws(Refused) in try applyContentSize() }
    try step { correctOffsetAfterChange() }
    if isScrollOnly, isFresh, currentLayout.isPrepared {
      askForDueSizes()
      shown.forget()
      placeBackgroundView()
      return
    }
    updates.isSizingDue = false
    try step { () throws(Refused) in try refreshNamedElements() }
    if let resize = takeAnimatedResize(), !isFresh {
      try showAnimatedResize(resize)
      placeBackgroundView()
      return
    }
    let keepsViews = try step { () throws(Refused) in try queryVisibleElements() }
    if !keepsViews { try updateVisibleViews() }
    placeBackgroundView()
  }

  /// Calls `prepare()` when the layout is stale.
  ///
  /// A fault outside any action leaves the layout stale: the next pass meets the fault itself and
  /// can be refused.
  func prepareLayoutIfNeeded() {
    guard !currentLayout.isPrepared, !currentLayout.isPreparing else { return }
    installBorrowedLayout()
    isSizeKnown = false
    let layout = currentLayout
    do throws(Refused) {
      try step { withLayoutCaller { $0.prepare(layout, for: bounds.size) } }
    } catch {
      if !isInLayoutPass {
        layout.isPrepared = false
        if isModelFaulty { model = nil }
      }
    }
    if isPassPutOff {
      isPassPutOff = false
      setNeedsLayout()
    }
  }

  /// Reads the content size after a preparation and clamps the offset if the limits moved (4.1
  /// step 4).
  private func applyContentSize() throws(Refused) {
    guard !isSizeKnown else { return }
    isSizeKnown = true
    let size = try readContentSize()
    guard !followTransition(contentSize: size) else { return }
    let isFirst = !hasLaidOut
    contentSize = size
    if isFirst, isMirrored { showLeadingEdge() }
  }

  /// The layout's content size with what contexts add to it.
  func readContentSize() throws(Refused) -> CGSize {
    var size = withLayoutCaller { $0.contentSize(of: currentLayout) }
    size.width += pendingContentSizeAdjustment.width
    size.height += pendingContentSizeAdjustment.height
    pendingContentSizeAdjustment = .zero
    guard size.width.isFinite, size.height.isFinite else {
      try refuse(.nonFiniteContentSize(size, layout: currentLayout))
    }
    if size.width < 0 || size.height < 0 {
      // CS-6: negative lengths count as 0.
      simulation.recordOnce(
        "negative content size \(size) \(ObjectIdentifier(currentLayout))",
        .negativeContentSize(size, layout: currentLayout))
      size.width = max(0, size.width)
      size.height = max(0, size.height)
    }
    return size
  }

  /// SS-5: views that came with an update are asked for their sizes, one after the other until one
  /// of them makes the layout stale: then the next round shows what has changed.
  private func askForDueSizes() {
    guard updates.isSizingDue else { return }
    updates.isSizingDue = false
    for (view, attributes) in displayedElements
    where sizeChangesLayout(of: view, key: view.reuse.key, attributes: attributes) {
      return
    }
  }

  /// Keeps the limits of before an update or a switch for the pass that follows it: of several
  /// changes before a pass any may have moved the limits, even if the last leads back to those of
  /// before the first (S1.14). Of two that differ, one differs from what is in the end.
  func noteLimits(before limits: OffsetLimits) {
    if limitsBeforeChanges.count < 2, limitsBeforeChanges.first != limits {
      limitsBeforeChanges.append(limits)
    }
  }

  /// Brings the offset into limits that an update or a switch has changed (T4.10, S1.14).
  private func correctOffsetAfterChange() {
    guard !limitsBeforeChanges.isEmpty else { return }
    let limits = offsetLimits
    let old = limitsBeforeChanges.first { $0 != limits }
    limitsBeforeChanges.removeAll(keepingCapacity: true)
    // An offset within the limits is not touched, not even rounded.
    if let old, !limits.contains(contentOffset) { clampOffsetAfterLimitsChanged(from: old) }
  }

  /// LB-7: the first pass of a mirrored layout shows the leading (right) edge.
  private func showLeadingEdge() {
    let limits = offsetLimits
    guard limits.max.x > limits.min.x else { return }
    moveContent(to: CGPoint(x: limits.max.x, y: contentOffset.y))
  }

  /// Asks again for elements that an invalidation named (IC-6). More of them than are known are
  /// not worth asking one by one: then all is forgotten.
  private func refreshNamedElements() throws(Refused) {
    guard !namedElements.isEmpty else { return }
    guard known.rect != nil else {
      // Everything is asked again.
      namedElements.removeAll(keepingCapacity: true)
      return
    }
    let named = Set(namedElements)
    namedElements.removeAll(keepingCapacity: true)
    if named.count > store.entries.count {
      known.forgetEverything()
      return
    }
    let model = loadedModel
    for key in named.sorted(by: ElementKey.isOrdered) {
      let exists =
        switch key.kind.category {
        case .cell: model.contains(section: key.position.section, item: key.position.item)
        case .supplementaryView: key.position.section < model.sectionCount
        case .decorationView: true
        }
      let answer = exists ? layoutCaller.attributes(of: currentLayout, for: key) : nil
      if let answer { try check([answer], remembering: false) }
      store.refresh(key, with: answer.map { presented($0) })
    }
  }

  /// Asks the layout for what is not known of the visible rectangle.
  ///
  /// - Returns: Whether the live views stay as they are because the layout answered nil (QR-9).
  func queryVisibleElements() throws(Refused) -> Bool {
    let visible = bounds
    switch known.query(visible: visible, contentSize: contentSize, policy: regionPolicy) {
    case .covered:
      break
    case .nothing:
      known.forgetEverything()
      store.removeAll()
    case .ask(let rect):
      // QR-9: nil says nothing about the region, so it is asked again in the next pass.
      let asked = isMirrored ? mirrored(rect) : rect
      guard var answer = withLayoutCaller({ $0.elements(of: currentLayout, in: asked) }) else {
        return true
      }
      // Invalidated while it answered: the next round asks again.
      guard currentLayout.isPrepared, model != nil else { return true }
      let isMirrored = isMirrored
      let isKnown = !isMirrored && store.knows(answer)
      let knownPart = isKnown || isMirrored ? 0..<0 : store.knownPart(of: answer)
      if !isKnown { try check(answer, besides: knownPart, remembering: true) }
      let hadRegion = known.rect != nil
      let keepsOthers = known.add(rect)
      if !(isKnown && store.recall(keepingOthers: keepsOthers)) {
        if isMirrored { answer = answer.map { presented($0) } }
        let isHandedOver =
          Unmanaged.passUnretained(currentLayout).withObject { $0.handsOverAnswers }
        store.merge(&answer, isHandedOver: isHandedOver, keepingOthers: keepsOthers)
      }
      if !isMirrored {
        let name = Unmanaged.passUnretained(currentLayout).withObject { $0.nameOfLastAnswer }
        store.nameLastAnswer(name)
      }
      simulation.work.elementsKept += store.lastAnswerCount
      if !keepsOthers, hadRegion { releaseDistantElements(around: visible) }
    }
    Unmanaged.passUnretained(currentLayout).withObject {
      forgetDistantElements(around: visible, of: $0, isMirrored: isMirrored(under: $0))
    }
    return false
  }

  private func forgetDistantElements(
    around visible: CGRect, of layout: GridViewLayout, isMirrored: Bool
  ) {
    guard let kept = known.trim(around: visible) else { return }
    store.forget(outside: kept)
    layout._releaseAttributes(outside: isMirrored ? mirrored(kept) : kept)
  }

  /// After a jump nothing is known of where the content was before, and the layout need not keep
  /// anything for it, either.
  private func releaseDistantElements(around visible: CGRect) {
    let kept = visible.insetBy(dx: -visible.size.width, dy: -visible.size.height)
    Unmanaged.passUnretained(currentLayout).withObject {
      $0._releaseAttributes(outside: isMirrored(under: $0) ? mirrored(kept) : kept)
    }
  }

  private var regionPolicy: KnownRegion.Policy {
    switch queryPolicy {
    case .whole: .whole
    case .pageAligned: .pageAligned
    case .clippedToContent: .clippedToContent
    }
  }

  // MARK: Quiet passes

  /// Runs a pass that finds nothing to do and nobody to call, as most are while content scrolls
  /// slowly: with a few comparisons instead of the whole of it.
  ///
  /// - Returns: Whether it was such a pass; if not, nothing has happened yet.
  /// - Complexity: O(1).
  private func runQuietPass() -> Bool {
    guard hasLaidOut, isSettled, !isReloadPending, !isChangeFailed,
      !currentLayout.wasInvalidatedWhilePreparing, limitsBeforeChanges.isEmpty,
      namedElements.isEmpty, animatedResize == nil, updates.runs.isEmpty, !updates.isSizingDue,
      !areViewsDue,
      movement.lifted == nil, isSizingQuiet, !looksAhead,
      // A fault of the pass would be undone.
      simulation.faultPolicy != .record || checkpoint != nil
    else { return false }
    let visible = bounds
    guard let stamp = store.stamp(ifReadAround: visible),
      shown.holds(in: visible, stamp: stamp)
    else { return false }
    // Of a layout that answers nothing and is told of nothing but what may be forgotten: it stays.
    let isQuiet = Unmanaged.passUnretained(currentLayout).withObject { layout in
      let isMirrored = isMirrored(under: layout)
      switch known.query(visible: visible, contentSize: contentSize, policy: regionPolicy) {
      case .covered:
        break
      case .nothing:
        return false
      case .ask(let rect):
        guard !isMirrored, answer(of: layout, isKnownIn: rect) else { return false }
      }
      simulation.work.layoutPasses += 1
      forgetDistantElements(around: visible, of: layout, isMirrored: isMirrored)
      return true
    }
    guard isQuiet else { return false }
    if backgroundView != nil { placeBackgroundView() }
    return true
  }

  /// Whether the layout's answer for a rectangle is the one that was taken in last, as the layout
  /// itself says; then the question counts as asked and the rectangle is known.
  private func answer(of layout: GridViewLayout, isKnownIn rect: CGRect) -> Bool {
    // Whoever listens hears of every question.
    guard !simulation.isTracing, witnesses.isEmpty else { return false }
    let present = known
    guard known.add(rect), layout.repeatsAnswer(in: rect),
      let count = store.recall(answerNamed: layout.nameOfLastAnswer)
    else {
      known = present
      return false
    }
    simulation.work.layoutCalls += 1
    simulation.work.layoutQueries += 1
    simulation.work.elementsReturned += count
    simulation.work.elementsKept += store.lastAnswerCount
    return true
  }

  // MARK: Checks

  /// Checks every attributes object of an answer before anything is changed by it (4.1 step 3). Of
  /// several violations the first gives the fault's text.
  ///
  /// - Parameters:
  ///   - known: What was checked before and has not changed since.
  ///   - remembering: Whether supplementary elements must be as they were answered before.
  private func check(
    _ answer: [GridViewLayoutAttributes], besides known: Range<Int> = 0..<0, remembering: Bool
  ) throws(Refused) {
    if model == nil { _ = loadedModel }
    if soundCells.serial != modelSerial { soundCells = SoundCells(serial: modelSerial) }
    var cells = soundCells
    defer { soundCells = cells }
    if answer.allElementsSatisfy(besides: known, { cells.contains($0, in: self) }) { return }
    let model = loadedModel
    // Described only as far as they are told: an answer may have thousands.
    var wrong: [() -> GridFault] = []
    for index in answer.indices where !known.contains(index) {
      let attributes = answer[index]
      if cells.contains(attributes, in: self) { continue }
      if let fault = fault(in: attributes, model: model) {
        wrong.append(fault)
      } else if remembering, attributes.kind.category == .supplementaryView,
        let remembered = store.binding(attributes.key),
        !attributes.isEqual(inLayoutCoordinates(remembered))
      {
        wrong.append { .supplementaryChanged(from: remembered, to: attributes) }
      }
    }
    if let fault = GridFault.combined(wrong.count, { wrong[$0]() }) { try refuse(fault) }
  }

  private func fault(
    in attributes: GridViewLayoutAttributes, model: SectionCounts
  ) -> (() -> GridFault)? {
    let position = attributes.position
    let isWholeSection = position.item == Position.wholeSection
    switch attributes.kind.category {
    case .cell:
      guard !model.contains(section: position.section, item: position.item) else { break }
      return {
        let path = attributes.indexPath
        return path.count == 2 ? .nonexistentCell(path) : .malformedAttributesPath(attributes)
      }
    case .supplementaryView:
      // LP-13: a path of length one is legal even where there is no such section.
      let exists =
        position.raw >= 0 && (isWholeSection || position.section < model.sectionCount)
      guard !exists else { break }
      return {
        let length = attributes.indexPath.count
        return length == 1 || length == 2
          ? .nonexistentSupplementary(attributes) : .malformedAttributesPath(attributes)
      }
    case .decorationView:
      guard position.raw < 0 else { break }
      return { .malformedAttributesPath(attributes) }
    }
    return attributes.isSound ? nil : { .nonFiniteAttributes(attributes) }
  }

  /// What is remembered is in the view's coordinates, answers are in the layout's; mirroring is its
  /// own inverse.
  private func inLayoutCoordinates(
    _ attributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    isMirrored ? presented(attributes) : attributes
  }
}

/// Tells attributes with which nothing can be wrong: what most of an answer consists of.
@MainActor
struct SoundCells {
  /// The load that the counts are from.
  let serial: Int
  /// The section asked about last: its first position and how many items it has.
  private var first = Position(0, 0).raw
  private var count = 0

  init(serial: Int) {
    self.serial = serial
  }

  @inline(__always)
  mutating func contains(_ attributes: GridViewLayoutAttributes, in grid: GridView) -> Bool {
    attributes.kind.id == 0 && attributes.isPlain && attributes.transformBox == nil
      && attributes.baseFrame.isFiniteRect && attributes.baseAlpha - attributes.baseAlpha == 0
      && exists(attributes.position, in: grid)
  }

  @inline(__always)
  private mutating func exists(_ position: Position, in grid: GridView) -> Bool {
    if UInt(bitPattern: position.raw &- first) < UInt(bitPattern: count) { return true }
    let model = grid.loadedModel
    guard model.contains(section: position.section, item: position.item) else { return false }
    first = Position(position.section, 0).raw
    count = model.items[position.section]
    return true
  }
}
