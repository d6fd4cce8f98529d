import GridTesting
import Testing
import UIKit

/// CK-5 of What is set in one of the two queries only.
@MainActor @Suite("A cell's look, set in one query only")
struct ArticleAlphaTests {
  private enum Query: CaseIterable {
    case elements, item
  }

  /// Rows that are half transparent, where one of the queries says so.
  private final class Rows: UICollectionViewLayout {
    private let query: Query?
    private let height: CGFloat

    init(height: CGFloat, alphaIn query: Query? = nil) {
      self.height = height
      self.query = query
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    private func row(_ item: Int, in asked: Query) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: CGFloat(item) * height, width: 200, height: height)
      if asked == query { attributes.alpha = 0.5 }
      return attributes
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 200, height: CGFloat(count) * height)
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map { row($0, in: .elements) }.filter {
        $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      indexPath.item < count ? row(indexPath.item, in: .item) : nil
    }
  }

  /// How a cell looks on screen; nil when it has none.
  private func alpha(_ item: Int, _ grid: UICollectionView) -> CGFloat? {
    grid.elementsOnScreen(.visible).first { "\($0.id)" == "cell 0-\(item)" }?.alpha
  }

  /// Three rows of 100 points fill the view, and all six rows of 40 fit into it.
  @Test(arguments: Query.allCases.map { "\($0)" })
  func `the screen shows the one, a switch begins with the other`(name: String) throws {
    let query = try #require(Query.allCases.first { "\($0)" == name })
    let simulation = Simulation()
    let source = SampleDataSource([6])
    simulation.perform {
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300),
        collectionViewLayout: Rows(height: 100, alphaIn: query))
      source.attach(to: grid)
      grid.layoutIfNeeded()
      let first = grid.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(first?.alpha == (query == .elements ? 0.5 : 1))
      #expect(
        grid.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha
          == (query == .item ? 0.5 : 1))

      grid.setCollectionViewLayout(Rows(height: 40), animated: true)
      // Item 0 was on screen; item 5 was not, and comes from where the old layout has it.
      #expect(alpha(0, grid) == (query == .elements ? 0.5 : 1))
      #expect(alpha(5, grid) == (query == .item ? 0.5 : 1))
      grid.settle()
      #expect(alpha(0, grid) == 1 && alpha(5, grid) == 1)
    }
  }
}
