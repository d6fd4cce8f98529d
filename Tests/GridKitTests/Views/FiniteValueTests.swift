import GridKit
import GridTesting
import Testing

/// Values that a caller sets are finite; any other is a fault and changes nothing.
@MainActor @Suite("Numbers that callers set")
struct FiniteValueTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let set: @MainActor @Sendable (BaseScrollView, CGFloat) -> Void

    init(_ name: String, _ set: @escaping @MainActor @Sendable (BaseScrollView, CGFloat) -> Void) {
      testDescription = name
      self.set = set
    }

    static let all = [
      Setting("frame") { $0.frame.origin.x = $1 },
      Setting("bounds") { $0.bounds.size.height = $1 },
      Setting("center") { $0.center.y = $1 },
      Setting("alpha") { $0.alpha = $1 },
      Setting("transform") { $0.transform = CGAffineTransform(translationX: $1, y: 0) },
      Setting("transform3D") { $0.transform3D.m34 = $1 },
      Setting("anchorPoint") { $0.anchorPoint.x = $1 },
      Setting("layoutMargins") { $0.layoutMargins.top = $1 },
      Setting("safeAreaInsets") {
        $0.setSafeAreaInsets(GridEdgeInsets(top: $1, left: 0, bottom: 0, right: 0))
      },
      Setting("contentInset") { $0.contentInset.bottom = $1 },
      Setting("contentSize") { $0.contentSize.height = $1 },
      Setting("contentOffset") { $0.contentOffset.y = $1 },
      Setting("setContentOffset") { $0.setContentOffset(CGPoint(x: 0, y: $1), animated: false) },
      Setting("setContentOffset animated") {
        $0.setContentOffset(CGPoint(x: $1, y: 0), animated: true)
      },
    ]
  }

  @Test(arguments: Setting.all, BadNumber.notFinite)
  func `a number that is not finite is refused`(_ setting: Setting, _ bad: BadNumber) {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    simulation.perform {
      let view = BaseScrollView(frame: CGRect(x: 1, y: 2, width: 100, height: 200))
      view.contentSize = CGSize(width: 100, height: 900)
      view.contentInset = GridEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      view.contentOffset.y = 30
      let before = state(view)
      setting.set(view, bad.value)
      #expect(state(view) == before)
      simulation.settle()
      #expect(state(view) == before)
    }
    #expect(simulation.faults.map(\.code) == ["non-finite-geometry"])
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
