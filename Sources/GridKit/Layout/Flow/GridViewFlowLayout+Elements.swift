/// What a flow layout was asked last, and for which regions its answer would be the same.
///
/// A slow scroll asks for nearly the same rectangle in every frame. Where the same lines meet it the
/// layout answers with the same array, and the grid need not look at it again.
struct FlowQuestion {
  /// What was asked for along the scroll axis; nil before the first question.
  private(set) var region: FlowSpan?
  private var limits: FlowRegionLimits?

  /// Whether a question is so near to the last one that more of the kind are to be expected.
  func isNear(_ other: FlowSpan) -> Bool {
    guard let region else { return false }
    return abs(other.start - region.start) <= other.length / 8
      && abs(other.end - region.end) <= other.length / 8
  }

  /// Whether the answer to the last question is the one to this.
  func answers(_ other: FlowSpan) -> Bool { limits?.hold(for: other) == true }

  /// Notes a question with the same answer as the last one.
  mutating func move(to region: FlowSpan) {
    self.region = region
  }

  mutating func note(_ region: FlowSpan, limits: FlowRegionLimits?) {
    self.region = region
    self.limits = limits
  }
}

extension GridViewFlowLayout {
  /// The attributes of every element that meets a rectangle (FL-53, FL-54).
  func elements(in rect: CGRect) -> [GridViewLayoutAttributes] {
    guard let plan else { return [] }
    // Pinned headers and footers move with the bounds: no two answers are the same.
    if pins { return attributes(of: plan.frames(in: rect, pinning: pinning)) }
    let region = plan.region(of: rect)
    if lastQuestion.answers(region), let answer = cache.keptAnswer {
      lastQuestion.move(to: region)
      return answer
    }
    guard lastQuestion.isNear(region) else {
      lastQuestion.note(region, limits: nil)
      return attributes(of: plan.frames(in: rect))
    }
    let (frames, limits) = plan.frames(in: rect, lookingAround: region.length / 4)
    lastQuestion.note(region, limits: limits)
    let answer = attributes(of: frames)
    cache.keep(answer)
    return answer
  }

  private func attributes(of frames: [FlowFrame]) -> [GridViewLayoutAttributes] {
    var answer: [GridViewLayoutAttributes] = []
    answer.reserveCapacity(frames.count)
    for frame in frames {
      answer.append(attributes(of: frame.element, section: frame.section, frame: frame.frame))
    }
    return answer
  }
}
