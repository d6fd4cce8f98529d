import GridKit

/// The catalogue of everything that a grid refuses or complains of, by stable code.
///
/// Texts are those of the constructors that raise them, called with sample arguments, so that the
/// catalogue cannot tell other words than a program prints.
@MainActor
package enum FaultCatalogue {
  /// The consequence of a code.
  package enum Severity: String, Sendable {
    /// The program ends, or the action is refused (`FaultPolicy`).
    case fault
    /// UIKit writes it to the console; here an event of the trace and a finding.
    case log
    /// A finding of our own.
    case finding
  }

  /// UIKit's words, and what to do.
  package struct Wording: Equatable, Sendable {
    /// The words of the message, with placeholders such as `<section>`.
    package var words: String
    /// The advice; empty where the words say it already.
    package var advice: String
    package var exceptionName: GridFault.ExceptionName?
  }

  /// A code and all that is known about it.
  package struct Entry: Sendable {
    package let code: String
    package let severity: Severity
    /// The wordings, one for each way of breaking the contract.
    package let wordings: [Wording]
    /// The situation in which the code is met.
    package let trigger: String
    /// Ids of the rules that ask for it.
    package let rules: [String]

    @MainActor init(_ faults: GridFault..., rules: [String] = [], when trigger: String) {
      self.init(faults, rules: rules, when: trigger)
    }

    /// The entry of some faults, which have one code.
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

    /// The entry of what is legal but suspicious.
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

  /// A code of UIKit's that no program meets here.
  package struct Absence: Sendable {
    package let code: String
    /// UIKit's text, as far as it is on record.
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

  /// The codes, those that cannot occur last.
  package static var codes: [String] { entries.map(\.code) + absences.map(\.code) }

  /// The entry of a code, in upper or lower case.
  package static func entry(_ code: String) -> Entry? {
    entries.first { $0.code.lowercased() == code.lowercased() }
  }

  /// Returns the entry for a code, in upper or lower case, that cannot occur; nil if there is none.
  package static func absence(_ code: String) -> Absence? {
    absences.first { $0.code.lowercased() == code.lowercased() }
  }
}
