import GridScenarios

/// `gridview explain`
@MainActor
struct ExplainCommand {
  static let options: [Option] = [.flag("--json")]

  private let isJSON: Bool
  private let entries: [FaultCatalogue.Entry]
  private let findings: [FindingCatalogue.Entry]
  private let absences: [FaultCatalogue.Absence]
  /// Whether codes were named, so that all of each is told.
  private let isFull: Bool

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    isJSON = options.flags.contains("--json")
    isFull = !options.words.isEmpty
    guard isFull else {
      entries = FaultCatalogue.entries
      // What the runtime reports too is among the faults.
      findings = FindingCatalogue.entries.filter { FaultCatalogue.entry($0.code) == nil }
      absences = FaultCatalogue.absences
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
    entries = options.words.compactMap { FaultCatalogue.entry($0) }
    findings = options.words.compactMap { FindingCatalogue.entry($0) }
    absences = options.words.compactMap { FaultCatalogue.absence($0) }
  }

  func run() -> Int32 {
    if isJSON {
      for value in entries.map(\.json) + findings.map(\.json) + absences.map(\.json) {
        Console.write((try? value.text(.line)) ?? "")
      }
    } else if isFull {
      let style = Console.output.style
      let texts =
        entries.map { $0.text(style) } + findings.map { $0.text(style) }
        + absences.map { $0.text(style) }
      Console.print(texts.joined(separator: "\n\n"))
    } else {
      for line in entries.map(\.line) + findings.map(\.line) + absences.map(\.line) {
        Console.print(line)
      }
    }
    return 0
  }
}
