// Findings of the gallery's layouts about their parameters and delegates.

extension GridViewLayout {
  /// Records a finding in the simulation of the layout's grid. A finding with the same code and
  /// explanation is recorded only once for a layout.
  package func report(
    _ code: String, _ severity: LayoutFinding.Severity, _ explanation: String,
    elements: [GridElementID] = []
  ) {
    installedView?.simulation.recordOnce(
      "\(ObjectIdentifier(self)) \(code) \(explanation)",
      LayoutFinding(
        code: code, severity: severity, message: "\(type(of: self)): \(explanation).",
        elements: elements))
  }

  /// Records a finding for each value that a solver clamped, replaced or refused.
  package func report(_ oddities: [GalleryOddity]) {
    for oddity in oddities {
      report(oddity.code, oddity.isError ? .error : .warning, oddity.explanation)
    }
  }
}
