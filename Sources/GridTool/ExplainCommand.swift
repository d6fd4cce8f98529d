import GridScenarios

/// The command `gridview explain`.
@MainActor
struct ExplainCommand {
  static let options: [Option] = [.flag("--json")]

  private let isJSON: Bool
  /// The explanations to print. If no code is named, these are the explanations of all codes.
  private let explanations: [Explanation]
  /// Whether codes were named. Their explanations are printed in full.
  private let isFull: Bool

  /// An entry of the catalogue of faults or of the catalogue of findings.
  @MainActor
  private struct Explanation {
    let json: JSONValue
    let line: String
    let text: (TextStyle) -> String

    init(_ entry: FaultCatalogue.Entry) {
      (json, line, text) = (entry.json, entry.line, { entry.text($0) })
    }

    init(_ finding: FindingCatalogue.Entry) {
      (json, line, text) = (finding.json, finding.line, { finding.text($0) })
    }

    init(_ absence: FaultCatalogue.Absence) {
      (json, line, text) = (absence.json, absence.line, { absence.text($0) })
    }
  }

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    isJSON = options.flags.contains("--json")
    isFull = !options.words.isEmpty
    guard isFull else {
      // Findings that the runtime also reports are in the fault catalogue.
      let findings = FindingCatalogue.entries.filter { FaultCatalogue.entry($0.code) == nil }
      explanations =
        FaultCatalogue.entries.map { Explanation($0) } + findings.map { Explanation($0) }
        + FaultCatalogue.absences.map { Explanation($0) }
      return
    }
    let codes = FaultCatalogue.codes + FindingCatalogue.codes
    let unknown = options.words.filter {
      FaultCatalogue.entry($0) == nil && FaultCatalogue.absence($0) == nil
        && FindingCatalogue.entry($0) == nil
    }
    if !unknown.isEmpty {
      throw UsageError(
        unknown.map { "unknown code \"\($0)\"" + Help.suggestion(for: $0, among: codes) })
    }
    explanations = options.words.flatMap { word in
      // The audit's entry says when, why and what to do. The runtime's entry is one case of it.
      [
        FindingCatalogue.entry(word).map { Explanation($0) },
        FaultCatalogue.entry(word).map { Explanation($0) },
        FaultCatalogue.absence(word).map { Explanation($0) },
      ].compactMap(\.self)
    }
  }

  func run() -> Int32 {
    if isJSON {
      for explanation in explanations {
        Console.write((try? explanation.json.text(.line)) ?? "")
      }
    } else if isFull {
      let style = Console.output.style
      Console.print(explanations.map { $0.text(style) }.joined(separator: "\n\n"))
    } else {
      for explanation in explanations { Console.print(explanation.line) }
    }
    return 0
  }
}
