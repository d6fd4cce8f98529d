/// Looks after a view: makes it when it is first needed, and hears when it comes, goes and changes
/// its size.
///
/// ```swift
/// let window = GridWindow(simulation: simulation)
/// window.rootViewController = PhotosController(collectionViewLayout: layout)
/// window.makeKeyAndVisible()
/// simulation.tick()  // laid out, then `viewDidAppear`
/// ```
///
/// Appearance follows the view into a window and out of it: `viewWillAppear` before it is there,
/// `viewIsAppearing` when it is, `viewDidAppear` at the end of the next tick, when it has been laid
/// out. A test without a window calls `beginAppearanceTransition(_:animated:)` and
/// `endAppearanceTransition()`.
///
/// - Note: After `UIViewController`, without navigation, nibs and storyboards.
@preconcurrency @MainActor
open class BaseViewController: GridResponder, @preconcurrency NSCoding {
  private let nib: String?
  private var viewStorage: BaseView?
  private var isLoadingView = false
  private var childStorage: [BaseViewController] = []
  private weak var parentStorage: BaseViewController?
  final var presentedStorage: BaseViewController?
  final weak var presentingStorage: BaseViewController?
  private let origin = Simulation.current
  final var appearance = Appearance()

  /// A title for bars, kept only.
  open var title: String?
  /// Whether the controller is in editing mode; kept only, see `setEditing(_:animated:)`.
  open var isEditing = false

