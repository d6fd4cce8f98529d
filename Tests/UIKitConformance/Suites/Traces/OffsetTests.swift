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

  @Test(
    "offsets set by program are taken as they are", .tags(.documented),
    arguments: Script.all(
      """
      # S1.1: the offset is the origin of the bounds
      > offset 70
      = origin 0,70
      > bounds 90 400
      = offset 0,90
      # S1.4, C2.6: one message a change, none without
      > offset 70; offset 70; set 80; bounds 90 400
      delegate: delegate didScroll to 0,70; delegate didScroll to 0,80; delegate didScroll to 0,90
      = moving false
      # S1.7: offsets by program are not held to the content
      > scroll -500
      = offset 0,-500
      > scroll 5000
      = offset 0,5000; visible none
      # S1.8: the least distance that shows a rectangle
      > scroll 100; show 200 10
      = offset 0,100
      # SC-8: an item that is scrolled to is one message, and no end of an animation
      > item 10
      delegate: delegate didScroll to 0,480
      > lay out
      = visible 0-9 to 0-17
      # SC-15: an item is scrolled to whatever the user may do
      > forbid; item 10
      = offset 0,480
      """))
  func documented(script: Script) {
    script.run(on: stage, steps: ["forbid": { stage.view.isScrollEnabled = false }])
  }

  @Test(
    "a view starts at its inset, and stays where it is", .tags(.observed),
    arguments: Script.all(
      """
      # CS-8: a view starts at its inset
      = offset 0,-20; inset 20
      # S1.13: an inset that grows later moves nothing
      > scroll 100
      > inset 60; lay out
      = offset 0,100; inset 60
      """))
  func observed(script: Script) { script.run(on: stage) }

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

  @Test(
    "section 14, SC-3: where an item is scrolled to", .tags(.observed),
    arguments: [
      (-20, 10, UICollectionView.ScrollPosition.top, 480), (-20, 10, .bottom, 180),
      (-20, 10, .centeredVertically, 330), (-20, 0, .bottom, -20), (-20, 19, .top, 630),
      // Without a position along the axis the least distance, none where the item shows.
      (100, 4, .left, 100), (100, 12, .left, 280), (100, 1, .left, 30),
    ] as [(CGFloat, Int, UICollectionView.ScrollPosition, CGFloat)])
  func items(start: CGFloat, item: Int, position: UICollectionView.ScrollPosition, y: CGFloat) {
    stage.scroll(to: start)
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

  @Test("SC-13: of a transformed item the box around it counts", .tags(.documented))
  func transformed() {
    stage.adjust {
      if $0.indexPath.item == 10 { $0.transform = CGAffineTransform(scaleX: 1, y: 2) }
    }
    stage.view.scrollToItem(at: path(10), at: .top, animated: false)
    // The box is from 475 to 575.
    #expect(stage.view.contentOffset.y == 455)
  }
}
