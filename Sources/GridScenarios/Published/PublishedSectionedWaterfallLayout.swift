/// A layout whose sections are waterfalls, as its article published it.
///
/// The content size is (0, *height*). A section of one column takes its width from the delegate and
/// subtracts a line spacing at its end, even if the section is empty. A section of several columns
/// has a line spacing above its first row. A change of the bounds does not invalidate the layout.
/// Every rectangle query returns all elements. A query for a single item returns nil, since the
/// published code indexes the values of a dictionary of attributes as if they were nested arrays. A
/// new `contentInset` does not invalidate the layout. The delegate gives the number of sections.
/// Without a delegate, the last result stays.
final class PublishedSectionedWaterfallLayout: PublishedPlainLayout {
  private(set) lazy var delegate = PublishedWaterfallDelegate(data)
  /// The end of the last section.
  private var end: CGFloat = 0

  var contentInset: GridEdgeInsets { parameters.insets("contentInset") ?? .zero }

  override func isPlain(_ key: String, from old: JSONValue?, to new: JSONValue?) -> Bool {
    key == "contentInset"
  }

  /// Whether all arithmetic has 32 bits, as on a device of 2012.
  private var isSingle: Bool { parameters["precision"] == "single" }

  override func prepare() {
    super.prepare()
    guard let collectionView, hasDelegate() else { return }
    attributes = []
    delegate.takeOver(parameters)
    end =
      isSingle
      ? CGFloat(layOutSections(from: Float(contentInset.top), in: collectionView))
      : layOutSections(from: contentInset.top, in: collectionView)
  }

  /// Lays out all sections with the arithmetic of the type `Length`, and returns the end of the
  /// last section.
  private func layOutSections<Length: BinaryFloatingPoint>(
    from top: Length, in grid: GridView
  ) -> Length {
    var y = top
    for section in 0..<sectionCount(in: grid) {
      let inset = self.inset(section)
      y += Length(inset.top)
      let columns = delegate.columns(section)
      if columns == 1 {
        y = layOutColumn(of: section, inset, from: y, in: grid)
      } else if columns > 1 {
        y = layOutColumns(columns, of: section, inset, from: y, in: grid)
      } else {
        report(
          "invalid-column-count", .error,
          "divides the width of section \(section) by \(columns) columns, "
            + "so its items are left out; count less than 1 as 1")
      }
      y += Length(inset.bottom)
    }
    return y
  }

  /// Whether there is a delegate. Without a delegate, the published code prints a line and keeps
  /// its last result.
  private func hasDelegate() -> Bool {
    guard parameters["delegateAttached"] == false else { return true }
    let line = "需要代理"
    console(line)
    report(
      "missing-delegate", .warning,
      "has no delegate, prints \"\(line)\" and keeps what it laid out before, if anything; set the "
        + "delegate before the first layout")
    return false
  }

  /// Returns the delegate's number of sections, limited to the sections that exist.
  private func sectionCount(in grid: GridView) -> Int {
    let real = grid.numberOfSections
    guard let claimed = parameters["delegateSections"]?.intValue, claimed != real else {
      return real
    }
    report(
      "section-count-mismatch", .error,
      "asks its delegate for the number of sections, which is \(claimed), "
        + "where the data source has \(real); "
        + (claimed > real
          ? "items of sections that there are not would stop the program, so they are left out"
          : "the others are not laid out")
        + "; ask the grid for its counts in prepare()")
    return max(0, min(claimed, real))
  }

