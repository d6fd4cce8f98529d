// Findings that the runtime itself records; the audit of a layout adds more.

extension LayoutFinding {
  @MainActor package static func invalidatesDuringPrepare(_ layout: GridViewLayout) -> LayoutFinding
  {
    LayoutFinding(
      code: "invalidates-during-prepare", severity: .warning,
      message: "\(type(of: layout)) is invalidated while prepare() runs, so it is stale again at "
        + "once and prepares in every pass. Set invalidating properties before, not inside.")
  }

  @MainActor package static func negativeContentSize(
    _ size: CGSize, layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "content-size-mismatch", severity: .warning,
      message: "the content size of \(type(of: layout)) is \(NumberText.short(size)); negative "
        + "lengths count as 0.")
  }
}
