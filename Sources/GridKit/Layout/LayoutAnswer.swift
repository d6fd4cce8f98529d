/// The elements that a layout answers for a rectangle, and the part of them that is new to the
/// caller.
@MainActor
package struct LayoutAnswer {
  /// The part of an answer that is new.
  package enum News: Equatable, Sendable {
    /// No news: the very objects of the answer before, and none of them has changed.
    case same
    /// Some objects have gone in front or behind, and others have come there; those in `kept` are
    /// of the answer before, one after the other, and have not changed.
    case slid(kept: Range<Int>)
    /// Perhaps all of it.
    case fresh
  }

  package var news: News
  /// The objects in the order of the answer; empty where the layout itself says that they are the
  /// same.
  package var list: [GridViewLayoutAttributes]
  /// The number of objects.
  package let count: Int
  /// Whether the layout keeps the list, so that a caller that changes it makes a copy.
  package var isKept: Bool
  /// The name of this answer in the next question; none where news is found by comparing.
  package var generation: AnswerGeneration

  package init(
    _ news: News, _ list: [GridViewLayoutAttributes], isKept: Bool = true,
    generation: AnswerGeneration = .none
  ) {
    self.news = news
    self.list = list
    count = list.count
    self.isKept = isKept
    self.generation = generation
  }

  /// The answer without the objects at some places, ascending.
  package func without(_ places: [Int]) -> LayoutAnswer {
    var list = list
    for place in places.reversed() { list.remove(at: place) }
    return LayoutAnswer(.fresh, list, isKept: false)
  }

  /// The answer of a generation once more.
  package init(sameAs generation: AnswerGeneration, count: Int) {
    news = .same
    list = []
    self.count = count
    isKept = true
    self.generation = generation
  }
}

/// Names an answer of one layout for the questions after it. A layout never names two alike.
package struct AnswerGeneration: Equatable, Sendable {
  private let number: Int

  /// The generation of no answer: whatever comes next is new.
  package static let none = AnswerGeneration(number: 0)

  private init(number: Int) {
    self.number = number
  }

  /// The generation of the answer after this one.
  package var next: AnswerGeneration { AnswerGeneration(number: number + 1) }
}
