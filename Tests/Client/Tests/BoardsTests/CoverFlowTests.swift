@testable import Boards
import Testing
import UIKit

@MainActor
@Suite struct CoverFlowTests {
  let layout = CoverFlowLayout()
  let controller = FeedController([(0..<10).map { "\($0)" }])
  let collectionView: UICollectionView

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
  }

  @Test func middleCellIsWholeAndItsNeighboursAreHalf() {
    let source = BareSource()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
    let first = collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    let second = collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(first?.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(first?.alpha == 1)
    #expect(second?.frame == CGRect(x: 175, y: 25, width: 50, height: 50))
    #expect(second?.alpha == 0)
    #expect(second?.bounds.size == CGSize(width: 100, height: 100))
    #expect(layout.sizesFromDelegate == [nil])
    #expect(collectionView.contentSize == CGSize(width: 400, height: 100))
    #expect(collectionView.decelerationRate == .fast)
    #expect(second?.transform3D.m11 == 0.5)
  }

  @Test func delegateSizesWin() {
    controller.attach(to: collectionView)
    collectionView.layoutIfNeeded()
    #expect(layout.sizesFromDelegate == [CGSize(width: 100, height: 40)])
    // Two lines of 40 points fit into 100 points of height: five columns, between the margins.
    #expect(collectionView.contentSize == CGSize(width: 520, height: 100))
  }

  @Test func restsOnACell() {
    let source = BareSource()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 130, y: 0), withScrollingVelocity: .zero)
    #expect(target == CGPoint(x: 100, y: 0))
  }

  @Test func genericCellsAreMade() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let identifier = indexPath.item == 0 ? "scroll" : "plain"
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: identifier, for: indexPath)
        (cell as? HostCell<UIScrollView>)?.content = UIScrollView()
        (cell as? HostCell<UIView>)?.content = UIView()
        return cell
      }
    }
    let source = Source()
    collectionView.register(
      HostCell<UIScrollView>.self, forCellWithReuseIdentifier: "scroll")
    collectionView.register(HostCell<UIView>.self, forCellWithReuseIdentifier: "plain")
    collectionView.dataSource = source
    collectionView.layoutIfNeeded()
    let cells = collectionView.visibleCells
    #expect(cells.count == 2)
    let scroll = try #require(cells.first as? HostCell<UIScrollView>)
    #expect(scroll.content?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.contentView.clipsToBounds)
    #expect(cells.last is HostCell<UIView>)
  }
}
