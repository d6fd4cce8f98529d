extension GridListContentConfiguration {
  /// The look of an image; only its sizes count, the rest is kept.
  ///
  /// - Note: After `UIListContentConfiguration.ImageProperties`. Symbols do not exist here.
  public struct ImageProperties: Hashable {
    /// The value that stands for the room that the system leaves for an image; 28 points are taken
    /// for it.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    static let standardLength: CGFloat = 28

    /// Tint of a stencil; nil for the view's.
    public var tintColor: GridColor?

    /// The transformer from the tint asked for to the tint that is shown; nil for none.
    public var tintColorTransformer: GridConfigurationColorTransformer? {
      get { tintTransformer?.transformer }
      set { tintTransformer = .init(newValue) }
    }

    private var tintTransformer: GridConfigurationColorTransformer.Stored?
    /// Radius of rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// A larger image is shown no larger, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The least room for the image, in points, 0 for its own size; see `standardDimension`.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image stays as it is where colours are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// Makes properties that show images as they are.
    init() {}

    /// The tint that is shown in a view of a tint.
    public func resolvedTintColor(for tintColor: GridColor) -> GridColor {
      tintTransformer.resolved(self.tintColor ?? tintColor)
    }

    /// The room that an image takes, in points.
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

  /// The look of a text; font and number of lines count, the rest is kept.
  ///
  /// - Note: After `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable {
    /// The place of text in its room.
    ///
    /// - Note: After `UIListContentConfiguration.TextProperties.TextAlignment`.
    public enum TextAlignment: Hashable, Sendable {
      /// The place by reading direction.
      case natural
      /// The middle.
      case center
      /// Both edges.
      case justified
    }

    /// The letters in which text is shown.
    ///
    /// - Note: After `UIListContentConfiguration.TextProperties.TextTransform`.
    public enum TextTransform: Hashable, Sendable {
      /// Letters as they are.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// Words with a capital each.
      case capitalized
    }

    /// The font, of which the point size counts.
    public var font: GridFont
    /// Colour of the text.
    public var color: GridColor

    /// The transformer from `color` to the colour that is shown; nil for none.
    public var colorTransformer: GridConfigurationColorTransformer? {
      get { transformer?.transformer }
      set { transformer = .init(newValue) }
    }

    private var transformer: GridConfigurationColorTransformer.Stored?
    /// The place of the text in its room.
    public var alignment = TextAlignment.natural
    /// The place at which text that is too long ends.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks rather than the text being cut.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of its size that the font shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together rather than the text being cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's choice.
    public var adjustsFontForContentSizeCategory = true
    /// The letters in which the text is shown.
    public var transform = TextTransform.none
    /// Whether the whole text shows under a pointer where it was cut.
    public var showsExpansionTextWhenTruncated = false

    init(_ font: GridFont, _ color: GridColor = .label) {
      self.font = font
      self.color = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> GridColor {
      transformer.resolved(color)
    }

    /// Returns the size of a text: an estimate, in points.
    func size(of text: String, width: CGFloat) -> CGSize {
      TextEstimate(text, pointSize: font.pointSize, width: width, lineLimit: numberOfLines).size
    }
  }
}
