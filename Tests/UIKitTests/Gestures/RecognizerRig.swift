import GridTesting
import Testing
import UIKit

/// A window with a view in it, and what recognizers on it tell.
@MainActor
final class RecognizerRig: NSObject, UIGestureRecognizerDelegate {
  let simulation = Simulation(screen: UIScreen(size: CGSize(width: 300, height: 600), scale: 2))
  let window: UIWindow
  let view: UIView
  var log: [String] = []
  /// The answers of the delegate's methods.
  var begins = true
  var goesOnWithOthers = false
  var receives = true

  /// - Parameter makeView: Makes the view that fills the window.
  init(_ makeView: (CGRect) -> UIView = { UIView(frame: $0) }) {
    let simulation = simulation
    window = simulation.perform { UIWindow(simulation: simulation) }
    view = simulation.perform { makeView(simulation.screen.bounds) }
    super.init()
    window.addSubview(view)
    simulation.tick()
  }

  /// Adds a recognizer that logs its name and what it has come to.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to other: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: RecognizerRig.action)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  static let action = Selector("recognized:", RecognizerRig.recognized(_:))

  func recognized(_ recognizer: UIGestureRecognizer) {
    log.append("\(recognizer.name ?? "") \(recognizer.state)")
  }

  func tap(_ x: CGFloat = 100, _ y: CGFloat = 100, for seconds: TimeInterval = 0.05) {
    window.touch(.tap(at: CGPoint(x: x, y: y), for: seconds))
  }

  /// Steps of a finger: `tap 20,20; wait 0.1; hold 1; swipe 10,10 to 90,10 at 500; settle`, and
  /// `touch` with a time and a place for each point.
  func perform(_ steps: String) {
    for step in steps.components(separatedBy: "; ") {
      let numbers = step.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      switch step.prefix(while: { $0 != " " }) {
      case "tap" where numbers.isEmpty: tap()
      case "tap": tap(numbers[0], numbers[1])
      case "hold": tap(for: numbers[0])
      case "wait": simulation.advance(by: numbers[0])
      case "settle": simulation.settle()
      case "swipe":
        window.swipe(
          from: CGPoint(x: numbers[0], y: numbers[1]), to: CGPoint(x: numbers[2], y: numbers[3]),
          speed: numbers[4])
      case "touch":
        let points = stride(from: 0, to: numbers.count, by: 3).map { Array(numbers[$0..<$0 + 3]) }
        window.touch(GridTouchScript(points))
      default: Issue.record("there is no step \(step)")
      }
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesOnWithOthers }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
