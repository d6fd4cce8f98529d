import GridKit
import GridTesting
import TestSupport
import Testing

/// Writes down what it is told.
private final class DiaryController: BaseViewController {
  let name: String
  let diary: EventLog
  /// The action beside the change of size.
  var along: (@MainActor (BaseViewController) -> Void)?

  init(_ name: String, _ diary: EventLog) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { diary.add("\(name) \(line)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews \(NumberText.short(view.bounds.size))")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange")
  }
  override func willMove(toParent parent: BaseViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \((parent as? DiaryController)?.name ?? "nil"))")
  }
  override func didMove(toParent parent: BaseViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \((parent as? DiaryController)?.name ?? "nil"))")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any GridViewControllerTransitionCoordinator
  ) {
    note("willTransition \(NumberText.short(view.bounds.size)) to \(NumberText.short(size))")
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { [weak self] context in
        guard let self else { return }
        self.note("alongside \(NumberText.short(self.view.bounds.size))")
        self.along?(self)
      },
      completion: { [weak self] context in
        self?.note("completion after \(NumberText.short(context.transitionDuration))")
      })
  }
}

@MainActor @Suite("View controllers")
struct BaseViewControllerTests {
  private let simulation: Simulation
  private let window: GridWindow
  private let diary = EventLog()
  private let root: DiaryController

  init() {
    let simulation = Simulation(screen: GridScreen(size: CGSize(width: 300, height: 500), scale: 2))
    simulation.faultPolicy = .record
    self.simulation = simulation
    window = GridWindow(simulation: simulation)
    let diary = diary
    root = simulation.perform { DiaryController("root", diary) }
  }

