/// The last question to a flow layout, and the regions for which its answer would be the same.
///
/// A slow scroll asks for nearly the same rectangle in every frame. Where the same lines meet it
/// the layout answers with the same array, and the grid need not look at it again. Where a line has
/// come or gone, the others are as they were.
///
/// An object, because a layout looks into it several times a question, and lists would be counted
/// for each look.
@MainActor
final class FlowQuestion {
  /// The axis of the regions; nil before the first question.
  private(set) var axis: FlowAxis?
  private var includesTouching = true
  /// The region along the scroll axis that was asked for; nil before the first question.
  private(set) var region: FlowSpan?
  private var limits: FlowRegionLimits?
  /// The parts of the answer, in its order; empty where they were not looked at.
  private(set) var parts: [FlowPart] = []
  /// The place in the answer behind each of the parts.
  private(set) var ends: [Int] = []

  /// Whether a question is so near to the last one that more of the kind are to be expected.
  func isNear(_ other: FlowSpan) -> Bool {
    guard let region else { return false }
    return abs(other.start - region.start) <= other.length / 2
      && abs(other.end - region.end) <= other.length / 2
  }

  /// Returns the region that a rectangle asks for, read as the last question was.
  func region(of rect: CGRect) -> FlowSpan? {
    let region = axis?.span(of: rect)
    return includesTouching ? region : region?.withoutEnds
  }

  /// Whether the answer to the last question is the one to this.
  func answers(_ other: FlowSpan) -> Bool { limits?.hold(for: other) == true }

  /// Notes a question with the same answer as the last one.
  func move(to region: FlowSpan) {
    self.region = region
  }

  /// Notes a question whose answer says nothing about others.
  func record(_ region: FlowSpan, axis: FlowAxis, includesTouching: Bool) {
    forget()
    self.axis = axis
    self.includesTouching = includesTouching
    self.region = region
  }

  /// Restores the state before the first question.
  func forget() {
    axis = nil
    region = nil
    limits = nil
    // To replace lists would count references of what most often is none.
    if !parts.isEmpty { parts = [] }
    if !ends.isEmpty { ends = [] }
  }

  /// Notes a question and what its answer consists of.
  func record(
    _ region: FlowSpan, limits: FlowRegionLimits, parts: [FlowPart], ends: [Int], axis: FlowAxis,
    includesTouching: Bool
  ) {
    self.axis = axis
    self.includesTouching = includesTouching
    self.region = region
    self.limits = limits
    self.parts = parts
    self.ends = ends
  }

  /// Finds the parts that the answer shares with an answer of other parts: their places here and
  /// there.
  ///
  /// - Complexity: O(*parts*).
  func common(with other: [FlowPart]) -> (mine: Range<Int>, others: Range<Int>)? {
    FlowPart.common(parts, other)
  }

  /// The places that parts have in the answer.
  func places(of range: Range<Int>) -> Range<Int> {
    (range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1])..<ends[range.upperBound - 1]
  }
}

extension GridViewFlowLayout {
  /// The attributes of every element that meets a rectangle (FL-54).
  package func answer(in rect: CGRect, since generation: AnswerGeneration) -> LayoutAnswer {
    if let count = countWithoutNews(in: rect, since: generation) {
      return LayoutAnswer(sameAs: generation, count: count)
    }
    let last = cache.answerGeneration
    let isKnown = last != .none && last == generation
    if repeatsAnswer(in: rect), let list = cache.keptAnswer {
      return LayoutAnswer(.fresh, list, generation: last)
    }
    guard let plan else { return LayoutAnswer(.fresh, [], isKept: false) }
    // Pinned headers and footers move with the bounds: no two answers are the same.
    if pins {
      cache.evictAnswer()
      return LayoutAnswer(
        .fresh, attributes(in: rect, of: plan, pinning: pinning), isKept: false)
    }
    let region = plan.region(of: rect)
    guard lastQuestion.isNear(region) else {
      lastQuestion.record(region, axis: plan.axis, includesTouching: plan.includesTouching)
      cache.evictAnswer()
      return LayoutAnswer(.fresh, attributes(in: rect, of: plan, pinning: nil), isKept: false)
    }
    let (parts, limits) = plan.parts(in: region, lookingAround: region.length / 4)
    let (list, ends, kept) = attributes(of: parts, of: plan)
    lastQuestion.record(
      region, limits: limits, parts: parts, ends: ends, axis: plan.axis,
      includesTouching: plan.includesTouching)
    cache.keep(list, keys: GridViewFlowLayout.keys(of: list, parts))
    let news = isKnown && !kept.isEmpty ? LayoutAnswer.News.slid(kept: kept) : .fresh
    return LayoutAnswer(news, list, generation: cache.answerGeneration)
  }

