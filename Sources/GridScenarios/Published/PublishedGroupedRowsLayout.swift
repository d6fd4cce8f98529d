/// A layout of grouped rows, as its article published it. The rows are computed but never returned,
/// because `layoutAttributesForElements(in:)` is not overridden. The screen shows a flow layout
/// with the sizes of `FlowSizeDelegate.groupedRows(_:)`.
///
/// The rows' index paths have a length of one and start from 0 in every group.
final class PublishedGroupedRowsLayout: PublishedFlowLayout {
  private var attributes: [GridViewLayoutAttributes] = []
  /// The largest number of rows that are computed, unless the grid has more items.
  private static let leastRows = 10_000

  override var parameters: JSONObject {
    didSet { knownGroups = nil }
  }

  /// The groups as read from the parameters. They are kept because every item needs them.
  private var knownGroups: [(count: Int, itemWidth: CGFloat)]?

  var groups: [(count: Int, itemWidth: CGFloat)] {
    if let knownGroups { return knownGroups }
    let groups = (parameters["groups"]?.arrayValue ?? []).compactMap(\.objectValue).map {
      (count: $0["count"]?.intValue ?? 0, itemWidth: $0.number("itemWidth") ?? 0)
    }
    knownGroups = groups
    return groups
  }

  /// Returns true for new groups with the old widths, because the counts were plain properties in
  /// the published code. A new width invalidates the layout.
  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    key == "groups" && Self.widths(old) == Self.widths(new)
  }

  private static func widths(_ groups: JSONValue?) -> [JSONValue?] {
    (groups?.arrayValue ?? []).map { $0.objectValue?["itemWidth"] }
  }

  /// Returns the group of an item; nil for an item beyond all groups.
  func group(ofItem item: Int) -> Int? {
    var end = 0
    for (index, group) in groups.enumerated() {
      end += min(max(0, group.count), Int.max - end)
      if item < end { return index }
    }
    return nil
  }

  override func takeOverParameters() {
    minimumLineSpacing = parameters.number("lineSpacing") ?? 10
    sectionInset = parameters.insets("sectionInset") ?? .zero
  }

  override func prepare() {
    super.prepare()
    attributes = []
    let height = parameters.number("itemHeight") ?? 60
    var y = sectionInset.top
    // The origin makes as many rows as its groups count. No row is ever returned, so this layout
    // limits their number.
    var most = max(collectionView?.loadedModel.itemCount ?? 0, Self.leastRows)
    for group in groups {
      let count = min(max(0, group.count), most)
      most -= count
      for row in 0..<count {
        let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(index: row))
        attributes.frame = CGRect(
          x: sectionInset.left, y: y, width: group.itemWidth, height: height)
        self.attributes.append(attributes)
        y += height + minimumLineSpacing
      }
    }
  }
}
