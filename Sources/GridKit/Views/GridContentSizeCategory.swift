/// How large the user has chosen text to be.
///
/// - Note: After `UIContentSizeCategory`.
public struct GridContentSizeCategory: RawRepresentable, Hashable, Codable, Comparable, Sendable {
  /// The text that UIKit uses for the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String
  /// Makes a category from its text. Text sizes of a category that is not declared below are those
  /// of `large`.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// The category of a trait collection without one.
  public static let unspecified = GridContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The size three steps below the standard size.
  public static let extraSmall = GridContentSizeCategory("XS")
  /// The size two steps below the standard size.
  public static let small = GridContentSizeCategory("S")
  /// The size one step below the standard size.
  public static let medium = GridContentSizeCategory("M")
  /// The standard size.
  public static let large = GridContentSizeCategory("L")
  /// The size one step above the standard size.
  public static let extraLarge = GridContentSizeCategory("XL")
  /// The size two steps above the standard size.
  public static let extraExtraLarge = GridContentSizeCategory("XXL")
  /// The largest size outside the accessibility sizes.
  public static let extraExtraExtraLarge = GridContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = GridContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = GridContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = GridContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = GridContentSizeCategory("AccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = GridContentSizeCategory("AccessibilityXXXL")

  /// The name of the notification that is posted after the category of a simulation has changed.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The categories from the smallest to the largest.
  package static let ascending: [GridContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The category of the tables of text sizes.
  var textSize: TextSizeCategory {
    GridContentSizeCategory.ascending.firstIndex(of: self)
      .flatMap(TextSizeCategory.init(rawValue:)) ?? .large
  }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool {
    textSize.rawValue >= TextSizeCategory.accessibilityMedium.rawValue
  }

  /// Returns whether texts are smaller at the first category.
  public static func < (a: GridContentSizeCategory, b: GridContentSizeCategory) -> Bool {
    a.textSize.rawValue < b.textSize.rawValue
  }
}

extension Simulation {
  /// The text size that the user has chosen; `large` at first.
  ///
  /// A new category is a trait of all windows: views are told of it, fonts with
  /// `adjustsFontForContentSizeCategory` change, and cells that size themselves are measured anew.
  /// Then `GridContentSizeCategory.didChangeNotification` is posted. Under UIKit the user chooses
  /// it in the settings of the device.
  public var preferredContentSizeCategory: GridContentSizeCategory {
    get { screen.contentSizeCategory }
    set {
      guard newValue != screen.contentSizeCategory else { return }
      let old = GridTraitCollection.of(screen)
      screen.contentSizeCategory = newValue
      perform {
        for window in presentWindows {
          window.tellTraitsChanged(from: window.adoptedTraits(of: old))
        }
        NotificationCenter.default.post(
          name: GridContentSizeCategory.didChangeNotification, object: self)
      }
    }
  }
}
