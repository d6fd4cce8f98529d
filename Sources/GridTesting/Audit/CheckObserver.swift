/// A receiver of broken layout laws, of the findings of audits, and of snapshots that differ, while
/// a test runs. It also receives the grids that laws and audits make, because the test does not
/// know these grids.
package struct CheckObserver: Sendable {
  /// A run that shows a broken law.
  package typealias Exhibit = (
    title: String, picture: GridPicture, recording: PlayerRecording?
  )

  // Not a closure: optimised Swift 6.3 code crashes if the value of a task local is one.
  @TaskLocal package static var current: CheckObserver?

  /// The closure that receives a broken law. Its argument plays the case of the law once more, and
  /// returns nil if the case cannot be played.
  package let isBroken: @MainActor @Sendable (@escaping @MainActor () -> Exhibit?) -> Void
  /// The closure that receives the findings of an audit, and the audit's own grid.
  let hasFindings: @MainActor @Sendable (AuditReport, GridView) -> Void
  /// The closure that receives each `GridFrames` or `GridState` that differs from its snapshot.
  let differs: @Sendable (SnapshotDifference, _ found: GridFrames) -> Void

  package init(
    isBroken: @escaping @MainActor @Sendable (@escaping @MainActor () -> Exhibit?) -> Void,
    hasFindings: @escaping @MainActor @Sendable (AuditReport, GridView) -> Void,
    differs: @escaping @Sendable (SnapshotDifference, _ found: GridFrames) -> Void
  ) {
    self.isBroken = isBroken
    self.hasFindings = hasFindings
    self.differs = differs
  }
}
