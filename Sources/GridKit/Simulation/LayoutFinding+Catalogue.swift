// Findings that the runtime itself records; the audit of a layout adds more.

extension LayoutFinding {
  @MainActor package static func invalidatesDuringPrepare(_ layout: GridViewLayout) -> LayoutFinding
  {
    LayoutFinding(
      code: "invalidates-during-prepare", severity: .warning,
      message: "\(layout.nameInTexts) is invalidated while prepare() runs, so it is stale again at "
        + "once and prepares in every pass. Set invalidating properties before, not inside.")
  }

  @MainActor package static func negativeContentSize(
    _ size: CGSize, layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "content-size-mismatch", severity: .warning,
      message: "the content size of \(layout.nameInTexts) is \(NumberText.short(size)); negative "
        + "lengths count as 0.")
  }

  @MainActor package static func reloadCancelsTransition(
    from old: GridViewLayout, to new: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "reload-cancels-transition", severity: .information,
      message: "reloadData() was called while the switch from \(old.nameInTexts) to "
        + "\(new.nameInTexts) was running. The cells of the animation go at once, so that nothing "
        + "is seen of it. Leave the reload out: a switch asks for everything itself. Or reload in "
        + "its completion.")
  }

  @MainActor package static func estimateNeverSettles(
    _ key: ElementKey, under layout: GridViewLayout
  ) -> LayoutFinding {
    LayoutFinding(
      code: "estimate-never-settles", severity: .error,
      message:
        "under \(layout.nameInTexts) the view of \(key.elementID) asks for another size each "
        + "time that it has got the one that it asked for. Let it answer from its content and the "
        + "length that is given, not from the size that it has got.",
      elements: [key.elementID])
  }
}
