/// A view that shows a list's content configuration. The view is as high as its texts and its image
/// need.
///
/// Text sizes are estimates. The finding `text-estimated` reports this.
///
/// - Note: After `UIListContentView`.
@preconcurrency @MainActor
open class GridListContentView: BaseView, GridContentView {
  private var shown: GridListContentConfiguration

  /// The configuration that the view shows. The setter ignores a configuration that is not a
  /// `GridListContentConfiguration`.
  open var configuration: any GridContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? GridListContentConfiguration, list != shown else { return }
      shown = list
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view that shows a configuration.
  public init(configuration: GridListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Reads a view from an archive. The view shows nothing.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  /// Returns the width of `size` and the height that the content needs in this width. If `size` has
  /// no width, returns the size of the content without wrapped lines. Lengths of the content are
  /// rounded up to whole pixels.
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

  /// The frames of the image and the texts at the view's present width, in the view's coordinates.
  package final var places: ListContentPlaces {
    ListContentPlaces(shown, width: bounds.size.width)
  }
}

/// The frames of the image and the texts of a list's content.
package struct ListContentPlaces: Equatable {
  /// The size that the content needs, margins included, in points. It is not rounded.
  package private(set) var size = CGSize.zero
  /// The frame of the image in a left-to-right layout; nil without an image.
  package private(set) var image: CGRect?
  /// The frame of the text in a left-to-right layout; nil without a text.
  package private(set) var text: CGRect?
  /// The frame of the secondary text in a left-to-right layout; nil without a secondary text.
  package private(set) var secondaryText: CGRect?

  /// Places the image and the texts of a configuration.
  ///
  /// - Parameter width: The width of the view, in points; 0 or less for no limit.
  init(_ configuration: GridListContentConfiguration, width: CGFloat) {
    let margins = configuration.directionalLayoutMargins
    let isLimited = width > 0 && width.isFinite
    let imageSize = configuration.image.map { configuration.imageProperties.room(for: $0) }
    let before = imageSize.map { $0.width + configuration.imageToTextPadding } ?? 0
    // A width of 0 stands for no limit: texts without room get a width of 1 point.
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

  /// Returns whether both texts fit side by side, with one line for each text.
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
