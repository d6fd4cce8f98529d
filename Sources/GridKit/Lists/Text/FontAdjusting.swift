/// A view whose fonts follow the text size that the user has chosen.
///
/// - Note: After `UIContentSizeCategoryAdjusting`.
@preconcurrency @MainActor
public protocol GridContentSizeCategoryAdjusting: AnyObject {
  /// Whether fonts of text styles, and fonts that font metrics have scaled, change their size when
  /// the text size of the traits changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A view that changes its fonts to the text size of its traits.
@MainActor
package protocol FontAdjusting: AnyObject {
  func adjustFonts()
}
