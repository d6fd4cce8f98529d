/// Something in a bar, as values: no bar shows it.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The title of the item.
  open var title: String?
  /// Kept only: nothing is drawn.
  open var image: UIImage?
  /// Kept only: nothing is drawn.
  open var landscapeImagePhone: UIImage?
  /// Kept only, in points.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether pressing the item does anything.
  open var isEnabled = true
  /// A number of one's own to find the item by.
  open var tag = 0
  /// Kept only, for tests that find the item by it.
  open var accessibilityIdentifier: String?
  /// Kept only: nothing is read aloud.
  open var accessibilityLabel: String?
  /// Kept only: nothing is read aloud.
  open var accessibilityHint: String?
  /// Kept only: nothing is read aloud.
  open var accessibilityValue: String?
  /// Kept only: nothing is read aloud.
  open var accessibilityTraits = UIAccessibilityTraits.none

  public override init() {
    super.init()
  }

  /// An item without title and image: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing.
  open func encode(with coder: NSCoder) {}
}
