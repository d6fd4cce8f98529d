/// A problem that was found while a script was run.
struct FuzzProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem. A script is shrunk only to scripts with a problem of the same kind.
  enum Claim: String, Sendable {
    case completions, content, display, faults, geometry, objects, requests, rest, rollback
    case selection
    /// A view of a grid or of a host has another place than it should have, is missing, or no
    /// longer exists.
    case views
    /// An answer to a host is invalid, or is an error that no request may cause.
    case answers
    /// All frames of a host together do not give the state of the grid.
    case sum
    /// A node of a host was not bound again when its view was configured, or was bound again
    /// without need.
    case binding
    /// A cell of a host has another identifier than its item.
    case keys
  }

  var claim: Claim
  /// The place in the script: `at the start`, or after an action or a request, counted from 1.
  var place: String
  var text: String

  var description: String { "\(claim.rawValue), \(place): \(text)" }
}
