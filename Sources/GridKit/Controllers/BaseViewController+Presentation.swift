// One controller on top of another.

/// The look of the status bar; kept only.
///
/// - Note: After `UIStatusBarStyle`.
public enum GridStatusBarStyle: Int, Sendable {
  /// The style that the appearance asks for.
  case `default` = 0
  /// Light on dark.
  case lightContent = 1
  /// Dark on light.
  case darkContent = 3
}

/// The orientations in which a controller could be shown; kept only.
///
/// - Note: After `UIInterfaceOrientationMask`.
public struct GridInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask, one per orientation, with UIKit's values.
  public let rawValue: UInt
  /// Takes bits as they are; those that stand for no orientation are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = GridInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = GridInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned so that the top is on the left.
  public static let landscapeRight = GridInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned so that the top is on the right.
  public static let landscapeLeft = GridInterfaceOrientationMask(rawValue: 1 << 4)
  /// The two orientations on the side.
  public static let landscape: GridInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// The set of every orientation.
  public static let all: GridInterfaceOrientationMask = [
    .landscape, .portrait, .portraitUpsideDown,
  ]
  /// Upright and both ways of lying on the side: what phones do.
  public static let allButUpsideDown: GridInterfaceOrientationMask = [.landscape, .portrait]
}

/// The way from one controller to another in a storyboard; nothing makes one.
///
/// - Note: After `UIStoryboardSegue`.
@preconcurrency @MainActor
open class GridStoryboardSegue: NSObject {
  /// The name that the way would have in the storyboard.
  public let identifier: String?
  /// The controller at which the way begins.
  public let source: BaseViewController
  /// The controller to which the way leads.
  public let destination: BaseViewController

  /// A way made by hand, for tests of `prepare(for:sender:)`.
  public init(identifier: String?, source: BaseViewController, destination: BaseViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Performs the segue; without effect.
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

  /// Leaves the window, after what is on top has left it.
  private final func hideAll() {
    presentedStorage?.hideAll()
    presentedStorage?.presentingStorage = nil
    presentedStorage = nil
    viewIfLoaded?.removeFromSuperview()
  }
}