  /// A controller that makes its view in `loadView()`, when it is first asked for.
  ///
  /// - Parameters:
  ///   - nibName: Kept only: there are no nib files.
  ///   - nibBundle: Not used.
  public init(nibName: String?, bundle nibBundle: Bundle?) {
    nib = nibName
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads the nib's name and the title; the view is loaded anew.
  public required init?(coder: NSCoder) {
    nib = coder.decodeObject(forKey: "UINibName") as? String
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  /// Writes the nib's name and the title, under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(nib, forKey: "UINibName")
    coder.encode(title, forKey: "UITitle")
  }

  /// The name that the controller was made with; no nib file is read.
  open var nibName: String? { nib }

  /// The world that the view lives in, or will live in.
  package final var simulation: Simulation { viewStorage?.simulation ?? origin }

  // MARK: View

  /// The view; made by `loadView()` when it is first asked for.
  open var view: BaseView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(by: newValue) }
  }

  /// The view, without loading it; nil before it was loaded.
  open var viewIfLoaded: BaseView? { viewStorage }
  /// Whether there is a view, so that asking for it loads nothing.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view and sets it. The base class makes a plain one as large as the screen;
  /// overriders do not call `super`.
  open func loadView() {
    view = BaseView(frame: simulation.screen.bounds)
  }

  /// Called once, when the view has been made.
  open func viewDidLoad() {}

  /// Loads the view unless there is one: `loadView()`, then `viewDidLoad()`.
  ///
  /// A `loadView()` that sets no view is the fault `view-not-loaded`; a plain view then takes its
  /// place.
  open func loadViewIfNeeded() {
    guard viewStorage == nil else { return }
    let simulation = simulation
    if !isLoadingView {
      isLoadingView = true
      simulation.perform { loadView() }
      isLoadingView = false
    }
    if viewStorage == nil {
      simulation.raise(.viewNotLoaded(self))
      view = simulation.perform { BaseView(frame: simulation.screen.bounds) }
    }
    if !isLoadingView { simulation.perform { viewDidLoad() } }
  }

  private func replaceView(by view: BaseView?) {
    guard view !== viewStorage else { return }
    viewStorage?.controller = nil
    viewStorage = view
    view?.controller = self
  }

  /// The view's superview, so that a controller stands behind its view in the chain.
  open override var next: GridResponder? { viewStorage?.superview ?? parentStorage }

  // MARK: Appearance

  // Overriders of these call `super`.

  /// Called when the view is about to come into a window, with its old size and traits.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window, with the window's traits and safe area, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before and after the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Says that the view is about to come or go; nothing happens if it is coming or going that way
  /// already. Children hear of it too, unless `shouldAutomaticallyForwardAppearanceMethods` is
  /// false.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Says that the view has come or gone.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether children hear of appearance calls by themselves; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Size

  /// Called before the view takes another size, with the old one still in force.
  ///
  /// The base class tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits change together with the size; the base class tells the children.
  open func willTransition(
    to newCollection: GridTraitCollection,
    with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The view's traits; those of the screen before there is a view.
  open var traitCollection: GridTraitCollection {
    viewStorage?.traitCollection ?? GridTraitCollection.of(simulation.screen)
  }

  /// Called when the view's traits have changed, before the view is told.
  open func traitCollectionDidChange(_ previous: GridTraitCollection?) {}

  // MARK: Presentation

  /// The controller that this one, or one around it, shows on top.
  open var presentedViewController: BaseViewController? {
    presentedStorage ?? parentStorage?.presentedViewController
  }

  /// The controller that shows this one, or one around it, on top.
  open var presentingViewController: BaseViewController? {
    presentingStorage ?? parentStorage?.presentingViewController
  }

  /// Shows a controller on top: its view fills the window, in front, at once.
  ///
  /// Without a window nothing is shown, but the two know of each other. A controller that shows
  /// another already only says so on the console.
  ///
  /// - Parameter completion: Called at the next tick.
  open func present(
    _ viewControllerToPresent: BaseViewController, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, completion: completion)
  }

  /// Takes away what this controller shows on top, else this controller from on top of another.
  ///
  /// - Parameter completion: Called at the next tick.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    hidePresented(completion: completion)
  }

  // Nothing calls these: there are no bars, constraints, memory warnings or storyboards.

  /// Whether the controller prefers a hidden status bar; nothing asks; false.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar; nothing asks.
  open var preferredStatusBarStyle: GridStatusBarStyle { .default }
  /// The orientations that the controller supports; nothing asks: `Simulation.rotate(to:)` turns
  /// the screen in any case.
  open var supportedInterfaceOrientations: GridInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller allows a rotation; nothing asks: `Simulation.rotate(to:)` turns the
  /// screen in any case.
  open var shouldAutorotate: Bool { true }
  /// A hook for updates of constraints; nothing calls it.
  open func updateViewConstraints() {}
  /// A hook for low memory; nothing calls it.
  open func didReceiveMemoryWarning() {}
  /// A hook before a segue; nothing calls it.
  open func prepare(for segue: GridStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may be performed; nothing asks; true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Editing

  /// Sets `isEditing`; overriders call `super`. Nothing is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Children

  /// Controllers inside this one, in the order in which they came.
  open var children: [BaseViewController] { childStorage }
  /// The controller that this one is inside of; nil for none.
  open var parent: BaseViewController? { parentStorage }

  /// Takes a controller in. The caller adds the view, and then calls `didMove(toParent:)`.
  open func addChild(_ childController: BaseViewController) {
    guard childController.parentStorage !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parentStorage = self
    childStorage.append(childController)
  }

  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() {
    guard let parentStorage else { return }
    parentStorage.childStorage.removeAll { $0 === self }
    self.parentStorage = nil
    didMove(toParent: nil)
  }

  /// Called before the controller comes into another or, with nil, leaves it; for leaving by the
  /// caller.
  open func willMove(toParent parent: BaseViewController?) {}
  /// Called after the controller has come into another, by the caller, or has left it, with nil.
  open func didMove(toParent parent: BaseViewController?) {}
}

extension GridFault {
  @MainActor package static func viewNotLoaded(_ controller: BaseViewController) -> GridFault {
    let name = MessageText.className(controller)
    return GridFault(
      code: "view-not-loaded",
      message: "-[\(name) loadView] did not set a view, or asked for it",
      advice: "Override loadView() to make a view and assign it to `view`, without reading `view` "
        + "before that and without calling super.")
  }
}
