// Presentation of a controller by another controller.

/// The style of the status bar. It has no effect.
///
/// - Note: After `UIStatusBarStyle`.
public enum GridStatusBarStyle: Int, Sendable {
  /// The style that goes with the current appearance.
  case `default` = 0
  /// Light text on a dark background.
  case lightContent = 1
  /// Dark text on a light background.
  case darkContent = 3
}

/// The orientations in which a controller can be shown. They have no effect.
///
/// - Note: After `UIInterfaceOrientationMask`.
public struct GridInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask, one per orientation, with UIKit's values.
  public let rawValue: UInt
  /// Makes a mask from bits. Bits without an orientation are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device held upright.
  public static let portrait = GridInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device held upside down.
  public static let portraitUpsideDown = GridInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device turned so that its top is on the left.
  public static let landscapeRight = GridInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device turned so that its top is on the right.
  public static let landscapeLeft = GridInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: GridInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// The set of every orientation.
  public static let all: GridInterfaceOrientationMask = [
    .landscape, .portrait, .portraitUpsideDown,
  ]
  /// Portrait and both landscape orientations, as on phones.
  public static let allButUpsideDown: GridInterfaceOrientationMask = [.landscape, .portrait]
}

/// A transition from one controller to another in a storyboard. There are no storyboards here, so
/// nothing makes a segue except a test.
///
/// - Note: After `UIStoryboardSegue`.
@preconcurrency @MainActor
open class GridStoryboardSegue: NSObject {
  /// The name that the segue would have in the storyboard.
  public let identifier: String?
  /// The controller that the segue leaves.
  public let source: BaseViewController
  /// The controller that the segue shows.
  public let destination: BaseViewController

  /// Makes a segue by hand, for tests of `prepare(for:sender:)`.
  public init(identifier: String?, source: BaseViewController, destination: BaseViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Performs the segue. The method has no effect.
  open func perform() {}
}

extension BaseViewController {
  final func show(_ controller: BaseViewController, completion: (() -> Void)?) {
    if let presentedStorage {
      simulation.log(
        "Attempt to present \(MessageText.className(controller)) on "
          + "\(MessageText.className(self)) which is already presenting "
          + "\(MessageText.className(presentedStorage)).")
      return
    }
    presentedStorage = controller
    controller.presentingStorage = self
    if let window = viewIfLoaded?.window {
      let view: BaseView = controller.view
      view.frame = window.bounds
      view.autoresizingMask = .flexibleSize
      window.addSubview(view)
    }
    if let completion { simulation.clock.enqueue(completion) }
  }

  final func hidePresented(completion: (() -> Void)?) {
    guard let presented = presentedStorage else {
      presentingStorage?.hidePresented(completion: completion)
      return
    }
    presented.hideAll()
    presentedStorage = nil
    presented.presentingStorage = nil
    if let completion { simulation.clock.enqueue(completion) }
  }

  /// Removes the controller's view from the window. The views of all controllers that are presented
  /// on top of the controller are removed first.
  private final func hideAll() {
    presentedStorage?.hideAll()
    presentedStorage?.presentingStorage = nil
    presentedStorage = nil
    viewIfLoaded?.removeFromSuperview()
  }
}
