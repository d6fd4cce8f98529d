// What the layout in use is asked in a pass, and what is kept of its answers.

extension GridView {
  /// Asks again for elements that an invalidation named (IC-6). More of them than are known are
  /// not worth asking one by one: then all is evicted.
  func refreshNamedElements() throws(ActionRejected) {
    guard !answers.namedElements.isEmpty else { return }
    guard answers.cachedRegion.rect != nil else {
      // Everything is asked again.
      answers.namedElements.removeAll(keepingCapacity: true)
      return
    }
    let named = Set(answers.namedElements)
    answers.namedElements.removeAll(keepingCapacity: true)
    if named.count > known.entries.count {
      answers.cachedRegion.evictAll()
      return
    }
    let model = loadedModel
    var unknown: [ElementKey] = []
    for key in named.sorted(by: ElementKey.isOrdered) {
      var answer =
        key.exists(in: model) ? layoutCaller.attributes(of: answers.layout, for: key) : nil
      if let found = answer, try !check([found], remembering: false).isEmpty { answer = nil }
      let isUnknown =
        key.kind == .cell ? !key.exists(in: model) : answer == nil && known[key] == nil
      if isUnknown, display.liveViews[key] == nil { unknown.append(key) }
      known.refresh(key, with: answer.map { mirrored($0) })
    }
    if !unknown.isEmpty { reportUnknown(unknown) }
  }

  private func reportUnknown(_ keys: [ElementKey]) {
    let layout = answers.layout
    let first = keys[0]
    let twin = ElementKey(.supplementary(first.kind.name ?? ""), first.position)
    let isTwin =
      first.kind.category == .decorationView
      && (known[twin] != nil || display.liveViews[twin] != nil)
    simulation.recordOnce(
      "unknown element \(ObjectIdentifier(layout)) \(first.elementID)",
      .unknownElementsNamed(keys, for: layout, supplementary: isTwin ? twin.elementID : nil))
  }

  /// What is to be asked of the layout about the visible rectangle.
  package var dueQuery: CachedRegion.Query {
    answers.cachedRegion.query(visible: bounds, contentSize: contentSize, policy: queryPolicy)
  }

  /// Step 2 of a layout pass, its end: asks the layout for what is not known of the visible
  /// rectangle.
  ///
  /// - Returns: Whether the live views stay as they are because the layout answered nil.
  func queryVisibleElements() throws(ActionRejected) -> Bool {
    let visible = bounds
    recordSectionScrollSpace()
    switch dueQuery {
    case .covered:
      break
    case .nothing:
      answers.cachedRegion.evictAll()
      known.removeAll()
    case .ask(let rect):
      let isMirrored = isMirrored
      let asked = isMirrored ? mirrored(rect) : rect
      // Nil says nothing about the region, so it is asked again in the next pass.
      guard let answer = withLayoutCaller({ $0.elements(of: answers.layout, in: asked) }) else {
        recordNoAnswer()
        return true
      }
      // Invalidated while it answered: the next round asks again.
      guard answers.layout.isPrepared, content.counts != nil else { return true }
      try takeIn(answer, about: rect, in: visible, isMirrored: isMirrored)
      recordSizeAfterAnswer()
    }
    evictDistantElements(around: visible)
    return false
  }

  /// A user's layout may know its content size only once it has answered for elements: then the
  /// size counts as unknown, and the next round reads it. Subclasses of the runtime's layouts know
  /// it before.
  ///
  /// It is asked only where the answer does not fit the size that it gave, and in a batch update
  /// that it does not hear of: recorded calls have the size read once (CS-1).
  private func recordSizeAfterAnswer() {
    guard let earlier = answers.unconfirmedSize, answers.isSizeKnown else { return }
    answers.unconfirmedSize = nil
    let layout = answers.layout
    guard answers.builtInLayout == nil, !type(of: layout).isOwnClass else { return }
    let isNotNotified = isUpdating && !simulation.layoutOverrides.mayHearUpdates(type(of: layout))
    guard isNotNotified || !known.fit(earlier) else { return }
    let size = withLayoutCaller { $0.contentSizeAfterAnswer(of: layout) }
    if size != earlier, size.isFiniteSize { answers.isSizeKnown = false }
  }

  /// A layout whose content has a size and items, and that answers nil, shows nothing. In an update
  /// or a switch it may not have been told yet, and is asked once more.
  private func recordNoAnswer() {
    guard !isUpdating, !pass.isOpen(.switching), !simulation.nestedQuestions.isRefusing,
      answers.layout.isPrepared,
      contentSize.width > 0, contentSize.height > 0, let items = content.counts?.itemCount,
      items > 0
    else { return }
    let (layout, size) = (answers.layout, contentSize)
    simulation.recordOnce(
      "nil elements \(ObjectIdentifier(layout))",
      .elementsNotAnswered(by: layout, size: size, items: items))
  }

  /// Takes in what the layout has answered about a rectangle.
  private func takeIn(
    _ answer: [GridViewLayoutAttributes], about rect: CGRect, in visible: CGRect, isMirrored: Bool
  ) throws(ActionRejected) {
    let hadRegion = answers.cachedRegion.rect != nil
    var region = answers.cachedRegion
    let keepsOthers = region.add(rect)
    if !isMirrored, known.takeSame(answer, keepingOthers: keepsOthers) {
      answers.cachedRegion = region
    } else {
      var answer = answer
      // A mirrored answer consists of new copies.
      let shared = isMirrored ? 0..<0 : known.stretch(sharedWith: answer)
      for place in try check(answer, besides: shared, remembering: true).reversed() {
        answer.remove(at: place)
      }
      answers.cachedRegion = region
      known.take(isMirrored ? answer.map { mirrored($0) } : answer, keepingOthers: keepsOthers)
    }
    simulation.work.elementsKept += known.lastAnswerCount
    // After a jump the layout need not keep anything for where the content was before.
    if !keepsOthers, hadRegion {
      evictAttributes(
        outside: visible.insetBy(dx: -visible.size.width, dy: -visible.size.height))
    }
  }

  private func evictDistantElements(around visible: CGRect) {
    guard let kept = answers.cachedRegion.trim(around: visible) else { return }
    // Where nothing is too far away, nothing that the layout keeps for it is.
    if known.evict(outside: kept) { evictAttributes(outside: kept) }
  }

  /// Lets the layout evict what it keeps for elsewhere.
  private func evictAttributes(outside rect: CGRect) {
    answers.builtInLayout?.evictAttributes(outside: mirrored(rect))
  }

  /// Another rectangle is asked about from now on: what is known is asked again.
  func queryPolicyDidChange() {
    answers.cachedRegion.evictAll()
    setNeedsLayout()
  }
}

extension KnownElements {
  /// Whether there are elements, and all of them lie in content of a size.
  fileprivate func fit(_ size: CGSize) -> Bool {
    let entries = entries
    return !entries.isEmpty && size.width > 0 && size.height > 0
      && entries.allSatisfy { entry in
        let frame = entry.attributes.frame
        return frame.minX >= -1 && frame.maxX <= size.width + 1 && frame.maxY <= size.height + 1
      }
  }
}
