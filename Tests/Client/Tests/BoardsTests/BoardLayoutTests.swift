@testable import Boards
import UIKit
import XCTest

// Plain test classes with synchronous methods, as in a project of Swift 5.
final class BoardLayoutTests: XCTestCase {
  var layout: BoardLayout!
  var collectionView: UICollectionView!
  var controller: BoardController!

  override func setUp() {
    super.setUp()
    layout = BoardLayout()
    layout.headerHeight = 20
    controller = BoardController([["a", "b", "c", "d"], ["e"]])
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 230, height: 200), collectionViewLayout: layout)
    controller.attach(to: collectionView)
    collectionView.layoutIfNeeded()
  }

  override func tearDown() {
    layout = nil
    collectionView = nil
    controller = nil
    super.tearDown()
  }

  private func frame(_ item: Int, _ section: Int) -> CGRect? {
    return collectionView.cellForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func testFramesOfCards() {
    XCTAssertEqual(frame(0, 0), CGRect(x: 10, y: 25, width: 100, height: 30))
    XCTAssertEqual(frame(1, 0), CGRect(x: 120, y: 25, width: 100, height: 40))
    XCTAssertEqual(frame(2, 0), CGRect(x: 10, y: 65, width: 100, height: 50))
    XCTAssertEqual(frame(3, 0), CGRect(x: 120, y: 75, width: 100, height: 60))
    XCTAssertEqual(frame(0, 1), CGRect(x: 10, y: 165, width: 100, height: 30))
    XCTAssertEqual(collectionView.contentSize, CGSize(width: 230, height: 200))
    XCTAssertEqual(layout.prepareCount, 1)
  }

  func testHeaders() {
    let header =
      collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) as? BoardHeader
    XCTAssertEqual(header?.section, 1)
    XCTAssertEqual(header?.frame, CGRect(x: 0, y: 140, width: 230, height: 20))
    XCTAssertEqual(header?.backgroundColor, UIColor(white: 0.9, alpha: 1))
    XCTAssertEqual(header?.reuseIdentifier, "header")
    XCTAssertEqual(
      UICollectionElementKindSectionHeader, UICollectionView.elementKindSectionHeader)
    XCTAssertEqual(
      collectionView.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionElementKindSectionHeader
      ).sorted(),
      [IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 1)])
  }

  func testCellsAreMadeByTheirOwnInitialiser() {
    for cell in collectionView.visibleCells {
      let cell = cell as! BoardCell
      XCTAssertTrue(cell.badge.superview === cell.contentView)
      XCTAssertEqual(cell.reuseIdentifier, "BoardCell")
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.badge.center, CGPoint(x: 50, y: cell.bounds.height / 2))
    }
    XCTAssertEqual(collectionView.visibleCells.count, 5)
  }

  func testAttributesReachTheCell() {
    let path = IndexPath(item: 3, section: 0)
    let cell = collectionView.cellForItem(at: path) as! BoardCell
    XCTAssertEqual(cell.applied.map { $0.column }, [1])
    XCTAssertEqual(cell.title, "d")

    let attributes = collectionView.layoutAttributesForItem(at: path) as! BoardAttributes
    let copy = attributes.copy() as! BoardAttributes
    XCTAssertEqual(copy, attributes)
    XCTAssertFalse(copy === attributes)
    copy.column = 0
    XCTAssertNotEqual(copy, attributes)
    copy.column = 1
    copy.tint = .blue
    XCTAssertFalse(copy.isEqual(attributes))
  }

  func testScrollingReusesCells() {
    controller.sections = [(0..<40).map { "\($0)" }]
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    let before = Set(collectionView.visibleCells.map { ObjectIdentifier($0) })
    var counted = before
    for step in 1...8 {
      collectionView.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 100)
      collectionView.layoutIfNeeded()
      counted.formUnion(collectionView.visibleCells.map { ObjectIdentifier($0) })
    }
    XCTAssertLessThanOrEqual(counted.count, 2 * before.count)
    XCTAssertTrue(collectionView.visibleCells.contains { ($0 as! BoardCell).reuseCount > 0 })
    for cell in collectionView.visibleCells {
      let path = collectionView.indexPath(for: cell)!
      XCTAssertEqual((cell as! BoardCell).title, "\(path.row)")
    }
    XCTAssertEqual(controller.scrollCount, 8)
  }

  func testInvalidationContexts() {
    let count = layout.contexts.count
    layout.columnCount = 3
    XCTAssertEqual(layout.contexts.count, count + 1)
    XCTAssertTrue(layout.contexts.last is BoardContext)
    XCTAssertEqual((layout.contexts.last as? BoardContext)?.isFirst, true)
    XCTAssertFalse(layout.contexts.last!.invalidateEverything)

    collectionView.frame.size.width = 330
    XCTAssertEqual((layout.contexts.last as? BoardContext)?.newWidth, 330)
    XCTAssertTrue(layout.contexts.last!.invalidateEverything)
    collectionView.layoutIfNeeded()
    XCTAssertEqual(layout.prepareCount, 2)
    XCTAssertEqual(frame(2, 0)?.origin, CGPoint(x: 10 + 2 * (290.0 / 3 + 10), y: 25))
  }

  func testScrollingKeepsThePreparedLayout() {
    collectionView.contentOffset.y = 40
    collectionView.layoutIfNeeded()
    XCTAssertEqual(layout.prepareCount, 1)
  }

  func testArchive() throws {
    layout.columnCount = 7
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    layout.encode(with: coder)
    coder.finishEncoding()
    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    XCTAssertEqual(BoardLayout(coder: decoder)?.columnCount, 7)
  }

  func testInitialAttributes() throws {
    let attributes = try XCTUnwrap(
      layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 1, section: 0)))
    XCTAssertEqual(attributes.frame, CGRect(x: 145, y: 35, width: 50, height: 20))
    XCTAssertEqual(attributes.size, CGSize(width: 100, height: 40))
    XCTAssertEqual(attributes.alpha, 0)
    XCTAssertEqual((attributes as? BoardAttributes)?.column, 1)
  }
}
