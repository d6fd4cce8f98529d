import Foundation

/// How large the user has chosen text to be.
///
/// - Note: After `UIContentSizeCategory`.
package enum TextSizeCategory: Int, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// A style of text whose size follows the size category (AL-110).
///
/// The leading of a style is not the height of its lines, which depends on the size alone. It is
/// the ratio by which lengths grow from category to category.
///
/// - Note: After `UIFont.TextStyle`.
package enum FontTextStyle: CaseIterable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1
  case caption2

  /// Returns the point size of the style's font.
  package func size(at category: TextSizeCategory) -> CGFloat { sizes[category.rawValue] }

  /// Returns the style's leading in points.
  package func leading(at category: TextSizeCategory) -> CGFloat { leadings[category.rawValue] }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// Returns the style's font.
  ///
  /// - Note: After `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
  package func font(at category: TextSizeCategory) -> TextFont {
    TextFont(.system(weight), size: size(at: category))
  }

  /// Returns a length that was chosen for the category `large`, scaled to another one and rounded
  /// to the nearest pixel, half a pixel up.
  ///
  /// - Parameter scale: The pixels per point.
  /// - Note: After `UIFontMetrics.scaledValue(for:compatibleWith:)`.
  package func scaledValue(
    _ value: CGFloat, at category: TextSizeCategory, scale: CGFloat
  ) -> CGFloat {
    // The one division comes last, so that half a pixel is met exactly.
    (value * leading(at: category) * scale / leading(at: .large) + 0.5).rounded(.down) / scale
  }

  /// Returns the size of a font that was chosen for the category `large`, scaled to another one and
  /// rounded to whole points.
  ///
  /// - Note: After `UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)`.
  package func scaledFontSize(
    _ size: CGFloat, at category: TextSizeCategory, maximum: CGFloat = .infinity
  ) -> CGFloat {
    min(scaledValue(size, at: category, scale: 1), maximum)
  }

  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var leadings: [CGFloat] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 63, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    case .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 36, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    }
  }
}
