/// Reasons that a recording keeps: why each view is where it is.
///
/// A reason is told anew when the answer in force or another fact of its mark has changed, not when
/// a layout has said the same again: sentences of every frame would be most of a recording.
extension WhyLog {
  /// The facts that the sentences of a view are made of. Equal marks have equal sentences.
  struct ReasonMark: Hashable {
    var key: ElementKey
    /// The number of the answer in force.
    var answer: Int?
    /// The moment at which the element got its path, and the number of the refused change that it
    /// has outlived.
    var lastMove: Moment?
    var refusal: Int?
    /// The moment of the element's entrance, while it comes to the screen.
    var entrance: Moment?
    /// The state that the element leaves to.
    var exit: GridElementState?
    /// Values that code has set on the view against its attributes, in clauses.
    var settings: [String] = []

    /// Whether the answer is all that there is to tell.
    var isPlain: Bool {
      lastMove == nil && refusal == nil && entrance == nil && exit == nil && settings.isEmpty
    }
  }

  /// A view's part in a recording.
  struct Reason {
    var mark: ReasonMark
    /// The layout's answer, as far as it is known.
    var state: GridElementState?
    /// The sentences after the element's name and place, made when they are asked for.
    var text: () -> String
  }

  /// Returns the reason why a displayed view is where it is.
  ///
  /// - Complexity: O(1), as little of an element's past is kept.
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
        element: key.elementID, presence: .shown, state: state, before: [], since: [])
      if let answer {
        result.source = .init(answer)
        result.before = ends(answer, history)
      }
      result.before += lastMove(history)
      if let refusal {
        result.since.append("a change was refused (\(refusal.text)), and everything put back")
      }
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
    return Reason(mark: ReasonMark(key: key, exit: exit?.state), state: exit?.state) {
      ElementExplanation(
        element: element, presence: .leaving, state: exit?.state,
        source: exit?.answer.map { .init($0) }, before: [], since: []
      ).rest
    }
  }

  /// Returns the moment of an element's last entrance, if it came to the screen in an animated
  /// change.
  func entrance(of key: ElementKey) -> Moment? { histories[key]?.entrance?.moment }
}

extension PlaceAnswer {
  /// Whether a layout has said both when it was asked once: all but the place reads the same.
  fileprivate func isOfSameWord(as other: PlaceAnswer) -> Bool {
    layoutID == other.layoutID && moment == other.moment && question == other.question
      && preparation == other.preparation
  }
}
