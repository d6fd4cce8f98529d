/// A mistake in a scenario file.
public struct ScenarioMistake: Hashable, Sendable, CustomStringConvertible {
  /// The name that the parser was given for the text.
  public var file: String
  /// The position in the text; nil when the case did not come from one.
  public var position: TextPosition?
  /// The way to what is wrong; empty for the file as a whole.
  public var path: JSONPath
  /// The legal value, in words.
  public var expected: String
  /// The value found, in words or as the file has it.
  public var found: String
  /// The legal word most like a misspelt one.
  public var suggestion: String?

  /// A mistake; the parser finds position and suggestion itself.
  public init(
    file: String, position: TextPosition? = nil, path: JSONPath, expected: String, found: String,
    suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.path = path
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }

  /// `walls.json:12:7: cases[3].actions[0].by: expected …, found …; did you mean "…"?`
  public var description: String {
    var text = file
    if let position { text += ":\(position.line):\(position.column)" }
    text += ": "
    if !path.isEmpty { text += "\(path): " }
    text += "expected \(expected), found \(found)"
    if let suggestion { text += "; did you mean \"\(suggestion)\"?" }
    // File names and what was found may hold anything; a mistake is one line.
    return VisibleText.line(text)
  }
}

/// The error for a scenario file of which nothing is run: all its mistakes, in the order of the
/// text.
public struct ScenarioFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes, in the order of the text.
  public var mistakes: [ScenarioMistake]

  /// An error of these mistakes, which are not sorted here.
  public init(mistakes: [ScenarioMistake]) {
    self.mistakes = mistakes
  }

  /// A line for each mistake.
  public var description: String {
    mistakes.map(\.description).joined(separator: "\n")
  }
}

/// Gathers mistakes while the reading goes on.
///
/// Texts are made of those only that are kept, and places in the file are looked up once for all,
/// so that the work grows with the file whatever is wrong with it.
package final class MistakeCollector {
  private let file: String
  private let document: JSONDocument?
  /// The mistakes without their positions; `member` as in `report`.
  private var kept: [(mistake: ScenarioMistake, member: Int?)] = []
  /// Mistakes that were reported, kept or not.
  package private(set) var count = 0

  package init(file: String, document: JSONDocument? = nil) {
    self.file = file
    self.document = document
  }

  /// Whether another mistake would only be counted.
  var isFull: Bool { kept.count >= ScenarioLimits.mistakes.whole }

  /// Reports a mistake, which is only counted if the collector is full.
  ///
  /// - Parameter member: The index of the member that the path's last key means; nil for the first
  ///   one of that key.
  package func report(
    _ path: @autoclosure () -> JSONPath, expected: @autoclosure () -> String,
    found: @autoclosure () -> String, suggestion: @autoclosure () -> String? = nil,
    member: Int? = nil
  ) {
    count += 1
    guard !isFull else { return }
    let mistake = ScenarioMistake(
      file: file, path: path(), expected: expected(), found: found(), suggestion: suggestion())
    kept.append((mistake, member))
  }

  /// Throws what was gathered, sorted by place, if there is anything; at the end the number of
  /// those that were only counted.
  package func throwIfAny() throws(ScenarioFileError) {
    if count == 0 { return }
    var mistakes = kept.map(\.mistake)
    if let positions = document?.positions(of: kept.map { ($0.mistake.path, $0.member) }) {
      for index in mistakes.indices { mistakes[index].position = positions[index] }
      let order = mistakes.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
      mistakes = order.map { mistakes[$0] }
    }
    if count > kept.count {
      mistakes.append(
        ScenarioMistake(
          file: file, path: JSONPath(), expected: ScenarioLimits.mistakes.inWords,
          found: "\(count - kept.count) more, which are not listed"))
    }
    throw ScenarioFileError(mistakes: mistakes)
  }
}
