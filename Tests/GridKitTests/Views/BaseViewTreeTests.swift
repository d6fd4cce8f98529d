import GridKit
import Testing

@Suite("View tree")
@MainActor
struct BaseViewTreeTests {
  let log = EventLog()

  private func view(_ name: String) -> RecordingView { RecordingView(name, log) }

  private func names(_ view: BaseView) -> String {
    view.subviews.map { ($0 as? RecordingView)?.name ?? "?" }.joined()
  }

  // MARK: Order

  @Test func `subviews are ordered from back to front by how they were added`() {
    let parent = BaseView()
    let (a, b, c, d, e) = (view("a"), view("b"), view("c"), view("d"), view("e"))
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    parent.insertSubview(d, aboveSubview: a)
    parent.insertSubview(e, belowSubview: a)
    #expect(names(parent) == "ceadb")
    parent.bringSubviewToFront(c)
    parent.sendSubviewToBack(b)
    #expect(names(parent) == "beadc")
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    #expect(names(parent) == "ceadb")
    parent.insertSubview(c, aboveSubview: d)
    #expect(names(parent) == "eadcb")
    parent.insertSubview(b, belowSubview: a)
    #expect(names(parent) == "ebadc")
    parent.addSubview(e)
    #expect(names(parent) == "badce")
    a.removeFromSuperview()
    #expect(names(parent) == "bdce")
  }

  @Test(arguments: [(-3, "xab"), (0, "xab"), (1, "axb"), (2, "abx"), (99, "abx")])
  func `a place beyond the ends counts as the nearer end`(index: Int, expected: String) {
    let parent = BaseView()
    parent.addSubview(view("a"))
    parent.addSubview(view("b"))
    parent.insertSubview(view("x"), at: index)
    #expect(names(parent) == expected)
  }

  @Test func `beside a view that is no sibling means in front of all`() {
    let parent = BaseView()
    let stranger = view("s")
    parent.addSubview(view("a"))
    parent.insertSubview(view("b"), aboveSubview: stranger)
    parent.insertSubview(view("c"), belowSubview: stranger)
    #expect(names(parent) == "abc")
    let a = parent.subviews[0]
    parent.insertSubview(a, aboveSubview: a)
    #expect(names(parent) == "abc")
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(parent) == "abc")
  }

  // MARK: Hooks

  @Test func `joining a tree without a window calls no window hooks`() {
    let (parent, child) = (view("p"), view("c"))
    parent.addSubview(child)
    #expect(log.take() == "c.willMove(superview p) > c.didMove(superview p) > p.didAdd(c)")
  }

  @Test func `joining a window tells the window first, then the superview, and those inside`() {
    let window = GridWindow()
    let (parent, child, inner) = (view("p"), view("c"), view("i"))
    window.addSubview(parent)
    child.addSubview(inner)
    _ = log.take()
    parent.addSubview(child)
    #expect(
      log.take() == """
        c.willMove(window set) > i.willMove(window set) > c.willMove(superview p) > \
        c.didMove(window set) > i.didMove(window set) > c.didMove(superview p) > p.didAdd(c)
        """)
  }

  @Test func `leaving tells the superview first, then the window`() {
    let window = GridWindow()
    let (parent, child, inner) = (view("p"), view("c"), view("i"))
    window.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(inner)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == """
        p.willRemove(c) > c.willMove(superview nil) > c.willMove(window nil) > \
        i.willMove(window nil) > c.didMove(window nil) > i.didMove(window nil) > \
        c.didMove(superview nil)
        """)
    child.removeFromSuperview()
    #expect(log.take() == "")
  }

  @Test func `changing superviews inside one window calls no window hooks`() {
    let window = GridWindow()
    let (old, new, child) = (view("o"), view("n"), view("c"))
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(child)
    _ = log.take()
    new.addSubview(child)
    #expect(
      log.take()
        == "o.willRemove(c) > c.willMove(superview n) > c.didMove(superview n) > n.didAdd(c)")
    #expect(old.subviews.isEmpty)
    #expect(child.superview === new)
  }

  @Test func `adding a subview again only brings it to the front`() {
    let (parent, a, b) = (view("p"), view("a"), view("b"))
    parent.addSubview(a)
    parent.addSubview(b)
    _ = log.take()
    parent.addSubview(a)
    #expect(log.take() == "")
    #expect(names(parent) == "ba")
  }

  @Test func `a view cannot go into itself or into what is inside it`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let (outer, inner) = simulation.perform { (BaseView(), BaseView()) }
    outer.addSubview(inner)
    outer.addSubview(outer)
    inner.addSubview(outer)
    #expect(simulation.faults.map(\.code) == ["subview-cycle", "subview-cycle"])
    #expect(simulation.faults.first?.message == "Can't add self as subview")
    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  // MARK: Searching

  @Test func `tags are found in this view first, then depth first`() {
    let root = BaseView()
    let (a, b, c) = (BaseView(), BaseView(), BaseView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(c)
    (root.tag, a.tag, b.tag, c.tag) = (1, 2, 3, 3)
    #expect(root.viewWithTag(1) === root)
    #expect(root.viewWithTag(3) === c)
    #expect(b.viewWithTag(3) === b)
    #expect(root.viewWithTag(9) == nil)
  }

  @Test func `a view is a descendant of itself and of all above`() {
    let root = BaseView()
    let middle = plainView(0, 0, 1, 1, in: root)
    let leaf = plainView(0, 0, 1, 1, in: middle)
    #expect(leaf.isDescendant(of: leaf))
    #expect(leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
    #expect(!BaseView().isDescendant(of: root))
  }

  @Test func `a superview is not kept alive by its subviews`() {
    let child = BaseView()
    do {
      let parent = BaseView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
  }

  // MARK: Simulations

  @Test func `a view captures the simulation it was made in`() {
    let (first, second) = (Simulation(), Simulation())
    #expect(first.perform { BaseView() }.simulation === first)
    #expect(second.perform { BaseScrollView() }.simulation === second)
  }

  @Test func `joining a window adopts its simulation, all the way down`() {
    let (first, second) = (Simulation(), Simulation())
    let (view, inner) = first.perform { (BaseView(), BaseView()) }
    view.addSubview(inner)
    let holder = second.perform { BaseView() }
    holder.addSubview(view)
    #expect(view.simulation === first)
    let window = GridWindow(simulation: second)
    window.addSubview(holder)
    #expect(view.simulation === second)
    #expect(inner.simulation === second)
    holder.removeFromSuperview()
    #expect(inner.simulation === second)
  }
}
