import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Animations", .rows)
struct AnimationTests {
  private let simulation = Simulation(screen: GridScreen(scale: 1))
  private let log = EventLog()

  private func makeView() -> BaseView {
    simulation.perform { BaseView(frame: CGRect(0, 0, 100, 100)) }
  }

  private func animate(
    _ duration: TimeInterval, delay: TimeInterval = 0, _ options: BaseView.AnimationOptions = [],
    _ name: String = "end", _ changes: @escaping () -> Void
  ) {
    simulation.perform {
      BaseView.animate(
        withDuration: duration, delay: delay, options: options, animations: changes
      ) { [log] in log.add("\(name) \($0)") }
    }
  }

  // MARK: Model and presentation

  @Test(.rule("A7.1")) func `properties change at once, the screen follows`() {
    let view = makeView()
    animate(1, .curveLinear) {
      view.frame = CGRect(100, 0, 200, 100)
      view.alpha = 0
      view.bounds.origin.y = 40
      view.transform = CGAffineTransform(translationX: 8, y: 0)
    }
    #expect(view.bounds == CGRect(0, 40, 200, 100))
    #expect(view.center == CGPoint(x: 200, y: 50))
    #expect(view.alpha == 0)
    func shown(_ time: TimeInterval) -> String {
      let shown = view.presentation(at: time)
      return "\(NumberText.short(shown.center)) | \(NumberText.short(shown.bounds)) | "
        + "\(NumberText.short(Double(shown.alpha))) | \(NumberText.short(shown.transform3D.m41))"
    }
    #expect(shown(0) == "50, 50 | 0, 0, 100, 100 | 1 | 0")
    #expect(shown(0.25) == "87.5, 50 | 0, 10, 125, 100 | 0.75 | 2")
    #expect(shown(0.5) == "125, 50 | 0, 20, 150, 100 | 0.5 | 4")
    #expect(shown(1) == "200, 50 | 0, 40, 200, 100 | 0 | 8")
    #expect(shown(7) == shown(1))
    simulation.advance(by: 0.5)
    #expect(view.presentation == view.presentation(at: 0.5))
    #expect(view.presentation.frame == CGRect(54, 0, 150, 100))
    #expect(view.presentation.transform == CGAffineTransform(translationX: 4, y: 0))
    var moved = view.presentation
    moved.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(moved.transform3D == CATransform3DMakeScale(2, 3, 1))
    #expect(view.isAnimating)
    simulation.settle()
    #expect(log.take() == "end true")
    #expect(!view.isAnimating)
    #expect(shown(0) == shown(1))
  }

  @Test(.rule("A7.2")) func `the screen follows the curve, after the delay, round and back`() {
    typealias Row = (
      delay: TimeInterval, options: BaseView.AnimationOptions, shown: [(TimeInterval, CGFloat)]
    )
    let rows: [Row] = [
      (0, [], [(0.25, 0.129162), (0.5, 0.5)]), (0, .curveLinear, [(0.25, 0.25), (0.5, 0.5)]),
      (0, .curveEaseIn, [(0.25, 0.093465), (0.5, 0.315357)]),
      (0, .curveEaseOut, [(0.25, 0.378138), (0.5, 0.684643)]),
      (0.5, .curveLinear, [(0.5, 0), (1, 0.5), (1.5, 1)]),
      (0, [.repeat, .curveLinear], [(3.25, 0.25)]),
      (0, [.repeat, .autoreverse, .curveLinear], [(3.25, 0.75), (4.25, 0.25)]),
    ]
    forEachRow(of: rows) { row in
      let view = makeView()
      view.alpha = 0
      animate(1, delay: row.delay, row.options) { view.alpha = 1 }
      for (time, alpha) in row.shown {
        #expect(abs(view.presentation(at: time).alpha - alpha) < 1e-5, "at \(time)")
      }
    }
  }

