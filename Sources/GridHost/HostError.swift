/// The reason why a session returns no frame. The session can still be used.
public enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The session is not open: `open()` has not been called yet, or `close()` has been called.
  case notOpen
  /// A contract of the grid was broken.
  case fault(HostFault)
  /// The request contains an invalid number. The request had no effect.
  case input(String)
  /// The limit of inputs that may wait for their tick is reached. The request had no effect.
  case limit(String)
  /// The request came from a thread other than the process's main thread. The request had no
  /// effect.
  case thread

  /// The error as readable text, in one or more lines.
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

/// A broken contract, in the form in which a host receives it.
public struct HostFault: Hashable, Sendable, CustomStringConvertible {
  /// The stable code of the fault; see `Docs/Reference/Faults.md`.
  public var code: String
  /// The message, in UIKit's words.
  public var text: String
  /// The expected state, the actual state, and the change to make.
  public var advice: String
  /// Whether the action that caused the fault was undone. The value is true for a fault in `open()`
  /// or in a change by the app. It is false for a fault that was raised while time advanced.
  public var isRolledBack: Bool

  /// Makes a fault from the values of its properties.
  public init(code: String, text: String, advice: String, isRolledBack: Bool) {
    self.code = code
    self.text = text
    self.advice = advice
    self.isRolledBack = isRolledBack
  }

  /// The text, the advice and the code of the fault.
  public var description: String { "\(text)\n\(advice) [\(code)]" }
}
