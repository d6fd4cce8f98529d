import GridKit

extension FaultCatalogue.Entry {
  /// Returns a description of the code for a terminal, with its severity, trigger, texts and rules.
  package func text(_ style: TextStyle = .plain) -> String {
    var lines = [style.bold(code) + " — \(severity.sentence)", "", trigger.situation]
    for (index, wording) in wordings.enumerated() {
      lines.append("")
      if wordings.count > 1 { lines.append(style.dim("text \(index + 1)")) }
      if let name = wording.exceptionName { lines.append(style.dim(name.rawValue)) }
      lines += indented(wording.words)
      if !wording.advice.isEmpty { lines += indented(wording.advice) }
    }
    if !trigger.rules.isEmpty { lines += ["", "Rules: \(trigger.rules.joined(separator: ", "))"] }
    return lines.joined(separator: "\n")
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  }

  /// The entry on one line: the code and the beginning of the first message.
  @MainActor package var line: String {
    let words = wordings[0].words.prefix { $0 != "\n" }
    let limit = 72
    let shown = words.count > limit ? words.prefix(limit - 1) + "…" : words
    return "\(code.padded(to: FaultCatalogue.codeWidth))  \(shown)"
  }

  package var json: JSONValue {
    .object([
      "code": .string(code), "severity": .string(severity.rawValue),
      "when": .string(trigger.situation),
      "texts": .array(
        wordings.map { wording in
          .object([
            "exception": wording.exceptionName.map { .string($0.rawValue) } ?? .null,
            "words": .string(wording.words), "advice": .string(wording.advice),
          ])
        }), "rules": .array(trigger.rules.map { .string($0) }),
    ])
  }
}

extension FaultCatalogue.Absence {
  package func text(_ style: TextStyle = .plain) -> String {
    style.bold(code) + " — cannot occur here: \(reason)" + (words.isEmpty ? "" : "\n\n  \(words)")
  }

  @MainActor package var line: String {
    "\(code.padded(to: FaultCatalogue.codeWidth))  cannot occur here: \(reason)"
  }

  package var json: JSONValue {
    .object([
      "code": .string(code), "severity": .string("none"), "words": .string(words),
      "reason": .string(reason),
    ])
  }
}

extension FaultCatalogue.Severity {
  /// The severity as a phrase: its name and its consequence.
  var sentence: String {
    switch self {
    case .fault: "a fault: the program ends, or the action is refused"
    case .log: "a log: UIKit writes it to the console, here it is in the trace"
    case .finding: "a finding: legal but suspicious"
    }
  }
}

extension FaultCatalogue {
  static let codeWidth = codes.map(\.count).max() ?? 0

  /// The catalogue as the page `Docs/Reference/Faults.md`.
  package static var page: String {
    var lines = [
      """
      <!-- Generated from Sources/ScenarioFiles/Faults by .ci/reference: edits are lost. -->
      # Faults and logs

      Every fault and log line of a grid, by code. `gridview explain CODE` prints the same text in a
      terminal. Each text opens with UIKit's own words, where they are on record; `<…>` stands for
      the numbers, paths and views of the moment. Under `.stop` the program ends with the text.
      Under `.record` the action is refused and the fault is kept.
      """
    ]
    for chapter in chapters {
      lines += ["", "## \(chapter.title)"]
      for entry in chapter.entries { lines += entry.section }
    }
    lines += [
      "", "## Codes that cannot occur here", "", "| Code | UIKit's words | Why not |",
      "| --- | --- | --- |",
    ]
    lines += absences.map { absence in
      let words = absence.words.isEmpty ? "" : "`\(absence.words)`"
      return "| \(absence.code) | \(words) | \(absence.reason) |"
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FaultCatalogue.Entry {
  /// The entry as a section of the page `Docs/Reference/Faults.md`.
  fileprivate var section: [String] {
    var lines = ["", "### \(code)", "", trigger.situation]
    lines[3] += severity == .fault ? "" : " It is \(severity.sentence)."
    if !trigger.rules.isEmpty { lines[3] += " Rules: \(trigger.rules.joined(separator: ", "))." }
    for wording in wordings {
      lines += [""] + indented(wording.words).map { "  " + $0 }
      if !wording.advice.isEmpty {
        lines +=
          [""]
          + wording.advice.split(separator: "\n", omittingEmptySubsequences: false)
          .map { "> \($0)" }
      }
    }
    return lines
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
