/// Scales fonts and lengths that were chosen for the standard text size to the size that the user
/// has chosen.
///
/// - Note: After `UIFontMetrics`.
public final class GridFontMetrics: NSObject, Sendable {
  /// The metrics of the text style `body`.
  public static let `default` = GridFontMetrics(forTextStyle: .body)

  private let textStyle: GridFont.TextStyle

  /// Makes the metrics of a text style. Lengths grow by the ratio of the style's leadings.
  public init(forTextStyle textStyle: GridFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns the font at the user's text size, in whole points.
  public func scaledFont(for font: GridFont) -> GridFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns the font at the text size of traits, in whole points. Without a category in the traits
  /// the user's text size counts.
  public func scaledFont(
    for font: GridFont, compatibleWith traitCollection: GridTraitCollection?
  ) -> GridFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns the font at the user's text size, in whole points and with `maximumPointSize` at most.
  public func scaledFont(for font: GridFont, maximumPointSize: CGFloat) -> GridFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font at the text size of traits, in whole points and with `maximumPointSize` at
  /// most.
  public func scaledFont(
    for font: GridFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: GridTraitCollection?
  ) -> GridFont {
    font.scaled(by: textStyle, maximum: maximumPointSize, for: traitCollection)
  }

  /// Returns a length at the user's text size, to the nearest pixel of the screen.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length at the text size of traits, to the nearest pixel of their display scale.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: GridTraitCollection?
  ) -> CGFloat {
    let surroundings = FontSurroundings(traitCollection)
    return textStyle.core.scaledValue(
      value, at: surroundings.category.textSize, scale: surroundings.scale)
  }
}

/// The part of a simulation that decides the size and the face of a font.
///
/// Views and their simulation belong to the main actor. Elsewhere fonts have the standard text
/// size, and no font is registered.
struct FontSurroundings {
  var category = GridContentSizeCategory.large
  /// The pixels per point.
  var scale: CGFloat = 3
  var registered = RegisteredFonts()

  /// Makes the surroundings of the current simulation with the category and the scale of traits.
  init(_ traits: GridTraitCollection? = nil) {
    if FontSurroundings.isOnMainActor {
      self = MainActor.assumeIsolated {
        let simulation = Simulation.current
        return FontSurroundings(
          category: simulation.preferredContentSizeCategory, scale: simulation.screen.scale,
          registered: simulation.fonts)
      }
    }
    guard let traits else { return }
    if traits.preferredContentSizeCategory != .unspecified {
      category = traits.preferredContentSizeCategory
    }
    if traits.displayScale > 0 { scale = traits.displayScale }
  }

  /// Whether the main queue runs, on which the main actor does its work. Without a main run loop
  /// its thread is not always the main thread.
  private static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  private static let mainQueueKey = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private init(category: GridContentSizeCategory, scale: CGFloat, registered: RegisteredFonts) {
    (self.category, self.scale, self.registered) = (category, scale, registered)
  }
}
