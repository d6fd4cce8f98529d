/// What a layout answers about a rectangle, and what of it is new to who has asked.
@MainActor
package struct LayoutAnswer {
  /// What is new.
  package enum News: Equatable, Sendable {
    /// Nothing: the very objects of the answer before, and none of them has changed.
    case same
    /// Some objects have gone in front or behind, and others have come there; those in `kept` are
    /// of the answer before, one after the other, and have not changed.
    case slid(kept: Range<Int>)
    /// Perhaps all of it.
    case fresh
  }

  package var news: News
  /// All of it, in the order of the answer; empty where the layout itself says that it is the same.
  package var list: [GridViewLayoutAttributes]
  /// How many objects there are.
  package let count: Int
  /// Whether the layout keeps the list, so that who changes it makes a copy.
  package var isKept: Bool
  /// What the next question names this answer by; none where news is found by comparing.
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

  /// No answer: whatever comes next is new.
  package static let none = AnswerGeneration(number: 0)

  private init(number: Int) {
    self.number = number
  }

  /// That of the answer after.
  package var next: AnswerGeneration { AnswerGeneration(number: number + 1) }
}
