import GridTesting

/// How many units of the grid a widget takes.
struct WidgetSize: Equatable {
  var columns: Int
  var rows: Int
}

@MainActor
protocol DashboardLayoutDelegate: AnyObject {
  func dashboard(_ layout: DashboardLayout, sizeOfWidgetAt indexPath: IndexPath) -> WidgetSize
}

/// Widgets of one, two or four units on a grid of square units: each takes the first place, row by
/// row, where it fits.
class DashboardLayout: GridViewLayout {
  var columnCount = 4 { didSet { if columnCount != oldValue { invalidateLayout() } } }
  var gap: CGFloat = 10 { didSet { if gap != oldValue { invalidateLayout() } } }
  var margin: CGFloat = 14
  var titleHeight: CGFloat = 38
  weak var delegate: (any DashboardLayoutDelegate)?

  private var widgets: [[GridViewLayoutAttributes]] = []
  private var titles: [GridViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var unit: CGFloat = 0
  private var preparedWidth: CGFloat?
  /// Which units of the section that is being filled are taken, row by row.
  fileprivate var taken: [[Bool]] = []
  /// The first row that is not full.
  private var openRow = 0

  /// A place on the grid of units.
  fileprivate struct Cell {
    var row: Int
    var column: Int
  }

  override func prepare() {
    super.prepare()
    widgets = []
    titles = []
    contentSize = .zero
    guard let collectionView else { return }
    preparedWidth = collectionView.bounds.width
    let inset = collectionView.adjustedContentInset
    let width = max(0, collectionView.bounds.width - inset.left - inset.right)
    let columns = max(1, columnCount)
    unit = max(0, (width - 2 * margin - CGFloat(columns - 1) * gap) / CGFloat(columns))
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let title = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      title.frame = CGRect(x: 0, y: y, width: width, height: titleHeight)
      titles.append(title)
      y += titleHeight
      let placed = placeWidgets(
        ofSection: section, count: collectionView.numberOfItems(inSection: section), from: y,
        columns: columns)
      widgets.append(placed)
      y = placed.reduce(y) { max($0, $1.frame.maxY) } + margin
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func placeWidgets(
    ofSection section: Int, count: Int, from top: CGFloat, columns: Int
  ) -> [GridViewLayoutAttributes] {
    taken = []
    openRow = 0
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      var size = delegate?.dashboard(self, sizeOfWidgetAt: path) ?? WidgetSize(columns: 1, rows: 1)
      size.columns = max(1, min(size.columns, columns))
      size.rows = max(1, size.rows)
      let place = firstPlace(for: size, columns: columns)
      take(size, at: place, columns: columns)
      return GridViewLayoutAttributes(
        cell: path,
        frame: CGRect(
          x: margin + CGFloat(place.column) * (unit + gap),
          y: top + CGFloat(place.row) * (unit + gap),
          width: CGFloat(size.columns) * (unit + gap) - gap,
          height: CGFloat(size.rows) * (unit + gap) - gap))
    }
  }

  private func firstPlace(for size: WidgetSize, columns: Int) -> Cell {
    var row = openRow
    while true {
      for column in 0...(columns - size.columns)
      where isFree(size, at: Cell(row: row, column: column)) {
        return Cell(row: row, column: column)
      }
      row += 1
    }
  }

  /// Whether a widget fits at a place; rows that no widget has reached yet are free.
  fileprivate func isFree(_ size: WidgetSize, at place: Cell) -> Bool {
    guard taken.indices.contains(place.row) else { return true }
    return !taken[place.row][place.column..<place.column + size.columns].contains(true)
  }

  private func take(_ size: WidgetSize, at place: Cell, columns: Int) {
    while taken.count < place.row + size.rows {
      taken.append(Array(repeating: false, count: columns))
    }
    for row in place.row..<place.row + size.rows {
      for column in place.column..<place.column + size.columns { taken[row][column] = true }
    }
    while taken.indices.contains(openRow), !taken[openRow].contains(false) { openRow += 1 }
  }

  override var collectionViewContentSize: CGSize { contentSize }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (titles + widgets.joined()).filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard widgets.indices.contains(indexPath.section),
      widgets[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    return widgets[indexPath.section][indexPath.item]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> GridViewLayoutAttributes? {
    guard elementKind == GridView.elementKindSectionHeader,
      titles.indices.contains(indexPath.section)
    else { return nil }
    return titles[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != preparedWidth
  }
}

final class MendedDashboardLayout: DashboardLayout {
  fileprivate override func isFree(_ size: WidgetSize, at place: Cell) -> Bool {
    (place.row..<place.row + size.rows).allSatisfy { row in
      super.isFree(
        WidgetSize(columns: size.columns, rows: 1), at: Cell(row: row, column: place.column))
    }
  }
}

final class Widgets: DashboardLayoutDelegate {
  func dashboard(_ layout: DashboardLayout, sizeOfWidgetAt indexPath: IndexPath) -> WidgetSize {
    let sizes = [(1, 1), (2, 2), (1, 2), (1, 1), (2, 1), (3, 2), (1, 3)]
    let (columns, rows) = sizes[indexPath.item % sizes.count]
    return WidgetSize(columns: columns, rows: rows)
  }
}
