/// Receives the failures of laws and audits while a test runs: their grids are not the test's own.
package struct CheckObserver: Sendable {
  /// A run that shows a broken law.
  package struct Exhibit {
    package var title: String
    package var picture: GridPicture
    package var recording: PlayerRecording?

    package init(title: String, picture: GridPicture, recording: PlayerRecording?) {
      self.title = title
      self.picture = picture
      self.recording = recording
    }
  }

  @TaskLocal package static var current: CheckObserver?

  /// The receiver of a broken law, as a closure that plays its case once more; nil if it cannot be
  /// played.
  package let isBroken: @MainActor @Sendable (@escaping @MainActor () -> Exhibit?) -> Void
  /// The receiver of the findings of an audit on a grid of its own.
  let hasFindings: @MainActor @Sendable (AuditReport, GridView) -> Void

  package init(
    isBroken: @escaping @MainActor @Sendable (@escaping @MainActor () -> Exhibit?) -> Void,
    hasFindings: @escaping @MainActor @Sendable (AuditReport, GridView) -> Void
  ) {
    self.isBroken = isBroken
    self.hasFindings = hasFindings
  }
}
