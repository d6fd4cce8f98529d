import GridTesting

@MainActor
protocol SpreadsheetLayoutDelegate: AnyObject {
  func spreadsheet(_ layout: SpreadsheetLayout, widthOfColumn column: Int) -> CGFloat
  func spreadsheet(_ layout: SpreadsheetLayout, heightOfRow row: Int) -> CGFloat
}

/// A table that scrolls both ways: a section is a row, an item a cell. Every row has its number at
/// the left, the first row names the columns.
class SpreadsheetLayout: GridViewLayout {
  static let rowNumberKind = "row number"
  static let stripeKind = "stripe"

  var rowNumberWidth: CGFloat = 32
  var gridLine: CGFloat = 1 { didSet { if gridLine != oldValue { invalidateLayout() } } }
  weak var delegate: (any SpreadsheetLayoutDelegate)?

  /// Where columns and rows begin, and after the last where it would.
  private var columnEdges: [CGFloat] = [0]
  private var rowEdges: [CGFloat] = [0]
  fileprivate var lengths: [Int] = []

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: Self.stripeKind)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    columnEdges = [rowNumberWidth]
    rowEdges = [0]
    lengths = []
    guard let collectionView else { return }
    let rows = collectionView.numberOfSections
    lengths = (0..<rows).map { collectionView.numberOfItems(inSection: $0) }
    for column in 0..<(lengths.max() ?? 0) {
      let width = delegate?.spreadsheet(self, widthOfColumn: column) ?? 80
      columnEdges.append(columnEdges[column] + width + gridLine)
    }
    for row in 0..<rows {
      let height = delegate?.spreadsheet(self, heightOfRow: row) ?? 30
      rowEdges.append(rowEdges[row] + height + gridLine)
    }
  }

  /// How many cells a row shows.
  fileprivate func length(ofRow row: Int) -> Int { columnEdges.count - 1 }

  private var rowCount: Int { rowEdges.count - 1 }

  private func cell(row: Int, column: Int) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      cell: IndexPath(item: column, section: row),
      frame: CGRect(
        x: columnEdges[column], y: rowEdges[row],
        width: columnEdges[column + 1] - columnEdges[column] - gridLine,
        height: rowEdges[row + 1] - rowEdges[row] - gridLine))
  }

  private func rowNumber(_ row: Int) -> GridViewLayoutAttributes {
    return GridViewLayoutAttributes(
      supplementary: Self.rowNumberKind, IndexPath(item: 0, section: row),
      frame: CGRect(
        x: 0, y: rowEdges[row], width: rowNumberWidth - gridLine,
        height: rowEdges[row + 1] - rowEdges[row] - gridLine))
  }

  /// Every second row is shaded.
  private func stripe(_ row: Int) -> GridViewLayoutAttributes? {
    guard row % 2 == 1 else { return nil }
    let attributes = GridViewLayoutAttributes(
      forDecorationViewOfKind: Self.stripeKind, with: IndexPath(item: 0, section: row))
    attributes.frame = CGRect(
      x: 0, y: rowEdges[row], width: collectionViewContentSize.width,
      height: rowEdges[row + 1] - rowEdges[row] - gridLine)
    attributes.zIndex = -1
    return attributes
  }

  override var collectionViewContentSize: CGSize {
    guard rowCount > 0 else { return .zero }
    let width = columnEdges.count > 1 ? columnEdges[columnEdges.count - 1] : rowNumberWidth
    return CGSize(width: width - gridLine, height: rowEdges[rowCount] - gridLine)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let columns = Self.steps(of: columnEdges, from: rect.minX, to: rect.maxX)
    var found: [GridViewLayoutAttributes] = []
    for row in Self.steps(of: rowEdges, from: rect.minY, to: rect.maxY) {
      for column in columns.clamped(to: 0..<length(ofRow: row)) {
        found.append(cell(row: row, column: column))
      }
      found.append(rowNumber(row))
      if let stripe = stripe(row) { found.append(stripe) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  /// The steps between edges that a stretch touches.
  private static func steps(of edges: [CGFloat], from start: CGFloat, to end: CGFloat) -> Range<Int>
  {
    let first = edges.dropFirst().firstIndex { $0 > start }.map { $0 - 1 } ?? edges.count - 1
    let last = edges.lastIndex { $0 < end }.map { min($0 + 1, edges.count - 1) } ?? 0
    return first..<max(first, last)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard (0..<rowCount).contains(indexPath.section),
      (0..<length(ofRow: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return cell(row: indexPath.section, column: indexPath.item)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.rowNumberKind, (0..<rowCount).contains(indexPath.section),
      indexPath.item == 0
    else { return nil }
    return rowNumber(indexPath.section)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == Self.stripeKind, (0..<rowCount).contains(indexPath.section),
      indexPath.item == 0
    else { return nil }
    return stripe(indexPath.section)
  }
}

final class MendedSpreadsheetLayout: SpreadsheetLayout {
  fileprivate override func length(ofRow row: Int) -> Int { lengths[row] }
}

final class Ledger: SpreadsheetLayoutDelegate {
  func spreadsheet(_ layout: SpreadsheetLayout, widthOfColumn column: Int) -> CGFloat {
    column == 0 ? 120 : 70
  }

  func spreadsheet(_ layout: SpreadsheetLayout, heightOfRow row: Int) -> CGFloat {
    row == 0 ? 40 : 28
  }
}
