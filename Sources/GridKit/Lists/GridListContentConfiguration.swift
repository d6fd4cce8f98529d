/// Text, a second text and an image, as a list's cells, headers and footers show them.
///
/// The view that it makes is as high as its text needs, by estimates: there are no fonts. Nothing
/// is drawn.
///
/// - Note: After `UIListContentConfiguration`.
public struct GridListContentConfiguration: Hashable {
  /// The image that is shown before the text.
  public var image: GridImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()

  /// The text. Setting it drops attributes.
  public var text: String? {
    get { content.text?.string }
    set { content.text = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes; they are kept, and no size follows from them.
  public var attributedText: NSAttributedString? {
    get { content.text }
    set { content.text = newValue }
  }

  /// The look of the text.
  public var textProperties: TextProperties

  /// The second text. Setting it drops attributes.
  public var secondaryText: String? {
    get { content.secondaryText?.string }
    set { content.secondaryText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The second text with attributes; they are kept, and no size follows from them.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryText }
    set { content.secondaryText = newValue }
  }

  /// The look of the second text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the layout margins of the view around count, too; stored, without effect.
  public var axesPreservingSuperviewLayoutMargins: GridAxis = [.horizontal, .vertical]
  /// The room around image and texts, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand side by side where there is room, rather than one below the other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The room between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts that stand side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1; stored, without effect.
  public var alpha: CGFloat = 1

  private var content = Content()
  /// The view is at least as high, in points.
  private(set) var minimumHeight: CGFloat
  /// The list style that the looks are of, if they follow the list around.
  private var style = AdoptedListStyle()

  /// Attributed texts, compared with their attributes.
  private struct Content: Hashable {
    var text: NSAttributedString?
    var secondaryText: NSAttributedString?
  }

  init(
    textProperties: TextProperties, secondaryTextProperties: TextProperties,
    margins: NSDirectionalEdgeInsets, minimumHeight: CGFloat
  ) {
    self.textProperties = textProperties
    self.secondaryTextProperties = secondaryTextProperties
    directionalLayoutMargins = margins
    self.minimumHeight = minimumHeight
  }
}

extension GridListContentConfiguration: GridContentConfiguration {
  /// A `GridListContentView` that shows the configuration.
  public func makeContentView() -> any BaseView & GridContentView {
    GridListContentView(configuration: self)
  }

  /// The configuration in the style of the list that a state's traits name.
  ///
  /// Looks that a cell answers as its default, and `cell()`, `header()` and `footer()`, follow the
  /// list; what was set otherwise stays. Looks of a named list stay as they are.
  public func updated(for state: any GridConfigurationState) -> GridListContentConfiguration {
    guard let role = style.role,
      let appearance = GridCollectionLayoutListConfiguration.Appearance(
        state.traitCollection.listEnvironment), appearance != style.appearance
    else { return self }
    var updated = self
    let old = GridListContentConfiguration(role: role, in: style.appearance)
    let new = GridListContentConfiguration(role: role, in: appearance)
    updated.adopt(\.textProperties.font, from: old, to: new)
    updated.adopt(\.textProperties.color, from: old, to: new)
    updated.adopt(\.textProperties.transform, from: old, to: new)
    updated.adopt(\.secondaryTextProperties.font, from: old, to: new)
    updated.adopt(\.secondaryTextProperties.color, from: old, to: new)
    updated.adopt(\.directionalLayoutMargins.top, from: old, to: new)
    updated.adopt(\.directionalLayoutMargins.leading, from: old, to: new)
    updated.adopt(\.directionalLayoutMargins.bottom, from: old, to: new)
    updated.adopt(\.directionalLayoutMargins.trailing, from: old, to: new)
    updated.adopt(\.minimumHeight, from: old, to: new)
    updated.style = new.style
    return updated
  }

  /// Takes a value of another style unless it was set to something else than the present style's.
  private mutating func adopt<Value: Equatable>(
    _ value: WritableKeyPath<GridListContentConfiguration, Value>,
    from old: GridListContentConfiguration, to new: GridListContentConfiguration
  ) {
    if self[keyPath: value] == old[keyPath: value] { self[keyPath: value] = new[keyPath: value] }
  }

  /// The configuration as one that follows the list around.
  func following(
    _ role: ListRole, in appearance: GridCollectionLayoutListConfiguration.Appearance
  ) -> GridListContentConfiguration {
    var configuration = self
    configuration.style = AdoptedListStyle(role: role, appearance: appearance)
    return configuration
  }
}

/// The list style that a configuration has adopted. It counts for nothing in comparisons: what
/// looks alike is equal.
struct AdoptedListStyle: Hashable {
  /// The role of the look in a list; nil for looks that stay as they are.
  var role: ListRole?
  var appearance = GridCollectionLayoutListConfiguration.Appearance.plain

  static func == (a: AdoptedListStyle, b: AdoptedListStyle) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Axes of a plane.
///
/// - Note: After `UIAxis`.
public struct GridAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each axis, by UIKit's numbers.
  public let rawValue: UInt
  /// A set by its bits; unknown ones are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from left to right.
  public static let horizontal = GridAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = GridAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: GridAxis = [.horizontal, .vertical]
}
