import GridScenarios

/// A problem that was found while a script was run.
struct FuzzProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem. A script is shrunk only to scripts with a problem of the same kind.
  enum Claim: String, Sendable {
    case completions, content, display, faults, geometry, objects, requests, rest, rollback
    case selection, views
  }

  var claim: Claim
  /// The number of the action after which the problem was found, counted from 1; 0 stands for the
  /// creation of the grid.
  var step: Int
  var text: String

  var description: String {
    "\(claim.rawValue), \(step == 0 ? "at the start" : "after action \(step)"): \(text)"
  }
}
