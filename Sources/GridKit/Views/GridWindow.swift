/// The top of a tree of views; it decides which simulation they live in.
///
/// Unlike UIKit's, a window is not hidden before `makeKeyAndVisible()`: nothing is displayed, and a
/// test that forgets the call would only find its touches going nowhere.
///
/// - Note: After `UIWindow`.
@preconcurrency @MainActor
open class GridWindow: BaseView {
  private var isKey = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    simulation.record(self)
  }

  /// Reads a view's archive, into the current simulation; the views inside are not in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    simulation.record(self)
  }

  override func simulationDidChange(from oldSimulation: Simulation) {
    super.simulationDidChange(from: oldSimulation)
    oldSimulation.forget(self)
    simulation.record(self)
  }

  /// A window as large as the screen of `Simulation.current`.
  public convenience init() {
    self.init(frame: Simulation.current.screen.bounds)
  }

  /// A window of a simulation, as large as its screen.
  public convenience init(simulation: Simulation) {
    self.init(frame: simulation.screen.bounds)
    adopt(simulation)
  }

  /// A window that holds a view as the view stands: as large as the view, and in its simulation.
  package convenience init(holding view: BaseView) {
    self.init(frame: CGRect(origin: .zero, size: view.frame.size))
    adopt(view.simulation)
    addSubview(view)
  }

  open override var window: GridWindow? { self }
  open override var next: GridResponder? { nil }

  /// The screen of the window's simulation.
  open var screen: GridScreen { simulation.screen }

  /// The view that fills the window and follows its size, in front of what was added otherwise.
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

  /// The controller whose view is the root view; the window keeps it alive.
  ///
  /// The view is loaded and comes into the window at once, since a window is not hidden here.
  open var rootViewController: BaseViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      rootView = rootViewController?.view
    }
  }

  /// Whether the window was made key; windows do not compete for it.
  open var isKeyWindow: Bool { isKey }

  /// Makes the window key; no other window ceases to be.
  open func makeKey() {
    isKey = true
  }

  /// Makes the window key and visible: like `makeKey()`, and takes back `isHidden`.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Ends being key; no other window takes its place.
  open func resignKey() {
    isKey = false
  }
}
