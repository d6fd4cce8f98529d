import GridTesting

/// A layout as an app has it, with one fault that its author did not see, or without it.
class AppLayout: PlacedLayout {
  let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  /// The width between the insets.
  override func width(in grid: GridView) -> CGFloat {
    max(0, grid.bounds.width - grid.adjustedContentInset.left - grid.adjustedContentInset.right)
  }
}
