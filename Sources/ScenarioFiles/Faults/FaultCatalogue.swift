/// The catalogue of a grid's faults, console messages and findings, by stable code.
///
/// The texts, the situations and the rules come from the functions that make faults, messages and
/// findings, called with sample arguments. The catalogue therefore has the texts that a program
/// prints.
@MainActor
package enum FaultCatalogue {
  /// The severity of a code, which tells what happens when the code occurs.
  package enum Severity: String, Sendable {
    /// A broken contract. The program ends, or the action is refused (`FaultPolicy`).
    case fault
    /// A message that UIKit writes to the console. GridKit records it as an event in the trace and
    /// as a finding.
    case log
    /// A finding that only GridKit reports.
    case finding
  }

  /// A message and its advice.
  package struct Wording: Equatable, Sendable {
    /// The words of the message, with placeholders such as `<section>`.
    package var words: String
    /// The advice; empty if `words` contains the advice.
    package var advice = ""
    package var exceptionName: GridFault.ExceptionName?
  }

  /// A code with its severity, trigger and wordings.
  package struct Entry: Sendable {
    package let code: String
    package let severity: Severity
    /// The situation in which the code occurs, and the rules that require it.
    package let trigger: CodeTrigger
    /// The wordings, one for each way of breaking the contract.
    package fileprivate(set) var wordings: [Wording]
  }

  /// A code of UIKit that cannot occur in GridKit.
  package struct Absence: Sendable {
    package let code: String
    /// The reason why the fault cannot occur.
    package let reason: String
    /// UIKit's text, as far as the text is known.
    package var words = ""
  }

  /// A chapter of the catalogue.
  package struct Chapter: Sendable {
    package let title: String
    package private(set) var entries: [Entry] = []

    /// Makes a chapter from entries with one wording each. Wordings of one code get one entry, with
    /// the trigger of the first.
    init(_ title: String, _ samples: [Entry]) {
      self.title = title
      for sample in samples {
        if let index = entries.firstIndex(where: { $0.code == sample.code }) {
          entries[index].wordings += sample.wordings
        } else {
          entries.append(sample)
        }
      }
    }
  }

  static func faults(_ faults: GridFault...) -> [Entry] {
    faults.map { fault in
      Entry(
        code: fault.code, severity: .fault, trigger: fault.trigger,
        wordings: [
          Wording(
            words: withPlaceholders(fault.message), advice: withPlaceholders(fault.advice),
            exceptionName: fault.exceptionName)
        ])
    }
  }

  static func logs(_ messages: ConsoleMessage...) -> [Entry] {
    messages.map { message in
      Entry(
        code: message.code, severity: .log, trigger: message.trigger,
        wordings: [Wording(words: withPlaceholders(message.text), advice: message.advice)])
    }
  }

  static func findings(_ findings: LayoutFinding...) -> [Entry] {
    findings.map { finding in
      Entry(
        code: finding.code, severity: .finding, trigger: finding.trigger,
        wordings: [Wording(words: withPlaceholders(finding.message))])
    }
  }

  package static var entries: [Entry] { chapters.flatMap(\.entries) }

  /// All codes. Codes that cannot occur come last.
  package static var codes: [String] { entries.map(\.code) + absences.map(\.code) }

  /// Returns the entry of a code; nil if there is none. Upper and lower case count as equal.
  package static func entry(_ code: String) -> Entry? {
    entries.first { $0.code.lowercased() == code.lowercased() }
  }

  /// Returns what there is to explain about a code, also as a finding of the audit. Upper and lower
  /// case count as equal.
  package static func explained(_ code: String) -> [any ExplainedCode] {
    // The audit's entry says when, why and what to do. The runtime's entry is one case of it.
    let found: [(any ExplainedCode)?] = [
      FindingCatalogue.entry(code), entry(code),
      absences.first { $0.code.lowercased() == code.lowercased() },
    ]
    return found.compactMap(\.self)
  }

  /// Everything to explain. A finding of the audit that the runtime reports too is told once.
  package static var allExplained: [any ExplainedCode] {
    let known = Set(codes)
    return entries + FindingCatalogue.entries.filter { !known.contains($0.code) } + absences
  }
}
