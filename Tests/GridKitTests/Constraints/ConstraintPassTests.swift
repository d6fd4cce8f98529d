import GridCore
import TestSupport
import Testing

@testable import GridKit

/// A view that notes its calls of `updateConstraints()` and `layoutSubviews()` in a list.
private final class NotingView: BaseView {
  let name: String
  let note: (String) -> Void
  var callsSuper = true
  var update: () -> Void = {}

  init(_ name: String, in frame: CGRect = .zero, note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    note("update \(name)")
    update()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    let before = subviews.map { $0.frame.width }
    if callsSuper { super.layoutSubviews() }
    note("\(name) \(before) -> \(subviews.map { $0.frame.width })")
  }
}

@MainActor @Suite("Layout passes with constraints")
struct ConstraintPassTests {
  // MARK: Order

  @Test(.rule("AL-52"))
  func `a superview gives its subviews their frames, and these theirs afterwards`() {
    var calls: [String] = []
    let root = NotingView("root", in: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      calls.append($0)
    }
    let middle = NotingView("middle") { calls.append($0) }
    let leaf = BaseView(frame: .zero)
    root.addFree(middle)
    middle.addFree(leaf)
    root.pin(middle, inset: 10)
    leaf.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
    calls = []
    root.layoutIfNeeded()
    #expect(
      calls == ["update middle", "update root", "root [0.0] -> [80.0]", "middle [0.0] -> [50.0]"])
  }

  @Test(.rule("AL-52"))
  func `a view that does not call super leaves its subviews where they are`() {
    let root = NotingView("root", in: CGRect(x: 0, y: 0, width: 100, height: 50)) { _ in }
    root.callsSuper = false
    let box = BaseView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addFree(box)
    root.pin(box)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(.rule("AL-50", "AL-51"))
  func `views update their constraints from the innermost, before any layout`() {
    var calls: [String] = []
    let views = ["a", "b", "c"].map { name in NotingView(name) { calls.append($0) } }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].layoutIfNeeded()
    calls = []
    for view in views { view.setNeedsUpdateConstraints() }
    views[1].update = { [unowned view = views[1]] in view.setNeedsUpdateConstraints() }
    views[0].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(calls == ["update c", "update b", "update a", "a [0.0] -> [0.0]"])
    views[1].update = {}
    #expect(views[1].needsUpdateConstraints() && !views[0].needsUpdateConstraints())
    calls = []
    views[0].updateConstraintsIfNeeded()
    #expect(calls == ["update b"])
    views[2].setNeedsUpdateConstraints()
    views[1].updateConstraintsIfNeeded()
    #expect(calls == ["update b", "update c"])
  }

  @Test(.rule("AL-50"))
  func `a controller updates the constraints of its view`() {
    final class Controller: BaseViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    var calls: [String] = []
    controller.view = NotingView("view") { calls.append($0) }
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.updates == 1 && calls == ["update view"])
  }

  @Test(.rule("AL-51"))
  func `a class that needs constraints makes them in the first pass`() {
    final class Pinning: BaseView {
      let box = BaseView(frame: .zero)
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if box.superview == nil {
          addFree(box)
          pin(box, inset: 5)
        }
        super.updateConstraints()
      }
    }
    let view = Pinning(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    view.layoutIfNeeded()
    #expect(view.box.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
  }

  @Test(.rule("AL-52"))
  func `a constant that a view changes in its own layout counts in the same pass`() {
    final class Opening: BaseView {
      let box = BaseView(frame: .zero)
      lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
      var isOpen = false
      override func layoutSubviews() {
        super.layoutSubviews()
        height.constant = isOpen ? 100 : 0
        bringSubviewToFront(box)
      }
    }
    let view = Opening(frame: CGRect(x: 0, y: 0, width: 50, height: 200))
    view.addFree(view.box, BaseView(frame: .zero))
    view.height.isActive = true
    view.layoutIfNeeded()
    view.isOpen = true
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.box.frame.height == 100)
  }

  @Test(.rule("AL-41")) func `a view may change constraints when it is asked for its size`() {
    final class Chip: BaseView {
      let stack = GridStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
      override var intrinsicContentSize: CGSize { stack.systemLayoutSizeFitting(.zero) }
    }
    let (root, chip) = (makeRoot(), Chip(frame: .zero))
    root.addFree(chip)
    chip.addFree(chip.stack)
    chip.pin(chip.stack)
    chip.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(chip.frame.size == CGSize(width: 30, height: 10))
    chip.stack.spacing = 4
    chip.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(chip.frame.size == CGSize(width: 34, height: 10))
  }

  @Test(.rule("AL-56"))
  func `constraints that are asked for in a layout are made in the same pass`() {
    final class Counter: BaseView {
      let stack = GridStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
      override func layoutSubviews() {
        super.layoutSubviews()
        stack.arrangedSubviews[0].isHidden = bounds.width < 100
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    counter.addFree(counter.stack)
    counter.pin(counter.stack)
    counter.layoutIfNeeded()
    #expect(counter.stack.arrangedSubviews.map(\.frame.width) == [0, 50])
    counter.frame.size.width = 150
    counter.layoutIfNeeded()
    #expect(counter.stack.arrangedSubviews.map(\.frame.width) == [130, 20])
  }

  // MARK: Frames

  @Test(.rule("AL-30", "AL-32", "AL-52"))
  func `a frame that is set lasts until the superview is laid out`() {
    let (root, box) = (makeRoot(), BaseView(frame: .zero))
    root.addFree(box)
    root.pin(box)
    root.layoutIfNeeded()
    box.frame = CGRect(x: 1, y: 1, width: 9, height: 9)
    root.layoutIfNeeded()
    #expect(box.frame.width == 9)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == root.bounds)
  }

  @Test(.rule("AL-30"))
  func `views that masks place pass their frames on to constraints`() {
    let (root, header, box) = (makeRoot(), BaseView(frame: .zero), SizedView(50, 20))
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    header.autoresizingMask = [.flexibleWidth]
    root.addSubview(header)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8),
      box.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 270, y: 68, width: 50, height: 20))
    header.frame.size.height = 100
    root.layoutIfNeeded()
    #expect(box.frame.minY == 108)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(header.frame.width == 400 && box.frame.maxX == 400)
    // A third of what the superview grows by goes to each flexible part that is as long.
    header.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    header.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 300)
    root.frame.size.width = 800
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 200, y: 0, width: 400, height: 100))
    #expect(box.frame.maxX == 600)
  }

  @Test(.rule("AL-53"))
  func `constraints set bounds and center, and leave transforms alone`() {
    let (root, box) = (makeRoot(), SizedView(40, 20))
    root.addSubview(box)
    root.pin(box)
    box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.layoutIfNeeded()
    #expect(box.bounds.size == root.bounds.size && box.center == CGPoint(x: 160, y: 240))
    #expect(box.frame == CGRect(x: 80, y: 120, width: 160, height: 240))
  }

  @Test(.rule("AL-54"))
  func `frames are rounded to pixels, and what is rounded is not handed on`() {
    let simulation = Simulation(screen: GridScreen(scale: 3))
    simulation.perform {
      let root = makeRoot(300)
      let views = (0..<3).map { _ in BaseView(frame: .zero) }
      var last = root.leadingAnchor
      for view in views {
        root.addFree(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(
            equalTo: last, constant: last === root.leadingAnchor || view === views[0] ? 0 : 10),
          view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        ])
        last = view.trailingAnchor
      }
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      root.layoutIfNeeded()
      // 93.333… each: 280, 310 and 310 pixels from the left.
      #expect(views.map { $0.frame.width * 3 } == [280, 280, 280])
      #expect(views.map { ($0.frame.minX * 3).rounded() } == [0, 310, 620])
    }
  }

  @Test(.rule("AL-55"))
  func `a changed constant moves views in an animation where layout is asked for in it`() {
    let simulation = Simulation()
    func changes(of view: BaseView) -> Int { view.extras?.animatedChanges.count ?? 0 }
    simulation.perform {
      let (root, box) = (makeRoot(), SizedView(40, 20))
      root.addSubview(box)
      let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      leading.isActive = true
      root.layoutIfNeeded()
      BaseView.animate(withDuration: 1) {
        leading.constant = 100
        root.layoutIfNeeded()
      }
      #expect(box.frame.minX == 100 && changes(of: box) == 1)
      BaseView.animate(withDuration: 1) { leading.constant = 0 }
      #expect(box.frame.minX == 100)
      root.layoutIfNeeded()
      #expect(box.frame.minX == 0 && changes(of: box) == 1)
    }
  }

  // MARK: Sizes

  @Test(.rule("AL-40", "AL-41"))
  func `an intrinsic size is asked for once, until it is invalidated`() {
    let (root, box) = (makeRoot(), SizedView(40, 20))
    root.addSubview(box)
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    for _ in 0..<3 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(box.frame.size == CGSize(width: 40, height: 20) && box.questions == 1)
    box.size.width = 60
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 60, height: 20) && box.questions == 2)
    box.size = CGSize(width: BaseView.noIntrinsicMetric, height: 30)
    root.layoutIfNeeded()
    #expect(box.frame.size == CGSize(width: 0, height: 30))
  }

  @Test(.rule("AL-57"))
  func `a text gets the height for the width that it comes out with`() {
    let (root, text) = (makeRoot(200), WrappingView(frame: .zero))
    text.characters = 35
    let below = SizedView(10, 10)
    root.addFree(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 200, height: 40) && below.frame.minY == 40)
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 100, height: 80) && below.frame.minY == 80)
    text.characters = 5
    root.layoutIfNeeded()
    #expect(text.frame.size == CGSize(width: 50, height: 20) && below.frame.minY == 20)
  }

  @Test(.rule("AL-57")) func `a text whose width depends on its height is reported`() {
    let simulation = Simulation()
    simulation.perform {
      let (root, text) = (makeRoot(200), WrappingView(frame: .zero))
      text.characters = 35
      root.addFree(text)
      let width = text.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
      width.isActive = true
      root.layoutIfNeeded()
      #expect(text.frame.size == CGSize(width: 100, height: 80))
      #expect(simulation.findings.isEmpty)
      // A square as small as its line of 20 × 20 is: 18 lines, so 100 wide; 4 lines, so 80 wide.
      text.setContentCompressionResistancePriority(GridLayoutPriority(200), for: .horizontal)
      text.widthAnchor.constraint(equalTo: text.heightAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(simulation.findings.map(\.code) == ["layout-not-settled"])
    }
  }

  @Test(.rule("AL-10"))
  func `constraints speak of alignment rectangles, masks of frames`() {
    final class Shadowed: BaseView {
      override var alignmentRectInsets: GridEdgeInsets {
        GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let (root, box, inner) = (makeRoot(100, 100), Shadowed(frame: .zero), BaseView(frame: .zero))
    root.addFree(box)
    box.addFree(inner)
    root.pin(box)
    box.pin(inner)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: -2, y: -1, width: 106, height: 104))
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 100, height: 100))
    #expect(box.alignmentRect(forFrame: box.frame) == root.bounds)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.removeConstraints(root.constraints)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 44, height: 46))
  }

  // MARK: The tree

  @Test(.rule("AL-33", "AL-37"))
  func `the nearest view around both items holds a constraint, once`() {
    let (root, left, right) = (makeRoot(), SizedView(1, 1), SizedView(1, 1))
    root.addSubview(left)
    left.addSubview(right)
    let beside = right.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let alone = right.widthAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([beside, alone, beside])
    #expect(left.constraints == [beside] && right.constraints == [alone])
    #expect(root.constraints == [])
    NSLayoutConstraint.deactivate([beside, beside])
    #expect(left.constraints == [] && !beside.isActive && alone.isActive)
    root.addConstraint(alone)
    #expect(root.constraints == [alone] && right.constraints == [])
  }

  @Test(.rule("AL-35"))
  func `a view that leaves takes the constraints along that lead out of it`() {
    let (root, box, inner) = (makeRoot(), BaseView(frame: .zero), BaseView(frame: .zero))
    let guide = GridLayoutGuide()
    root.addFree(box)
    box.addFree(inner)
    box.addLayoutGuide(guide)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 3)
    let out = [
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalTo: root.heightAnchor),
    ]
    NSLayoutConstraint.activate(out + [inside])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 7 && box.frame.height == 480)
    box.removeFromSuperview()
    #expect(out.allSatisfy { !$0.isActive } && inside.isActive && root.constraints == [])
    // The view is the top of a tree of its own now, and keeps its frame.
    inside.constant = 5
    box.layoutIfNeeded()
    #expect(inner.frame.minY == 5 && box.frame.height == 480)
    root.addSubview(box)
    #expect(root.constraints == [])
    NSLayoutConstraint.activate([out[0]])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 7 && inner.frame.minY == 5 && box.frame == .zero)
    makeRoot().addSubview(box)
    #expect(!out[0].isActive && inside.isActive)
  }

  @Test(.rule("AL-12")) func `constraints keep no view alive`() {
    weak var root: BaseView?
    weak var box: BaseView?
    do {
      let (outer, inner) = (makeRoot(), SizedView(10, 10))
      (root, box) = (outer, inner)
      outer.addSubview(inner)
      outer.pin(inner)
      outer.layoutIfNeeded()
      _ = outer.systemLayoutSizeFitting(.zero)
      _ = inner.systemLayoutSizeFitting(.zero)
      outer.setNeedsUpdateConstraints()
    }
    #expect(root == nil && box == nil)
  }

  @Test(.rule("AL-12", "AL-13"))
  func `guides are placed like views, and take their constraints along`() {
    let (root, box) = (makeRoot(), SizedView(40, 20))
    let guide = GridLayoutGuide()
    root.addSubview(box)
    root.addLayoutGuide(guide)
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 11),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.heightAnchor.constraint(equalToConstant: 6),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 11, y: 0, width: 80, height: 6))
    #expect(box.frame.minX == 91)
    root.removeLayoutGuide(guide)
    #expect(constraints.allSatisfy { !$0.isActive })
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test(.rule("AL-6", "AL-31"))
  func `constraints that lead out of a fixed view are solved with those around it`() {
    let (root, panel, inner, mark) = (
      makeRoot(), BaseView(frame: CGRect(x: 50, y: 60, width: 100, height: 100)),
      SizedView(10, 10), SizedView(4, 4)
    )
    root.addSubview(panel)
    panel.addSubview(inner)
    root.addSubview(mark)
    let own = inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 9)
    own.isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 9, width: 10, height: 10))
    let across = mark.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 1)
    across.isActive = true
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 80)
    own.constant = 20
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 20 && mark.frame.minY == 91)
    panel.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 31)
    across.isActive = false
    own.constant = 2
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 2 && mark.frame.minY == 0)
  }

  @Test(.rule("AL-13", "AL-31"))
  func `a guide of a fixed view can be tied to views outside`() {
    let (root, panel, mark) = (
      makeRoot(), BaseView(frame: CGRect(x: 50, y: 60, width: 100, height: 100)), SizedView(10, 10)
    )
    let (free, inner) = (GridLayoutGuide(), SizedView(4, 4))
    root.addSubview(panel)
    root.addSubview(mark)
    panel.addSubview(inner)
    panel.addLayoutGuide(free)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: panel.layoutMarginsGuide.topAnchor),
      mark.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      free.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 90),
      free.widthAnchor.constraint(equalToConstant: 5),
      inner.leadingAnchor.constraint(equalTo: free.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(mark.frame == CGRect(x: 0, y: 68, width: 10, height: 10))
    #expect(free.layoutFrame.minX == 50 && inner.frame.minX == 55)
    panel.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(free.layoutFrame.minX == 100 && inner.frame.minX == 105)
  }

  @Test(.rule("AL-32", "AL-35"))
  func `a view that outlives its superview goes on by itself`() {
    let (box, inner) = (BaseView(frame: .zero), SizedView(10, 10))
    let panel = BaseView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let top = inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 3)
    do {
      let root = makeRoot()
      root.addFree(box)
      box.addSubview(panel)
      panel.addSubview(inner)
      root.pin(box)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7), top,
      ])
      root.layoutIfNeeded()
    }
    #expect(inner.frame == CGRect(x: 7, y: 3, width: 10, height: 10) && box.superview == nil)
    top.constant = 5
    box.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
    // The constraint of the lost view counts no longer: the panel is laid out by itself again.
    makeRoot().addSubview(box)
    #expect(panel.isLayoutBoundary)
    top.constant = 6
    box.layoutIfNeeded()
    #expect(inner.frame.minY == 6)
  }

  @Test(.rule("AL-28"))
  func `a view says what decides its place, and whether anything is left open`() {
    let (root, box) = (makeRoot(), BaseView(frame: .zero))
    root.addFree(box)
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    let place = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 5),
    ]
    NSLayoutConstraint.activate([width])
    #expect(box.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width])
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 100, y: 100, width: 30, height: 100))
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 30, height: 0))
    NSLayoutConstraint.activate(place)
    #expect(!box.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .horizontal) == [width, place[0]])
    #expect(box.constraintsAffectingLayout(for: .vertical) == [place[1], place[2]])
    box.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 4, y: 0, width: 30, height: 5))
  }
}
