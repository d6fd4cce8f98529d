extension UIButton {
  /// The look and the content of a button. Only texts, images and lengths have an effect, on the
  /// size of the button and the places in it: nothing is drawn.
  ///
  /// The lengths of other sizes than `medium`, and the fonts, are GridKit's choice.
  public struct Configuration: Hashable {
    /// The size of a button; the raw values are UIKit's.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The corners of a button; the raw values are UIKit's.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The place of title and subtitle to each other; the raw values are UIKit's.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    private enum Style { case plain, gray, tinted, filled }

    private var style: Style
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) { self.style = style }

    /// Returns the configuration of a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a background in a light tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns `plain()`, as on iOS.
    public static func borderless() -> Configuration { plain() }
    /// Returns `gray()`, as on iOS.
    public static func bordered() -> Configuration { gray() }
    /// Returns `tinted()`, as on iOS.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns `filled()`, as on iOS.
    public static func borderedProminent() -> Configuration { filled() }

    // MARK: Content

    /// The title; nil for none. Setting the property removes the attributes of the title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes. The font at its beginning counts.
    public var attributedTitle: AttributedString?
    /// The text below the title; nil for none. Setting the property removes its attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title with its attributes. The font at its beginning counts.
    public var attributedSubtitle: AttributedString?
    /// The image; nil for none.
    public var image: UIImage?
    /// Whether a wheel of 20 × 20 points takes the place of the image.
    public var showsActivityIndicator = false

    // MARK: Lengths

    /// The edge of the texts at which the image is; `leading` unless set.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the image from the texts, in points; 0 unless set.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title, in points; 1 unless set.
    public var titlePadding: CGFloat = 1
    /// The place of title and subtitle to each other; `automatic` counts as `center` with an image
    /// above or below or without an image, else as `leading`.
    public var titleAlignment = TitleAlignment.automatic
    /// The size, which determines the font and the insets unless they are set.
    public var buttonSize = Size.medium

    /// The space around the content, in points. Unless set, it is that of the size: 7 above and
    /// below and 12 at the sides for `medium`, 5 and 10 for `small` and `mini`, 15 and 20 for
    /// `large`.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }

    /// Sets `contentInsets` to those of the size, also for later sizes.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    private var defaultInsets: NSDirectionalEdgeInsets {
      let (height, width): (CGFloat, CGFloat) =
        switch buttonSize {
        case .medium: (7, 12)
        case .small, .mini: (5, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: height, leading: width, bottom: height, trailing: width)
    }

    // MARK: Fonts

    /// The transformer of the title's attributes; nil for none. The font that it returns
    /// counts in the size. A transformer is equal only to its copies.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTransformer?.transformer }
      set { titleTransformer = newValue.map { TextTransformer(transformer: $0) } }
    }

    /// The transformer of the subtitle's attributes; nil for none. The font that it
    /// returns counts in the size.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTransformer?.transformer }
      set { subtitleTransformer = newValue.map { TextTransformer(transformer: $0) } }
    }

    private var titleTransformer: TextTransformer?
    private var subtitleTransformer: TextTransformer?

    private final class TextTransformer: Hashable {
      let transformer: UIConfigurationTextAttributesTransformer

      init(transformer: UIConfigurationTextAttributesTransformer) { self.transformer = transformer }

      /// Returns the font of a text whose own attributes have none, or that of its beginning.
      static func font(
        of text: AttributedString?, size: CGFloat, _ transformer: TextTransformer?
      ) -> UIFont {
        var attributes = text?.runs.first?.attributes ?? AttributeContainer()
        let own = attributes.font ?? .systemFont(ofSize: size)
        attributes.font = own
        return transformer?.transformer(attributes).font ?? own
      }

      static func == (a: TextTransformer, b: TextTransformer) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// The font of the title: 17 points for `medium` and `large`, else 15 points, unless its
    /// attributes say otherwise.
    var titleFont: UIFont {
      TextTransformer.font(
        of: attributedTitle, size: buttonSize == .medium || buttonSize == .large ? 17 : 15,
        titleTransformer)
    }

    /// The font of the subtitle: 12 points, unless its attributes say otherwise.
    var subtitleFont: UIFont {
      TextTransformer.font(of: attributedSubtitle, size: 12, subtitleTransformer)
    }

    // MARK: Look

    /// The background; stored, without effect.
    public var background = UIBackgroundConfiguration.clear()
    /// The corners; stored, without effect.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of texts and image; stored, without effect.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; stored, without effect.
    public var baseBackgroundColor: UIColor?
    /// The way in which a long title breaks; stored, without effect: a title has one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The way in which a long subtitle breaks; stored, without effect: a subtitle has one line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a selected button looks different; stored, without effect.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for the state of a button: the same one, as no state changes
    /// texts, images or lengths.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
