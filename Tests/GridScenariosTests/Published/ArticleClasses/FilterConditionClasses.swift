import GridKit

/// The four columns of the article on filter conditions.
final class ClassFlowlayout: GridViewFlowLayout {
  /// Set by hand before each switch.
  var itemCount = 0
  private var attributes: [GridViewLayoutAttributes] = []
  /// How far down each column reaches, the line spacing below its last item included.
  private var bottoms: [CGFloat] = []

  override func prepare() {
    super.prepare()
    let room = GridScreen.main.bounds.width - sectionInset.left - sectionInset.right
    let width = (room - 3 * minimumInteritemSpacing) / 4
    bottoms = [0, 0.001, 0.0011, 0.0012].map { sectionInset.top + $0 }
    attributes = (0..<itemCount).map { place($0, width: width) }
    setItemSize(width: width)
  }

  private func place(_ item: Int, width: CGFloat) -> GridViewLayoutAttributes {
    // On a tie no branch runs: nothing grows, and the item is placed in column 0.
    var column = 0
    if isLower(0, than: [1, 2, 3]) {
      grow(0)
    } else if isLower(1, than: [0, 2, 3]) {
      column = 1
      grow(1)
    } else if isLower(2, than: [0, 1, 3]) {
      column = 2
      grow(2)
    } else if isLower(3, than: [0, 1, 2]) {
      column = 3
      grow(3)
    }
    let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(
      x: sectionInset.left + CGFloat(column) * (width + minimumInteritemSpacing),
      y: bottoms[column] - 40 - minimumLineSpacing, width: width, height: 40)
    return attributes
  }

  private func isLower(_ column: Int, than others: [Int]) -> Bool {
    others.allSatisfy { bottoms[column] < bottoms[$0] }
  }

  private func grow(_ column: Int) {
    bottoms[column] += 40
    bottoms[column] += minimumLineSpacing
  }

  /// Steers the inherited content size, unless two columns are tallest.
  private func setItemSize(width: CGFloat) {
    for column in 0..<4 {
      let others = (0..<4).filter { $0 != column }
      guard others.allSatisfy({ bottoms[column] > bottoms[$0] }) else { continue }
      let length = bottoms[column] - sectionInset.top
      itemSize = CGSize(
        width: width, height: 4 * length / CGFloat(itemCount) - 3 * minimumLineSpacing)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }
}

/// The single rows of the article on filter conditions.
final class SingleFlowLayout: GridViewFlowLayout {
  /// Set by hand before each switch.
  var itemCount = 0
  private var attributes: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let size = CGSize(width: GridScreen.main.bounds.width, height: 60)
    attributes = (0..<itemCount).map { item in
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(
        x: sectionInset.left,
        y: sectionInset.top + CGFloat(item) * (size.height + minimumLineSpacing),
        width: size.width, height: size.height)
      return attributes
    }
    itemSize = size
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }
}

/// The rows in groups of the article on filter conditions, which it makes and does not return.
class MultiSectionFlowLayout: GridViewFlowLayout {
  /// Set by hand before each switch.
  var firstSectionCount = 0
  var secondSectionCount = 0
  var thirdSectionCount = 0
  private(set) var rows: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    rows = []
    var y = sectionInset.top
    addRows(firstSectionCount, width: 200, from: &y)
    addRows(secondSectionCount, width: 100, from: &y)
    addRows(thirdSectionCount, width: 130, from: &y)
  }

  private func addRows(_ count: Int, width: CGFloat, from y: inout CGFloat) {
    for row in 0..<count {
      let attributes = GridViewLayoutAttributes(forCellWith: IndexPath(index: row))
      attributes.frame = CGRect(x: sectionInset.left, y: y, width: width, height: 60)
      rows.append(attributes)
      y += 60 + minimumLineSpacing
    }
  }
}

/// The size delegate of the article on filter conditions.
final class FilterConditionSizes: NSObject, GridViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? MultiSectionFlowLayout else { return .zero }
    let screen = GridScreen.main.bounds.width
    let second = layout.firstSectionCount + layout.secondSectionCount
    if indexPath.item < layout.firstSectionCount {
      return CGSize(width: screen - 30, height: 60)
    } else if indexPath.item < second {
      return CGSize(width: (screen - 100) / 2, height: 60)
    } else if indexPath.item < second + layout.thirdSectionCount {
      return CGSize(width: 150, height: 60)
    }
    return .zero
  }
}