  /// The keys in an answer of given parts: from the first to the last, where those are lines, whose
  /// items ascend.
  private static func keys(
    of answer: [GridViewLayoutAttributes], _ parts: [FlowPart]
  ) -> KeyRange? {
    for part in parts where !part.isLine { return KeyRange(answer) }
    return KeyRange(ascending: answer)
  }

  /// Returns the answer that consists of given parts, the place in it behind each of them, and the
  /// places of the objects that were in the last answer.
  ///
  /// Parts of the last answer come with the objects that they had there, as long as none of those
  /// has changed: only new parts are looked up. The array of the last answer is changed where it
  /// is, unless another caller has kept it.
  private func attributes(
    of parts: [FlowPart], of plan: FlowPlan
  ) -> (answer: [GridViewLayoutAttributes], ends: [Int], kept: Range<Int>) {
    guard let common = lastQuestion.common(with: parts), var answer = cache.takeAnswer() else {
      var (answer, ends): ([GridViewLayoutAttributes], [Int]) = ([], [])
      append(parts[...], of: plan, to: &answer, ends: &ends)
      return (answer, ends, 0..<0)
    }
    let places = lastQuestion.places(of: common.mine)
    var (before, ends): ([GridViewLayoutAttributes], [Int]) = ([], [])
    ends.reserveCapacity(parts.count)
    append(parts[..<common.others.lowerBound], of: plan, to: &before, ends: &ends)
    answer.removeSubrange(places.upperBound...)
    answer.replaceSubrange(..<places.lowerBound, with: before)
    let shift = before.count - places.lowerBound
    for index in common.mine { ends.append(lastQuestion.ends[index] + shift) }
    let kept = before.count..<answer.count
    append(parts[common.others.upperBound...], of: plan, to: &answer, ends: &ends)
    return (answer, ends, kept)
  }

  /// Puts what is in parts to an answer, and the place behind each of them to the ends.
  private func append(
    _ parts: ArraySlice<FlowPart>, of plan: FlowPlan,
    to answer: inout [GridViewLayoutAttributes], ends: inout [Int]
  ) {
    var frames: [FlowFrame] = []
    for part in parts {
      frames.removeAll(keepingCapacity: true)
      plan.appendFrames(of: part, to: &frames)
      answer.makeRoom(for: frames.count)
      for frame in frames {
        answer.append(attributes(of: frame.element, section: frame.section, frame: frame.frame))
      }
      ends.append(answer.count)
    }
  }

  package func countWithoutNews(in rect: CGRect, since generation: AnswerGeneration) -> Int? {
    guard generation != .none, generation == cache.answerGeneration, repeatsAnswer(in: rect) else {
      return nil
    }
    return cache.answerCount
  }

  /// Whether the answer to the last question, which is kept, is the one to this, too; then this is
  /// the last one from now on.
  private func repeatsAnswer(in rect: CGRect) -> Bool {
    // A solution that is dropped takes what is known of its answers along.
    guard solution != nil, !pins, let region = lastQuestion.region(of: rect),
      lastQuestion.answers(region), cache.answerGeneration != .none
    else { return false }
    lastQuestion.move(to: region)
    return true
  }

  private func attributes(
    in rect: CGRect, of plan: FlowPlan, pinning: FlowPinning?
  ) -> [GridViewLayoutAttributes] {
    // The list is used again and again. User code that is called for an answer may ask for another
    // meanwhile.
    var frames: [FlowFrame] = []
    swap(&frames, &lastFrames)
    lastFramesRegion = nil
    frames.removeAll(keepingCapacity: true)
    plan.appendFrames(in: rect, pinning: pinning, to: &frames)
    // Of a question for a million elements nothing is kept.
    if frames.capacity <= 1024 {
      lastFrames = frames
      lastFramesRegion = plan.region(of: rect)
    }
    return attributes(of: frames)
  }

  /// The frames in an answer that holds for a rectangle, too; nil where there is no such answer.
  func frames(knownFor rect: CGRect) -> [FlowFrame]? {
    guard let known = lastFramesRegion else { return nil }
    let region = axis.span(of: rect)
    return known.start <= region.start && region.end <= known.end ? lastFrames : nil
  }

  private func attributes(of frames: [FlowFrame]) -> [GridViewLayoutAttributes] {
    let areOfBaseClass = makesBaseClassAttributes
    var answer: [GridViewLayoutAttributes] = []
    answer.reserveCapacity(frames.count)
    for frame in frames {
      answer.append(
        attributes(
          of: frame.element, section: frame.section, frame: frame.frame,
          areOfBaseClass: areOfBaseClass))
    }
    return answer
  }
}
