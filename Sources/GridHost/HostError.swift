/// The reason that a session gives no frame. The session lives on.
public enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The session has no frame: there is none before `open()`, and none after `close()`.
  case notOpen
  /// A contract of the grid was broken.
  case fault(HostFault)
  /// A number that nothing can be done with; nothing was done.
  case input(String)
  /// The inputs are more than may wait for their tick; nothing was done.
  case limit(String)
  /// A request from a thread that is not the process's main one; nothing was done.
  case thread

  /// The text of the error for people, in one line or more.
  public var description: String {
    switch self {
    case .notOpen: "the session is not open"
    case .fault(let fault): fault.description
    case .input(let text), .limit(let text): text
    case .thread:
      "A grid and its session belong to the main actor, and this is not the process's main thread. "
        + "Call from the main thread, or hand the request over: DispatchQueue.main.async { … } or "
        + "await MainActor.run { … }. Where another stack needs the main thread for itself, run "
        + "the grid in a process of its own, gridview host."
    }
  }
}

/// A broken contract, as a host is told of it.
public struct HostFault: Hashable, Sendable, CustomStringConvertible {
  /// Stable: see `Docs/Reference/Faults.md`.
  public var code: String
  /// UIKit's words.
  public var text: String
  /// The expected state, the state that was found, and what to change.
  public var advice: String
  /// Whether what met it was undone: an action is, time that has passed is not.
  public var isRolledBack: Bool

  /// A fault as the grid has recorded it.
  public init(_ fault: GridFault, isRolledBack: Bool) {
    self.init(
      code: fault.code, text: fault.message, advice: fault.advice, isRolledBack: isRolledBack)
  }

  /// A fault put together by hand.
  public init(code: String, text: String, advice: String, isRolledBack: Bool) {
    self.code = code
    self.text = text
    self.advice = advice
    self.isRolledBack = isRolledBack
  }

  /// Text, advice and code.
  public var description: String { "\(text)\n\(advice) [\(code)]" }
}
