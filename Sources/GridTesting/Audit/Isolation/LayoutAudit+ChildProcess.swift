import Foundation

extension LayoutAudit {
  /// Runs the audit in a child process, but otherwise like `run(in:_:)`. A layout that traps or
  /// hangs becomes a finding: `supplementary-query-traps`, `layout-traps` or `layout-hangs`. The
  /// finding names the method and the probe that ended the child. The rest of the audit runs
  /// without this probe.
  ///
  /// The child process is the same program with the same arguments. The child reaches the same
  /// call, runs the audit there and exits. So call this method near the start of `main`, before any
  /// work that must not happen twice. The child's output is dropped. Unlike `run(in:_:)`, the audit
  /// in the child also queries headers and footers that the layout does not have. Under a test
  /// runner, use the exit tests of the test library instead of this method.
  ///
  /// ```swift
  /// print(LayoutAudit.inChildProcess("wall", in: .init(sections: [40])) { WallLayout() })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name that distinguishes this audit from the program's other audits. In a child
  ///     that was started for another audit, the call returns an empty report at once.
  ///   - timeLimit: The seconds after which a child is ended.
  public static func inChildProcess(
    _ name: String, in setting: Setting = Setting(), timeLimit: TimeInterval = 60,
    _ make: @escaping @MainActor () -> GridViewLayout
  ) -> AuditReport {
    inChildProcess(name, timeLimit: timeLimit) { progress in
      AuditRun(AuditSubject(setting, make), progress: progress).report()
    }
  }

  /// Runs an audit in child processes. In the parent, the method starts children and collects their
  /// findings. In a child with this name, it runs the audit and exits.
  package static func inChildProcess(
    _ name: String, timeLimit: TimeInterval, _ audit: @MainActor (AuditProgress) -> AuditReport
  ) -> AuditReport {
    guard let child = AuditChild.current else {
      return AuditParent(name: name, timeLimit: timeLimit).run()
    }
    guard child.name == name else { return AuditReport(layout: name) }
    child.answer(audit)
    exit(0)
  }
}
