@testable import Boards
import UIKit
import XCTest

final class BoardScreenTests: XCTestCase {
  private func makeScreen() -> (UIWindow, BoardScreen) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let screen = BoardScreen(collectionViewLayout: layout)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, screen)
  }

  func testItShowsItsTitles() {
    let (_, screen) = makeScreen()
    let cells = screen.collectionView.visibleCells.compactMap { $0 as? BoardCell }
    XCTAssertEqual(cells.map { $0.title }, ["a", "b", "c", "d", "e"])
    XCTAssertEqual(cells.map { $0.frame.minY }, [30, 90, 150, 210, 270])
    let header = screen.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    XCTAssertEqual((header as? BoardHeader)?.section, 5)
  }

  func testTheBadgeIsInTheMiddleOfItsCell() {
    let (window, screen) = makeScreen()
    for width in [200, 320] as [CGFloat] {
      window.frame.size.width = width
      screen.collectionView.collectionViewLayout.invalidateLayout()
      window.layoutIfNeeded()
      for cell in screen.collectionView.visibleCells.compactMap({ $0 as? BoardCell }) {
        XCTAssertEqual(cell.frame.width, width)
        XCTAssertEqual(cell.badge.frame, CGRect(x: width / 2 - 4, y: 26, width: 8, height: 8))
      }
    }
  }

  func testAHostCellIsFilledByItsContent() {
    let cell = HostCell<UILabel>(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let (first, second) = (UILabel(), UILabel())
    cell.content = first
    cell.layoutIfNeeded()
    XCTAssertEqual(first.frame, cell.bounds)
    cell.content = second
    cell.frame.size = CGSize(width: 60, height: 80)
    cell.layoutIfNeeded()
    XCTAssertNil(first.superview)
    XCTAssertEqual(second.frame, cell.bounds)
  }

  func testTapsOpenItems() {
    let (_, screen) = makeScreen()
    for item in [0, 2] {
      let cell = screen.collectionView.visibleCells[item]
      let touch = UITouch(position: CGPoint(x: 100, y: cell.frame.midY), view: cell.contentView)
      cell.contentView.touchesBegan([touch], with: nil)
      XCTAssertTrue(cell.isHighlighted)
      cell.contentView.touchesEnded([touch], with: nil)
      XCTAssertFalse(cell.isHighlighted)
    }
    XCTAssertEqual(screen.opened, ["c"])
    XCTAssertEqual(screen.collectionView.indexPathsForSelectedItems, [])
  }

  func testItFollowsTheWindow() {
    let (window, screen) = makeScreen()
    window.frame.size = CGSize(width: 300, height: 200)
    window.layoutIfNeeded()
    XCTAssertEqual(screen.collectionView.frame, window.bounds)
    // Sizes are asked again when the screen says so.
    screen.collectionView.collectionViewLayout.invalidateLayout()
    window.layoutIfNeeded()
    XCTAssertEqual(screen.collectionView.visibleCells.first?.frame.width, 300)
    XCTAssertEqual(screen.rotations, [])
  }
}
