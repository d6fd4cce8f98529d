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
    "T3: the layout is asked, then the delegate hears; cells follow in the next pass",
    .tags(.documented))
  func question() {
    #expect(
      stage.recorder.calls(of: .layout, .delegate) {
        stage.view.contentOffset = CGPoint(x: 0, y: 50)
      } == """
        layout shouldInvalidate for 0,50,100,200: false
        delegate didScroll to 0,50
        """)
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
    stage.layOut()
    #expect(stage.visibleItems == ["0-1", "0-2", "0-3", "0-4"])
  }

  @Test("T3, LP-4: what leaves is let go before what comes is requested", .tags(.inferred))
  func step() {
    stage.view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(
      stage.recorder.calls(of: .source, .delegate) { stage.layOut() } == """
        delegate didEndDisplaying 0-0
        source cell 0-4
        delegate willDisplay 0-4
        """)
  }

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

  @Test("BC-1, CO-12: in the question the old bounds still hold", .tags(.documented))
  func oldBounds() {
    stage.scroll(to: 70)
    stage.view.bounds = CGRect(x: 0, y: 90, width: 100, height: 150)
    #expect(
      Array(stage.layout.boundsInQuestions.suffix(2)) == [
        CGRect(x: 0, y: 0, width: 100, height: 200), CGRect(x: 0, y: 70, width: 100, height: 200),
      ])
  }

  @Test(
    "BC-2, CO-13: a layout that follows is told with a context, and prepares with new bounds",
    .tags(.documented))
  func following() {
    stage.layout.followsBounds = true
    let calls = [
      "layout shouldInvalidate for 0,60,100,200: true", "layout contextForBounds",
      "layout invalidate: nothing in particular", "layout prepare", "layout contentSize",
      "layout elements",
    ]
    #expect(stage.recorder.order(of: calls) { stage.scroll(to: 60) } == calls)
    #expect(stage.layout.boundsInPreparations.last == CGRect(x: 0, y: 60, width: 100, height: 200))
  }

  @Test("BC-3: a layout that does not follow never prepares for a scroll", .tags(.documented))
  func notFollowing() {
    #expect(
      stage.recorder.count(of: "layout prepare") {
        for step in 1...10 { stage.scroll(to: CGFloat(step) * 37) }
      } == 0)
  }

  @Test(
    "CO-16: steps without a pass between them are asked each, and prepared once",
    .tags(.inferred))
  func severalSteps() {
    stage.layout.followsBounds = true
    let questions = stage.layout.boundsInQuestions.count
    #expect(
      stage.recorder.count(of: "layout prepare") {
        for step in 1...5 { stage.view.contentOffset.y = CGFloat(step) * 10 }
        stage.layOut()
      } == 1)
    #expect(stage.layout.boundsInQuestions.count == questions + 5)
  }

  @Test("CO-17: bounds that are the same ask nothing", .tags(.inferred))
  func sameBounds() {
    #expect(
      stage.recorder.calls(of: .layout, .delegate) {
        stage.view.contentOffset = .zero
        stage.view.frame.origin = CGPoint(x: 30, y: 40)
      } == "")
  }

  @Test("CO-15: a change of size that the layout ignores shows more, as it was", .tags(.documented))
  func ignoredSize() {
    #expect(
      stage.recorder.count(of: "layout prepare") {
        stage.view.frame.size = CGSize(width: 140, height: 300)
        stage.layOut()
      } == 0)
    #expect(stage.visibleItems.count == 6)
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.width == 100 })
  }

  @Test(
    "a change of size that the layout follows is applied to the cells that stay",
    .tags(.documented))
  func followedSize() {
    stage.layout.followsBounds = true
    let cells = stage.view.visibleCells
    stage.view.frame.size.width = 140
    stage.layOut()
    #expect(stage.view.visibleCells.allSatisfy { $0.frame.width == 140 })
    #expect(Set(stage.view.visibleCells) == Set(cells))
    #expect(stage.view.contentSize == CGSize(width: 140, height: 1000))
  }

  @Test("QR-4: what lies outside is not shown, whatever the layout answers", .tags(.documented))
  func everythingAnswered() {
    let layout = GenerousLayout()
    let stage = Stage(layout, counts: [20])
    stage.layOut()
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3"])
    stage.scroll(to: 90)
    #expect(stage.visibleItems == ["0-1", "0-2", "0-3", "0-4", "0-5"])
  }

  private final class GenerousLayout: RecordingLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { elements }
  }

  @Test("LP-1: what only touches the view's edges is not shown", .tags(.inferred))
  func touching() {
    stage.scroll(to: 50)
    #expect(stage.visibleItems == ["0-1", "0-2", "0-3", "0-4"])
    stage.scroll(to: 49)
    #expect(stage.visibleItems == ["0-0", "0-1", "0-2", "0-3", "0-4"])
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

  @Test("CO-9: a plain invalidation leaves the offset", .tags(.observed))
  func offsetStays() {
    stage.scroll(to: 300)
    stage.layout.rowHeight = 60
    #expect(
      stage.recorder.calls(of: .delegate) {
        stage.layout.invalidateLayout()
        stage.layOut()
      }.contains("target") == false)
    #expect(stage.view.contentOffset.y == 300)
    #expect(stage.visibleItems == ["0-5", "0-6", "0-7", "0-8"])
  }

  @Test("LP-1, QR-11: hidden elements have no cell, clear ones have", .tags(.inferred))
  func hidden() {
    stage.layout.adjust = {
      $0.isHidden = $0.indexPath.item == 1
      $0.alpha = $0.indexPath.item == 2 ? 0 : 1
    }
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(1) == nil || stage.cell(1)?.isHidden == true)
    #expect(stage.cell(2)?.alpha == 0)
    #expect(stage.cell(3)?.alpha == 1)
  }

  @Test("AT-15: attributes reach the cell", .tags(.documented))
  func applied() {
    stage.layout.adjust = {
      guard $0.indexPath.item == 1 else { return }
      $0.alpha = 0.5
      $0.transform = CGAffineTransform(scaleX: 2, y: 1)
    }
    stage.layout.invalidateLayout()
    stage.layOut()
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
    stage.layout.adjust = { $0.alpha = $0.indexPath.item == 0 ? 0.5 : 1 }
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(0)?.applications ?? 0 > applications)
    #expect(stage.cell(0)?.alpha == 0.5)
  }

  @Test("LP-9: higher elements lie in front", .tags(.documented))
  func depth() {
    stage.layout.adjust = { $0.zIndex = [2, 0, 1, -5][$0.indexPath.item % 4] }
    stage.layout.invalidateLayout()
    stage.layOut()
    let order = stage.view.visibleCells.sorted {
      ($0.layer.zPosition, index($0)) < ($1.layer.zPosition, index($1))
    }
    #expect(order.compactMap { stage.view.indexPath(for: $0)?.item } == [3, 1, 2, 0])
  }

  private func index(_ view: UIView) -> Int { stage.view.subviews.firstIndex(of: view) ?? -1 }
}
