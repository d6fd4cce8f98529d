import Testing
import UIKit

/// Steps of a scroll and changes of size: what the layout is asked, and which cells come and go.
@MainActor @Suite("Bounds changes")
struct ScrollStepTests {
  private let stage = Stage(RecordingLayout(), counts: [20])

  init() {
    stage.layOut()
  }

  @Test(
    "a change of bounds asks the layout first", .tags(.documented),
    arguments: Script.all(
      """
      # T3: the layout is asked, then the delegate hears; cells follow in the next pass
      > offset 50
      layout, delegate: layout shouldInvalidate for 0,50,100,200: false; delegate didScroll to 0,50
      = visible 0-0 to 0-3
      > lay out
      = visible 0-1 to 0-4
      # BC-1, CO-12: in the question the old bounds still hold
      > scroll 70; bounds 90 150
      = asked 2: 0,0,100,200 0,70,100,200
      # BC-2, CO-13: a layout that follows is told with a context, and prepares with new bounds
      > follow; scroll 60
      order: layout shouldInvalidate for 0,60,100,200: true; layout contextForBounds;
        layout invalidate: nothing in particular; layout prepare; layout contentSize;
        layout elements
      = prepared 1: 0,60,100,200
      # BC-3: a layout that does not follow never prepares for a scroll
      > scroll 37; scroll 74; scroll 111; scroll 148; scroll 185; scroll 222; scroll 259;
        scroll 296; scroll 333; scroll 370
      0 of: layout prepare
      # CO-15: a change of size that the layout ignores shows more, as it was
      > size 140 × 300; lay out
      0 of: layout prepare
      = visible 0-0 to 0-5; widths 100
      # a change of size that the layout follows is applied to the cells that stay
      > follow; keep; size 140 × 200; lay out
      = visible 0-0 to 0-3; kept 4; widths 140; content 140 × 1000
      # QR-4: what lies outside is not shown, whatever the layout answers
      > answer everything; invalidate; lay out
      = visible 0-0 to 0-3
      > scroll 90
      = visible 0-1 to 0-5
      """))
  func documented(script: Script) { script.run(on: stage) }

  @Test(
    "a step asks for what is new", .tags(.inferred),
    arguments: Script.all(
      """
      # T3, LP-4: what leaves is let go before what comes is requested
      > offset 50
      > lay out
      source, delegate: delegate didEndDisplaying 0-0; source cell 0-4; delegate willDisplay 0-4
      # CO-16: steps without a pass between them are asked each, and prepared once
      > follow; offset 10; offset 20; offset 30; offset 40; offset 50; lay out
      5 of: layout shouldInvalidate
      1 of: layout prepare
      # CO-17: bounds that are the same ask nothing
      > offset 0; place 30 40
      layout, delegate: none
      # LP-1: what only touches the view's edges is not shown
      > scroll 50
      = visible 0-1 to 0-4
      > scroll 49
      = visible 0-0 to 0-4
      """))
  func inferred(script: Script) { script.run(on: stage) }

  @Test(
    "an invalidation leaves the offset", .tags(.observed),
    arguments: Script.all(
      """
      # CO-9: a plain invalidation leaves the offset
      > scroll 300
      > rows 60; invalidate; lay out
      0 of: delegate target
      = offset 0,300; visible 0-5 to 0-8
      """))
  func observed(script: Script) { script.run(on: stage) }

  @Test("DP-1: every cell that came goes once", .tags(.documented))
  func pairs() {
    var shown = Set(["0-0", "0-1", "0-2", "0-3"])
    for y in [50, 120, 700, 30, 0] as [CGFloat] {
      let calls = stage.recorder.calls(of: .delegate) { stage.scroll(to: y) }
      for call in calls.split(separator: "\n").map({ $0.split(separator: " ") }) {
        let item = String(call.last ?? "")
        if call[1] == "willDisplay" {
          #expect(shown.insert(item).inserted)
        } else if call[1] == "didEndDisplaying" {
          #expect(shown.remove(item) != nil)
        }
      }
      #expect(shown == Set(stage.visibleItems))
    }
  }

  @Test(
    "BC-5: the adjustments of a context move the offset and lengthen the content",
    .tags(.documented))
  func adjustments() {
    stage.scroll(to: 100)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 35)
    stage.layout.invalidateLayout(with: context)
    stage.layOut()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: 135))
  }

  @Test("LP-1, QR-11: hidden elements have no cell, clear ones have", .tags(.inferred))
  func hidden() {
    stage.adjust {
      $0.isHidden = $0.indexPath.item == 1
      $0.alpha = $0.indexPath.item == 2 ? 0 : 1
    }
    #expect(stage.cell(1) == nil || stage.cell(1)?.isHidden == true)
    #expect(stage.cell(2)?.alpha == 0)
    #expect(stage.cell(3)?.alpha == 1)
  }

  @Test("AT-15: attributes reach the cell", .tags(.documented))
  func applied() {
    stage.adjust {
      guard $0.indexPath.item == 1 else { return }
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(scaleX: 2, y: 1)
    }
    let cell = stage.cell(1)
    #expect(cell?.alpha == 0.5)
    #expect(cell?.bounds.size == CGSize(width: 100, height: 50))
    #expect(cell?.center == CGPoint(x: 50, y: 75))
    #expect(cell?.transform == CGAffineTransform(scaleX: 2, y: 1))
    #expect(cell?.frame == CGRect(x: -50, y: 50, width: 200, height: 50))
  }

  @Test(
    "LP-2, AT-18: equal attributes are not applied again, changed ones are",
    .tags(.documented))
  func equalAttributes() {
    let applications = stage.cell(0)?.applications ?? 0
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(0)?.applications == applications)
    stage.adjust { $0.alpha = $0.indexPath.item == 0 ? 0.5 : 1 }
    #expect(stage.cell(0)?.applications ?? 0 > applications)
    #expect(stage.cell(0)?.alpha == 0.5)
  }

  @Test("LP-9: higher elements lie in front", .tags(.documented))
  func depth() {
    stage.adjust { $0.zIndex = [2, 0, 1, -5][$0.indexPath.item % 4] }
    let order = stage.view.visibleCells.sorted {
      ($0.layer.zPosition, index($0)) < ($1.layer.zPosition, index($1))
    }
    #expect(order.compactMap { stage.view.indexPath(for: $0)?.item } == [3, 1, 2, 0])
  }

  private func index(_ view: UIView) -> Int { stage.view.subviews.firstIndex(of: view) ?? -1 }
}
