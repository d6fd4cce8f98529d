/// The top of a tree of views. All views of the tree belong to the window's simulation.
///
/// Unlike in UIKit, a window is not hidden before `makeKeyAndVisible()`. If windows were hidden at
/// first, touches would reach no view in a test that forgets the call.
///
/// - Note: After `UIWindow`.
@preconcurrency @MainActor
open class GridWindow: BaseView {
  private var isKey = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    simulation.record(self)
  }

  /// Reads a view's archive. The window belongs to the current simulation. Its subviews are not
  /// archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    simulation.record(self)
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    super.simulationDidChange(from: oldSimulation)
    oldSimulation.forget(self)
    simulation.record(self)
  }

  /// Makes a window as large as the screen of `Simulation.current`.
  public convenience init() {
    self.init(frame: Simulation.current.screen.bounds)
  }

  /// Makes a window of a simulation, as large as the simulation's screen.
  public convenience init(simulation: Simulation) {
    self.init(frame: simulation.screen.bounds)
    adopt(simulation)
  }

  /// Makes a window around a view, with the view's size and simulation.
  package convenience init(holding view: BaseView) {
    self.init(frame: CGRect(origin: .zero, size: view.frame.size))
    adopt(view.simulation)
    addSubview(view)
  }

  open override var window: GridWindow? { self }
  open override var next: GridResponder? { nil }

  /// The screen of the window's simulation.
  open var screen: GridScreen { simulation.screen }

  /// The view that fills the window and follows its size. It is added in front of the other
  /// subviews.
  open var rootView: BaseView? {
    didSet {
      guard rootView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let rootView else { return }
      rootView.frame = bounds
      rootView.autoresizingMask = .flexibleSize
      addSubview(rootView)
    }
  }

  /// The controller whose view is the root view. The window retains the controller.
  ///
  /// The view is loaded and added to the window at once, because a new window is not hidden.
  open var rootViewController: BaseViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootView = rootViewController?.view
    }
  }

  /// Whether the window was made key. Several windows can be key.
  open var isKeyWindow: Bool { isKey }

  /// Makes the window key. Other key windows stay key.
  open func makeKey() {
    isKey = true
  }

  /// Makes the window key, and sets `isHidden` to false.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window no longer key. No other window becomes key.
  open func resignKey() {
    isKey = false
  }
}
