import GridTesting
import Testing
import UIKit

@MainActor @Suite("Application, device, controllers")
struct ApplicationTests {
  private final class Page: UIViewController {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) disappeared") }
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func `the device and the application are those of the simulation`() {
    let simulation = Simulation(screen: UIScreen(size: CGSize(width: 800, height: 1000), scale: 2))
    simulation.perform {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      let window = UIWindow(simulation: simulation)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === window)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      var heard = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: simulation, queue: nil
      ) { _ in
        MainActor.assumeIsolated { heard += 1 }
      }
      simulation.rotate(to: .landscapeLeft)
      #expect(heard == 1 && UIDevice.current.orientation == .landscapeLeft)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `a navigation controller shows the top of its stack`() {
    let simulation = Simulation()
    simulation.perform {
      let log = Log()
      let (first, second) = (Page("first", log), Page("second", log))
      let navigation = UINavigationController(rootViewController: first)
      let window = UIWindow(simulation: simulation)
      window.rootViewController = navigation
      simulation.tick()
      #expect(first.view.superview === navigation.view && first.view.frame == window.bounds)
      navigation.pushViewController(second, animated: false)
      simulation.tick()
      #expect(second.navigationController === navigation)
      #expect(first.view.superview == nil && second.view.superview === navigation.view)
      #expect(navigation.popViewController(animated: false) === second)
      simulation.tick()
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(second.navigationController == nil)
      #expect(
        log.lines == [
          "first will appear", "first disappeared", "second will appear", "second disappeared",
          "first will appear",
        ])
    }
  }

  @Test func `a controller shows another on top and takes it away`() {
    let simulation = Simulation()
    simulation.perform {
      let log = Log()
      let (below, above) = (Page("below", log), Page("above", log))
      let window = UIWindow(simulation: simulation)
      window.rootViewController = below
      simulation.tick()
      below.present(above, animated: true) { log.lines.append("presented") }
      #expect(below.presentedViewController === above && above.presentingViewController === below)
      #expect(window.subviews.last === above.view)
      simulation.tick()
      above.dismiss(animated: true) { log.lines.append("dismissed") }
      #expect(above.view.superview == nil && below.presentedViewController == nil)
      simulation.tick()
      #expect(
        log.lines == [
          "below will appear", "above will appear", "presented", "above disappeared", "dismissed",
        ])
    }
  }

  @Test func `calls that would read from an archive make a finding each`() {
    let simulation = Simulation()
    simulation.perform {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
      #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
      UIViewController().performSegue(withIdentifier: "details", sender: nil)
      #expect(simulation.findings.map(\.code) == Array(repeating: "archive-not-read", count: 3))
    }
  }

  @Test func `the recognizer of a scroll view follows the finger`() {
    let simulation = Simulation()
    simulation.perform {
      let window = UIWindow(simulation: simulation)
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      view.contentSize = CGSize(width: 100, height: 2000)
      window.addSubview(view)
      let pan = view.panGestureRecognizer
      #expect(pan.state == .possible && pan.view === view && pan === view.panGestureRecognizer)
      view.dragAndHold(by: CGPoint(x: 0, y: 40))
      #expect(pan.state == .changed && pan.numberOfTouches == 1)
      #expect(view.contentOffset.y > 0 && pan.translation(in: view).y < 0)
      view.release()
      #expect(pan.state == .possible && pan.translation(in: view) == .zero)
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      #expect(view.gestureRecognizers == [tap] && tap.view === view)
      view.gestureRecognizers = nil
      #expect(tap.view == nil)
    }
  }

  @Test func `a control's state has all that it is`() {
    let control = UIControl(frame: .zero)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }
}
