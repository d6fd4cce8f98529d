/// Questions to layouts and data sources that are under way, one inside the other.
///
/// A layout or data source that asks the grid for what it is itself about to say is asked again,
/// and would be until the stack ends.
struct NestedQuestions {
  /// The greatest depth: as many questions as rounds of layout.
  static let limit = 100

  fileprivate var depth = 0
  /// Whether the limit was met. Until the outermost question is answered no object is asked again:
  /// one that asks twice in each answer would otherwise ask 2¹⁰⁰ times.
  fileprivate(set) var isRefusing = false
}

extension Simulation {
  /// Asks, unless too many questions are under way already, which is a fault.
  ///
  /// - Parameters:
  ///   - method: The method that is called, as it is declared.
  ///   - refusal: The answer where no question is asked.
  func nesting<Answer>(
    _ method: String, orElse refusal: @autoclosure () -> Answer, _ question: () -> Answer
  ) -> Answer {
    guard !nestedQuestions.isRefusing else { return refusal() }
    guard nestedQuestions.depth < NestedQuestions.limit else {
      nestedQuestions.isRefusing = true
      raise(.questionLoop(method))
      return refusal()
    }
    nestedQuestions.depth += 1
    let answer = question()
    nestedQuestions.depth -= 1
    if nestedQuestions.depth == 0 { nestedQuestions.isRefusing = false }
    return answer
  }
}

extension GridFault {
  @MainActor package static func questionLoop(_ method: String) -> GridFault {
    GridFault(
      code: "question-loop", exceptionName: .fatalError,
      message: "\(method) asks the collection view for what it is itself about to answer, "
        + "\(NestedQuestions.limit) questions one inside the other",
      advice: "The collection view knows of counts and attributes only what this method answers. "
        + "Take them from the app's own data, or from what the layout keeps.")
  }
}
