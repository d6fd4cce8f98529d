/// The situation in which a fault, a console message or a finding occurs, for the catalogue.
///
/// A trigger is no part of a fault's or a finding's value: all triggers are equal.
package struct CodeTrigger: Hashable, Sendable {
  /// One or more sentences. Empty where another fault of the same code has them.
  package let situation: String
  /// Ids of the rules that require the fault, the message or the finding.
  package let rules: [String]

  package init(_ situation: String = "", _ rules: [String] = []) {
    (self.situation, self.rules) = (situation, rules)
  }

  package static func == (a: CodeTrigger, b: CodeTrigger) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
