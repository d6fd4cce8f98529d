import GridKit
import TestSupport
import Testing

@Suite("View tree", .rows)
@MainActor
struct BaseViewTreeTests {
  @Test func `subviews are ordered from back to front by how they were added`() {
    let places = [(-3, "xab"), (0, "xab"), (1, "axb"), (2, "abx"), (99, "abx")].map { row in
      """
      # a place beyond the ends counts as the nearer end: \(row.0)
      > add a p; add b p; insert x p \(row.0)
      = p \(row.1)

      """
    }
    TreeStage.check(
      places.joined() + """
        # every way of adding
        > add a p; add b p; insert c p 0; above d a p; below e a p
        = p ceadb
        > front c p; back b p
        = p beadc
        > swap p 0 4
        = p ceadb
        > above c d p
        = p eadcb
        > below b a p
        = p ebadc
        > add e p
        = p badce
        > remove a
        = p bdce

        # beside a view that is no sibling means in front of all
        > add a p; above b s p; below c s p
        = p abc
        > above a a p
        = p abc
        > swap p 0 3
        = p abc
        """)
  }

  @Test func `a view tells its hooks where it goes`() {
    TreeStage.check(
      """
      # joining a tree without a window calls no window hooks
      > add c p
      c.willMove(superview p); c.didMove(superview p); p.didAdd(c)

      # joining a window tells the window first, then the superview, and those inside
      > add p window; add i c; clear; add c p
      c.willMove(window set); i.willMove(window set); c.willMove(superview p)
      c.didMove(window set); i.didMove(window set); c.didMove(superview p); p.didAdd(c)

      # leaving tells the superview first, then the window
      > add p window; add c p; add i c; clear; remove c
      p.willRemove(c); c.willMove(superview nil); c.willMove(window nil); i.willMove(window nil)
      c.didMove(window nil); i.didMove(window nil); c.didMove(superview nil)
      > remove c
      none

      # changing superviews inside one window calls no window hooks
      > add o window; add n window; add c o; clear; add c n
      o.willRemove(c); c.willMove(superview n); c.didMove(superview n); n.didAdd(c)
      = o none; n c

      # adding a subview again only brings it to the front
      > add a p; add b p; clear; add a p
      none
      = p ba
      """)
  }

  @Test func `a view cannot go into itself or into what is inside it`() {
    let simulation = Simulation.recording()
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

  // MARK: Simulations

  @Test func `a view has the simulation it was made in, until it joins a window of another`() {
    let (first, second) = (Simulation(), Simulation())
    let (view, inner) = first.perform { (BaseView(), BaseView()) }
    view.addSubview(inner)
    let holder = second.perform { BaseScrollView() }
    #expect(view.simulation === first && holder.simulation === second)
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
