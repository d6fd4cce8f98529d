/// One thing that is wrong in a scenario file.
public struct ScenarioMistake: Hashable, Sendable, CustomStringConvertible {
  /// The name that the parser was given for the text.
  public var file: String
  /// Where in the text; nil when the case did not come from one.
  public var position: TextPosition?
  /// The way to what is wrong; empty for the file as a whole.
  public var path: JSONPath
  /// What would have been legal, in words.
  public var expected: String
  /// What is there, in words or as the file has it.
  public var found: String
  /// For a misspelt word: the legal one most like it.
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
    if !path.steps.isEmpty { text += "\(path): " }
    text += "expected \(expected), found \(found)"
    if let suggestion { text += "; did you mean \"\(suggestion)\"?" }
    // File names and what was found may hold anything; a mistake is one line.
    return VisibleText.line(text)
  }
}

/// Why nothing is run from a scenario file: all its mistakes, in the order of the text.
public struct ScenarioFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of the text.
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
final class MistakeCollector {
  private let file: String
  private let document: JSONDocument?
  private var mistakes: [ScenarioMistake] = []

  init(file: String, document: JSONDocument? = nil) {
    self.file = file
    self.document = document
  }

  var count: Int { mistakes.count }

  /// - Parameter occurrence: Which member is meant when the path's last key occurs more than once.
  func report(
    _ path: JSONPath, expected: String, found: String, suggestion: String? = nil,
    occurrence: Int = 0
  ) {
    mistakes.append(
      ScenarioMistake(
        file: file, position: document?.position(of: path, occurrence: occurrence), path: path,
        expected: expected, found: found, suggestion: suggestion))
  }

  /// Throws what was gathered, sorted by place, if there is anything.
  func throwIfAny() throws(ScenarioFileError) {
    if mistakes.isEmpty { return }
    let start = TextPosition(line: 0, column: 0)
    let sorted = mistakes.enumerated().sorted { a, b in
      (a.element.position ?? start, a.offset) < (b.element.position ?? start, b.offset)
    }
    throw ScenarioFileError(mistakes: sorted.map(\.element))
  }
}
