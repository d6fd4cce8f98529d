// One controller on top of another.

/// - Note: After `UIStatusBarStyle`.
public enum GridStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Which ways up a controller could be shown; kept only.
///
/// - Note: After `UIInterfaceOrientationMask`.
public struct GridInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = GridInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = GridInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = GridInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = GridInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: GridInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: GridInterfaceOrientationMask = [
    .landscape, .portrait, .portraitUpsideDown,
  ]
  public static let allButUpsideDown: GridInterfaceOrientationMask = [.landscape, .portrait]
}

/// The way from one controller to another in a storyboard; nothing makes one.
///
/// - Note: After `UIStoryboardSegue`.
@preconcurrency @MainActor
open class GridStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: BaseViewController
  public let destination: BaseViewController

  public init(identifier: String?, source: BaseViewController, destination: BaseViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Does nothing.
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
