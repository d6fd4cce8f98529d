extension WhyLog {
  /// Explains why an element is where it is, or why it is not shown.
  ///
  /// The grid is not laid out, and a stale layout stays stale. If no layout pass has found an item,
  /// the layout is asked about the item now. This call leaves no event in the trace.
  public func why(_ element: GridElementID) -> ElementExplanation {
    guard let key = Self.key(of: element) else {
      return ElementExplanation(
        element: element, presence: .absent, reason: "there is no such path")
    }
    if let view = grid.liveView(key), let applied = view.reuse.applied {
      return shown(element, key, view, applied)
    }
    if let exit = exits[key],
      let leaving = grid.viewsOnTheirWayOut.first(where: { $0.key == key })
    {
      return self.leaving(element, exit, since: [Self.arrival(of: leaving.view)])
    }
    return absent(element, key)
  }

  /// Returns the key of an element; nil for an index path that no element can have.
  static func key(of element: GridElementID) -> ElementKey? {
    let item = element.item == NSNotFound ? Position.wholeSection : element.item
    guard (0...Position.limit).contains(element.section), item >= 0, item <= Position.wholeSection
    else { return nil }
    let kind: ElementKind =
      switch element.category {
      case .cell: .cell
      case .supplementaryView: .supplementary(element.kind ?? "")
      case .decorationView: .decoration(element.kind ?? "")
      }
    return ElementKey(kind, Position(element.section, item))
  }

  // MARK: On screen

  private func shown(
    _ element: GridElementID, _ key: ElementKey, _ view: GridReusableView,
    _ applied: GridViewLayoutAttributes
  ) -> ElementExplanation {
    let history = histories[key] ?? ElementHistory()
    let state = GridElementState(applied)
    var result = ElementExplanation(element: element, presence: .shown, state: state)
    let index = answer(for: state, ObjectIdentifier(applied), in: history.answers)
    if let index {
      let answer = history.answers[index]
      result.source = .init(answer)
      result.before = past(history, before: index)
      result.since = repetition(answer)
      if let refusal = refusals.last, refusal.serial > answer.serial {
        result.since.append(Self.rejection(refusal.text))
      }
    } else if let last = history.answers.last, last.object == ObjectIdentifier(applied) {
      // The layout has kept the attributes object that it returned, and has changed it since.
      if isNear(view.center, last.state.center, 1e-6) {
        result.state = last.state
        result.source = .init(last)
        result.since = [
          "the layout has changed what it had answered to \(PlaceText.place(state)), "
            + "which the next pass takes over"
        ]
      } else {
        result.before = [
          "\(last.text) answered \(PlaceText.place(last.state)) at \(last.moment.text), and has "
            + "changed that object since"
        ]
      }
    }
    result.since += deviations(of: view, from: result.state ?? state, history.entrance)
    result.since += dueChanges
    return result
  }

  /// Returns the index of the newest answer that equals a state. An answer with the same attributes
  /// object is preferred, then an answer of the layout in use.
  func answer(
    for state: GridElementState, _ object: ObjectIdentifier, in answers: [PlaceAnswer]
  ) -> Int? {
    let layout = ObjectIdentifier(grid.collectionViewLayout)
    let equal = answers.indices.filter { answers[$0].state.isAsAt(state) }
    return equal.last { answers[$0].object == object }
      ?? equal.last { answers[$0].layoutID == layout } ?? equal.last
  }

  /// Returns clauses about equal answers that followed an answer.
  private func repetition(_ answer: PlaceAnswer) -> [String] {
    guard answer.repeats > 0 else { return [] }
    if let last = answer.lastPreparation, let first = answer.preparation, last != first {
      let cause = last.causes.isEmpty ? "" : " due to \(PlaceText.list(last.causes))"
      return ["it prepared anew, last at \(last.moment.text)\(cause), and said the same"]
    }
    return ["it said the same again, last at \(answer.lastMoment.text)"]
  }

  /// Returns sentences on the element's past: the layouts of a transition, the place before, and
  /// the former index path.
  private func past(_ history: ElementHistory, before index: Int) -> [String] {
    let answer = history.answers[index]
    var sentences = ends(answer, history)
    if let place = history.places.last(where: { !$0.isAsAt(answer.state) }) {
      let earlier = history.answers[..<index].last { $0.state.isAsAt(place) }
      sentences.append(
        "Before, it was at \(PlaceText.place(place))"
          + (earlier.map { " by \($0.text) at \($0.moment.text)" } ?? ""))
    }
    return sentences + lastMove(history)
  }

  /// Returns a sentence on the element's places in both layouts of a transition, if there is a
  /// transition.
  func ends(_ answer: PlaceAnswer, _ history: ElementHistory) -> [String] {
    guard let transition = answer.transition else { return [] }
    let places = transition.layouts.map { layout in
      let end = history.lastPlaces[layout.id].map { PlaceText.place($0) }
      return "\(layout.name), which " + (end.map { "has it at \($0)" } ?? "has no place for it")
    }
    return ["That is between " + places.joined(separator: ", and ")]
  }

  /// Returns a sentence with the element's former index path, if the index path has changed.
  func lastMove(_ history: ElementHistory) -> [String] {
    history.moves.last.map { move in
      ["It was \(move.from) until \(move.cause) at \(move.moment.text)"]
    } ?? []
  }

  /// Returns clauses on how a view differs from its attributes.
  private func deviations(
    of view: GridReusableView, from state: GridElementState, _ entrance: ElementWay?
  ) -> [String] {
    let settings = settings(of: view, against: state)
    guard view.isOnItsWay else { return settings }
    return settings
      + [Self.arrival(of: view) + (entrance.map { ", coming from " + way($0) } ?? "")]
  }

  /// Returns a clause on the place of a view in a running animation.
  private static func arrival(of view: GridReusableView) -> String {
    let shown = view.presentation
    return "an animation is bringing it there: on screen it is at \(PlaceText.rect(shown.frame))"
      + (shown.alpha == 1 ? "" : " (alpha \(NumberText.short(shown.alpha)))")
  }

  /// Returns a clause on a refused change.
  static func rejection(_ text: String, _ change: String = "a") -> String {
    "\(change) change was refused (\(text)), and everything put back"
  }

  /// Returns clauses with the values that code has set on a view and that differ from its
  /// attributes.
  func settings(of view: GridReusableView, against state: GridElementState) -> [String] {
    let isFrameSet =
      !isNear(view.center, state.center, 1e-6) || !isNear(view.bounds.size, state.size, 1e-6)
    var changes: [String] = []
    if isFrameSet { changes.append("frame to \(PlaceText.rect(view.frame))") }
    if view.alpha != state.alpha { changes.append("alpha to \(NumberText.short(view.alpha))") }
    if view.isHidden != state.isHidden { changes.append("isHidden to \(view.isHidden)") }
    return changes.isEmpty ? [] : ["code has set its view's \(PlaceText.list(changes))"]
  }

  func way(_ way: ElementWay) -> String {
    guard let answer = way.answer else {
      return "invisibility in its place, because the layout named no other"
    }
    return "\(PlaceText.place(way.state)) by \(answer.text) at \(way.moment.text)"
  }

  /// Clauses that warn of a due layout pass, which may change everything.
  private var dueChanges: [String] {
    let causes = pendingCauses[ObjectIdentifier(grid.collectionViewLayout)] ?? []
    guard !causes.isEmpty else { return grid.needsLayout ? ["a layout pass is due"] : [] }
    return ["the layout became stale by \(PlaceText.list(causes)), and the next pass may move it"]
  }

  // MARK: On the way out

  func leaving(
    _ element: GridElementID, _ exit: ElementWay?, since: [String] = []
  ) -> ElementExplanation {
    ElementExplanation(
      element: element, presence: .leaving, state: exit?.state,
      source: exit?.answer.map { .init($0) }, since: since)
  }

  // MARK: Not on screen

  private func absent(_ element: GridElementID, _ key: ElementKey) -> ElementExplanation {
    var result = ElementExplanation(element: element, presence: .absent)
    let history = histories[key]
    if let reason = obstacle(element, key) {
      result.reason = reason
      return result
    }
    let known = grid.knownAttributes(key)
    // A layout may end the program if it is asked about a kind or an index path that it does not
    // know.
    let mayProbe =
      key.kind == .cell
      || element.section < (grid.content.counts?.sectionCount ?? 0)
        && histories.contains {
          $0.key.kind == key.kind && $0.key.position.item == key.position.item
            && !$0.value.answers.isEmpty
        }
    let attributes = known ?? (mayProbe ? grid.probe(key) : nil)
    guard let attributes else {
      result.reason = neverAsked ?? unknown(key, isAsked: mayProbe)
      result.since = dueChanges
      return result
    }
    let state = GridElementState(attributes)
    result.state = state
    if let history,
      let index = answer(
        for: state, ObjectIdentifier(attributes), in: history.answers)
    {
      result.source = .init(history.answers[index])
      result.before = past(history, before: index)
    }
    result.reason = invisibility(
      GridElementState(shown: attributes), attributes.sectionScroll, isKnown: known != nil)
    result.since = dueChanges
    if isLastRefused, let refusal = refusals.last {
      result.since.append(Self.rejection(refusal.text, "the last"))
    }
    return result
  }

  /// Returns the reason why the grid cannot show an element, whatever the layout answers. For
  /// instance, the grid has no data source, or the section does not exist. Returns nil if there is
  /// no such reason.
  private func obstacle(_ element: GridElementID, _ key: ElementKey) -> String? {
    if grid.dataSource == nil { return "the grid has no data source" }
    if grid.bounds.isEmpty {
      return "the grid has no area: its size is \(PlaceText.size(grid.bounds.size))"
    }
    guard grid.content.hasLaidOut else { return "the grid has not been laid out yet" }
    guard let counts = grid.content.counts else {
      let causes = pendingCauses[ObjectIdentifier(grid.collectionViewLayout)] ?? []
      let cause = causes.isEmpty ? "" : " since \(PlaceText.list(causes))"
      return "what the data source has is not known\(cause); the next layout pass asks"
    }
    guard key.kind.category != .decorationView else { return nil }
    let sections = counts.sectionCount
    guard element.section < sections else {
      // Supplementary elements may stand outside all sections.
      guard key.kind == .cell else { return nil }
      return "the data source has \(ElementWords.count(sections, "section"))"
    }
    guard key.kind == .cell,
      !counts.contains(section: element.section, item: element.item)
    else { return nil }
    return "section \(element.section) has "
      + ElementWords.count(counts.items[element.section], "item")
  }

  /// Returns the reason why an element without a valid answer of the layout is not shown.
  private func unknown(_ key: ElementKey, isAsked: Bool) -> String {
    if let none = unanswered[key] {
      return "\(none.question.text) of \(none.layout) answered nil at \(none.at.text)"
    }
    let layout = grid.collectionViewLayout.nameInTexts
    var text = "no answer of \(layout) names it"
    if let lastRegion, !lastRegion.isAnswered {
      text =
        "\(lastRegion.text) of \(layout) answered nil at \(lastRegion.at.text), "
        + "which leaves views as they are"
    } else if let lastRegion {
      text += ", last that of \(lastRegion.text) at \(lastRegion.at.text)"
    }
    guard isAsked, pendingCauses[ObjectIdentifier(grid.collectionViewLayout)] == nil else {
      return text
    }
    return text + "; \(LayoutQuestion.element(key).text) answers nil"
  }

  /// The reason why the layout is not asked about the visible rectangle; nil if it is asked.
  private var neverAsked: String? {
    guard !grid.needsLayout, grid.dueQuery == .nothing else { return nil }
    return (lastRegion == nil ? "never asked" : "no longer asked")
      + ": the visible rectangle shares no area with the content "
      + PlaceText.size(grid.contentSize)
  }

  /// Returns the reason why an element that the layout has placed has no view.
  ///
  /// - Parameters:
  ///   - scroll: The scroll state of the element's section, if the section is orthogonal.
  ///   - isKnown: Whether a layout pass has found the element. If false, the layout was asked about
  ///     the element now.
  private func invisibility(
    _ state: GridElementState, _ scroll: SectionScroll?, isKnown: Bool
  ) -> String {
    let visible = grid.bounds
    let frame = state.frame
    let place = PlaceText.place(state)
    if state.isHidden { return "it is hidden, at \(PlaceText.rect(frame))" }
    if !(frame.width > 0 && frame.height > 0) { return "its frame has no area: \(place)" }
    if !isKnown, let neverAsked { return neverAsked }
    guard frame.overlaps(visible) else {
      let offset = scroll.map {
        ": section \($0.section) is scrolled by \(NumberText.short($0.offset)) by itself"
      }
      return "its place, \(place), is outside the visible rectangle \(PlaceText.rect(visible))"
        + (offset ?? "")
    }
    if grid.waitsForAnimatedChange {
      return "its place is \(place), and new views wait for the end of the animated change"
    }
    if !isKnown, !grid.needsLayout {
      let layout = grid.collectionViewLayout.nameInTexts
      let answer =
        lastRegion.map {
          "\($0.text) of \(layout) at \($0.at.text) "
            + ($0.isAnswered ? "did not name it" : "answered nil")
        } ?? "no answer of \(layout) for a rectangle, all from before this log was made, named it"
      let rectangle = PlaceText.rect(visible)
      return "\(answer), although its place is \(place), inside the visible rectangle \(rectangle)"
    }
    return "its place is \(place), and it shows in the next layout pass"
  }
}

extension GridReusableView {
  /// Whether an animation is still moving or fading the view.
  var isOnItsWay: Bool {
    let shown = presentation
    return !isNear(shown.frame, frame, 1e-6) || abs(shown.alpha - alpha) > 1e-6
  }
}

extension ElementExplanation.Source {
  @MainActor init(_ answer: PlaceAnswer) {
    self.init(
      call: answer.question.text, layout: answer.layoutText, time: answer.moment.time,
      tick: answer.moment.tick, state: answer.state,
      preparation: answer.preparation?.text(before: answer.moment))
  }
}
