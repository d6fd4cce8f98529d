import GridTesting

/// A layout as an app has it, with one fault that its author did not see, or without it.
class AppLayout: PlacedLayout {
  let isMended: Bool

  init(mended: Bool) {
    isMended = mended
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func width(in grid: GridView) -> CGFloat { grid.room.width }
}

extension GridView {
  /// The size between the insets.
  var room: CGSize {
    let inset = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
}

/// Attributes with something for a cell to draw: an angle, a shadow, a parallax.
final class AppAttributes: GridViewLayoutAttributes {
  var value: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? AppAttributes)?.value = value
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? AppAttributes else { return false }
    return MainActor.assumeIsolated { value == other.value }
  }
}
