import Foundation

/// The instructions for a process that was started for one audit. The process reads them from its
/// environment.
struct AuditChild {
  /// The name of the audit, which distinguishes the audits of a program.
  let name: String
  let channel: AuditChannel
  /// The probes that ended earlier child processes. They are left out.
  let skipped: Set<String>

  private static let nameKey = "GRIDKIT_AUDIT_NAME"
  private static let channelKey = "GRIDKIT_AUDIT_CHANNEL"
  private static let skippedKey = "GRIDKIT_AUDIT_SKIPPED"

  /// The instructions of this process; nil if no `AuditParent` started the process.
  static var current: AuditChild? {
    let environment = ProcessInfo.processInfo.environment
    guard let name = environment[nameKey], let path = environment[channelKey] else { return nil }
    let skipped = environment[skippedKey] ?? ""
    return AuditChild(
      name: name, channel: AuditChannel(path: path),
      skipped: Set(skipped.split(separator: "\n").map(String.init)))
  }

  /// The environment variables that pass the instructions to a child process.
  var environment: [String: String] {
    [
      Self.nameKey: name, Self.channelKey: channel.path,
      Self.skippedKey: skipped.sorted().joined(separator: "\n"),
      // A trap is expected, and its backtrace is never read.
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

/// A receiver of the progress of an audit.
@MainActor
package struct AuditProgress {
  /// The probes that are left out.
  var skipped: Set<String> = []
  package var willProbe: @MainActor (String) -> Void
  /// The closure that runs before each query to the layout, with the method and its argument.
  var willAsk: @MainActor (String) -> Void
}
