// What the layout in use is asked in a pass, and what is kept of its answers.

extension GridView {
  /// Asks again for elements that an invalidation named (IC-6). More of them than are known are
  /// not worth asking one by one: then all is forgotten.
  func refreshNamedElements() throws(Refused) {
    guard !answers.namedElements.isEmpty else { return }
    guard answers.cachedRegion.rect != nil else {
      // Everything is asked again.
      answers.namedElements.removeAll(keepingCapacity: true)
      return
    }
    let named = Set(answers.namedElements)
    answers.namedElements.removeAll(keepingCapacity: true)
    if named.count > store.entries.count {
      answers.cachedRegion.forgetEverything()
      return
    }
    let model = loadedModel
    for key in named.sorted(by: ElementKey.isOrdered) {
      let answer =
        key.exists(in: model) ? layoutCaller.attributes(of: answers.layout, for: key) : nil
      if let answer { try check([answer], remembering: false) }
      store.refresh(key, with: answer.map { mirrored($0) })
    }
  }

  /// Step 2 of a layout pass, its end: asks the layout for what is not known of the visible
  /// rectangle.
  ///
  /// - Returns: Whether the live views stay as they are because the layout answered nil (QR-9).
  func queryVisibleElements() throws(Refused) -> Bool {
    let visible = bounds
    switch answers.cachedRegion.query(
      visible: visible, contentSize: contentSize, policy: regionPolicy)
    {
    case .covered:
      break
    case .nothing:
      answers.cachedRegion.forgetEverything()
      store.removeAll()
    case .ask(let rect):
      // QR-9: nil says nothing about the region, so it is asked again in the next pass.
      let asked = isMirrored ? mirrored(rect) : rect
      guard var answer = withLayoutCaller({ $0.elements(of: answers.layout, in: asked) }) else {
        return true
      }
      // Invalidated while it answered: the next round asks again.
      guard answers.layout.isPrepared, content.counts != nil else { return true }
      let isMirrored = isMirrored
      let isKnown = !isMirrored && store.knows(answer)
      let knownPart = isKnown || isMirrored ? 0..<0 : store.knownPart(of: answer)
      if !isKnown { try check(answer, besides: knownPart, remembering: true) }
      let hadRegion = answers.cachedRegion.rect != nil
      let keepsOthers = answers.cachedRegion.add(rect)
      if !(isKnown && store.recall(keepingOthers: keepsOthers)) {
        if isMirrored { answer = answer.map { mirrored($0) } }
        let isHandedOver =
          Unmanaged.passUnretained(answers.layout).withObject { $0.handsOverAnswers }
        store.merge(&answer, isHandedOver: isHandedOver, keepingOthers: keepsOthers)
      }
      if !isMirrored {
        let name = Unmanaged.passUnretained(answers.layout).withObject { $0.nameOfLastAnswer }
        store.nameLastAnswer(name)
      }
      simulation.work.elementsKept += store.lastAnswerCount
      if !keepsOthers, hadRegion { releaseDistantElements(around: visible) }
    }
    forgetDistantElements(around: visible, isMirrored: isMirrored)
    return false
  }

  func forgetDistantElements(around visible: CGRect, isMirrored: Bool) {
    guard let kept = answers.cachedRegion.trim(around: visible) else { return }
    store.forget(outside: kept)
    answers.ownLayout?.evictAttributes(outside: isMirrored ? mirrored(kept) : kept)
  }

  /// After a jump nothing is known of where the content was before, and the layout need not keep
  /// anything for it, either.
  private func releaseDistantElements(around visible: CGRect) {
    let kept = visible.insetBy(dx: -visible.size.width, dy: -visible.size.height)
    answers.ownLayout?.evictAttributes(outside: mirrored(kept))
  }

  /// Another rectangle is asked about from now on: what is known is asked again.
  func queryPolicyDidChange() {
    answers.cachedRegion.forgetEverything()
    setNeedsLayout()
  }

  var regionPolicy: CachedRegion.Policy {
    switch queryPolicy {
    case .whole: .whole
    case .pageAligned: .pageAligned
    case .clippedToContent: .clippedToContent
    }
  }
}
