@testable import Boards
import UIKit
import XCTest

final class OptionalCallTests: XCTestCase {
  let path = IndexPath(item: 2, section: 1)
  lazy var controller = FeedController([["a"], ["b", "c", "d"]])
  lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200),
    collectionViewLayout: UICollectionViewFlowLayout())

  func testFlowLayoutDelegate() {
    controller.attach(to: collectionView)
    let layout = collectionView.collectionViewLayout
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    XCTAssertEqual(
      delegate?.collectionView?(collectionView, layout: layout, sizeForItemAt: path),
      CGSize(width: 100, height: 60))
    XCTAssertEqual(
      delegate?.collectionView?(collectionView, layout: layout, insetForSectionAt: 0).left, 10)
    XCTAssertNil(
      delegate?.collectionView?(
        collectionView, layout: layout, minimumLineSpacingForSectionAt: 0))
    XCTAssertNil(
      (layout.collectionView?.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
        collectionView, layout: layout, referenceSizeForHeaderInSection: 0))

    let side = delegate?.collectionView?(collectionView, layout: layout, insetForSectionAt: 0).right
    XCTAssertEqual((side ?? 0) + 1, 11)
    let header = delegate?.collectionView?(
      collectionView, layout: layout, referenceSizeForHeaderInSection: 0
    ).height
    XCTAssertEqual(header ?? 5, 5)

    let spacing =
      delegate?.collectionView?(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: 0) ?? 7
    XCTAssertEqual(spacing, 7)
  }

  func testBareDelegate() {
    let bare = BareDelegate()
    collectionView.delegate = bare
    XCTAssertNil(collectionView.delegate as? UICollectionViewDelegateFlowLayout)
    XCTAssertNil(collectionView.delegate?.collectionView?(collectionView, shouldSelectItemAt: path))
    collectionView.delegate?.collectionView?(collectionView, didSelectItemAt: path)
    if collectionView.delegate?.collectionView?(collectionView, shouldHighlightItemAt: path)
      ?? true
    {
      return
    }
    XCTFail("an absent method answers nil")
  }

  func testDataSource() {
    let bare = BareSource()
    XCTAssertNil(bare.numberOfSections?(in: collectionView))
    collectionView.dataSource = bare
    XCTAssertNil(collectionView.dataSource?.numberOfSections?(in: collectionView))
    XCTAssertEqual(collectionView.dataSource?.numberOfSections?(in: collectionView) ?? 1, 1)
    XCTAssertEqual(
      collectionView.dataSource?.collectionView(collectionView, numberOfItemsInSection: 0), 3)

    controller.attach(to: collectionView)
    XCTAssertEqual(collectionView.dataSource?.numberOfSections?(in: collectionView), 2)
    let source: UICollectionViewDataSource = controller
    XCTAssertEqual(source.numberOfSections?(in: collectionView), 2)
    XCTAssertNil(source.collectionView?(collectionView, canMoveItemAt: path))
  }

  func testForwardedScrollCalls() {
    let relay = ScrollRelay(to: controller)
    controller.attach(to: collectionView)
    collectionView.delegate = relay
    collectionView.contentOffset.y = 30
    XCTAssertEqual(controller.scrollCount, 1)
    relay.scrollViewDidEndDecelerating(collectionView)
    XCTAssertTrue(relay.scrollViewShouldScrollToTop(collectionView))
    XCTAssertNil(relay.viewForZooming(in: collectionView))
  }

  func testDelegateIsNarrowed() {
    let bare = BareDelegate()
    collectionView.delegate = bare
    let narrowed: UICollectionViewDelegate? = collectionView.delegate
    let scrollView: UIScrollView = collectionView
    let wide: UIScrollViewDelegate? = scrollView.delegate
    XCTAssertTrue(narrowed === bare)
    XCTAssertTrue(wide === bare)
    scrollView.delegate = controller
    XCTAssertTrue(collectionView.delegate === controller)
    scrollView.delegate = nil
    XCTAssertNil(collectionView.delegate)
  }
}

/// Passes everything on to another delegate, in the manner of delegate multiplexers.
final class ScrollRelay: NSObject, UICollectionViewDelegate {
  weak var target: UIScrollViewDelegate?

  init(to target: UIScrollViewDelegate?) {
    self.target = target
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    target?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    target?.scrollViewDidEndDecelerating?(scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    return target?.scrollViewShouldScrollToTop?(scrollView) ?? true
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return target?.viewForZooming?(in: scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    target?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
