import GridScenarios

/// The command `gridview explain`.
@MainActor
struct ExplainCommand {
  static let options: [Option] = [.flag("--json")]

  private let isJSON: Bool
  /// The codes to explain. If no code is named, these are all codes.
  private let codes: [any ExplainedCode]
  /// Whether codes were named. Their explanations are printed in full.
  private let isFull: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    isJSON = options.flags.contains("--json")
    isFull = !options.words.isEmpty
    let named = options.words.map { FaultCatalogue.explained($0) }
    let unknown = zip(options.words, named).filter { $1.isEmpty }.map { word, _ in
      "unknown code \"\(word)\""
        + Help.suggestion(for: word, among: FaultCatalogue.codes + FindingCatalogue.codes)
    }
    if !unknown.isEmpty { throw UsageError(unknown) }
    codes = isFull ? named.flatMap(\.self) : FaultCatalogue.allExplained
  }

  func run() -> Int32 {
    if isJSON {
      for code in codes { Console.write((try? code.json.text(.line)) ?? "") }
    } else if isFull {
      let style = Console.output.style
      Console.print(codes.map { $0.text(style) }.joined(separator: "\n\n"))
    } else {
      for code in codes { Console.print(code.line) }
    }
    return 0
  }
}
