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
  package var sentence: String {
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
