/// The superclass of the published filter buttons and the published list (4.1 and 4.2).
///
/// Widths come from the screen, and item counts from a number that the app has to keep right. Every
/// query is answered with all elements. The content size is coaxed out of the inherited flow layout
/// by setting `itemSize` at the end of `prepare()`. Single items are left to the flow layout, which
/// knows nothing of these frames.
class PublishedScreenLayout: PublishedFlowLayout {
  /// The items of the first section when the layout was made; where there were none, those that it
  /// found first, since a section that is empty at first counts like one that never was.
  private var countAtFirst: Int
  private var attributes: [GridViewLayoutAttributes] = []

  init(_ setup: LayoutRegistry.Setup) {
    countAtFirst = setup.data.sections.first?.items.count ?? 0
    super.init(setup.parameters)
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

  /// The frames of so many items, from the first, and the `itemSize` that is to bring about the
  /// content size; nil leaves it as it is.
  func solve(itemCount: Int) -> (frames: [CGRect], itemSize: CGSize?) { ([], nil) }

  override func prepare() {
    super.prepare()
    if countAtFirst == 0 { countAtFirst = firstSectionCount }
    // Far more items than there are show nothing that fewer do not.
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

  /// Items that are laid out at most, where there are fewer.
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
