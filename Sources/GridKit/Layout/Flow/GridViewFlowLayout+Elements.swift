/// The last question to a flow layout, and the regions for which the answer would be the same.
///
/// During a slow scroll the grid asks for nearly the same rectangle in every frame. If the same
/// lines meet the rectangle, the layout answers with the same array, which the grid need not read
/// again. If a line has come or gone, the other lines keep their part of the answer.
///
/// A class, because a layout reads it several times per question, and each read of a struct would
/// count references to its arrays.
@MainActor
final class QueryCache {
  /// The axis of the regions; nil before the first question.
  private(set) var axis: FlowAxis?
  private var includesTouching = true
  /// The region along the scroll axis that was asked for; nil before the first question.
  private(set) var region: FlowSpan?
  private var limits: FlowRegionLimits?
  /// The parts of the answer, in the order of the answer; empty if they were not computed.
  private(set) var parts: [FlowPart] = []
  /// The index in the answer behind each part.
  private(set) var ends: [Int] = []

  /// Whether a region is so near to the last one that more questions nearby are to be expected.
  func isNear(_ other: FlowSpan) -> Bool {
    guard let region else { return false }
    return abs(other.start - region.start) <= other.length / 2
      && abs(other.end - region.end) <= other.length / 2
  }

  /// Returns the region that a rectangle asks for, along the axis of the last question; nil before
  /// the first question.
  func region(of rect: CGRect) -> FlowSpan? {
    let region = axis?.span(of: rect)
    return includesTouching ? region : region?.withoutEnds
  }

  /// Whether the answer to the last question also holds for another region.
  func answers(_ other: FlowSpan) -> Bool { limits?.hold(for: other) == true }

  /// Records a question with the same answer as the last one.
  func move(to region: FlowSpan) {
    self.region = region
  }

  /// Records a question whose answer holds for no other region.
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
    // Mostly the lists are empty, and replacing an empty list would still count references.
    if !parts.isEmpty { parts = [] }
    if !ends.isEmpty { ends = [] }
  }

  /// Records a question and the parts of its answer.
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

  /// Returns the neighbouring parts that the last answer shares with other parts, as ranges in both
  /// lists.
  ///
  /// - Complexity: O(*parts*).
  func common(with other: [FlowPart]) -> (mine: Range<Int>, others: Range<Int>)? {
    FlowPart.common(parts, other)
  }

  /// Returns the range of the answer that belongs to a range of parts.
  func places(of range: Range<Int>) -> Range<Int> {
    (range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1])..<ends[range.upperBound - 1]
  }
}

extension GridViewFlowLayout {
  /// Returns the attributes of every element that meets a rectangle (FL-54).
  func answer(in rect: CGRect) -> [GridViewLayoutAttributes] {
    if repeatsAnswer(in: rect), let list = cache.keptAnswer { return list }
    guard let plan else { return [] }
    // Pinned headers and footers move with the bounds: no two answers are the same.
    if pins {
      cache.evictAnswer()
      return attributes(in: rect, of: plan, pinning: pinning)
    }
    let region = plan.region(of: rect)
    guard queryCache.isNear(region) else {
      queryCache.record(region, axis: plan.axis, includesTouching: plan.includesTouching)
      cache.evictAnswer()
      return attributes(in: rect, of: plan, pinning: nil)
    }
    let (parts, limits) = plan.parts(in: region, lookingAround: region.length / 4)
    let (list, ends) = attributes(of: parts, of: plan)
    queryCache.record(
      region, limits: limits, parts: parts, ends: ends, axis: plan.axis,
      includesTouching: plan.includesTouching)
    cache.keep(list)
    return list
  }

  /// Returns the answer for given parts, and the index in the answer behind each part.
  ///
  /// Parts of the last answer keep their objects if none of the objects has changed. Only new parts
  /// are looked up. The array of the last answer is changed in place, unless another caller has
  /// kept it.
  private func attributes(
    of parts: [FlowPart], of plan: FlowPlan
  ) -> (answer: [GridViewLayoutAttributes], ends: [Int]) {
    guard let common = queryCache.common(with: parts), var answer = cache.takeAnswer() else {
      var (answer, ends): ([GridViewLayoutAttributes], [Int]) = ([], [])
      append(parts[...], of: plan, to: &answer, ends: &ends)
      return (answer, ends)
    }
    let places = queryCache.places(of: common.mine)
    var (before, ends): ([GridViewLayoutAttributes], [Int]) = ([], [])
    ends.reserveCapacity(parts.count)
    append(parts[..<common.others.lowerBound], of: plan, to: &before, ends: &ends)
    answer.removeSubrange(places.upperBound...)
    answer.replaceSubrange(..<places.lowerBound, with: before)
    let shift = before.count - places.lowerBound
    for index in common.mine { ends.append(queryCache.ends[index] + shift) }
    append(parts[common.others.upperBound...], of: plan, to: &answer, ends: &ends)
    return (answer, ends)
  }

  /// Appends the attributes of the elements in parts to `answer`, and the index behind each part to
  /// `ends`.
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

  /// Whether the kept answer to the last question also holds for a rectangle. If so, records the
  /// rectangle as the last question.
  private func repeatsAnswer(in rect: CGRect) -> Bool {
    // Without a solution, the last question does not count either.
    guard solution != nil, !pins, let region = queryCache.region(of: rect),
      queryCache.answers(region), cache.keptAnswer != nil
    else { return false }
    queryCache.move(to: region)
    return true
  }

  private func attributes(
    in rect: CGRect, of plan: FlowPlan, pinning: FlowPinning?
  ) -> [GridViewLayoutAttributes] {
    // The list is used again and again. Code of a user that is called for an answer may ask for
    // another answer meanwhile.
    var frames: [FlowFrame] = []
    swap(&frames, &lastFrames)
    frames.removeAll(keepingCapacity: true)
    plan.appendFrames(in: rect, pinning: pinning, to: &frames)
    defer { if frames.capacity <= 1024 { swap(&frames, &lastFrames) } }
    return attributes(of: frames)
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
