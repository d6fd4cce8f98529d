import GridKit
import TestSupport
import Testing

@Suite("View layout", .rows)
@MainActor
struct BaseViewLayoutTests {
  @Test func `layout goes from superviews to subviews, and only to what asked`() {
    TreeStage.check(
      """
      # all views, once
      > add a root; add b root; add leaf a; clear; layout root
      root.layout; a.layout; leaf.layout; b.layout
      > layout root
      none

      # only what asked, wherever it is
      > add a root; add b root; add leaf a; layout root; clear; needs leaf; layout root
      leaf.layout
      > needs b; needs leaf; layout a
      leaf.layout
      > layout root
      b.layout

      # what has got or lost a subview
      > add a root; layout root; add b root; clear; layout root
      root.layout; b.layout
      > remove b; clear; layout root
      root.layout

      # a subtree that waits for layout is found after it joined
      > add a root; add b root; layout root; layout branch; add leaf branch; layout branch
      > needs leaf; add branch root; layout root
      > needs leaf; remove branch; add branch root; clear; layout root
      root.layout; leaf.layout
      """)
  }

  @Test func `bounds changes ask for layout, moves and equal values do not`() {
    let log = EventLog()
    let view = RecordingView("v", log, frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    _ = log.take()
    func laysOut(_ change: () -> Void) -> Bool {
      change()
      view.layoutIfNeeded()
      return log.take() == "v.layout"
    }
    #expect(!laysOut { view.frame.origin.x = 5 })
    #expect(!laysOut { view.center = .zero })
    #expect(!laysOut { view.frame = view.frame })
    #expect(!laysOut { view.transform = CGAffineTransform(scaleX: 2, y: 2) })
    #expect(!laysOut { view.bounds = view.bounds })
    #expect(laysOut { view.bounds.origin.y = 3 })
    #expect(laysOut { view.bounds.size.width = 11 })
    #expect(laysOut { view.frame.size.height = 12 })
  }

  @Test func `a subview that layout adds asks for no other layout of its superview`() {
    let (view, inner) = (LayoutView(), LayoutView())
    view.whenLaidOut = { $0.addSubview(inner) }
    view.layoutIfNeeded()
    #expect(view.passes == 1 && inner.passes == 1)
  }

  @Test func `layout asked for by layout is done in the same pass`() {
    let (parent, child) = (LayoutView(), LayoutView())
    parent.addSubview(child)
    child.whenLaidOut = { if $0.passes < 3 { $0.superview?.setNeedsLayout() } }
    parent.whenLaidOut = { _ in child.setNeedsLayout() }
    parent.layoutIfNeeded()
    #expect(parent.passes == 3)
    #expect(child.passes == 3)
  }

  @Test func `asking for layout at once from inside layout does not nest`() {
    let view = LayoutView()
    var depth = 0
    var deepest = 0
    view.whenLaidOut = { view in
      depth += 1
      deepest = max(deepest, depth)
      if view.passes < 3 { view.layoutAgain() }
      depth -= 1
    }
    view.layoutIfNeeded()
    #expect(deepest == 1)
    #expect(view.passes == 3)
  }

  @Test func `a view that never comes to rest is left after 100 rounds`() {
    let (root, loud, calm) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(loud)
    root.addSubview(calm)
    func passes() -> [Int] {
      root.layoutIfNeeded()
      return [root.passes, loud.passes, calm.passes]
    }
    loud.whenLaidOut = { $0.setNeedsLayout() }
    #expect(passes() == [1, 100, 1])
    // The request stands, and the next pass has rounds of its own.
    #expect(passes()[1] == 200)
    loud.whenLaidOut = nil
    #expect(passes()[1] == 201)
    #expect(passes()[1] == 201)
  }

  @Test func `views that keep each other awake are left after 100 rounds each`() {
    let (parent, child) = (LayoutView(), LayoutView())
    parent.addSubview(child)
    parent.whenLaidOut = { _ in child.setNeedsLayout() }
    child.whenLaidOut = { _ in parent.setNeedsLayout() }
    parent.layoutIfNeeded()
    #expect(parent.passes == 100)
    #expect(child.passes == 100)
  }
}
