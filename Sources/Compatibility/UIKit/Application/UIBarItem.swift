/// An item of a bar, as values: no bar shows it.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The title of the item.
  open var title: String?
  /// The image of the item; stored, without effect: nothing is drawn.
  open var image: UIImage?
  /// The image on a phone in landscape; stored, without effect: nothing is drawn.
  open var landscapeImagePhone: UIImage?
  /// The insets of the image, in points; stored, without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether pressing the item does anything.
  open var isEnabled = true
  /// A number of one's own to find the item by.
  open var tag = 0
  /// The accessibility identifier; stored only, for tests that find the item by it.
  open var accessibilityIdentifier: String?
  /// The accessibility label; stored, without effect: nothing is read aloud.
  open var accessibilityLabel: String?
  /// The accessibility hint; stored, without effect: nothing is read aloud.
  open var accessibilityHint: String?
  /// The accessibility value; stored, without effect: nothing is read aloud.
  open var accessibilityValue: String?
  /// The accessibility traits; stored, without effect: nothing is read aloud.
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
