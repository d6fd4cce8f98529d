@testable import Boards
import UIKit
import XCTest

final class MockTests: XCTestCase {
  func testOverriddenMembersAnswer() {
    let mock = MockCollectionView()
    XCTAssertEqual(mock.numberOfSections, 1)
    XCTAssertEqual(mock.numberOfItems(inSection: 0), 4)
    XCTAssertEqual(mock.contentSize.height, 900)
    XCTAssertTrue(mock.isDragging)
    XCTAssertEqual(mock.adjustedContentInset.top, 20)
    XCTAssertEqual(mock.traitCollection.horizontalSizeClass, .compact)
    mock.reloadData()
    mock.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    XCTAssertEqual(mock.reloadCount, 1)
    XCTAssertEqual(mock.offsets, [CGPoint(x: 0, y: 50)])
  }

  func testOverriddenDelegate() {
    let mock = MockCollectionView()
    let view: UICollectionView = mock
    let bare = BareDelegate()
    view.delegate = bare
    XCTAssertTrue(mock.stubbedDelegate === bare)
    XCTAssertTrue(view.delegate === bare)
  }

  func testLayoutAsksTheMock() {
    let mock = MockCollectionView()
    let layout = DetachedLayout()
    layout.stubbedView = mock
    layout.prepare()
    XCTAssertEqual(layout.collectionViewContentSize, CGSize(width: 300, height: 120))
    XCTAssertEqual(
      layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame,
      CGRect(x: 155, y: 65, width: 135, height: 50))
    XCTAssertEqual(layout.layoutAttributesForElements(in: mock.bounds)?.count, 4)
  }
}
