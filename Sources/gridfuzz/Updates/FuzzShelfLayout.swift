import GridScenarios

/// A custom layout of rows in one column, and for each section a header of a custom kind and a
/// decoration behind the section.
///
/// Items slide in from the left and out to the right. A section with an odd number of items has a
/// second decoration, which the layout removes when the number changes. The layout is mirrored if
/// the layout direction is right to left.
final class FuzzShelfLayout: FuzzPlainLayout {
  static let header = "fuzz.header"
  static let board = "fuzz.board"
  static let sticker = "fuzz.sticker"

  /// The sections that had a second decoration before the current update.
  private var oldStickers: [Int] = []
  /// The sections that have a second decoration since the last `prepare()`.
  private var stickers: [Int] = []

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override init() {
    super.init()
    for kind in [FuzzShelfLayout.board, FuzzShelfLayout.sticker] {
      register(GridReusableView.self, forDecorationViewOfKind: kind)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    oldStickers = stickers
    stickers = []
    guard let grid = collectionView else { return }
    let width = grid.bounds.width
    for section in 0..<grid.numberOfSections {
      let top = height
      let path = IndexPath(item: 0, section: section)
      let header = GridViewLayoutAttributes(
        forSupplementaryViewOfKind: FuzzShelfLayout.header, with: path)
      header.frame = CGRect(x: 0, y: height, width: width, height: 10)
      header.zIndex = 1
      elements.append(header)
      height += 10
      for item in 0..<grid.numberOfItems(inSection: section) {
        let row = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        row.frame = CGRect(
          x: 4, y: height, width: max(0, width - 8), height: 20 + CGFloat(item % 3) * 4)
        elements.append(row)
        height = row.frame.maxY
      }
      if grid.numberOfItems(inSection: section) % 2 == 1 {
        let sticker = GridViewLayoutAttributes(
          forDecorationViewOfKind: FuzzShelfLayout.sticker, with: path)
        sticker.frame = CGRect(x: width - 12, y: top + 2, width: 10, height: 6)
        sticker.zIndex = 2
        elements.append(sticker)
        stickers.append(section)
      }
      let board = GridViewLayoutAttributes(
        forDecorationViewOfKind: FuzzShelfLayout.board, with: path)
      board.frame = CGRect(x: 0, y: top, width: width, height: height - top)
      board.zIndex = -1
      elements.append(board)
    }
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    guard elementKind == FuzzShelfLayout.sticker else { return [] }
    return oldStickers.map { IndexPath(item: 0, section: $0) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? { shifted(element(.cell, nil, itemIndexPath), by: -60) }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> GridViewLayoutAttributes? { shifted(element(.cell, nil, itemIndexPath), by: 60) }

  private func shifted(
    _ attributes: GridViewLayoutAttributes?, by distance: CGFloat
  ) -> GridViewLayoutAttributes? {
    let copy = attributes?.copy() as? GridViewLayoutAttributes
    copy?.center.x += distance
    return copy
  }
}
