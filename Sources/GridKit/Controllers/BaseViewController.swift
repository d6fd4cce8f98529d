/// A controller of one view. The controller makes the view when it is first needed, and is called
/// when the view appears, disappears or changes its size.
///
/// ```swift
/// let window = GridWindow(simulation: simulation)
/// window.rootViewController = PhotosController(collectionViewLayout: layout)
/// window.makeKeyAndVisible()
/// simulation.tick()  // laid out, then `viewDidAppear`
/// ```
///
/// Appearance calls follow the view into a window and out of it. `viewWillAppear` comes before the
/// view is in the window, `viewIsAppearing` when the view is in the window, and `viewDidAppear`
/// after layout, at the end of the next tick. A test without a window calls
/// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
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
  /// The guides of the bars above and below the safe area, once they were asked for.
  final var barGuides: (top: BarLayoutGuide?, bottom: BarLayoutGuide?)

  /// A title for bars. It is stored, but nothing shows it.
  open var title: String?
  /// Whether the controller is in editing mode. The value is only stored; see
  /// `setEditing(_:animated:)`.
  open var isEditing = false

  /// Makes a controller. Its view is made by `loadView()` when the view is first needed.
  ///
  /// - Parameters:
  ///   - nibName: The name of a nib file. The name is only stored, because there are no nib files.
  ///   - nibBundle: The bundle of the nib file. The bundle is not used.
  public init(nibName: String?, bundle nibBundle: Bundle?) {
    nib = nibName
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Reads the nib's name and the title from an archive. The view is not archived, and is made by
  /// `loadView()`.
  public required init?(coder: NSCoder) {
    nib = coder.decodeObject(forKey: "UINibName") as? String
    super.init()
    title = coder.decodeObject(forKey: "UITitle") as? String
  }

  /// Writes the nib's name and the title to an archive, under UIKit's keys.
  open func encode(with coder: NSCoder) {
    coder.encode(nib, forKey: "UINibName")
    coder.encode(title, forKey: "UITitle")
  }

  /// The nib's name that the controller was made with. No nib file is read.
  open var nibName: String? { nib }

  /// The simulation of the view. Before the view is loaded, the value is the simulation in which
  /// the controller was made.
  package final var simulation: Simulation { viewStorage?.simulation ?? origin }

  // MARK: View

  /// The controller's view. The first access loads the view with `loadView()`.
  open var view: BaseView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { replaceView(by: newValue) }
  }

  /// The view if it is loaded, else nil. An access does not load the view.
  open var viewIfLoaded: BaseView? { viewStorage }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view and assigns it to `view`. The base class makes a plain view as large as the
  /// screen. An override does not call `super`.
  open func loadView() {
    view = BaseView(frame: simulation.screen.bounds)
  }

  /// Notifies the controller once that the view has been made.
  open func viewDidLoad() {}

  /// Loads the view if it is not loaded: calls `loadView()`, then `viewDidLoad()`.
  ///
  /// If `loadView()` sets no view, the fault `view-not-loaded` is raised and a plain view is used.
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

  /// The next responder: the view's superview, or the parent controller if there is no superview.
  /// In the responder chain a controller comes after its view.
  open override var next: GridResponder? { viewStorage?.superview ?? parentStorage }

  // MARK: Appearance

  // An override of these methods calls `super`.

  /// Notifies the controller that the view is about to move into a window. The view still has its
  /// old size and traits.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that the view is in the window and has the window's traits and safe
  /// area. The method is called before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the controller that the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that the view is about to leave its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Notifies the controller that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Notifies the controller that the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells the controller that the layout margins of its view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The insets that are added to the safe area of the view, for bars of a container.
  open var additionalSafeAreaInsets = GridEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewStorage?.refreshSafeArea() } }
  }

  /// The least layout margins of the view, its safe area aside: 16 points at the sides of a view
  /// that is narrower than 414 points, 20 of a wider one, none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = viewStorage.map { $0.bounds.width < 414 } ?? true ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the layout margins of the view are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewStorage?.tellMarginsChanged()
    }
  }

  /// Begins an appearance transition: the view is about to appear or to disappear. A call has no
  /// effect if the last transition had the same direction. Children receive the call too, unless
  /// `shouldAutomaticallyForwardAppearanceMethods` is false.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance transition: the view has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether the controller forwards appearance calls to its children; true unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Size

  /// Notifies the controller that the view is about to change its size. The view still has its old
  /// size.
  ///
  /// The base class forwards the call to the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Notifies the controller that the traits are about to change together with the size. The base
  /// class forwards the call to the children.
  open func willTransition(
    to newCollection: GridTraitCollection,
    with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the view, or of the screen before the view is loaded.
  open var traitCollection: GridTraitCollection {
    viewStorage?.traitCollection ?? GridTraitCollection.of(simulation.screen)
  }

  /// Notifies the controller that the view's traits have changed. The view's own
  /// `traitCollectionDidChange(_:)` is called after this method.
  open func traitCollectionDidChange(_ previous: GridTraitCollection?) {}

  // MARK: Presentation

  /// The controller that this controller or one of its ancestors presents; nil for none.
  open var presentedViewController: BaseViewController? {
    presentedStorage ?? parentStorage?.presentedViewController
  }

  /// The controller that presents this controller or one of its ancestors; nil for none.
  open var presentingViewController: BaseViewController? {
    presentingStorage ?? parentStorage?.presentingViewController
  }

  /// Presents a controller. The view of the presented controller fills the window at once, in front
  /// of other views.
  ///
  /// Without a window no view is shown, but `presentedViewController` and
  /// `presentingViewController` are set. If this controller already presents a controller, the call
  /// only logs UIKit's message.
  ///
  /// - Parameter completion: The closure that is called at the next tick.
  open func present(
    _ viewControllerToPresent: BaseViewController, animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, completion: completion)
  }

  /// Dismisses the controller that this controller presents. If it presents none, this controller
  /// itself is dismissed.
  ///
  /// - Parameter completion: The closure that is called at the next tick.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    hidePresented(completion: completion)
  }

  /// Updates the constraints of the controller's view, instead of the view itself. An override
  /// calls super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // Nothing calls the following members: there are no bars, memory warnings or storyboards.

  /// Whether the controller prefers a hidden status bar: false. Nothing reads the property.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar. Nothing reads the property.
  open var preferredStatusBarStyle: GridStatusBarStyle { .default }
  /// The orientations that the controller supports. Nothing reads the property:
  /// `Simulation.rotate(to:)` turns the screen in any case.
  open var supportedInterfaceOrientations: GridInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller allows a rotation. Nothing reads the property: `Simulation.rotate(to:)`
  /// turns the screen in any case.
  open var shouldAutorotate: Bool { true }
  /// Notifies the controller in UIKit that memory is low. GridKit never calls the method.
  open func didReceiveMemoryWarning() {}
  /// Prepares the controller for a segue in UIKit. GridKit never calls the method.
  open func prepare(for segue: GridStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may be performed: true. GridKit never calls the method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  // MARK: Editing

  /// Sets `isEditing`, without animation. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  // MARK: Children

  /// The child controllers, in the order in which they were added.
  open var children: [BaseViewController] { childStorage }
  /// The parent controller; nil for none.
  open var parent: BaseViewController? { parentStorage }

  /// Adds a child controller. The caller then adds the child's view, and calls the child's
  /// `didMove(toParent:)`.
  open func addChild(_ childController: BaseViewController) {
    guard childController.parentStorage !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parentStorage = self
    childStorage.append(childController)
  }

  /// Removes this controller from its parent. Before this call, the caller must call
  /// `willMove(toParent: nil)` and remove the view.
  open func removeFromParent() {
    guard let parentStorage else { return }
    parentStorage.childStorage.removeAll { $0 === self }
    self.parentStorage = nil
    didMove(toParent: nil)
  }

  /// Notifies the controller that it will be added to `parent`, or removed from its parent if
  /// `parent` is nil. `addChild(_:)` calls the method. Before a removal, the caller of
  /// `removeFromParent()` must call the method.
  open func willMove(toParent parent: BaseViewController?) {}
  /// Notifies the controller that it was added to `parent`, or removed from its parent if `parent`
  /// is nil. `removeFromParent()` calls the method. After an addition, the caller of `addChild(_:)`
  /// must call the method.
  open func didMove(toParent parent: BaseViewController?) {}
}

extension GridFault {
  @MainActor package static func viewNotLoaded(_ controller: BaseViewController) -> GridFault {
    let name = MessageText.className(controller)
    return GridFault(
      code: "view-not-loaded",
      when: "loadView() of a controller returns without a view, or reads the view.",
      message: "-[\(name) loadView] did not set a view, or asked for it",
      advice: "Override loadView() to make a view and assign it to `view`, without reading `view` "
        + "before that and without calling super.")
  }
}