  /// Lays out a section of one column, and returns the end of its items.
  private func layOutColumn<Length: BinaryFloatingPoint>(
    of section: Int, _ inset: GridEdgeInsets, from start: Length, in grid: GridView
  ) -> Length {
    let spacing = Length(lineSpacing(section))
    let left = Length(contentInset.left) + Length(inset.left)
    var y = start
    for item in 0..<grid.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = delegate.size(ofItemAt: path, in: grid)
      let width =
        Length(size.width) - Length(contentInset.left) - Length(contentInset.right)
        - Length(inset.left) - Length(inset.right)
      add(path, x: left, y: y, width: width, height: Length(size.height))
      y += Length(size.height) + spacing
    }
    return y - spacing
  }

  /// Lays out a section of several columns, and returns the end of its items.
  ///
  /// On every device, the published code stores the height of a column in an object and reads it
  /// back through `floatValue`. The height is measured from the start of the section's items. The
  /// column of the next item is chosen by the stored height, but the item is placed at this height
  /// cut to 32 bits.
  private func layOutColumns<Length: BinaryFloatingPoint>(
    _ columns: Int, of section: Int, _ inset: GridEdgeInsets, from start: Length,
    in grid: GridView
  ) -> Length {
    let left = Length(contentInset.left) + Length(inset.left)
    let right = Length(contentInset.right) + Length(inset.right)
    let gap = Length(interitemSpacing(section))
    let lineGap = Length(lineSpacing(section))
    let width =
      (Length(grid.bounds.width) - left - right - Length(columns - 1) * gap) / Length(columns)
    func read(_ height: CGFloat) -> Length { Length(Float(height)) }
    let count = grid.numberOfItems(inSection: section)
    // One empty column stands for all empty columns: only the tallest column is needed.
    var heights = LeastTree(repeating: 0, count: min(columns, count + 1))
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let column = item < columns ? item : heights.leastIndex
      let top = read(heights[column]) + lineGap
      let height = Length(delegate.size(ofItemAt: path, in: grid).height)
      add(
        path, x: left + Length(column) * (width + gap), y: start + top, width: width,
        height: height)
      heights[column] = CGFloat(top + height)
    }
    return start + read(heights.greatest ?? 0)
  }

  private func add<Length: BinaryFloatingPoint>(
    _ path: IndexPath, x: Length, y: Length, width: Length, height: Length
  ) {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    self.attributes.append(attributes)
  }

  // MARK: Optional methods of the delegate

  private func lineSpacing(_ section: Int) -> CGFloat {
    delegate.responds(to: .lineSpacing) ? delegate.lineSpacing(section) : 0
  }

  /// Returns the delegate's interitem spacing. As in the published code, the method is called only
  /// if the delegate also has the line spacing method.
  private func interitemSpacing(_ section: Int) -> CGFloat {
    let isTested = delegate.responds(to: .lineSpacing)
    let exists = delegate.responds(to: .interitemSpacing)
    if isTested != exists {
      report(
        "delegate-capability-mismatch", .error,
        isTested
          ? "calls the delegate's interitem spacing after a test for its line spacing; the "
            + "delegate has no such method, so it is not called; test for the method that is called"
          : "ignores the delegate's interitem spacing, "
            + "because it tests for the line spacing instead; test for the method that is called")
    }
    return isTested && exists ? delegate.interitemSpacing(section) : 0
  }

  /// Returns the inset of a section. If the delegate lacks the method, the inset is 0. The
  /// published code then uses uninitialised memory.
  private func inset(_ section: Int) -> GridEdgeInsets {
    if delegate.responds(to: .sectionInset) { return delegate.inset(section) }
    report(
      "delegate-capability-mismatch", .error,
      "uses an inset that nobody set, since the delegate has no method for it; 0 is used here")
    return .zero
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    let bottom = contentInset.bottom
    return CGSize(
      width: 0, height: isSingle ? CGFloat(Float(end) + Float(bottom)) : end + bottom)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    report(
      "item-query-unavailable", .error,
      "asks an attributes object for its entry \(indexPath.item), as if the values of a dictionary "
        + "were a list for each section; that would stop the program with an unrecognised "
        + "selector, objectAtIndexedSubscript:, so nothing is answered",
      elements: [.cell(indexPath.section, indexPath.item)])
    return nil
  }
}

/// The delegate of the published waterfall, some of whose methods may be missing.
@MainActor
final class PublishedWaterfallDelegate: ScenarioWaterfallDelegate {
  enum Method: String {
    case lineSpacing, interitemSpacing, sectionInset
  }

  private var missing: Set<Method> = []
  private var width: CGFloat?

  override init(_ data: ScenarioData) {
    super.init(data)
    drawsWholeNumbers = true
  }

  func takeOver(_ parameters: JSONObject) {
    randomHeights = parameters.range("randomHeights")
    width = parameters.number("delegateWidth")
    let methods = parameters["delegate"]?.objectValue?.members ?? []
    missing = Set(methods.filter { $0.value == false }.compactMap { Method(rawValue: $0.key) })
  }

  func responds(to method: Method) -> Bool { !missing.contains(method) }

  func size(ofItemAt path: IndexPath, in grid: GridView) -> CGSize {
    CGSize(width: width ?? grid.bounds.width, height: height(ofItemAt: path))
  }
}
