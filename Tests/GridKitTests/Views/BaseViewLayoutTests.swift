import GridKit
import Testing

@Suite("View layout")
@MainActor
struct BaseViewLayoutTests {
  /// Runs a block in each layout pass of its own.
  private final class LayoutView: BaseView {
    var passes = 0
    var whenLaidOut: ((LayoutView) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      whenLaidOut?(self)
    }
  }

  private let log = EventLog()

  private func tree() -> (root: RecordingView, a: RecordingView, b: RecordingView) {
    let root = RecordingView("root", log)
    let (a, b) = (RecordingView("a", log), RecordingView("b", log))
    root.addSubview(a)
    root.addSubview(b)
    _ = log.take()
    return (root, a, b)
  }

  @Test func `layout goes from superviews to subviews, once`() {
    let (root, a, _) = tree()
    a.addSubview(RecordingView("leaf", log))
    _ = log.take()
    root.layoutIfNeeded()
    #expect(log.take() == "root.layout > a.layout > leaf.layout > b.layout")
    root.layoutIfNeeded()
    #expect(log.take() == "")
  }

  @Test func `only what asked is laid out, wherever it is`() {
    let (root, a, b) = tree()
    let leaf = RecordingView("leaf", log)
    a.addSubview(leaf)
    root.layoutIfNeeded()
    _ = log.take()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == "leaf.layout")
    b.setNeedsLayout()
    leaf.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == "leaf.layout")
    root.layoutIfNeeded()
    #expect(log.take() == "b.layout")
  }

  @Test func `bounds changes ask for layout, moves and equal values do not`() {
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

  @Test func `adding and removing subviews asks for layout, but not from inside layout`() {
    let view = LayoutView(frame: CGRect(0, 0, 10, 10))
    view.layoutIfNeeded()
    #expect(view.passes == 1)
    let child = BaseView()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.passes == 2)
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.passes == 3)
    let inner = LayoutView()
    view.whenLaidOut = { $0.addSubview(inner) }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.passes == 4)
    #expect(inner.passes == 1)
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

  @Test func `a view that never comes to rest is left after 100 rounds`() {
    let (root, loud, calm) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(loud)
    root.addSubview(calm)
    loud.whenLaidOut = { $0.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(loud.passes == 100)
    #expect(root.passes == 1)
    #expect(calm.passes == 1)
    // The request stands, and the next pass has rounds of its own.
    root.layoutIfNeeded()
    #expect(loud.passes == 200)
    loud.whenLaidOut = nil
    root.layoutIfNeeded()
    #expect(loud.passes == 201)
    root.layoutIfNeeded()
    #expect(loud.passes == 201)
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

  @Test func `asking for layout at once from inside layout does not nest`() {
    let view = LayoutView()
    var depth = 0
    var deepest = 0
    view.whenLaidOut = { view in
      depth += 1
      deepest = max(deepest, depth)
      if view.passes < 3 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      depth -= 1
    }
    view.layoutIfNeeded()
    #expect(deepest == 1)
    #expect(view.passes == 3)
  }

  @Test func `a subtree that waits for layout is found after it joined`() {
    let (root, _, _) = tree()
    root.layoutIfNeeded()
    let branch = RecordingView("branch", log)
    branch.layoutIfNeeded()
    let leaf = RecordingView("leaf", log)
    branch.addSubview(leaf)
    branch.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.addSubview(branch)
    root.layoutIfNeeded()
    _ = log.take()
    leaf.setNeedsLayout()
    branch.removeFromSuperview()
    root.addSubview(branch)
    _ = log.take()
    root.layoutIfNeeded()
    #expect(log.take() == "root.layout > leaf.layout")
  }
}
