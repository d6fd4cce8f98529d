import GridKit

/// The catalogue of a grid's faults, logs and findings, by stable code.
///
/// The texts come from the functions that make faults and findings, called with sample arguments.
/// The catalogue therefore has the texts that a program prints.
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
    package var advice: String
    package var exceptionName: GridFault.ExceptionName?
  }

  /// A code with its severity, wordings, trigger and rules.
  package struct Entry: Sendable {
    package let code: String
    package let severity: Severity
    /// The wordings, one for each way of breaking the contract.
    package let wordings: [Wording]
    /// The situation in which the code occurs.
    package let trigger: String
    /// Ids of the rules that require the fault, log or finding.
    package let rules: [String]

    @MainActor init(_ faults: GridFault..., rules: [String] = [], when trigger: String) {
      self.init(faults, rules: rules, when: trigger)
    }

    /// Makes the entry of faults that share one code.
    @MainActor init(_ faults: [GridFault], rules: [String] = [], when trigger: String) {
      assert(Set(faults.map(\.code)).count == 1)
      code = faults[0].code
      severity = .fault
      self.trigger = trigger
      self.rules = rules
      wordings = faults.map {
        Wording(
          words: FaultSample.withPlaceholders($0.message),
          advice: FaultSample.withPlaceholders($0.advice), exceptionName: $0.exceptionName)
      }
    }

    /// Makes the entry of a log or a finding. Logs and findings report calls that are legal but
    /// suspicious.
    @MainActor init(
      _ severity: Severity, _ code: String, _ messages: String..., advice: String = "",
      rules: [String] = [], when trigger: String
    ) {
      self.code = code
      self.severity = severity
      self.trigger = trigger
      self.rules = rules
      wordings = messages.map {
        Wording(words: FaultSample.withPlaceholders($0), advice: advice, exceptionName: nil)
      }
    }
  }

  /// A code of UIKit that cannot occur in GridKit.
  package struct Absence: Sendable {
    package let code: String
    /// UIKit's text, as far as the text is known.
    package let words: String
    /// The reason why the fault cannot occur.
    package let reason: String
  }

  /// A chapter of the catalogue.
  package struct Chapter: Sendable {
    package let title: String
    package let entries: [Entry]
  }

  package static let chapters: [Chapter] = Simulation(
    screen: GridScreen(), frameRate: 60, usesUIKitNames: Simulation.programUsesUIKitNames
  ).perform {
    [
      Chapter(title: "Construction and registration", entries: construction),
      Chapter(title: "Views from the data source", entries: views),
      Chapter(title: "Counts, indices and queries", entries: indices),
      Chapter(title: "Attributes and layout passes", entries: attributes),
      Chapter(title: "Batch updates", entries: updates),
      Chapter(title: "Scrolling and interactive movement", entries: movement),
      Chapter(title: "Layouts, transitions and controllers", entries: layouts),
      Chapter(title: "Compositional layouts and lists", entries: compositional),
      Chapter(title: "Diffable data sources", entries: diffable),
      Chapter(title: "Views, time and gestures", entries: surroundings),
      Chapter(title: "Logs and findings of the runtime", entries: logs),
      Chapter(title: "The module UIKit", entries: compatibility),
    ]
  }

  package static var entries: [Entry] { chapters.flatMap(\.entries) }

  /// All codes. Codes that cannot occur come last.
  package static var codes: [String] { entries.map(\.code) + absences.map(\.code) }

  /// Returns the entry of a code; nil if there is none. Upper and lower case count as equal.
  package static func entry(_ code: String) -> Entry? {
    entries.first { $0.code.lowercased() == code.lowercased() }
  }

  /// Returns the absence with a code; nil if there is none. Upper and lower case count as equal.
  package static func absence(_ code: String) -> Absence? {
    absences.first { $0.code.lowercased() == code.lowercased() }
  }
}
