import GridScenarios

/// A problem that was found while a script was run.
struct FuzzProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of claim that did not hold; a script is only shrunk to one with a problem of its
  /// kind.
  enum Claim: String, Sendable {
    case completions, content, display, faults, geometry, objects, requests, rest, rollback
    case selection, views
  }

  var claim: Claim
  /// The action that it was found after, counted from 1; 0 stands for the making of the grid.
  var step: Int
  var text: String

  var description: String {
    "\(claim.rawValue), \(step == 0 ? "at the start" : "after action \(step)"): \(text)"
  }
}
