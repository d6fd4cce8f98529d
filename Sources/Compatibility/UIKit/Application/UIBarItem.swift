/// An item of a bar. No bar shows the item here, so most values are only stored.
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
  /// Whether the item reacts to a press.
  open var isEnabled = true
  /// A number by which the app finds the item.
  open var tag = 0
  /// The accessibility identifier; stored, for tests that search for the item.
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

  /// Does nothing: no archive is written.
  open func encode(with coder: NSCoder) {}
}
