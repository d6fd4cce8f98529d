/// Grouped rows, as published (4.3): the rows are computed and then never returned, since
/// `layoutAttributesForElements(in:)` is not overridden. What shows is a flow layout with the sizes of
/// `GroupedSizeDelegate`.
///
/// The rows' index paths have a length of one and start from 0 in every group.
final class PublishedGroupedRowsLayout: PublishedFlowLayout {
  private var attributes: [GridViewLayoutAttributes] = []

  var groups: [(count: Int, itemWidth: CGFloat)] {
    (parameters["groups"]?.arrayValue ?? []).compactMap(\.objectValue).map {
      ($0["count"]?.intValue ?? 0, $0.number("itemWidth") ?? 0)
    }
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
    for group in groups {
      for row in 0..<group.count {
        let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(index: row))
        attributes.frame = CGRect(
          x: sectionInset.left, y: y, width: group.itemWidth, height: height)
        self.attributes.append(attributes)
        y += height + minimumLineSpacing
      }
    }
    reportRows()
  }

  /// What no query shows: nobody outside sees attributes that are not handed out.
  private func reportRows() {
    guard !attributes.isEmpty else { return }
    report(
      "malformed-index-path", .error,
      "makes \(attributes.count) attributes with index paths of length 1; a cell's path has a section "
        + "and an item")
    let paths = Set(attributes.map(\.indexPath))
    if paths.count < attributes.count {
      report(
        "duplicate-index-path", .error,
        "makes \(attributes.count) attributes with \(paths.count) index paths, since rows are numbered "
          + "from 0 in every group; number them through the section")
    }
    report(
      "prepared-but-not-returned", .warning,
      "makes \(attributes.count) attributes in prepare() that no query returns; override "
        + "layoutAttributesForElements(in:) and layoutAttributesForItem(at:)")
  }
}
