/// The content of a list's cell, header or footer: an image, a text and a secondary text.
///
/// The content view is as high as its texts need. Widths of texts are estimates. Nothing is drawn.
///
/// - Note: After `UIListContentConfiguration`.
public struct GridListContentConfiguration: Hashable {
  /// The image before the text.
  public var image: GridImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()

  /// The text. The setter removes the attributes of `attributedText`.
  public var text: String? {
    get { content.text?.string }
    set { content.text = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes. Fonts, kerning, paragraph styles and attachments count in the size.
  public var attributedText: NSAttributedString? {
    get { content.text }
    set { content.text = newValue }
  }

  /// The properties of the text.
  public var textProperties: TextProperties

  /// The secondary text. The setter removes the attributes of `secondaryAttributedText`.
  public var secondaryText: String? {
    get { content.secondaryText?.string }
    set { content.secondaryText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The secondary text with attributes, which count as those of `attributedText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { content.secondaryText }
    set { content.secondaryText = newValue }
  }

  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the content also keeps the superview's layout margins; stored, without
  /// effect.
  public var axesPreservingSuperviewLayoutMargins: GridAxis = [.horizontal, .vertical]
  /// The margins around the image and the texts, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side if the width allows it. Otherwise the secondary text is
  /// below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1; stored, without effect.
  public var alpha: CGFloat = 1

  private var content = Content()
  /// The least height of the view, in points.
  private(set) var minimumHeight: CGFloat
  /// The style of the list that the configuration follows.
  private var style = AdoptedListStyle()

  /// The attributed texts. Equality includes the attributes.
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
  /// Returns a `GridListContentView` that shows the configuration.
  public func makeContentView() -> any BaseView & GridContentView {
    GridListContentView(configuration: self)
  }

  /// Returns the configuration in the style of a list. The trait `listEnvironment` of `state` names
  /// the list.
  ///
  /// `cell()`, `header()`, `footer()` and a cell's default configuration follow the list. A
  /// property that the app has changed keeps its value. Styles of one kind of list, such as
  /// `groupedHeader()`, do not change.
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

  /// Sets a property to its value in the new style, if the property still has its value in the old
  /// style.
  private mutating func adopt<Value: Equatable>(
    _ value: WritableKeyPath<GridListContentConfiguration, Value>,
    from old: GridListContentConfiguration, to new: GridListContentConfiguration
  ) {
    if self[keyPath: value] == old[keyPath: value] { self[keyPath: value] = new[keyPath: value] }
  }

  /// Returns the configuration with a role in a list. `updated(for:)` adapts such a configuration
  /// to the list that shows it.
  func following(
    _ role: ListRole, in appearance: GridCollectionLayoutListConfiguration.Appearance
  ) -> GridListContentConfiguration {
    var configuration = self
    configuration.style = AdoptedListStyle(role: role, appearance: appearance)
    return configuration
  }
}

/// The list style that a configuration follows. All list styles compare as equal, so that two
/// configurations that look alike are equal.
struct AdoptedListStyle: Hashable {
  /// The role of the view in the list; nil for a configuration that follows no list.
  var role: ListRole?
  var appearance = GridCollectionLayoutListConfiguration.Appearance.plain

  static func == (a: AdoptedListStyle, b: AdoptedListStyle) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A set of axes.
///
/// - Note: After `UIAxis`.
public struct GridAxis: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each axis, as in UIKit.
  public let rawValue: UInt
  /// Makes a set from its bits. Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The axis from left to right.
  public static let horizontal = GridAxis(rawValue: 1 << 0)
  /// The axis from top to bottom.
  public static let vertical = GridAxis(rawValue: 1 << 1)
  /// Both axes.
  public static let both: GridAxis = [.horizontal, .vertical]
}
