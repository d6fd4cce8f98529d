import Foundation

/// The origin of an action that may turn out to be a fault later.
///
/// The origin is in an object, because the size of a call stack is not known when this package is
/// built. Code with a variable or an argument of a call stack's type, even if it is nil, has to
/// look the size up at run time (scenario `far-jump` of the benchmark).
package final class NotedOrigin {
  let origin: RecordOrigin

  init(_ origin: RecordOrigin) {
    self.origin = origin
  }
}

/// The origin of a fault or a finding.
public struct RecordOrigin: Sendable {
  /// The class name of the layout that was at work; nil if no grid was at work, or if the grid is
  /// not known.
  public let layout: String?
  let calls: CallStack?

  init(layout: String?, calls: CallStack?) {
    self.layout = layout
    self.calls = calls
  }

  /// Whether a fault that ends the program names its callers. The value is false if Swift's own
  /// backtraces are switched off, as they are in exit tests. A suite may have hundreds of exit
  /// tests.
  static var isWanted: Bool {
    let setting = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    return !setting.contains("enable=no")
  }

  /// Lines of the user's sources that led to the fault or the finding, innermost first.
  ///
  /// The lines are known on Linux, in programs with debug information, if
  /// `Simulation.remembersOrigins` was on. Otherwise the array is empty.
  ///
  /// - Complexity: Reads the program's debug information once for each line that is not known yet.
  ///   This takes up to a tenth of a second per line in a large program.
  public var callers: [SourcePlace] { places.compactMap(\.line) }

  #if os(Linux) && canImport(Runtime)
    /// Returns lines of the user's sources that led to a trap, innermost first.
    ///
    /// - Parameter address: The address of the instruction that trapped.
    package static func places(ofTrapAt address: UInt) -> [CallPlace] {
      CallStack.interrupted(at: address).places
    }
  #endif

  /// The calls from the user's sources. If a call has no line, its function is given instead.
  package var places: [CallPlace] { calls?.places ?? [] }
}
