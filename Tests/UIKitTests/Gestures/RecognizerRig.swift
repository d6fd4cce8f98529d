import GridTesting
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

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { goesOnWithOthers }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
