/// The object that is told when a navigation controller shows another controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller's view is about to be put in; optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller's view is in; optional. Comes at once, as nothing is
  /// animated.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default implementation, for a delegate without the method; does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  /// The default implementation, for a delegate without the method; does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of controllers of which the top one shows. Without a bar and without animation: the view
/// of the top controller fills the view at once.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The object that is told of every controller that comes to show, once the view is loaded.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  private var stack: [UIViewController] = []

  /// A stack of one controller, which becomes a child at once and shows when the view is loaded.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle nibBundle: Bundle?) {
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// An empty stack: nothing is read from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, from the bottom up; setting it shows the last one at once.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that covers the stack, if one was presented, else the stack's last controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  /// Replaces the stack. Those that are in it no more lose their views and parents; the last one
  /// shows at once, whatever `animated` says.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !viewControllers.contains { $0 === old } }
    stack = viewControllers
    for controller in leaving { drop(controller) }
    for controller in viewControllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showTop(animated: animated)
  }

  /// Shows a controller on top, at once, whatever `animated` says.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// The last controller stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Leaves the first controller alone and answers those that were above it, from the bottom up;
  /// none where there is nothing to take away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return [] }
    let popped = Array(stack.dropFirst())
    setViewControllers(Array(stack.prefix(1)), animated: animated)
    return popped
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func showTop(animated: Bool) {
    guard isViewLoaded, let top = topViewController else { return }
    guard top.viewIfLoaded?.superview !== view else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}
