/// The superclass of the published layouts for the filter buttons and for the list.
///
/// Widths come from the screen. The item count is a parameter that the app has to update. Every
/// rectangle query returns all elements. At the end of `prepare()` the layout sets an `itemSize`
/// from which the inherited flow layout computes the wanted content size. Queries for single items
/// go to the flow layout, which does not know the frames of this layout.
class PublishedScreenLayout: PublishedFlowLayout {
  /// The number of items in the first section when the layout was made. If that number was 0, the
  /// count is taken at the first preparation that finds items. An empty section counts like a
  /// missing section.
  private var countAtFirst: Int
  private var attributes: [GridViewLayoutAttributes] = []

  override init(_ setup: LayoutRegistry.Setup) {
    countAtFirst = setup.data.sections.first?.items.count ?? 0
    super.init(setup)
  }

  required init?(coder: NSCoder) {
    countAtFirst = 0
    super.init(coder: coder)
  }

  var itemCount: Int { parameters["itemCount"]?.intValue ?? countAtFirst }

  var screenWidth: CGFloat {
    parameters.number("screenWidth") ?? GridScreen.main.bounds.width
  }

  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    key == "itemCount"
  }

  override func takeOverParameters() {
    minimumLineSpacing = parameters.number("lineSpacing") ?? 10
    minimumInteritemSpacing = parameters.number("interitemSpacing") ?? 10
    sectionInset = parameters.insets("sectionInset") ?? .zero
  }

  /// Returns the frames of the first `itemCount` items, and the `itemSize` that gives the content
  /// size. If this size is nil, the layout's `itemSize` stays unchanged.
  func solve(itemCount: Int) -> (frames: [CGRect], itemSize: CGSize?) { ([], nil) }

  override func prepare() {
    super.prepare()
    if countAtFirst == 0 { countAtFirst = firstSectionCount }
    // Items that do not exist are never shown, so their number is limited.
    let most = max(firstSectionCount, Self.mostPhantoms)
    let (frames, size) = solve(itemCount: min(max(0, itemCount), most))
    attributes = frames.prefix(firstSectionCount).enumerated().map { item, frame in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = frame
      return attributes
    }
    reportPhantoms()
    if let size, isLegal(size) { itemSize = size }
  }

  /// The largest number of items that are laid out, unless the data source has more.
  private static let mostPhantoms = 100_000

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }

  private func reportPhantoms() {
    let real = firstSectionCount
    guard itemCount > real else { return }
    report(
      "phantom-item", .error,
      "lays out \(itemCount) items by its own count where the data source has \(real); the grid "
        + "stops at attributes for items that there are not, so they are left out; ask the grid "
        + "for its counts in prepare()",
      elements: [.cell(0, real)])
  }

  private func isLegal(_ size: CGSize) -> Bool {
    guard size.width < 0 || size.height < 0 else { return true }
    report(
      "negative-or-zero-size", .error,
      "computes an itemSize of \(NumberText.short(size)) to steer the content size; a flow layout "
        + "stops at a negative size, so it is not set; override collectionViewContentSize")
    return false
  }
}