  /// Content that jumps to 300 inside an animation of one second.
  private func jumpingScript() -> ScrollScript {
    let script = ScrollScript()
    script.simulation.perform {
      BaseView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { script.view.contentOffset = CGPoint(x: 0, y: 300) })
    }
    return script
  }

  @Test(.rule("A7.1")) func `an offset inside a block jumps, the screen follows`() {
    let script = jumpingScript()
    #expect(script.take() == "DS --- 300")
    #expect(script.view.contentOffset.y == 300)
    #expect(script.view.presentation(at: 0.25).bounds.origin.y == 75)
    script.simulation.settle()
    #expect(script.take() == "")
    #expect(script.view.presentation.bounds.origin.y == 300)
  }

  @Test func `scrolling on goes on under an animated jump`() {
    let script = jumpingScript()
    script.drag(100)
    script.simulation.advance(to: 0.5)
    #expect(script.view.presentation.bounds.origin.y == 250)
  }

  // MARK: Overlapping

  @Test(.rule("A7.4")) func `a new animation goes on from what is on screen`() {
    let view = makeView()
    animate(1, .curveLinear, "first") { view.center.x = 150 }
    simulation.advance(by: 0.5)
    #expect(view.presentation.center.x == 100)
    animate(1, .curveLinear, "second") { view.center.x = 50 }
    #expect(view.presentation.center.x == 100)
    // Model 50; missing -50 at half of the first, 100 at a quarter of the second.
    #expect(abs(view.presentation(at: 0.75).center.x - 100) < 1e-9)
    #expect(abs(view.presentation(at: 1.25).center.x - 75) < 1e-9)
    simulation.advance(to: 1.1)
    #expect(log.take() == "first true")
    simulation.settle()
    #expect(log.take() == "second true")
  }

  @Test(.rule("A7.4")) func `additive presentation never jumps`() {
    let view = makeView()
    var last = view.presentation.center.x
    for step in 0..<40 {
      if step % 7 == 0 {
        animate(0.4, [], "") { view.center.x = CGFloat((step * 37) % 200) }
        #expect(abs(view.presentation.center.x - last) < 1e-9)
      }
      simulation.tick()
      #expect(abs(view.presentation.center.x - last) < 40)
      last = view.presentation.center.x
    }
    simulation.settle()
    #expect(view.presentation.center.x == view.center.x)
  }

  // MARK: Ends

  @Test func `ends come at their time, equal times in the order of the starts`() {
    let view = makeView()
    animate(0.3, [], "long") { view.alpha = 0.1 }
    animate(0.1, [], "short") { view.alpha = 0.2 }
    animate(0.2, delay: 0.1, [], "late") { view.alpha = 0.3 }
    simulation.advance(by: 0.2)
    #expect(log.take() == "short true")
    simulation.settle()
    #expect(log.take() == "long true > late true")
  }

  /// The frames until all is at rest, the opacity that is shown at first, and the ends.
  private typealias End = (frames: Int?, shown: CGFloat?, ends: String)

  @Test(.rule("A7.3", "A7.4")) func `an end comes when nothing is left to animate`() {
    let rows: [ActionRow<(Self, BaseView), End>] = [
      ActionRow("no duration ends at the next tick and shows at once", (1, 0, "end true")) {
        test, view in test.animate(0) { view.alpha = 0 }
      },
      ActionRow("an end waits for the delay", (90, 1, "end true")) { test, view in
        test.animate(1, delay: 0.5) { view.alpha = 0 }
      },
      ActionRow("repeating animations are not waited for", (0, nil, "")) { test, view in
        test.animate(1, .repeat) { view.alpha = 0 }
        test.animate(1, [.repeat, .autoreverse]) { view.center.x = 0 }
      },
      ActionRow("an end that animates waits for its own end", (nil, nil, "outer@1 > inner@2")) {
        test, view in
        @MainActor func end(_ name: String) { test.log.add("\(name)@\(test.simulation.tickCount)") }
        test.simulation.perform {
          BaseView.animate(withDuration: 0, animations: { view.alpha = 0 }) { _ in
            end("outer")
            BaseView.animate(withDuration: 0, animations: { view.alpha = 1 }) { _ in end("inner") }
          }
        }
      },
      ActionRow(
        "a block that changes nothing ends at the next tick, whatever its duration",
        (1, nil, "nothing true > same true > for ever true > still true")
      ) { test, view in
        test.animate(5, [], "nothing") {}
        test.animate(5, delay: 3, [], "same") {
          view.alpha = 1
          view.frame = CGRect(0, 0, 100, 100)
        }
        test.animate(5, .repeat, "for ever") {}
        test.animate(5, [], "still") { BaseView.performWithoutAnimation { view.alpha = 0 } }
      },
      // The inner block inherits the outer one's duration (A7.3).
      ActionRow("a block that starts others takes its time", (30, nil, "outer true > inner true")) {
        test, view in
        test.animate(0.5, [], "outer") { test.animate(0.1, [], "inner") { view.alpha = 0 } }
      },
      ActionRow("a removal that leaves something changes no end", (30, nil, "both true")) {
        test, view in
        let other = test.makeView()
        test.animate(0.5, [], "both") {
          other.alpha = 0
          view.alpha = 0
        }
        other.removeAllAnimations()
      },
      ActionRow("a view without animations has nothing to remove", (nil, nil, "end true")) {
        test, view in
        view.removeAllAnimations()
        test.animate(0.1) {}
        view.removeAllAnimations()
      },
      ActionRow("in fast mode ends come at once, in order", (1, 1, "first true > second true")) {
        test, view in
        test.simulation.isFastMode = true
        test.animate(3, [], "first") { view.alpha = 0 }
        test.animate(1, delay: 2, [], "second") { view.alpha = 1 }
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let test = Self()
      let view = test.makeView()
      row.act((test, view))
      #expect(test.log.take() == "")
      if let shown = row.outcome.shown { #expect(view.presentation.alpha == shown) }
      let settlement = test.simulation.settle()
      if let frames = row.outcome.frames { #expect(settlement.frames == frames) }
      #expect(test.log.take() == row.outcome.ends)
    }
  }

  // MARK: Nesting

  @Test(.rule("A7.3")) func `nested blocks inherit duration and curve`() {
    let (outer, inner, own) = (makeView(), makeView(), makeView())
    simulation.perform {
      BaseView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          outer.alpha = 0
          #expect(BaseView.inheritedAnimationDuration == 2)
          BaseView.animate(withDuration: 0.5, animations: { inner.alpha = 0 })
          BaseView.animate(
            withDuration: 0.5, delay: 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
            animations: { own.alpha = 0 })
        })
      #expect(BaseView.inheritedAnimationDuration == 0)
    }
    #expect(outer.presentation(at: 0.5).alpha == 0.75)
    #expect(inner.presentation(at: 0.5).alpha == 0.75)
    #expect(abs(own.presentation(at: 0.25).alpha - (1 - 0.315357)) < 1e-5)
    #expect(own.presentation(at: 0.5).alpha == 0)
  }

  @Test(.rule("A7.3")) func `performWithoutAnimation changes at once, also inside a block`() {
    let (moving, still) = (makeView(), makeView())
    animate(1, [], "outer") {
      moving.alpha = 0
      BaseView.performWithoutAnimation {
        still.alpha = 0
        BaseView.animate(withDuration: 1, animations: { still.center.x = 9 }) { [log] in
          log.add("inner \($0)")
        }
        log.add("after")
      }
      moving.center.x = 9
    }
    #expect(log.take() == "inner true > after")
    #expect(!still.isAnimating)
    #expect(moving.presentation.center.x == 50)
    simulation.settle()
    #expect(log.take() == "outer true")
  }

  @Test(.rule("A7.3")) func `with animations off blocks complete before the call returns`() {
    let view = makeView()
    simulation.perform {
      BaseView.setAnimationsEnabled(false)
      #expect(!BaseView.areAnimationsEnabled)
    }
    animate(1) { view.alpha = 0 }
    #expect(log.take() == "end true")
    #expect(!view.isAnimating)
    #expect(simulation.isAtRest)
    // The switch of one simulation does not touch another.
    let other = Simulation()
    other.perform { #expect(BaseView.areAnimationsEnabled) }
    simulation.perform { BaseView.setAnimationsEnabled(true) }
    animate(1) { view.alpha = 1 }
    #expect(view.isAnimating)
  }

  // MARK: Removing

  @Test(.rule("A7.4")) func `a block of which nothing is left ends unfinished at the next tick`() {
    let (first, second) = (makeView(), makeView())
    animate(1, [], "both") {
      first.alpha = 0
      first.center.x = 0
      second.alpha = 0
    }
    animate(1, [], "second alone") { second.center.x = 0 }
    first.removeAllAnimations()
    #expect(!first.isAnimating)
    #expect(first.presentation.alpha == 0)
    simulation.tick()
    #expect(log.take() == "")
    second.removeAllAnimations()
    #expect(log.take() == "")
    simulation.tick()
    #expect(log.take() == "both false > second alone false")
    #expect(simulation.isAtRest)
  }

  @Test(.rule("A7.4")) func `removing is what ends a repeating animation`() {
    let view = makeView()
    animate(1, .repeat) { view.alpha = 0 }
    simulation.advance(by: 30)
    #expect(log.take() == "")
    view.removeAllAnimations()
    #expect(!simulation.isAtRest)
    #expect(simulation.settle().frames == 1)
    #expect(log.take() == "end false")
  }

  @Test func `an animated offset inside a block is none of its changes`() {
    let view = simulation.perform { BaseScrollView(frame: CGRect(0, 0, 100, 100)) }
    view.contentSize = CGSize(width: 100, height: 1000)
    animate(2) { view.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
    simulation.tick()
    #expect(log.take() == "end true")
    #expect(simulation.settle().frames == 17)
    #expect(view.contentOffset.y == 60)
  }

  // MARK: Another simulation

  @Test func `a view that moves to another simulation goes on by its clock`() {
    let (first, second) = (makeView(), makeView())
    animate(1, .curveLinear) {
      first.alpha = 0
      second.alpha = 0
    }
    simulation.advance(by: 0.25)
    let other = Simulation(screen: GridScreen(scale: 1))
    other.advance(by: 5)
    let window = GridWindow(simulation: other)
    window.addSubview(first)
    #expect(abs(first.presentation.alpha - 0.75) < 1e-9)
    other.advance(by: 0.25)
    #expect(abs(first.presentation.alpha - 0.5) < 1e-9)
    #expect(abs(second.presentation.alpha - 0.75) < 1e-9)
    // The block ends where its last view is.
    window.addSubview(second)
    #expect(simulation.isAtRest && !other.isAtRest)
    other.advance(by: 0.25)
    #expect(abs(second.presentation.alpha - 0.25) < 1e-9)
    #expect(log.take() == "")
    #expect(other.settle().frames == 15)
    #expect(log.take() == "end true")
    #expect(!first.isAnimating && !second.isAnimating)
  }

  @Test func `a view that stays ends the block by the old clock`() {
    let (first, second) = (makeView(), makeView())
    animate(1, .curveLinear) {
      first.alpha = 0
      second.alpha = 0
    }
    let other = Simulation(screen: GridScreen(scale: 1))
    let window = GridWindow(simulation: other)
    window.addSubview(first)
    #expect(simulation.settle().frames == 60)
    #expect(log.take() == "end true")
    #expect(first.presentation.alpha == 1)
    #expect(other.settle().frames == 60)
    #expect(log.take() == "")
    #expect(first.presentation.alpha == 0)
  }

  // MARK: Springs

  @Test func `springs start and end in place, loose ones overshoot`() {
    let rows: [(damping: CGFloat, velocity: CGFloat)] = [
      (1, 0), (0.7, 0), (0.3, 0), (0.5, 4), (1, 2),
    ]
    forEachRow(of: rows) { row in
      let view = makeView()
      view.alpha = 0
      simulation.perform {
        BaseView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: row.damping,
          initialSpringVelocity: row.velocity, animations: { view.center.x = 150 })
      }
      let way = (0...100).map { view.presentation(at: Double($0) / 100).center.x }
      #expect(way[0] == 50)
      #expect(way[100] == 150)
      #expect(abs(way[99] - 150) < 1)
      #expect((way.max() ?? 0 > 150.5) == (row.damping < 0.75))
      // The speed at the start, in ways per second, from the first hundredth.
      let start = (view.presentation(at: 1e-5).center.x - 50) / 100 / 1e-5
      #expect(abs(start - row.velocity) < 0.05)
    }
  }
}
