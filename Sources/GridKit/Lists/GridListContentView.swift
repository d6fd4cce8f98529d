/// Shows a list's content configuration: as high as its texts and its image need.
///
/// How large texts are is an estimate, which a finding says.
///
/// - Note: After `UIListContentView`.
@preconcurrency @MainActor
open class GridListContentView: BaseView, GridContentView {
  private var shown: GridListContentConfiguration

  /// The configuration that the view shows; one of another type than `GridListContentConfiguration`
  /// is not taken.
  open var configuration: any GridContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? GridListContentConfiguration, list != shown else { return }
      shown = list
      invalidateIntrinsicContentSize()
    }
  }

  /// A view for a configuration.
  public init(configuration: GridListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Reads a view's archive; it shows nothing.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// The given width, with the height that texts broken into it need; without a width that of one
  /// line each. In whole pixels, rounded up.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let hasText = !(shown.text ?? "").isEmpty || !(shown.secondaryText ?? "").isEmpty
    if hasText { simulation.recordTextEstimate(for: nameWithCell) }
    let places = ListContentPlaces(shown, width: size.width)
    let pixels = simulation.screen.pixels
    return CGSize(
      width: size.width > 0 && size.width.isFinite
        ? size.width : pixels.roundedUp(places.size.width),
      height: pixels.roundedUp(places.size.height))
  }

  /// The places of the parts in the view's present size, in its coordinates.
  package final var places: ListContentPlaces {
    ListContentPlaces(shown, width: bounds.size.width)
  }
}

/// The places of image and texts of a list's content.
package struct ListContentPlaces: Equatable {
  /// The size that the content needs, margins included, in points; not rounded.
  package private(set) var size = CGSize.zero
  /// The frame of the image, as if reading went from left to right; nil without an image.
  package private(set) var image: CGRect?
  /// The frame of the text, as if reading went from left to right; nil without a text.
  package private(set) var text: CGRect?
  /// The frame of the secondary text, as if reading went from left to right; nil without one.
  package private(set) var secondaryText: CGRect?

  /// Places the image and the texts of a configuration.
  ///
  /// - Parameter width: Of the view, in points; 0 or less for no limit.
  init(_ configuration: GridListContentConfiguration, width: CGFloat) {
    let margins = configuration.directionalLayoutMargins
    let isLimited = width > 0 && width.isFinite
    let imageSize = configuration.image.map { configuration.imageProperties.room(for: $0) }
    let before = imageSize.map { $0.width + configuration.imageToTextPadding } ?? 0
    // A width of 0 would be none: a text in no room has a column of a point.
    let room = isLimited ? max(1, width - margins.horizontal - before) : 0

    let first = configuration.text ?? ""
    let second = configuration.secondaryText ?? ""
    var firstSize = configuration.textProperties.size(of: first, width: room)
    var secondSize = configuration.secondaryTextProperties.size(of: second, width: room)
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let hasBoth = !first.isEmpty && !second.isEmpty
    let isBeside =
      configuration.prefersSideBySideTextAndSecondaryText && hasBoth
      && ListContentPlaces.fitsBeside(first, second, in: configuration, room: room, gap: gap)
    if isBeside {
      firstSize = configuration.textProperties.size(of: first, width: 0)
      secondSize = configuration.secondaryTextProperties.size(of: second, width: 0)
    }
    let lineGap = hasBoth ? configuration.textToSecondaryTextVerticalPadding : 0
    let textsSize =
      isBeside
      ? CGSize(
        width: firstSize.width + gap + secondSize.width,
        height: max(firstSize.height, secondSize.height))
      : CGSize(
        width: max(firstSize.width, secondSize.width),
        height: firstSize.height + lineGap + secondSize.height)
    let inner = max(textsSize.height, imageSize?.height ?? 0)
    size = CGSize(
      width: margins.horizontal + before + textsSize.width,
      height: max(configuration.minimumHeight, margins.vertical + inner))

    let middle = margins.top + (size.height - margins.vertical) / 2
    if let imageSize {
      image = CGRect(
        x: margins.leading, y: middle - imageSize.height / 2, width: imageSize.width,
        height: imageSize.height)
    }
    let x = margins.leading + before
    let y = middle - textsSize.height / 2
    if !first.isEmpty { text = CGRect(origin: CGPoint(x: x, y: y), size: firstSize) }
    guard !second.isEmpty else { return }
    let total = isLimited ? width : size.width
    secondaryText = CGRect(
      origin: CGPoint(
        x: isBeside ? total - margins.trailing - secondSize.width : x,
        y: isBeside ? y : y + firstSize.height + lineGap),
      size: secondSize)
  }

  /// Whether both texts have room on one line.
  private static func fitsBeside(
    _ first: String, _ second: String, in configuration: GridListContentConfiguration,
    room: CGFloat, gap: CGFloat
  ) -> Bool {
    guard room > 0 else { return true }
    let first = configuration.textProperties.size(of: first, width: 0)
    let second = configuration.secondaryTextProperties.size(of: second, width: 0)
    return first.width + gap + second.width <= room
  }
}
