/// A view that shows a list's content configuration. The view is as high as its texts and its image
/// need.
///
/// Widths of texts are estimates. The finding `text-estimated` reports this.
///
/// - Note: After `UIListContentView`.
@preconcurrency @MainActor
open class GridListContentView: BaseView, GridContentView {
  private var shown: GridListContentConfiguration {
    didSet { texts = nil }
  }
  /// The texts with their sizes; nil until a size is asked for.
  private var texts: ListContentTexts?

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
    let places = places(width: size.width)
    let pixels = simulation.screen.pixels
    return CGSize(
      width: size.width > 0 && size.width.isFinite
        ? size.width : pixels.roundedUp(places.size.width),
      height: pixels.roundedUp(places.size.height))
  }

  /// The frames of the image and the texts at the view's present width, in the view's coordinates.
  package final var places: ListContentPlaces { places(width: bounds.size.width) }

  override func contentSizeCategoryDidChange() {
    super.contentSizeCategoryDidChange()
    texts = nil
    invalidateIntrinsicContentSize()
  }

  private func places(width: CGFloat) -> ListContentPlaces {
    var texts = self.texts ?? ListContentTexts(shown, for: traitCollection)
    let places = ListContentPlaces(shown, width: width, &texts)
    if self.texts == nil {
      let (first, second) = (shown.textProperties, shown.secondaryTextProperties)
      simulation.recordTextEstimate(
        of: &texts.first, in: first.container(width: places.room), for: nameWithCell)
      simulation.recordTextEstimate(
        of: &texts.second, in: second.container(width: places.room), for: nameWithCell)
    }
    self.texts = texts
    return places
  }
}

/// The texts of a list's content.
struct ListContentTexts {
  var first: MeasuredText
  var second: MeasuredText

  init(_ configuration: GridListContentConfiguration, for traits: GridTraitCollection) {
    first = configuration.textProperties.measured(configuration.attributedText, for: traits)
    second = configuration.secondaryTextProperties.measured(
      configuration.secondaryAttributedText, for: traits)
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
  /// The width of the lines, in points; 0 for no limit.
  fileprivate private(set) var room: CGFloat

  /// Places the image and the texts of a configuration.
  ///
  /// - Parameter width: The width of the view, in points; 0 or less for no limit.
  init(_ configuration: GridListContentConfiguration, width: CGFloat) {
    var texts = ListContentTexts(configuration, for: GridTraitCollection())
    self.init(configuration, width: width, &texts)
  }

  fileprivate init(
    _ configuration: GridListContentConfiguration, width: CGFloat, _ texts: inout ListContentTexts
  ) {
    let margins = configuration.directionalLayoutMargins
    let isLimited = width > 0 && width.isFinite
    let imageSize = configuration.image.map { configuration.imageProperties.room(for: $0) }
    let before = imageSize.map { $0.width + configuration.imageToTextPadding } ?? 0
    // A width of 0 stands for no limit: texts without room get a width of 1 point.
    let room = isLimited ? max(1, width - margins.horizontal - before) : 0
    self.room = room

    let (first, second) = (
      configuration.textProperties, configuration.secondaryTextProperties
    )
    var firstSize = texts.first.size(in: first.container(width: 0))
    var secondSize = texts.second.size(in: second.container(width: 0))
    let gap = configuration.textToSecondaryTextHorizontalPadding
    let hasBoth = !texts.first.isEmpty && !texts.second.isEmpty
    let isBeside =
      configuration.prefersSideBySideTextAndSecondaryText && hasBoth
      && (!isLimited || firstSize.width + gap + secondSize.width <= room)
    if !isBeside {
      firstSize = texts.first.size(in: first.container(width: room))
      secondSize = texts.second.size(in: second.container(width: room))
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
    if !texts.first.isEmpty { text = CGRect(origin: CGPoint(x: x, y: y), size: firstSize) }
    guard !texts.second.isEmpty else { return }
    let total = isLimited ? width : size.width
    secondaryText = CGRect(
      origin: CGPoint(
        x: isBeside ? total - margins.trailing - secondSize.width : x,
        y: isBeside ? y : y + firstSize.height + lineGap),
      size: secondSize)
  }
}
