/// An object that is informed when a navigation controller shows another controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Tells the delegate that a controller's view is about to be added; optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)

  /// Tells the delegate that a controller's view was added; optional. The delegate is told at once,
  /// because nothing is animated.
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

/// A stack of controllers. The view of the top controller fills the navigation controller's view at
/// once. There is no bar and no animation.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The delegate. Once the view is loaded, the delegate is informed of every controller that is
  /// shown.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { simulation.examineMethods(of: delegate) }
  }
  private var stack: [UIViewController] = []

  /// A stack of one controller. The controller becomes a child at once, and is shown when the view
  /// is loaded.
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

  /// The stack, from the bottom to the top. Setting the property shows the last controller at once.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack; nil for an empty stack.
  open var topViewController: UIViewController? { stack.last }
  /// The presented controller that covers the stack, else the last controller of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showTop(animated: false)
  }

  /// Replaces the stack. A controller that is no longer in the stack loses its parent, and its view
  /// is removed. The last controller is shown at once, whatever the value of `animated`.
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

  /// Adds a controller to the top of the stack and shows it at once, whatever the value of
  /// `animated`.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes and returns the top controller; nil if the stack has at most one controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Removes all controllers but the first.
  ///
  /// - Returns: The removed controllers, from the bottom to the top; empty if there are none.
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
