import Foundation

/// The origin of an action that may turn out to be a fault later.
///
/// An object, since the size of a list of calls is not known when this package is built. Code that
/// has such a list among its values, or that passes nil for one, looks the size up first (the
/// benchmark's `far-jump`).
package final class NotedOrigin {
  let origin: RecordOrigin

  init(_ origin: RecordOrigin) {
    self.origin = origin
  }
}

/// The origin of a fault or a finding.
public struct RecordOrigin: Sendable {
  /// The class of the layout of the grid that was at work; nil where that was none, or where it is
  /// not known which.
  public let layout: String?
  let calls: CallStack?

  init(layout: String?, calls: CallStack?) {
    self.layout = layout
    self.calls = calls
  }

  /// Whether a program that ends names its callers. False where the runtime's own list of calls is
  /// switched off, as in exit tests, of which a suite may have hundreds.
  static var isWanted: Bool {
    let setting = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? ""
    return !setting.contains("enable=no")
  }

  /// Lines of the user's sources that led there, innermost first.
  ///
  /// They are known on Linux, in programs with debug information, if `Simulation.remembersOrigins`
  /// was on; else there are none.
  ///
  /// - Complexity: Reads the program's debug information once for each line that is not known yet:
  ///   up to a tenth of a second each for a large program.
  public var callers: [SourcePlace] { places.compactMap(\.line) }

  #if os(Linux) && canImport(Runtime)
    /// Lines of the user's sources that led to a trap, innermost first.
    ///
    /// - Parameter address: The instruction that trapped.
    package static func places(ofTrapAt address: UInt) -> [CallPlace] {
      CallStack.interrupted(at: address).places
    }
  #endif

  /// The calls from the user's sources, with functions for calls that have no line.
  package var places: [CallPlace] { calls?.places ?? [] }
}
