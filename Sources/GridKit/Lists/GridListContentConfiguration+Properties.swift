extension GridListContentConfiguration {
  /// The properties of an image. Only the sizes affect the layout. The other properties are stored,
  /// without effect.
  ///
  /// - Note: After `UIListContentConfiguration.ImageProperties`. Symbols do not exist here.
  public struct ImageProperties: Hashable {
    /// A placeholder for the length that the system reserves for an image. Here this length is 28
    /// points.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    static let standardLength: CGFloat = 28

    /// The tint of a template image; nil for the view's tint.
    public var tintColor: GridColor?

    /// The transformer that turns the tint into the tint that is shown; nil for none.
    public var tintColorTransformer: GridConfigurationColorTransformer? {
      get { tintTransformer?.transformer }
      set { tintTransformer = .init(newValue) }
    }

    private var tintTransformer: GridConfigurationColorTransformer.Stored?
    /// The radius of rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size in which the image is shown, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The least space that the image takes, in points. 0 stands for the image's own size, and
    /// `standardDimension` stands for 28 points.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colours when the screen's colours are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Makes properties that show images as they are.
    init() {}

    /// Returns the tint that is shown in a view with a given tint.
    public func resolvedTintColor(for tintColor: GridColor) -> GridColor {
      tintTransformer.resolved(self.tintColor ?? tintColor)
    }

    /// Returns the space that an image takes, in points.
    func room(for image: GridImage) -> CGSize {
      func length(_ own: CGFloat, _ maximum: CGFloat, _ reserved: CGFloat) -> CGFloat {
        let shown = maximum > 0 ? min(own, maximum) : own
        return max(
          shown, reserved == Self.standardDimension ? Self.standardLength : max(0, reserved))
      }
      return CGSize(
        width: length(image.size.width, maximumSize.width, reservedLayoutSize.width),
        height: length(image.size.height, maximumSize.height, reservedLayoutSize.height))
    }
  }

  /// The properties of a text. Only `font` and `numberOfLines` affect the layout. The other
  /// properties are stored, without effect.
  ///
  /// - Note: After `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable {
    /// The alignment of text in its frame.
    ///
    /// - Note: After `UIListContentConfiguration.TextProperties.TextAlignment`.
    public enum TextAlignment: Hashable, Sendable {
      /// The alignment that follows the reading direction.
      case natural
      /// The alignment in the middle between the edges.
      case center
      /// The alignment with both edges.
      case justified
    }

    /// The change of case with which text is shown.
    ///
    /// - Note: After `UIListContentConfiguration.TextProperties.TextTransform`.
    public enum TextTransform: Hashable, Sendable {
      /// No change.
      case none
      /// A change of all letters to capitals.
      case uppercase
      /// A change of all letters to small letters.
      case lowercase
      /// A capital at the beginning of each word.
      case capitalized

      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// The font.
    public var font: GridFont
    /// The colour of the text.
    public var color: GridColor

    /// The transformer that turns `color` into the colour that is shown; nil for none.
    public var colorTransformer: GridConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = .init(newValue) }
    }

    private var transformer: GridConfigurationColorTransformer.Stored?
    /// The alignment of the text in its frame.
    public var alignment = TextAlignment.natural
    /// The mode in which a text that is too long is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks before the text is truncated.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's content size category.
    public var adjustsFontForContentSizeCategory = true
    /// The change of case with which the text is shown.
    public var transform = TextTransform.none
    /// Whether a pointer over a truncated text shows the whole text.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: GridFont, _ color: GridColor = .label) {
      self.font = font
      self.color = color
    }

    /// Returns the colour that is shown.
    public func resolvedColor() -> GridColor {
      transformer.resolved(color)
    }

    /// Returns a text with these properties at the text size of traits, to be measured.
    func measured(_ text: NSAttributedString?, for traits: GridTraitCollection) -> MeasuredText {
      let font = adjustsFontForContentSizeCategory ? font.adjusted(to: traits) : font
      return MeasuredText(
        text?.textRuns(font: font, transform: transform.callAsFunction) ?? [])
    }

    /// Returns the room for a text.
    ///
    /// - Parameter width: The width of the lines, in points; 0 or less for no limit.
    func container(width: CGFloat) -> TextContainer {
      TextContainer(
        width: width, lineLimit: numberOfLines, lineBreakMode: lineBreakMode.containerMode)
    }
  }
}
