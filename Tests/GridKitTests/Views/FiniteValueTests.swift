import GridKit
import GridTesting
import TestSupport
import Testing

/// Values that a caller sets are finite; any other is a fault and changes nothing.
@MainActor @Suite("Numbers that callers set")
struct FiniteValueTests {
  @Test(.rows) func `a number that is not finite is refused`() {
    let settings: [(name: String, set: (BaseScrollView, CGFloat) -> Void)] = [
      ("frame", { $0.frame.origin.x = $1 }),
      ("bounds", { $0.bounds.size.height = $1 }),
      ("center", { $0.center.y = $1 }),
      ("alpha", { $0.alpha = $1 }),
      ("transform", { $0.transform = CGAffineTransform(translationX: $1, y: 0) }),
      ("transform3D", { $0.transform3D.m34 = $1 }),
      ("anchorPoint", { $0.anchorPoint.x = $1 }),
      ("layoutMargins", { $0.layoutMargins.top = $1 }),
      ("safeArea", { $0.setSafeAreaInsets(GridEdgeInsets(top: $1, left: 0, bottom: 0, right: 0)) }),
      ("contentInset", { $0.contentInset.bottom = $1 }),
      ("contentSize", { $0.contentSize.height = $1 }),
      ("contentOffset", { $0.contentOffset.y = $1 }),
      ("setContentOffset", { $0.setContentOffset(CGPoint(x: 0, y: $1), animated: false) }),
      ("animated offset", { $0.setContentOffset(CGPoint(x: $1, y: 0), animated: true) }),
    ]
    forEachRow(of: settings, named: { $0.name }) { setting in
      for bad in BadNumber.notFinite {
        let simulation = Simulation()
        simulation.faultPolicy = .record
        simulation.perform {
          let view = BaseScrollView(frame: CGRect(x: 1, y: 2, width: 100, height: 200))
          view.contentSize = CGSize(width: 100, height: 900)
          view.contentInset = GridEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
          view.contentOffset.y = 30
          let before = state(view)
          setting.set(view, bad.value)
          #expect(state(view) == before, "\(bad)")
          simulation.settle()
          #expect(state(view) == before, "\(bad)")
        }
        #expect(simulation.faults.map(\.code) == ["non-finite-geometry"], "\(bad)")
      }
    }
  }

  @Test func `the fault tells the place or the size, which stay as they are`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let view = simulation.perform { BaseScrollView(frame: CGRect(1, 2, 3, 4)) }
    view.contentSize = CGSize(width: 3, height: 1000)
    let log = EventLog()
    let delegate = RecordingScrollDelegate(log)
    view.delegate = delegate
    view.frame = CGRect(.nan, 0, 1, 1)
    view.center = CGPoint(x: 0, y: CGFloat.infinity)
    view.bounds = CGRect(0, 0, .nan, 5)
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
    view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
    view.contentSize.height = .infinity
    #expect(view.frame == CGRect(1, 2, 3, 4) && view.contentOffset == .zero)
    #expect(view.contentSize.height == 1000)
    #expect(log.take() == "")
    #expect(
      simulation.faults.map(\.message) == [
        "CALayer position contains NaN: [nan 0]",
        "CALayer position contains infinity: [0 inf]",
        "CALayer bounds contains NaN: [0 0 nan 5]",
        "CALayer position contains NaN: [nan 0]",
        "CALayer position contains infinity: [0 inf]",
        "CALayer bounds contains infinity: [0 0 3 inf]",
      ])
    #expect(Set(simulation.faults.map(\.code)) == ["non-finite-geometry"])
    let made = simulation.perform { BaseView(frame: CGRect(0, 0, CGFloat.infinity, 1)) }
    #expect(made.frame == .zero)
  }

  @Test func `a transform that takes the view nowhere is refused, and no frame is infinite`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    simulation.perform {
      let view = BaseScrollView(frame: CGRect(x: 1, y: 2, width: 100, height: 200))
      let before = state(view)
      view.transform = CGAffineTransform(scaleX: 1e308, y: 1e308)
      #expect(state(view) == before)
      #expect(simulation.faults.map(\.code) == ["non-finite-geometry"])
      view.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
      view.bounds.size.width = 1e10
      #expect(view.frame == CGRect(x: -5e9 + 51, y: 2, width: 1e10, height: 200))
    }
  }

  private func state(_ view: BaseScrollView) -> String {
    "\(view.frame) \(view.bounds) \(view.center) \(view.alpha) \(view.transform3D) "
      + "\(view.anchorPoint) \(view.layoutMargins) \(view.safeAreaInsets) \(view.contentInset) "
      + "\(view.contentSize) \(view.offsetLimits)"
  }
}