  private func show() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.tick()
    _ = diary.take()
  }

  /// The calls about appearance and the places of controllers, and no other.
  private func appearances() -> String {
    diary.take().components(separatedBy: " > ").filter { $0.contains("ppear") }
      .joined(separator: " > ")
  }

  /// All calls but those about layout.
  private func withoutLayout() -> String {
    diary.take().components(separatedBy: " > ").filter { !$0.contains("Layout") }
      .joined(separator: " > ")
  }

  private func addChild() -> DiaryController {
    let child = simulation.perform { DiaryController("child", diary) }
    root.addChild(child)
    root.view.addSubview(child.view)
    return child
  }

  // MARK: Loading

  @Test func `the view is made when it is first asked for, once`() {
    #expect(!root.isViewLoaded && root.viewIfLoaded == nil)
    #expect(root.view.bounds.size == CGSize(width: 300, height: 500))
    root.loadViewIfNeeded()
    #expect(diary.take() == "root viewDidLoad")
    #expect(root.isViewLoaded && root.view === root.viewIfLoaded)
    #expect(simulation.faults.isEmpty)
  }

  @Test func `a loadView that makes no view is a fault`() {
    final class Empty: BaseViewController {
      override func loadView() {}
    }
    final class Reading: BaseViewController {
      var loads = 0
      override func loadView() { view.tag = 7 }
      override func viewDidLoad() { loads += 1 }
    }
    let (empty, reading) = simulation.perform { (Empty(), Reading()) }
    #expect(empty.view.bounds.width == 300)
    #expect(reading.view.tag == 7 && reading.loads == 1)
    #expect(simulation.faults.map(\.code) == ["view-not-loaded", "view-not-loaded"])
    #expect(simulation.faults[0].message == "-[Empty loadView] did not set a view, or asked for it")
  }

  @Test func `a controller stands between its view and what is around it`() {
    show()
    #expect(root.view.next === root && root.next === window)
    let plain = BaseView()
    root.view.addSubview(plain)
    #expect(plain.next === root.view)
    #expect(root.nibName == nil && root.traitCollection.displayScale == 2)
  }

  // MARK: Appearance

  @Test func `a root controller appears with its window, and is there after the next tick`() {
    window.rootViewController = root
    #expect(diary.take() == "root viewDidLoad > root viewWillAppear > root viewIsAppearing")
    #expect(root.view.superview === window && window.rootView === root.view)
    simulation.tick()
    #expect(
      diary.take() == """
        root viewWillLayoutSubviews > root viewDidLayoutSubviews 300, 500 > root viewDidAppear
        """)
    window.rootViewController = nil
    #expect(diary.take() == "root viewWillDisappear > root viewDidDisappear")
    simulation.tick()
    #expect(diary.take() == "" && root.view.superview == nil)
  }

  @Test func `a controller that is gone before the tick never was there`() {
    window.rootViewController = root
    window.rootViewController = nil
    simulation.tick()
    #expect(
      withoutLayout() == """
        root viewDidLoad > root viewWillAppear > root viewIsAppearing > \
        root viewWillDisappear > root viewDidDisappear
        """)
  }

  @Test func `without a window a test says when the view appears`() {
    root.beginAppearanceTransition(true, animated: false)
    root.beginAppearanceTransition(true, animated: false)
    #expect(diary.take() == "root viewDidLoad > root viewWillAppear")
    root.endAppearanceTransition()
    root.endAppearanceTransition()
    #expect(diary.take() == "root viewIsAppearing > root viewDidAppear")
    root.beginAppearanceTransition(false, animated: true)
    root.endAppearanceTransition()
    #expect(diary.take() == "root viewWillDisappear > root viewDidDisappear")
  }

  @Test func `an appearance begun by hand is ended by hand, also in a window`() {
    root.beginAppearanceTransition(true, animated: true)
    window.rootViewController = root
    simulation.tick()
    #expect(withoutLayout() == "root viewDidLoad > root viewWillAppear > root viewIsAppearing")
    root.endAppearanceTransition()
    #expect(diary.take() == "root viewDidAppear")
  }

  // MARK: Children

  @Test func `children come and go with their parents`() {
    let child = addChild()
    child.didMove(toParent: root)
    #expect(root.children.map { ($0 as? DiaryController)?.name } == ["child"])
    #expect(
      diary.take() == """
        child willMove(toParent: root) > root viewDidLoad > child viewDidLoad > \
        child didMove(toParent: root)
        """)
    window.rootViewController = root
    simulation.tick()
    #expect(
      appearances() == """
        root viewWillAppear > child viewWillAppear > child viewIsAppearing > \
        root viewIsAppearing > root viewDidAppear > child viewDidAppear
        """)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(root.children.isEmpty && child.parent == nil)
    #expect(
      diary.take() == """
        child willMove(toParent: nil) > child viewWillDisappear > child viewDidDisappear > \
        child didMove(toParent: nil)
        """)
  }

  @Test func `a child that is added later appears by itself`() {
    show()
    let child = addChild()
    child.didMove(toParent: root)
    simulation.tick()
    #expect(appearances() == "child viewWillAppear > child viewIsAppearing > child viewDidAppear")
    #expect(child.next === root.view && child.parent === root)
  }

  // MARK: Size and surroundings

  @Test(.rule("B8.1"))
  func `told with the old size, animated with the new one, completed at the end`() {
    show()
    root.along = { $0.view.alpha = 0.5 }
    window.resize(to: CGSize(width: 500, height: 300))
    #expect(
      diary.take() == """
        root willTransition 300, 500 to 500, 300 > root alongside 500, 300 > \
        root viewWillLayoutSubviews > root viewDidLayoutSubviews 500, 300
        """)
    simulation.advance(by: 0.15)
    let onScreen = root.view.presentation.alpha
    #expect(onScreen < 1 && onScreen > 0.5)
    simulation.settle()
    #expect(diary.take() == "root completion after 0.3")
    window.resize(to: CGSize(width: 300, height: 500), over: 0)
    #expect(diary.take().hasSuffix(" > root completion after 0"))
  }

  @Test(.rule("B8.1")) func `children hear of a change of size from their parents`() {
    _ = addChild()
    show()
    window.resize(to: CGSize(width: 500, height: 300), over: 0)
    let calls = diary.take().components(separatedBy: " > ")
    #expect(calls[0].hasPrefix("root willTransition "))
    #expect(calls[1].hasPrefix("child willTransition"))
  }

  @Test func `the safe area of the view is told before layout`() {
    show()
    window.setSafeAreaInsets(GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(diary.take() == "root viewSafeAreaInsetsDidChange")
  }
}
