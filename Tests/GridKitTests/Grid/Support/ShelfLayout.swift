import GridKit

/// Rows in one column with a header per section and a decoration behind each section, written as a
/// user would: everything is computed in `prepare()`, answers are plain filters. The hooks let a
/// test break it in one place.
class ShelfLayout: GridViewLayout {
  static let header = "shelf.header"
  static let board = "shelf.board"

  var rowHeight: CGFloat = 40
  var headerHeight: CGFloat = 30
  var hasBoards = true
  var answersBoundsChange = false

  var onPrepare: ((ShelfLayout) -> Void)?
  /// Changes an answer before it is given.
  var alter: (([GridViewLayoutAttributes], CGRect) -> [GridViewLayoutAttributes]?)?
  var alterContentSize: ((CGSize) -> CGSize)?
  var alterTarget: ((CGPoint) -> CGPoint)?

  private(set) var elements: [GridViewLayoutAttributes] = []
  private var height: CGFloat = 0

  static var contextClass: AnyClass = GridViewLayoutInvalidationContext.self

  override class var invalidationContextClass: AnyClass { contextClass }

  override init() {
    super.init()
    register(GridReusableView.self, forDecorationViewOfKind: ShelfLayout.board)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Answers as it should again.
  func repair() {
    onPrepare = nil
    alter = nil
    alterContentSize = nil
    alterTarget = nil
    register(GridReusableView.self, forDecorationViewOfKind: ShelfLayout.board)
  }

  override func prepare() {
    super.prepare()
    elements = []
    height = 0
    guard let grid = collectionView else { return }
    let width = grid.bounds.width
    for section in 0..<grid.numberOfSections {
      let top = height
      if headerHeight > 0 {
        let header = GridViewLayoutAttributes(
          forSupplementaryViewOfKind: ShelfLayout.header, with: [section, 0])
        header.frame = CGRect(0, height, width, headerHeight)
        header.zIndex = 1
        elements.append(header)
        height += headerHeight
      }
      for item in 0..<grid.numberOfItems(inSection: section) {
        let row = GridViewLayoutAttributes(forCellWith: [section, item])
        row.frame = CGRect(0, height, width, rowHeight)
        elements.append(row)
        height += rowHeight
      }
      if hasBoards {
        let board = GridViewLayoutAttributes(
          forDecorationViewOfKind: ShelfLayout.board, with: [section, 0])
        board.frame = CGRect(0, top, width, height - top)
        board.zIndex = -1
        elements.append(board)
      }
    }
    onPrepare?(self)
  }

  override var collectionViewContentSize: CGSize {
    let size = CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    return alterContentSize?(size) ?? size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    let answer = elements.filter { $0.frame.overlaps(rect) }
    return alter.map { $0(answer, rect) } ?? answer
  }

  override func layoutAttributesForItem(at path: IndexPath) -> GridViewLayoutAttributes? {
    elements.first { $0.indexPath == path && $0.representedElementCategory == .cell }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    elements.first { $0.indexPath == path && $0.representedElementKind == kind }
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> GridViewLayoutAttributes? {
    elements.first { $0.indexPath == path && $0.representedElementKind == kind }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    answersBoundsChange || newBounds.width != collectionView?.bounds.width
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    alterTarget?(proposed) ?? proposed
  }
}
