/// The reasons for the places of views, as a player recording keeps them.
///
/// A recording gets a new reason only if a fact of the view's `ReasonMark` has changed, such as the
/// layout's answer. Sentences for every frame would fill most of a recording.
extension WhyLog {
  /// The facts from which the sentences about a view are made. Equal marks give equal sentences.
  struct ReasonMark: Hashable {
    var key: ElementKey
    /// The serial number of the answer that placed the view.
    var answer: Int?
    /// The moment at which the element got its index path. `refusal` is the serial number of a
    /// change that was refused after the answer.
    var lastMove: Moment?
    var refusal: Int?
    /// The moment at which the element began to come to the screen; nil after its animation.
    var entrance: Moment?
    /// The state in which the element ends when it leaves the screen.
    var exit: GridElementState?
    /// Clauses with the values that code has set on the view and that differ from its attributes.
    var settings: [String] = []

    /// Whether the mark has no fact besides the answer.
    var isPlain: Bool {
      lastMove == nil && refusal == nil && entrance == nil && exit == nil && settings.isEmpty
    }
  }

  /// The reason why a view is where it is, as a recording keeps it.
  struct Reason {
    var mark: ReasonMark
    /// The state that the layout has given the element; nil if it is not known.
    var state: GridElementState?
    /// The closure that returns the sentences after the element's name and place. The sentences are
    /// made only when they are needed.
    var text: () -> String
  }

  /// Returns the reason why a displayed view is where it is.
  ///
  /// - Complexity: O(1), because the recorded past of an element is limited.
  func reason(
    of view: GridReusableView, _ applied: GridViewLayoutAttributes, comesIn: Bool
  ) -> Reason {
    let key = applied.key
    let history = histories[key] ?? ElementHistory()
    let state = GridElementState(applied)
    let answer = answer(for: state, ObjectIdentifier(applied), in: history.answers)
      .map { history.answers[$0] }
    let settings = settings(of: view, against: state)
    let refusal = refusals.last.flatMap { $0.serial > answer?.serial ?? .max ? $0 : nil }
    let entrance = comesIn ? history.entrance : nil
    let mark = ReasonMark(
      key: key, answer: answer?.serial, lastMove: history.moves.last?.moment,
      refusal: refusal?.serial, entrance: entrance?.moment, settings: settings)
    return Reason(mark: mark, state: state) { [self] in
      let isPlain = mark.isPlain && answer?.transition == nil
      if isPlain, let answer, let lastReason, answer.isOfSameWord(as: lastReason.answer) {
        return lastReason.text
      }
      var result = ElementExplanation(
        element: key.elementID, presence: .shown, state: state)
      if let answer {
        result.source = .init(answer)
        result.before = ends(answer, history)
      }
      result.before += lastMove(history)
      if let refusal { result.since.append(Self.rejection(refusal.text)) }
      result.since += settings
      if let entrance {
        result.since.append("an animation is bringing it there, coming from \(way(entrance))")
      }
      let text = result.rest
      if isPlain, let answer { lastReason = (answer, text) }
      return text
    }
  }

  /// Returns the reason why a view is on its way off the screen.
  func reason(leaving element: GridElementID) -> Reason? {
    guard let key = Self.key(of: element) else { return nil }
    let exit = exits[key]
    return Reason(mark: ReasonMark(key: key, exit: exit?.state), state: exit?.state) { [self] in
      leaving(element, exit).rest
    }
  }

  /// Returns the moment of an element's last entrance, if it came to the screen in an animated
  /// change.
  func entrance(of key: ElementKey) -> Moment? { histories[key]?.entrance?.moment }
}

extension PlaceAnswer {
  /// Whether both answers came from one call of a layout. The sentences about these answers then
  /// differ only in the place.
  fileprivate func isOfSameWord(as other: PlaceAnswer) -> Bool {
    layoutID == other.layoutID && moment == other.moment && question == other.question
      && preparation == other.preparation
  }
}
