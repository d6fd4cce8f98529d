import GridScenarios

/// A problem in a session: the host does not show the same as the grid.
struct HostFuzzProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem. A session is shrunk only to sessions with a problem of the same kind.
  enum Claim: String, Hashable, Sendable {
    /// An answer is invalid, or is an error that no request may cause.
    case answers
    /// All frames together do not give the state of the grid.
    case sum
    /// A view of the host has another place than in the grid, is missing, or no longer exists in
    /// the grid.
    case views
    /// A node was not bound again when its view was configured, or was bound again without need.
    case binding
    /// A cell has another identifier than its item.
    case keys
  }

  var claim: Claim
  /// The number of the request after which the problem was found, counted from 1.
  var request: Int
  var text: String

  var description: String { "\(claim.rawValue), after request \(request): \(text)" }
}

/// A session that fails, shortened as far as possible.
struct HostFuzzFailure: Hashable, Sendable, CustomStringConvertible {
  var seed: UInt64
  /// The requests as they were sent. `gridview host --replay` plays them.
  var lines: [String]
  var problem: HostFuzzProblem
  /// The number of requests in the session before it was shortened.
  var fullLength: Int

  var description: String {
    """
    seed \(seed), shrunk from \(fullLength) to \(lines.count) requests; gridview host --replay \
    FILE plays them:
    \(lines.joined(separator: "\n"))
    \(problem)
    """
  }
}

/// The counts of a run of sessions.
struct HostFuzzTally: Hashable, Sendable, CustomStringConvertible {
  var sessions = 0
  var requests = 0
  var frames = 0
  /// The numbers of requests that caused a fault of the grid, and of requests that were refused,
  /// because they were invalid or exceeded a limit.
  var faults = 0
  var refusals = 0
  /// The number of times that a node was bound.
  var bindings = 0

  var description: String {
    "\(sessions) sessions, \(requests) requests, \(frames) frames, \(bindings) bindings, "
      + "\(faults) faults, \(refusals) refused"
  }
}
