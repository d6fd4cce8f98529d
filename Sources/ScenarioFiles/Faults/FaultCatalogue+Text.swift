extension FaultCatalogue.Entry: ExplainedCode {
  package func explanation(_ style: TextStyle) -> [String] {
    var lines = [severity.sentence, "", trigger.situation]
    for (index, wording) in wordings.enumerated() {
      lines.append("")
      if wordings.count > 1 { lines.append(style.dim("text \(index + 1)")) }
      if let name = wording.exceptionName { lines.append(style.dim(name.rawValue)) }
      lines += wording.words.indented("  ")
      if !wording.advice.isEmpty { lines += wording.advice.indented("  ") }
    }
    if !trigger.rules.isEmpty { lines += ["", "Rules: \(trigger.rules.joined(separator: ", "))"] }
    return lines
  }

  package var line: String {
    line(wordings[0].words.prefix { $0 != "\n" }.beginning, besides: FaultCatalogue.codes)
  }

  package var json: JSONValue {
    [
      "code": .string(code), "severity": .string(severity.rawValue),
      "when": .string(trigger.situation),
      "texts": .array(
        wordings.map { wording in
          [
            "exception": wording.exceptionName.map { .string($0.rawValue) } ?? .null,
            "words": .string(wording.words), "advice": .string(wording.advice),
          ]
        }), "rules": .array(trigger.rules.map { .string($0) }),
    ]
  }

  /// The entry as a section of the page `Docs/Reference/Faults.md`.
  fileprivate var section: [String] {
    var text = trigger.situation
    if severity != .fault { text += " It is \(severity.sentence)." }
    if !trigger.rules.isEmpty { text += " Rules: \(trigger.rules.joined(separator: ", "))." }
    return ["", "### \(code)", "", text]
      + wordings.flatMap { wording in
        [""] + wording.words.indented("    ")
          + (wording.advice.isEmpty ? [] : [""] + wording.advice.indented("> "))
      }
  }
}

extension FaultCatalogue.Absence: ExplainedCode {
  package func explanation(_ style: TextStyle) -> [String] {
    ["cannot occur here: \(reason)"] + (words.isEmpty ? [] : ["", "  \(words)"])
  }

  package var line: String {
    line("cannot occur here: \(reason)", besides: FaultCatalogue.codes)
  }

  package var json: JSONValue {
    [
      "code": .string(code), "severity": "none", "words": .string(words),
      "reason": .string(reason),
    ]
  }
}

extension FaultCatalogue.Severity {
  /// The severity as a phrase: its name and its consequence.
  fileprivate var sentence: String {
    switch self {
    case .fault: "a fault: the program ends, or the action is refused"
    case .log: "a log: UIKit writes it to the console, here it is in the trace"
    case .finding: "a finding: legal but suspicious"
    }
  }
}

extension String {
  fileprivate func indented(_ indent: String) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }
  }
}

extension FaultCatalogue {
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
