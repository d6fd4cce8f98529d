import Foundation

/// A broken contract of the collection view.
///
/// The text opens with UIKit's own words, so that a search finds the old answers, then says what to
/// do. Codes are stable: `E-30` is the id of a rule of `Docs/Fidelity.md`, a fault that UIKit does
/// not have gets a kebab-case name.
public struct GridFault: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The exception that UIKit raises.
  public enum ExceptionName: String, Hashable, Codable, Sendable {
    /// UIKit's objects no longer agree with each other: counts, paths, views.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// A call was given something that it cannot work with.
    case invalidArgument = "NSInvalidArgumentException"
    /// A fault that is not an exception under UIKit: a Swift trap or a check of our own.
    case fatalError = "Fatal error"
  }

  /// Stable: `E-30`, or a kebab-case name for a fault that UIKit does not have.
  public var code: String
  /// The name of UIKit's exception: the word to search for in old answers.
  public var exceptionName: ExceptionName
  /// UIKit's words, with addresses printed as `0x0`.
  public var message: String
  /// The advice of the fault: what was expected, what was found, and what to change.
  public var advice: String
  /// Further violations met by the same check, in order.
  public var others: [String]

  /// A fault put together by hand, for comparing.
  public init(
    code: String, exceptionName: ExceptionName = .internalInconsistency, message: String,
    advice: String, others: [String] = []
  ) {
    self.code = code
    self.exceptionName = exceptionName
    self.message = message
    self.advice = advice
    self.others = others
  }

  /// Combines the violations found by one check: the first gives the text; the others are listed,
  /// as far as a reader will go on reading. Nil when there is none.
  package static func combined(_ faults: [GridFault]) -> GridFault? {
    combined(faults.count) { faults[$0] }
  }

  /// The most further violations that a fault lists.
  package static let mostListed = 8

  /// Combines violations where making a fault costs more than finding a violation: only the faults
  /// that are listed are made.
  package static func combined(_ count: Int, _ fault: (Int) -> GridFault) -> GridFault? {
    guard count > 0 else { return nil }
    var first = fault(0)
    first.others = (1..<count).prefix(mostListed).map { fault($0).message }
    let left = count - 1 - mostListed
    if left > 0 { first.others.append("and \(left) more") }
    return first
  }

  /// UIKit's words, then the advice with the code, then what else was found.
  public var description: String {
    var text = "\(message)\n\(advice) [\(code)]"
    if !others.isEmpty {
      text += "\nAlso found:"
      for other in others { text += "\n- \(other)" }
    }
    return text
  }
}

extension GridFault {
  /// Returns the last text of a program that the fault ends.
  package func lastWords(_ origin: RecordOrigin?, findingCallers: Bool) -> String {
    var text = description
    if let layout = origin?.layout { text += "\nLayout: \(layout)" }
    if findingCallers, let caller = origin?.callers.first {
      text += "\nCalled from \(caller.path):\(caller.line)"
    }
    return text
  }
}

/// Ends the program. Unlike `precondition`, the text is printed in optimised builds too.
@inline(never)
package func stop(
  _ fault: GridFault, _ origin: RecordOrigin? = nil, file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  let text = fault.lastWords(origin, findingCallers: RecordOrigin.isWanted)
  // The text says what is to be known: the runtime's list of all threads would bury it.
  signal(SIGILL, SIG_DFL)
  signal(SIGTRAP, SIG_DFL)
  fatalError(text, file: file, line: line)
}
