/// The number of nested queries of layouts and data sources.
///
/// While a layout or data source computes an answer, it may query the grid for this answer. The
/// grid then queries the layout or data source again. Without a limit, the queries would go on
/// until the stack overflows.
struct NestedQuestions {
  /// The greatest depth of nested queries, equal to `Pass.roundLimit`.
  static let limit = 100

  fileprivate var depth = 0
  /// Whether the depth has reached the limit. Until the outermost query returns, no object is
  /// queried again: an object that makes two queries in each answer would otherwise make 2¹⁰⁰
  /// queries.
  fileprivate(set) var isRefusing = false
}

extension Simulation {
  /// Runs a query. If too many queries are nested, raises a fault instead.
  ///
  /// - Parameters:
  ///   - method: The name of the called method, as it is declared.
  ///   - refusal: The answer if the query does not run.
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
      when: "Each answer about counts or attributes asks the grid for the same again.",
      message: "\(method) asks the collection view for what it is itself about to answer, "
        + "\(NestedQuestions.limit) questions one inside the other",
      advice: "The collection view knows of counts and attributes only what this method answers. "
        + "Take them from the app's own data, or from what the layout keeps.")
  }
}
