import GridKit
import GridTesting
import TestSupport
import Testing

/// Values that a caller sets are finite; any other is a fault and changes nothing.
@MainActor @Suite("Numbers that callers set")
struct FiniteValueTests {
  @Test(.rows) func `a number that is not finite is refused`() {
    typealias Setting = (name: String, words: String?, set: (BaseScrollView, CGFloat) -> Void)
    let settings: [Setting] = [
      ("frame", "position contains %: [# 2]", { $0.frame.origin.x = $1 }),
      ("bounds", "bounds contains %: [0 30 100 #]", { $0.bounds.size.height = $1 }),
      ("center", "position contains %: [51 #]", { $0.center.y = $1 }),
      ("alpha", nil, { $0.alpha = $1 }),
      ("transform", nil, { $0.transform = CGAffineTransform(translationX: $1, y: 0) }),
      ("transform3D", nil, { $0.transform3D.m34 = $1 }),
      ("anchorPoint", nil, { $0.anchorPoint.x = $1 }),
      ("layoutMargins", nil, { $0.layoutMargins.top = $1 }),
      ("safeArea", nil, { $0.setSafeAreaInsets(GridEdgeInsets($1, 0, 0, 0)) }),
      ("contentInset", nil, { $0.contentInset.bottom = $1 }),
      ("contentSize", "bounds contains %: [0 0 100 #]", { $0.contentSize.height = $1 }),
      ("contentOffset", "position contains %: [0 #]", { $0.contentOffset.y = $1 }),
      (
        "setContentOffset", "position contains %: [0 #]",
        { $0.setContentOffset(CGPoint(x: 0, y: $1), animated: false) }
      ),
      (
        "animated offset", "position contains %: [# 0]",
        { $0.setContentOffset(CGPoint(x: $1, y: 0), animated: true) }
      ),
    ]
    forEachRow(of: settings, named: { $0.name }) { setting in
      for bad in BadNumber.notFinite {
        let simulation = Simulation.recording()
        simulation.perform {
          let view = BaseScrollView(frame: CGRect(1, 2, 100, 200))
          view.contentSize = CGSize(width: 100, height: 900)
          view.contentInset = GridEdgeInsets(5, 0, 7, 0)
          view.contentOffset.y = 30
          let before = state(view)
          let log = EventLog()
          let delegate = SpyDelegate(recordingTo: log)
          view.delegate = delegate
          setting.set(view, bad.value)
          #expect(state(view) == before, "\(bad)")
          simulation.settle()
          #expect(state(view) == before && log.take() == "", "\(bad)")
        }
        #expect(simulation.faults.map(\.code) == ["non-finite-geometry"], "\(bad)")
        guard let words = setting.words, let fault = simulation.faults.first else { continue }
        let message = words.replacingOccurrences(
          of: "%", with: bad.value.isNaN ? "NaN" : "infinity"
        )
        .replacingOccurrences(of: "#", with: "\(bad.value)")
        #expect(fault.message == "CALayer " + message)
      }
    }
  }

  @Test func `a view that is made with a frame that is not finite has none`() {
    let simulation = Simulation.recording()
    let view = simulation.perform { BaseView(frame: CGRect(0, 0, CGFloat.infinity, 1)) }
    #expect(view.frame == .zero)
    #expect(simulation.faults.map(\.code) == ["non-finite-geometry"])
  }

  @Test func `a transform that takes the view nowhere is refused, and no frame is infinite`() {
    let simulation = Simulation.recording()
    simulation.perform {
      let view = BaseScrollView(frame: CGRect(1, 2, 100, 200))
      let before = state(view)
      view.transform = CGAffineTransform(scaleX: 1e308, y: 1e308)
      #expect(state(view) == before)
      #expect(simulation.faults.map(\.code) == ["non-finite-geometry"])
      view.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
      view.bounds.size.width = 1e10
      #expect(view.frame == CGRect(-5e9 + 51, 2, 1e10, 200))
    }
  }

  private func state(_ view: BaseScrollView) -> String {
    "\(view.frame) \(view.bounds) \(view.center) \(view.alpha) \(view.transform3D) "
      + "\(view.anchorPoint) \(view.layoutMargins) \(view.safeAreaInsets) \(view.contentInset) "
      + "\(view.contentSize) \(view.offsetLimits)"
  }
}
