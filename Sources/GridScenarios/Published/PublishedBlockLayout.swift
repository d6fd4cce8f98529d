/// Blocks after a template, as published (4.10).
///
/// What the columns leave over is divided by their number less one, also when that is 0. A missing item
/// ends its column. The left edge of a column is taken from whatever attributes were made last. A
/// section without items takes a spacing less than its insets. Single items are looked up by their
/// place in the order in which the template made them, decorations are answered with headers, and
/// headers are indexed whether there are any or not.
final class PublishedBlockLayout: PublishedPlainLayout {
  /// In the order of making, section by section.
  private var items: [[GridViewLayoutAttributes]] = []
  private var headers: [GridViewLayoutAttributes] = []
  private var footers: [GridViewLayoutAttributes] = []
  /// Everything from top to bottom.
  private var elements: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private let data: ScenarioData

  init(_ setup: LayoutRegistry.Setup) {
    data = setup.data
    super.init(setup.parameters)
  }

  required init?(coder: NSCoder) {
    data = ScenarioData([])
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    items = []
    headers = []
    footers = []
    elements = []
    contentHeight = 0
    if (parameters.number("headerHeight") ?? 0) <= 0 { reportHeaderQueries() }
    guard let collectionView, let block = PublishedBlock(self, width: collectionView.bounds.width)
    else { return }
    let inset = parameters.insets("sectionInset") ?? .zero
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      y += addBar(
        GridView.elementKindSectionHeader, "headerHeight", section, y, to: \.headers)
      y += inset.top
      items.append([])
      if let spacing = block.spacing {
        let count = collectionView.numberOfItems(inSection: section)
        for first in stride(from: 0, to: count, by: block.size) {
          y = add(block, section, first..<count, from: y, spacing) + spacing
        }
        y -= spacing
      }
      y += inset.bottom
      y += addBar(
        GridView.elementKindSectionFooter, "footerHeight", section, y, to: \.footers)
    }
    contentHeight = y
  }

  /// Makes the items of a block as far as there are any, and returns its lowest edge.
  private func add(
    _ block: PublishedBlock, _ section: Int, _ range: Range<Int>, from top: CGFloat,
    _ spacing: CGFloat
  ) -> CGFloat {
    var lowest = top
    for (column, entries) in block.template.enumerated() {
      let last = items.last { !$0.isEmpty }?.last
      let left = column == 0 ? block.left : (last?.frame.maxX ?? 0) + spacing
      if let first = entries.first, range.lowerBound + first < range.upperBound {
        reportColumn(column, at: left, block, spacing)
      }
      var y = top
      for entry in entries {
        let item = range.lowerBound + entry
        guard item < range.upperBound else { break }
        let attributes = GridViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        attributes.frame = CGRect(
          x: left, y: y, width: block.widths[column],
          height: block.tileHeight(ofEntry: entry) ?? height(item, section))
        items[section].append(attributes)
        elements.append(attributes)
        lowest = max(lowest, attributes.frame.maxY)
        y = attributes.frame.maxY + spacing
      }
    }
    return lowest
  }

  /// Where the origin puts it is a place for columns, but for another one.
  private func reportColumn(
    _ column: Int, at left: CGFloat, _ block: PublishedBlock, _ spacing: CGFloat
  ) {
    let place =
      block.left + block.widths.prefix(column).reduce(0, +) + CGFloat(column) * spacing
    guard abs(left - place) > 0.5 else { return }
    report(
      "misplaced-column", .error,
      "puts column \(column) at \(NumberText.short(left)), a spacing behind whatever was made last, "
        + "where the widths before it lead to \(NumberText.short(place)); add up the widths")
  }

  private func height(_ item: Int, _ section: Int) -> CGFloat {
    data.item(at: IndexPath(item: item, section: section))?.height
      ?? ScenarioHeights.standardSize.height
  }

  /// Makes a header or footer and returns its height.
  private func addBar(
    _ kind: String, _ key: String, _ section: Int, _ y: CGFloat,
    to list: ReferenceWritableKeyPath<PublishedBlockLayout, [GridViewLayoutAttributes]>
  ) -> CGFloat {
    guard let height = parameters.number(key), height > 0 else { return 0 }
    let attributes = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: 0, y: y, width: collectionView?.bounds.width ?? 0, height: height)
    self[keyPath: list].append(attributes)
    elements.append(attributes)
    return height
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  /// Looks from both ends for the last hit, one element after the other.
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    guard let first = elements.firstIndex(where: { $0.frame.overlaps(rect) }),
      let last = elements.lastIndex(where: { $0.frame.overlaps(rect) })
    else { return [] }
    return elements[first...last].filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return items[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    let section = indexPath[0]
    if elementKind == GridView.elementKindSectionFooter {
      return footers.indices.contains(section) ? footers[section] : nil
    }
    return headers.indices.contains(section) ? headers[section] : nil
  }

  /// Nobody may ask for a header here: the origin would stop.
  private func reportHeaderQueries() {
    report(
      "supplementary-query-traps", .error,
      "makes no headers, and takes them out of an empty list when it is asked for one, which would "
        + "stop the program, so nothing is answered; answer nil where there is no header")
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    headers.indices.contains(indexPath[0]) ? headers[indexPath[0]] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// The shape of a published block: its template with the widths of its columns.
@MainActor
struct PublishedBlock {
  let template: [[Int]]
  let widths: [CGFloat]
  /// Between columns and between lines; nil with one column, where it would be divided by 0.
  let spacing: CGFloat?
  /// Left edge of the first column.
  let left: CGFloat
  /// What the preset was asked to leave between columns; nil without a preset.
  let gap: CGFloat?
  private let tiles: (big: CGFloat, small: CGFloat)?

  var size: Int { template.reduce(0) { $0 + $1.count } }

  /// Nil where the template would be indexed out of range.
  init?(_ layout: PublishedBlockLayout, width: CGFloat) {
    let parameters = layout.parameters
    let inset = parameters.insets("sectionInset") ?? .zero
    template = (parameters["template"]?.arrayValue ?? []).compactMap(\.intValues)
    left = inset.left
    let available = width - inset.left - inset.right
    let columns = CGFloat(template.count)
    if let given = parameters["columnWidths"]?.doubleValues, parameters["preset"] == nil {
      gap = nil
      tiles = nil
      widths = given.map { CGFloat($0) }
    } else {
      let gap = parameters.number("gap") ?? 10
      self.gap = gap
      let small = (available - (columns - 1) * gap) / (columns + 1)
      tiles = (2 * small + gap, small)
      widths = template.indices.map { $0 == 0 ? 2 * small + gap : small }
    }
    let faults = BlockTemplate(template).faults(widthCount: widths.count)
    guard faults.isEmpty else {
      layout.report([.invalidBlockTemplate(faults: faults)])
      return nil
    }
    guard columns > 1 else {
      spacing = nil
      layout.report(
        "non-finite-geometry", .error,
        "divides what one column leaves over by 0 to find the spacing, so items are left out; use a "
          + "spacing of 0")
      return
    }
    spacing = (available - widths.reduce(0, +)) / (columns - 1)
  }

  /// The height that the preset gives an item; nil where the delegate is asked.
  func tileHeight(ofEntry entry: Int) -> CGFloat? {
    tiles.map { entry == 0 ? $0.big : $0.small }
  }
}
