import GridKit

/// The four columns of the article on filter conditions, with what the gallery can change in them.
final class ClassFlowlayout: GridViewFlowLayout {
  /// Set by hand before each switch.
  var itemCount = 0
  /// The screen's where nothing is said.
  var screenWidth: CGFloat?
  var bias: [CGFloat] = [0, 0.001, 0.0011, 0.0012]
  /// Whether bottoms are added in 32 bits.
  var isSingle = false
  private var attributes: [GridViewLayoutAttributes] = []
  /// How far down each column reaches, the line spacing below its last item included.
  private var bottoms: [CGFloat] = []

  override func prepare() {
    super.prepare()
    let screen = screenWidth ?? GridScreen.main.bounds.width
    let room = screen - sectionInset.left - sectionInset.right
    let width = (room - 3 * minimumInteritemSpacing) / 4
    bottoms = bias.map { sum(sectionInset.top, $0) }
    // The gallery leaves out items that there are not.
    attributes = Array(
      (0..<itemCount).map { place($0, width: width) }.prefix(collectionView?.firstCount ?? 0))
    setItemSize(width: width)
  }

  private func sum(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    isSingle ? CGFloat(Float(a) + Float(b)) : a + b
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
      y: sum(sum(bottoms[column], -40), -minimumLineSpacing), width: width, height: 40)
    return attributes
  }

  private func isLower(_ column: Int, than others: [Int]) -> Bool {
    others.allSatisfy { bottoms[column] < bottoms[$0] }
  }

  private func grow(_ column: Int) {
    bottoms[column] = sum(sum(bottoms[column], 40), minimumLineSpacing)
  }

  /// Steers the inherited content size, unless two columns are tallest or the size is none.
  private func setItemSize(width: CGFloat) {
    for column in 0..<4 where itemCount > 0 {
      let others = (0..<4).filter { $0 != column }
      guard others.allSatisfy({ bottoms[column] > bottoms[$0] }) else { continue }
      let length = bottoms[column] - sectionInset.top
      let height = 4 * length / CGFloat(itemCount) - 3 * minimumLineSpacing
      if width >= 0, height >= 0 { itemSize = CGSize(width: width, height: height) }
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    attributes
  }
}

extension GridView {
  /// The number of items in the first section, if there is one.
  fileprivate var firstCount: Int { numberOfSections > 0 ? numberOfItems(inSection: 0) : 0 }
}

/// The single rows of the article on filter conditions, with what the gallery can change in them.
final class SingleFlowLayout: GridViewFlowLayout {
  /// Set by hand before each switch.
  var itemCount = 0
  var itemHeight: CGFloat = 60 { didSet { invalidateLayout() } }
  /// The screen's where nothing is said.
  var screenWidth: CGFloat?
  private var attributes: [GridViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let size = CGSize(width: screenWidth ?? GridScreen.main.bounds.width, height: itemHeight)
    attributes = (0..<min(itemCount, collectionView?.firstCount ?? 0)).map { item in
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
  /// The screen's where nothing is said.
  var screenWidth: CGFloat?

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? MultiSectionFlowLayout else { return .zero }
    let screen = screenWidth ?? GridScreen.main.bounds.width
    let second = layout.firstSectionCount + layout.secondSectionCount
    if indexPath.item < layout.firstSectionCount {
      return CGSize(width: max(0, screen - 30), height: 60)
    } else if indexPath.item < second {
      return CGSize(width: max(0, (screen - 100) / 2), height: 60)
    } else if indexPath.item < second + layout.thirdSectionCount {
      return CGSize(width: 150, height: 60)
    }
    return .zero
  }
}
