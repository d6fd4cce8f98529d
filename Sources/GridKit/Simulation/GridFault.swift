import Foundation

/// A broken contract of the collection view.
///
/// The text begins with UIKit's own words, so that a search finds existing answers. The advice
/// comes next. Codes are stable. A code such as `E-30` is the id of a rule of `Docs/Fidelity.md`. A
/// fault that UIKit does not have has a kebab-case name as its code.
public struct GridFault: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The exception that UIKit raises.
  public enum ExceptionName: String, Hashable, Codable, Sendable {
    /// The exception for counts, index paths or views that contradict each other.
    case internalInconsistency = "NSInternalInconsistencyException"
    /// The exception for a call with an argument that the method cannot work with.
    case invalidArgument = "NSInvalidArgumentException"
    /// The exception for an index beyond the elements of a list.
    case range = "NSRangeException"
    /// The exception for constraints between views of different trees.
    case generic = "NSGenericException"
    /// A fault that is not an exception under UIKit: a Swift trap or a check of our own.
    case fatalError = "Fatal error"
  }

  /// The stable code: `E-30`, or a kebab-case name for a fault that UIKit does not have.
  public var code: String
  /// The name of UIKit's exception, for a search for existing answers.
  public var exceptionName: ExceptionName
  /// UIKit's words, with addresses printed as `0x0`.
  public var message: String
  /// The advice of the fault: what was expected, what was found, and what to change.
  public var advice: String
  /// The messages of further violations that the same check found, in order.
  public var others: [String]
  package internal(set) var trigger = CodeTrigger()

  private enum CodingKeys: CodingKey { case code, exceptionName, message, advice, others }

  /// Makes a fault from its parts, for instance for a comparison.
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

  /// Makes a fault with the situation in which it occurs, for the catalogue of faults.
  package init(
    code: String, exceptionName: ExceptionName = .internalInconsistency, rules: String...,
    when situation: String, message: String, advice: String
  ) {
    self.init(code: code, exceptionName: exceptionName, message: message, advice: advice)
    trigger = CodeTrigger(situation, rules)
  }

  /// Combines the violations found by one check into one fault. Returns nil if there are none. The
  /// fault has the text of the first violation and lists at most `mostListed` further violations.
  package static func combined(_ faults: [GridFault]) -> GridFault? {
    combined(faults.count) { faults[$0] }
  }

  /// The greatest number of further violations that a fault lists.
  package static let mostListed = 8

  /// Combines violations into one fault. `fault` makes the fault of a violation from its index. It
  /// is called only for violations that are listed, because making a fault costs more than finding
  /// a violation.
  package static func combined(_ count: Int, _ fault: (Int) -> GridFault) -> GridFault? {
    guard count > 0 else { return nil }
    var first = fault(0)
    first.others = (1..<count).prefix(mostListed).map { fault($0).message }
    let left = count - 1 - mostListed
    if left > 0 { first.others.append("and \(left) more") }
    return first
  }

  /// UIKit's words, then the advice with the code, then the further violations.
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
  /// Returns the text that the program prints when the fault ends it.
  package func lastWords(_ origin: RecordOrigin?, findingCallers: Bool) -> String {
    var text = description
    if let layout = origin?.layout { text += "\nLayout: \(layout)" }
    if findingCallers, let caller = origin?.callers.first {
      text += "\nCalled from \(caller.path):\(caller.line)"
    }
    return text
  }
}

/// Ends the program with the text of a fault. Unlike the text of `precondition`, the fault's text
/// is printed in optimised builds, too.
@inline(never)
package func stop(
  _ fault: GridFault, _ origin: RecordOrigin? = nil, file: StaticString = #fileID,
  line: UInt = #line
) -> Never {
  let text = fault.lastWords(origin, findingCallers: RecordOrigin.isWanted)
  // Without these handlers the runtime does not list all threads, which would hide the text.
  signal(SIGILL, SIG_DFL)
  signal(SIGTRAP, SIG_DFL)
  fatalError(text, file: file, line: line)
}
