/// A layout of blocks that repeat a template, as its article published it.
///
/// The width that the columns leave free is divided by the number of widths minus one. A column
/// ends at the first entry of the template for which there is no item. The left edge of a column
/// depends on the attributes that were made last in the section. The next block starts below the
/// union of all frames of the section. The union always contains the point (0, 0). A section
/// without items is as long as its insets minus a spacing. A query for an item uses the item's
/// number as an index into the attributes in the order in which the template made them. A query for
/// a decoration returns a header or footer. A query for a header or footer indexes the list of
/// headers or footers even if the list is empty. A new template invalidates the layout. New heights
/// of headers and footers, new insets and new widths take effect only at the next preparation.
final class PublishedBlockLayout: PublishedPlainLayout {
  /// The attributes of items by section, in the order in which they were made.
  private var items: [[GridViewLayoutAttributes]] = []
  private var headers: [GridViewLayoutAttributes] = []
  private var footers: [GridViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    ["headerHeight", "footerHeight", "sectionInset", "columnWidths"].contains(key)
  }

  override func prepare() {
    super.prepare()
    items = []
    headers = []
    footers = []
    attributes = []
    contentHeight = 0
    for key in ["headerHeight", "footerHeight"] where (parameters.number(key) ?? 0) <= 0 {
      reportBarQueries(key == "headerHeight" ? "headers" : "footers")
    }
    guard let collectionView, hasDelegate() else { return }
    guard collectionView.numberOfSections > 0 else {
      return console("error: numberOfSections = 0")
    }
    guard let block = PublishedBlock(self, width: collectionView.bounds.width) else { return }
    block.reportOddities(to: self)
    let inset = parameters.insets("sectionInset") ?? .zero
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      y += addBar(
        GridView.elementKindSectionHeader, "headerHeight", section, y, to: \.headers)
      y += inset.top
      items.append([])
      if let spacing = block.spacing {
        let count = collectionView.numberOfItems(inSection: section)
        y = add(block, section, count, from: y, spacing) - spacing
      }
      y += inset.bottom
      y += addBar(
        GridView.elementKindSectionFooter, "footerHeight", section, y, to: \.footers)
    }
    contentHeight = y
  }

  private func hasDelegate() -> Bool {
    guard parameters["delegateAttached"] == false else { return true }
    let line = "error: YJCollectionViewDelegateFlowLayout未实现"
    console(line)
    report(
      "missing-delegate", .warning,
      "finds no delegate of its own kind, prints \"\(line)\" and lays nothing out; let the grid's "
        + "delegate conform to the layout's protocol")
    return false
  }

  /// Makes the blocks of a section, and returns the y at which another block would start.
  private func add(
    _ block: PublishedBlock, _ section: Int, _ count: Int, from start: CGFloat,
    _ spacing: CGFloat
  ) -> CGFloat {
    var last = CGRect.zero
    // The bottom of the union of all frames. The union begins at (0, 0) and is never reset.
    var lowest: CGFloat = 0
    var top = start
    for first in stride(from: 0, to: count, by: block.size) {
      for (column, entries) in block.template.enumerated() {
        let left = column == 0 ? block.left : last.maxX + spacing
        var y = top
        for entry in entries {
          let (item, isTooLarge) = first.addingReportingOverflow(entry)
          guard !isTooLarge, item < count else { break }
          if entry == entries.first { reportColumn(column, at: left, block, spacing) }
          let attributes = GridViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: section))
          attributes.frame = CGRect(
            x: left, y: y, width: block.widths[column],
            height: block.tileHeight(ofItem: item) ?? height(item, section))
          items[section].append(attributes)
          self.attributes.append(attributes)
          last = attributes.frame
          lowest = max(lowest, last.maxY)
          y = last.maxY + spacing
        }
      }
      top = lowest + spacing
    }
    return top
  }

  /// Reports a column whose left edge does not follow from the widths of the columns before it.
  private func reportColumn(
    _ column: Int, at left: CGFloat, _ block: PublishedBlock, _ spacing: CGFloat
  ) {
    let place =
      block.left + block.widths.prefix(column).reduce(0, +) + CGFloat(column) * spacing
    guard abs(left - place) > 0.5 else { return }
    report(
      "misplaced-column", .error,
      "puts column \(column) at \(NumberText.short(left)), a spacing behind whatever was made "
        + "last, where the widths before it lead to \(NumberText.short(place)); add up the widths")
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
    self.attributes.append(attributes)
    return height
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  /// Returns the elements that overlap the rectangle. The method finds the first and the last of
  /// these elements by a search from each end of the list.
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    guard let first = attributes.firstIndex(where: { $0.frame.overlaps(rect) }),
      let last = attributes.lastIndex(where: { $0.frame.overlaps(rect) })
    else { return [] }
    return attributes[first...last].filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section) else {
      return missing("section", indexPath)
    }
    guard items[indexPath.section].indices.contains(indexPath.item) else {
      return missing("item", indexPath)
    }
    return items[indexPath.section][indexPath.item]
  }

  /// Returns nil and prints a line, as the published code does after its check of the index.
  private func missing(_ part: String, _ path: IndexPath) -> GridViewLayoutAttributes? {
    let line = "error: NSIndexPath.\(part), Array index out of range"
    console(line)
    if let collectionView, path.section < collectionView.numberOfSections,
      path.item < collectionView.numberOfItems(inSection: path.section)
    {
      report(
        "item-query-unavailable", .error,
        "looks item \(path.section)-\(path.item) up by its place in the order of making, "
          + "finds fewer, and prints \"\(line)\"; look items up by their index path",
        elements: [.cell(path.section, path.item)])
    }
    return nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { bar(elementKind, at: indexPath) }

  /// Returns a header or a footer, because the layout has no decorations (YJ-8).
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? { bar(elementKind, at: indexPath) }

  private func bar(_ kind: String, at path: IndexPath) -> GridViewLayoutAttributes? {
    let bars: [GridViewLayoutAttributes] =
      switch kind {
      case GridView.elementKindSectionHeader: headers
      case GridView.elementKindSectionFooter: footers
      default: []
      }
    return bars.indices.contains(path[0]) ? bars[path[0]] : nil
  }

  /// Reports that a query for a header or footer of this kind would stop the published code.
  private func reportBarQueries(_ bars: String) {
    report(
      "supplementary-query-traps", .error,
      "makes no \(bars), and takes them out of an empty list when it is asked for one, which would "
        + "stop the program, so nothing is answered; answer nil where there is none")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
