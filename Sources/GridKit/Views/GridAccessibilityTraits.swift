/// The traits of a view for assistive technology. GridKit stores the traits but never reads them
/// aloud.
///
/// - Note: After `UIAccessibilityTraits`, with its values.
public struct GridAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per trait, with UIKit's values.
  public let rawValue: UInt64
  /// Makes a set from bits. Unknown bits are kept.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The empty set of traits.
  public static let none: GridAccessibilityTraits = []
  /// An element to press.
  public static let button = GridAccessibilityTraits(rawValue: 1 << 0)
  /// An element that opens a page.
  public static let link = GridAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = GridAccessibilityTraits(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = GridAccessibilityTraits(rawValue: 1 << 3)
  /// An element that makes a sound of its own when it is pressed.
  public static let playsSound = GridAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = GridAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = GridAccessibilityTraits(rawValue: 1 << 6)
  /// An element that summarises the screen.
  public static let summaryElement = GridAccessibilityTraits(rawValue: 1 << 7)
  /// An element that cannot be used at the moment.
  public static let notEnabled = GridAccessibilityTraits(rawValue: 1 << 8)
  /// An element that changes too often for every change to be read aloud.
  public static let updatesFrequently = GridAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = GridAccessibilityTraits(rawValue: 1 << 10)
  /// An element that starts sound or video, which speech must not interrupt.
  public static let startsMediaSession = GridAccessibilityTraits(rawValue: 1 << 11)
  /// An element whose value can be changed.
  public static let adjustable = GridAccessibilityTraits(rawValue: 1 << 12)
  /// An element that takes touches itself, also while a screen reader is in use.
  public static let allowsDirectInteraction = GridAccessibilityTraits(rawValue: 1 << 13)
  /// An element that turns the page when it has been read to its end.
  public static let causesPageTurn = GridAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = GridAccessibilityTraits(rawValue: 1 << 15)
  /// A header of the content after it.
  public static let header = GridAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties that were set on a view.
package final class Accessibility {
  package var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  package var traits: GridAccessibilityTraits?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
}

extension BaseView {
  /// The accessibility properties that were set; nil if no property was set.
  package final var ownAccessibility: Accessibility? { extras?.accessibility }
}

extension ViewExtras {
  /// The accessibility properties. The object is made when a property is set for the first time.
  var madeAccessibility: Accessibility {
    if let accessibility { return accessibility }
    let made = Accessibility()
    accessibility = made
    return made
  }
}
