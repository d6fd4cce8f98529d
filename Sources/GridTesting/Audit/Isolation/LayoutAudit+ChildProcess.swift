import Foundation

extension LayoutAudit {
  /// Runs the audit in a process of its own; otherwise like `run(in:_:)`. A layout that traps or
  /// hangs is then a finding: `supplementary-query-traps`, `layout-traps` or `layout-hangs`, with
  /// the method and the probe that ended it. The rest of the audit is done without that probe.
  ///
  /// The program is started again with the same arguments and comes to the same call, where it runs
  /// the audit and exits: call this near the start of `main`, before anything that should not
  /// happen twice. The child's output is dropped. It also asks for headers and footers that the
  /// layout does not have, which `run(in:_:)` leaves alone. Under a test runner use the tests' own
  /// exit tests.
  ///
  /// ```swift
  /// print(LayoutAudit.inChildProcess("wall", in: .init(sections: [40])) { WallLayout() })
  /// ```
  ///
  /// - Parameters:
  ///   - name: Tells this audit from the program's others. In a child that was started for another
  ///     one, the call returns an empty report at once.
  ///   - timeLimit: Seconds after which a child is ended.
  public static func inChildProcess(
    _ name: String, in setting: Setting = Setting(), timeLimit: TimeInterval = 60,
    _ make: @escaping @MainActor () -> GridViewLayout
  ) -> AuditReport {
    inChildProcess(name, timeLimit: timeLimit) { progress in
      AuditRun(AuditSubject(setting, make), progress: progress).report()
    }
  }

  /// Runs an audit in child processes. In the parent: starts children and gathers what they tell.
  /// In the child of that name: runs the audit and exits.
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
