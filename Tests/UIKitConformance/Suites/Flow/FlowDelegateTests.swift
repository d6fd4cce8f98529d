import Testing
import UIKit

/// When a flow layout asks its delegate, and whose answer counts.
@MainActor @Suite("Flow layout: delegate")
struct FlowDelegateTests {
  private let stage = Stage(
    UICollectionViewFlowLayout(), counts: [4, 0, 3], width: 200, height: 200)
  private let delegate = FlowDelegate()

  init() {
    stage.view.delegate = delegate
  }

  private let all = ["0-0", "0-1", "0-2", "0-3", "2-0", "2-1", "2-2"]

  @Test("FL-6: all items are asked once, section by section, on screen or not", .tags(.observed))
  func everyItem() {
    stage.source.counts = [4, 0, 300]
    stage.layOut()
    #expect(delegate.askedSizes.count == 304)
    #expect(delegate.askedSizes.prefix(5) == ["0-0", "0-1", "0-2", "0-3", "2-0"])
    #expect(delegate.askedSizes.last == "2-299")
  }

  @Test("FL-8: scrolling asks nothing", .tags(.observed))
  func scrolling() {
    stage.source.counts = [100]
    stage.layOut()
    delegate.forget()
    stage.scroll(to: 300)
    stage.scroll(to: 900)
    #expect(delegate.askedSizes == [])
  }

  @Test("FL-70: a plain invalidation and a reload ask everything again", .tags(.measured))
  func invalidation() {
    stage.layOut()
    #expect(delegate.askedSizes == all)
    delegate.forget()
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(delegate.askedSizes == all)
    delegate.forget()
    stage.view.reloadData()
    stage.layOut()
    #expect(delegate.askedSizes == all)
  }

  @Test("FL-70: a context may keep what the delegate answered", .tags(.documented))
  func keptMetrics() {
    stage.layOut()
    delegate.forget()
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    stage.layout.invalidateLayout(with: context)
    stage.layOut()
    #expect(delegate.askedSizes == [])
  }

  @Test(
    "FL-71: a change of width breaks lines anew with the sizes that are known",
    .tags(.observed))
  func rotation() {
    stage.layOut()
    delegate.forget()
    #expect(stage.cell(3)?.frame.minY == 60)
    stage.view.frame.size.width = 320
    stage.layOut()
    #expect(delegate.askedSizes == [])
    #expect(stage.cell(3)?.frame.minY == 0)
  }

  @Test("FL-4: the delegate's answer counts before the property", .tags(.documented))
  func precedence() {
    stage.layout.itemSize = CGSize(width: 10, height: 10)
    stage.layout.sectionInset = UIEdgeInsets(top: 99, left: 0, bottom: 0, right: 0)
    delegate.size = { CGSize(width: 200, height: CGFloat(20 + $0.item)) }
    delegate.inset = { UIEdgeInsets(top: CGFloat($0), left: 0, bottom: 0, right: 0) }
    stage.layOut()
    let expected = Frames(
      """
      content 200 × 202
      items 0,0,200,20 · 0,30,200,21 · 0,61,200,22 · 0,93,200,23
      items 0,119,200,20 · 0,149,200,21 · 0,180,200,22
      """)
    let frames = Frames(of: stage.view)
    #expect(
      frames.elements.map { Words.text($0.frame) } == expected.elements.map { Words.text($0.frame) }
    )
    #expect(stage.view.contentSize == expected.size)
  }

  @Test(
    "FL-17: equal sizes from a delegate make columns, different ones lines",
    .tags(.measured))
  func classification() {
    stage.source.counts = [3]
    delegate.size = { _ in CGSize(width: 80, height: 30) }
    stage.layOut()
    // Two fit: the third stays in the first column.
    #expect(stage.cell(1)?.frame.minX == 120)
    #expect(stage.cell(2)?.frame.origin == CGPoint(x: 0, y: 40))
    delegate.size = { CGSize(width: $0.item == 2 ? 90 : 80, height: 30) }
    stage.layout.invalidateLayout()
    stage.layOut()
    #expect(stage.cell(1)?.frame.minX == 120)
    #expect(stage.cell(2)?.frame.origin == CGPoint(x: 0, y: 40))
    // The last line of different sizes is not spread.
    stage.source.counts = [4]
    stage.view.reloadData()
    stage.layOut()
    #expect(stage.cell(3)?.frame.minX == 100)
  }
}
