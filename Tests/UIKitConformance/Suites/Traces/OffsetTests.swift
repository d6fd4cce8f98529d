import Testing
import UIKit

/// Offsets by program: where they end, and what is told.
@MainActor @Suite("Offsets")
struct OffsetTests {
  /// Twenty rows of 50, a viewport of 400, insets of 20 above and 30 below: from -20 to 630.
  private let stage = Stage(RecordingLayout(), counts: [20], height: 400)

  init() {
    stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.layOut()
  }

  @Test("CS-8: a view starts at its inset", .tags(.observed))
  func start() {
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: -20))
    #expect(stage.view.adjustedContentInset.top == 20)
  }

  @Test("S1.1: the offset is the origin of the bounds", .tags(.documented))
  func origin() {
    stage.view.contentOffset = CGPoint(x: 0, y: 70)
    #expect(stage.view.bounds.origin == CGPoint(x: 0, y: 70))
    stage.view.bounds.origin.y = 90
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 90))
  }

  @Test("S1.4, C2.6: one message a change, none without", .tags(.documented))
  func messages() {
    #expect(
      stage.recorder.calls(of: .delegate) {
        stage.view.contentOffset = CGPoint(x: 0, y: 70)
        stage.view.contentOffset = CGPoint(x: 0, y: 70)
        stage.view.setContentOffset(CGPoint(x: 0, y: 80), animated: false)
        stage.view.bounds.origin.y = 90
      } == """
        delegate didScroll to 0,70
        delegate didScroll to 0,80
        delegate didScroll to 0,90
        """)
    #expect(!stage.view.isDragging)
    #expect(!stage.view.isTracking)
    #expect(!stage.view.isDecelerating)
  }

  @Test("S1.7: offsets by program are not held to the content", .tags(.documented))
  func outside() {
    stage.scroll(to: -500)
    #expect(stage.view.contentOffset.y == -500)
    stage.scroll(to: 5000)
    #expect(stage.view.contentOffset.y == 5000)
    #expect(stage.view.visibleCells.isEmpty)
  }

  @Test("S1.2, S1.3: an offset is brought to whole pixels", .tags(.observed))
  func pixels() {
    stage.view.contentOffset = CGPoint(x: 0, y: 3.8)
    #expect(abs(stage.view.contentOffset.y - stage.pixel(3.8)) < 0.0001)
  }

  @Test("S1.14: content that becomes shorter takes the offset along", .tags(.inferred))
  func shorter() {
    stage.scroll(to: 630)
    stage.layout.rowHeight = 30
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.view.contentOffset.y == 230)
  }

  @Test("S1.8: the least distance that shows a rectangle", .tags(.documented))
  func rectangles() {
    stage.scroll(to: 100)
    stage.view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    #expect(stage.view.contentOffset.y == 100)
  }

  @Test(
    "section 14: where an item is scrolled to", .tags(.observed),
    arguments: [
      (10, UICollectionView.ScrollPosition.top, 480), (10, .bottom, 180),
      (10, .centeredVertically, 330), (0, .bottom, -20), (19, .top, 630),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func items(item: Int, position: UICollectionView.ScrollPosition, y: CGFloat) {
    stage.view.scrollToItem(at: path(item), at: position, animated: false)
    #expect(stage.view.contentOffset.y == y)
  }

  @Test(
    "section 14: where an item is scrolled to, sideways", .tags(.observed),
    arguments: [
      (10, UICollectionView.ScrollPosition.left, 1000), (10, .right, 900),
      (10, .centeredHorizontally, 950), (0, .right, 0), (19, .left, 1800),
    ] as [(Int, UICollectionView.ScrollPosition, CGFloat)])
  func sideways(item: Int, position: UICollectionView.ScrollPosition, x: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let stage = Stage(layout, counts: [20], width: 200, height: 100)
    stage.layOut()
    stage.view.scrollToItem(at: path(item), at: position, animated: false)
    #expect(stage.view.contentOffset == CGPoint(x: x, y: 0))
  }

  @Test(
    "SC-3: along an axis without a position the least distance, none where the item shows",
    .tags(.observed), arguments: [(4, 100), (12, 280), (1, 30)] as [(Int, CGFloat)])
  func leastDistance(item: Int, y: CGFloat) {
    stage.scroll(to: 100)
    stage.view.scrollToItem(at: path(item), at: .left, animated: false)
    #expect(stage.view.contentOffset.y == y)
  }

  @Test(
    "SC-8: an item that is scrolled to is one message, and no end of an animation",
    .tags(.documented))
  func itemMessages() {
    #expect(
      stage.recorder.calls(of: .delegate) {
        stage.view.scrollToItem(at: path(10), at: .top, animated: false)
      } == "delegate didScroll to 0,480")
    stage.layOut()
    #expect(stage.visibleItems.first == "0-9")
  }

  @Test("SC-15: whatever the user may do", .tags(.documented))
  func scrollingOff() {
    stage.view.isScrollEnabled = false
    stage.view.scrollToItem(at: path(10), at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 480)
  }

  @Test("SC-13: of a transformed item the box around it counts", .tags(.documented))
  func transformed() {
    stage.layout.adjust = {
      if $0.indexPath.item == 10 { $0.transform = CGAffineTransform(scaleX: 1, y: 2) }
    }
    stage.layout.invalidateLayout()
    stage.layOut()
    stage.view.scrollToItem(at: path(10), at: .top, animated: false)
    // The box is from 475 to 575.
    #expect(stage.view.contentOffset.y == 455)
  }

  @Test("S1.13: an inset that grows later moves nothing", .tags(.observed))
  func insets() {
    stage.scroll(to: 100)
    stage.view.contentInset.top = 60
    stage.layOut()
    #expect(stage.view.contentOffset.y == 100)
    #expect(stage.view.adjustedContentInset.top == 60)
  }
}
