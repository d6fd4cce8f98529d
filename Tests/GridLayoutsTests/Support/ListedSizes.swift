import GridLayouts

/// Answers every delegate of the gallery from lists, and keeps the questions.
final class ListedSizes: GallerySizes {
  var sizes: [[CGSize]]
  var sections: [Section]
  /// Widths for a block layout; nil where it has to use its own.
  var columnWidths: [CGFloat?] = []
  /// Items that were asked about, in order.
  private(set) var asked: [IndexPath] = []

  init(sizes: [[CGSize]], sections: [Section] = []) {
    self.sizes = sizes
    self.sections = sections
    super.init()
  }

  /// Heights alone.
  convenience init(_ heights: [[CGFloat]], sections: [Section] = []) {
    self.init(sizes: heights.map { $0.map { CGSize(width: 0, height: $0) } }, sections: sections)
  }

  var counts: [Int] { sizes.map(\.count) }

  func forgetQuestions() {
    asked.removeAll()
  }

  override func size(_ path: IndexPath) -> CGSize {
    asked.append(path)
    return sizes[path[0]][path[1]]
  }

  override func section(_ section: Int) -> Section { sections[section] }

  override func columnWidth(_ column: Int) -> CGFloat? {
    columnWidths.indices.contains(column) ? columnWidths[column] : nil
  }
}
