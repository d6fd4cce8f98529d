import GridKit
import TestSupport
import Testing

/// A controller in a window of 300 × 500, and a child of it, as text. Calls are those of a
/// `DiaryController`.
private final class ControllerStage: TranscriptStage {
  let simulation = Simulation(screen: GridScreen(size: CGSize(width: 300, height: 500), scale: 2))
  let window: GridWindow
  let root: DiaryController
  private let diary = EventLog()
  private var child: DiaryController?

  init() {
    simulation.faultPolicy = .record
    window = GridWindow(simulation: simulation)
    root = simulation.perform { [diary] in DiaryController("root", diary) }
  }

  /// Part of the calls to leave out, or of those to keep.
  private var (skipped, kept) = ("", "")

  func take() -> String {
    diary.take().components(separatedBy: " > ")
      .filter { (skipped == "" || !$0.contains(skipped)) && (kept == "" || $0.contains(kept)) }
      .joined(separator: "\n")
  }

  func read(_ claim: String) -> String {
    switch claim {
    case "loaded": "\(root.isViewLoaded && root.view === root.viewIfLoaded)"
    case "size": NumberText.short(root.view.bounds.size)
    case "shown": "\(root.view.superview === window && window.rootView === root.view)"
    case "faint": "\(root.view.presentation.alpha < 1 && root.view.presentation.alpha > 0.5)"
    case "children":
      root.children.isEmpty
        ? "none"
        : root.children.map { ($0 as? DiaryController)?.name ?? "?" }.joined(separator: " ")
    case "inRoot": "\(child?.next === root.view && child?.parent === root)"
    case "orphaned": "\(child?.parent == nil)"
    case "faults": "\(simulation.faults.count)"
    default: "no claim"
    }
  }

  func perform(_ step: String) {
    let words = step.split(separator: " ").map(String.init)
    let numbers = words.compactMap(Double.init)
    switch words[0] {
    case "skip": skipped = words[1]
    case "keep": kept = words[1]
    case "load": root.loadViewIfNeeded()
    case "root": window.rootViewController = root
    case "unroot": window.rootViewController = nil
    case "tick": simulation.tick()
    case "settle": simulation.settle()
    case "advance": simulation.advance(by: numbers[0])
    case "begin": root.beginAppearanceTransition(words[1] == "true", animated: words.count > 2)
    case "end": root.endAppearanceTransition()
    case "fade": root.along = { $0.view.alpha = 0.5 }
    case "resize":
      window.resize(to: CGSize(width: numbers[0], height: numbers[1]), over: numbers[2])
    case "bar":
      window.setSafeAreaInsets(GridEdgeInsets(numbers[0], 0, 0, 0))
    case "child":
      let child = simulation.perform { [diary] in DiaryController("child", diary) }
      self.child = child
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    case "leave":
      child?.willMove(toParent: nil)
      child?.view.removeFromSuperview()
      child?.removeFromParent()
    default: Issue.record("\(step) is no step")
    }
  }
}

@MainActor @Suite("View controllers", .rows)
struct BaseViewControllerTests {
  // MARK: Loading

  @Test func `a loadView that makes no view is a fault`() {
    final class Empty: BaseViewController {
      override func loadView() {}
    }
    final class Reading: BaseViewController {
      var loads = 0
      override func loadView() { view.tag = 7 }
      override func viewDidLoad() { loads += 1 }
    }
    let simulation = ControllerStage().simulation
    let (empty, reading) = simulation.perform { (Empty(), Reading()) }
    #expect(empty.view.bounds.width == 300)
    #expect(reading.view.tag == 7 && reading.loads == 1)
    #expect(simulation.faults.map(\.code) == ["view-not-loaded", "view-not-loaded"])
  }

  @Test func `a controller stands between its view and what is around it`() {
    let stage = ControllerStage()
    let (root, window) = (stage.root, stage.window)
    window.rootViewController = root
    #expect(root.view.next === root && root.next === window)
    let plain = BaseView()
    root.view.addSubview(plain)
    #expect(plain.next === root.view)
    #expect(root.nibName == nil && root.traitCollection.displayScale == 2)
  }

  // MARK: Appearance

  @Test func `a controller is told when its view is made, comes and goes`() {
    ControllerStage.check(
      """
      # the view is made when it is first asked for, once
      = loaded false
      > load; load
      root viewDidLoad
      = loaded; size 300, 500; faults 0

      # a root controller appears with its window, and is there after the next tick
      > root
      root viewDidLoad; root viewWillAppear; root viewIsAppearing
      = shown
      > tick
      root viewWillLayoutSubviews; root viewDidLayoutSubviews 300, 500; root viewDidAppear
      > unroot
      root viewWillDisappear; root viewDidDisappear
      > tick
      none
      = shown false

      # one that is gone before the tick never was there
      > skip Layout; root; unroot; tick
      root viewDidLoad; root viewWillAppear; root viewIsAppearing
      root viewWillDisappear; root viewDidDisappear

      # without a window a test says when the view appears
      > begin true; begin true
      root viewDidLoad; root viewWillAppear
      > end; end
      root viewIsAppearing; root viewDidAppear
      > begin false animated; end
      root viewWillDisappear; root viewDidDisappear

      # an appearance begun by hand is ended by hand, also in a window
      > skip Layout; begin true animated; root; tick
      root viewDidLoad; root viewWillAppear; root viewIsAppearing
      > end
      root viewDidAppear
      """)
  }

  @Test func `children come and go with their parents`() {
    ControllerStage.check(
      """
      # added before the parent appears
      > child
      child willMove(toParent: root); root viewDidLoad; child viewDidLoad
      child didMove(toParent: root)
      = children child
      > skip Layout; root; tick
      root viewWillAppear; child viewWillAppear; child viewIsAppearing; root viewIsAppearing
      root viewDidAppear; child viewDidAppear
      > leave
      child willMove(toParent: nil); child viewWillDisappear; child viewDidDisappear
      child didMove(toParent: nil)
      = orphaned; children none

      # one that is added later appears by itself
      > keep ppear; root; tick; clear; child; tick
      child viewWillAppear; child viewIsAppearing; child viewDidAppear
      = inRoot
      """)
  }

  // MARK: Size and surroundings

  @Test(.rule("B8.1")) func `a change of the surroundings is told from the parents down`() {
    ControllerStage.check(
      """
      # told with the old size, animated with the new one, completed at the end
      > fade; root; tick; clear; resize 500 300 0.3
      root willTransition 300, 500 to 500, 300; root alongside 500, 300
      root viewWillLayoutSubviews; root viewDidLayoutSubviews 500, 300
      > advance 0.15
      = faint
      > settle
      root completion after 0.3
      > resize 300 500 0
      …
      root completion after 0

      # children hear of a change of size from their parents
      > keep willTransition; child; root; tick; clear; resize 500 300 0
      root willTransition 300, 500 to 500, 300; child willTransition 300, 500 to 500, 300

      # the safe area of the view is told before layout
      > root; tick; clear; bar 20
      root viewSafeAreaInsetsDidChange
      """)
  }
}
