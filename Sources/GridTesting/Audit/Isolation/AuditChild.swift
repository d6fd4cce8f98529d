import Foundation

/// The instructions of a process that was started for one audit, read from its environment.
struct AuditChild {
  /// The name of the audit, among those of the program.
  let name: String
  let channel: AuditChannel
  /// Probes that ended an earlier child, and the one that made the first of them start.
  let skipped: Set<String>

  private static let nameKey = "GRIDKIT_AUDIT_NAME"
  private static let channelKey = "GRIDKIT_AUDIT_CHANNEL"
  private static let skippedKey = "GRIDKIT_AUDIT_SKIPPED"

  /// The instructions of this process; nil in one that was not started by an `AuditParent`.
  static var current: AuditChild? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment[nameKey], let path = environment[channelKey] else { return nil }
    let skipped = environment[skippedKey] ?? ""
    return AuditChild(
      name: name, channel: AuditChannel(path: path),
      skipped: Set(skipped.split(separator: "\n").map(String.init)))
  }

  /// Variables that make a process this child.
  var environment: [String: String] {
    [
      Self.nameKey: name, Self.channelKey: channel.path,
      Self.skippedKey: skipped.sorted().joined(separator: "\n"),
      // A trap is expected: its backtrace is never read.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Runs an audit and writes its progress and its report to the channel.
  @MainActor
  func answer(_ audit: @MainActor (AuditProgress) -> AuditReport) {
    guard let writer = AuditChannel.Writer(channel) else { return }
    let progress = AuditProgress(
      skipped: skipped, willProbe: { writer.tell(probe: $0) },
      willAsk: { writer.tell(question: $0) })
    writer.tell(audit(progress))
  }
}

/// Receives the progress of an audit.
@MainActor
package struct AuditProgress {
  /// Probes that are left out.
  var skipped: Set<String> = []
  package var willProbe: @MainActor (String) -> Void
  /// Called before the layout is asked, with the method and its argument.
  var willAsk: @MainActor (String) -> Void
}
