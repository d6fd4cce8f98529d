import GridScenarios

/// A session in which a host does not show what the grid does.
struct HostFuzzProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of claim that does not hold; a session is only shrunk to one with a problem of its
  /// kind.
  enum Claim: String, Hashable, Sendable {
    /// An answer that is none, or an error that no request may have.
    case answers
    /// The sum of the frames is not the state.
    case sum
    /// A view is not where the grid has it, or is missing, or is left over.
    case views
    /// A node was not bound anew when its view was configured, or without need.
    case binding
    /// A cell carries another identifier than its item has.
    case keys
  }

  var claim: Claim
  /// The request that it was found after, counted from 1.
  var request: Int
  var text: String

  var description: String { "\(claim.rawValue), after request \(request): \(text)" }
}

/// A session that fails, as short as it could be made.
struct HostFuzzFailure: Hashable, Sendable, CustomStringConvertible {
  var seed: UInt64
  /// The requests as they were sent: what `gridview host --replay` plays.
  var lines: [String]
  var problem: HostFuzzProblem
  /// The number of requests in the session of the seed.
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
  /// Requests that met a fault of the grid, and those that were refused as mistaken or too much.
  var faults = 0
  var refusals = 0
  /// Times that a node was bound.
  var bindings = 0

  var description: String {
    "\(sessions) sessions, \(requests) requests, \(frames) frames, \(bindings) bindings, "
      + "\(faults) faults, \(refusals) refused"
  }
}
