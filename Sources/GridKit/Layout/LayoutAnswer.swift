/// A layout's answer for a rectangle: the attributes of the elements, and the part of them that is
/// new to the caller.
@MainActor
package struct LayoutAnswer {
  /// The part of an answer that differs from the previous answer.
  package enum Change: Equatable, Sendable {
    /// Nothing: the answer has the objects of the previous answer, and none of them has changed.
    case same
    /// The objects before and after the range `kept`. The previous answer has the objects of this
    /// range too, unchanged and without others between them.
    case slid(kept: Range<Int>)
    /// Perhaps the whole answer.
    case fresh
  }

  package var change: Change
  /// The attributes in the order of the answer; empty if the layout itself answers `.same`.
  package var list: [GridViewLayoutAttributes]
  /// The number of attributes in the answer, even if the answer is `.same` and `list` is empty.
  package let count: Int
  /// Whether the layout keeps the list. A caller that changes a kept list makes a copy.
  package var isKept: Bool
  /// The generation that the caller passes in its next query; `.none` if the caller has to compare
  /// the answers.
  package var generation: AnswerGeneration

  package init(
    _ change: Change, _ list: [GridViewLayoutAttributes], isKept: Bool = true,
    generation: AnswerGeneration = .none
  ) {
    self.change = change
    self.list = list
    count = list.count
    self.isKept = isKept
    self.generation = generation
  }

  /// Returns the answer without the objects at the indices `places`. The indices must ascend.
  package func without(_ places: [Int]) -> LayoutAnswer {
    var list = list
    for place in places.reversed() { list.remove(at: place) }
    return LayoutAnswer(.fresh, list, isKept: false)
  }

  /// Makes an answer that repeats the answer of `generation`.
  package init(sameAs generation: AnswerGeneration, count: Int) {
    change = .same
    list = []
    self.count = count
    isKept = true
    self.generation = generation
  }
}

/// The number of an answer of one layout. Later queries refer to this number. A layout never gives
/// two answers the same number.
package struct AnswerGeneration: Equatable, Sendable {
  private let number: Int

  /// The generation before any answer. After this generation, every object of the next answer is
  /// new.
  package static let none = AnswerGeneration(number: 0)

  private init(number: Int) {
    self.number = number
  }

  /// The generation of the next answer.
  package var next: AnswerGeneration { AnswerGeneration(number: number + 1) }
}
