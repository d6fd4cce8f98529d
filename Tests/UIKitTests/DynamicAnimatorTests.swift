import GridTesting
import Testing
import UIKit

@MainActor @Suite("Dynamic animator")
struct DynamicAnimatorTests {
  private final class Listener: UIDynamicAnimatorDelegate {
    var calls: [String] = []
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
  }

  @Test func `a spring moves its item tick by tick, and settling waits for it`() {
    let simulation = Simulation()
    simulation.perform {
      let window = UIWindow(simulation: simulation)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      window.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: window)
      let listener = Listener()
      animator.delegate = listener
      let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 10, y: 110))
      #expect(spring.length == 100)
      spring.length = 0
      spring.frequency = 1
      spring.damping = 0.6
      animator.addBehavior(spring)
      #expect(animator.isRunning && spring.dynamicAnimator === animator)
      simulation.tick()
      let first = view.center.y
      simulation.tick()
      #expect(first > 10 && view.center.y > first && view.center.x == 10)
      let settlement = simulation.settle()
      #expect(settlement.isSettled)
      #expect(view.center == CGPoint(x: 10, y: 110))
      #expect(!animator.isRunning && listener.calls == ["resume", "pause"])
      spring.anchorPoint.y = 60
      simulation.settle()
      #expect(view.center.y == 60 && listener.calls.count == 4)
      animator.removeAllBehaviors()
      #expect(animator.behaviors == [] && spring.dynamicAnimator == nil)
    }
  }

  /// A line of cells on springs, as layouts of messages make it.
  private final class SpringyLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty else { return }
      let everything = CGRect(origin: .zero, size: collectionViewContentSize)
      for attributes in super.layoutAttributesForElements(in: everything) ?? [] {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
        let behavior = UIAttachmentBehavior(item: copy, attachedToAnchor: copy.center)
        behavior.length = 0
        behavior.damping = 0.7
        behavior.frequency = 1.5
        animator.addBehavior(behavior)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath)
      -> UICollectionViewLayoutAttributes?
    {
      animator.layoutAttributesForCell(at: indexPath)
    }

    func push(by distance: CGFloat) {
      for case let behavior as UIAttachmentBehavior in animator.behaviors {
        guard let item = behavior.items.first else { continue }
        item.center.y += distance
        animator.updateItem(usingCurrentState: item)
      }
    }
  }

  @Test func `cells of a layout follow its springs and come to rest where they were`() {
    let simulation = Simulation()
    simulation.perform {
      let layout = SpringyLayout()
      let source = SampleDataSource([6])
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 60, height: 300), collectionViewLayout: layout)
      source.attach(to: view)
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      view.layoutIfNeeded()
      simulation.settle()
      let rest = view.visibleCells.map(\.frame.minY)
      #expect(rest == [0, 60, 120, 180, 240])
      layout.push(by: 30)
      layout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(view.visibleCells.map(\.frame.minY) == [30, 90, 150, 210, 270])
      for _ in 0..<8 { simulation.tick() }
      let halfway = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY ?? 0
      #expect(halfway > 0 && halfway < 30)
      simulation.settle()
      #expect(view.visibleCells.map(\.frame.minY) == rest)
      #expect(view.window === window)
    }
  }
}
