/// Hears what laws and audits have found while a test runs: what is to be seen of it is not on the
/// test's own grids.
package struct CheckObserver: Sendable {
  @TaskLocal package static var current: CheckObserver?

  /// A law is broken; the registry has the layout of the case.
  let isBroken: @MainActor @Sendable (LawViolation, LayoutRegistry) -> Void
  /// An audit has found something on a grid of its own.
  let hasFindings: @MainActor @Sendable (AuditReport, GridView) -> Void

  package init(
    isBroken: @escaping @MainActor @Sendable (LawViolation, LayoutRegistry) -> Void,
    hasFindings: @escaping @MainActor @Sendable (AuditReport, GridView) -> Void
  ) {
    self.isBroken = isBroken
    self.hasFindings = hasFindings
  }
}
