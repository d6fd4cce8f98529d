import GridKit
import GridTesting
import TestSupport
import Testing

/// The device is turned: B8.1 and what follows from it.
@MainActor @Suite("Turning the device")
struct RotationTests {
  private final class Controller: DiaryController {
    lazy var grid = GridView(frame: .zero, collectionViewLayout: layout)
    let layout = ListSpyLayout()

    override func loadView() { view = grid }

    override func willTransition(
      to newCollection: GridTraitCollection,
      with coordinator: any GridViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      diary.add("traits will be \(newCollection.verticalSizeClass), \(grid.bounds.size)")
    }

    override func traitCollectionDidChange(_ previous: GridTraitCollection?) {
      super.traitCollectionDidChange(previous)
      diary.add("traits were \(previous?.verticalSizeClass ?? .unspecified), \(grid.bounds.size)")
    }

    /// The calls so far but those about layout.
    func heard() -> [String] {
      diary.take().components(separatedBy: " > ").filter { !$0.contains("Layout") && $0 != "" }
    }
  }

  let simulation = Simulation(screen: GridScreen(size: CGSize(width: 320, height: 480)))
  let source = SampleDataSource([20])
  private let controller: Controller
  let window: GridWindow

  init() {
    simulation.faultPolicy = .record
    let controller = simulation.perform { Controller("it", EventLog()) }
    self.controller = controller
    controller.layout.answersBoundsChange = true
    source.attach(to: simulation.perform { controller.grid })
    window = GridWindow(simulation: simulation)
    window.rootViewController = controller
    window.layoutIfNeeded()
    simulation.settle()
    _ = controller.diary.take()
  }

  @Test(.rule("B8.1")) func `controllers hear first, then everything changes in one animation`() {
    var heard: [CGSize] = []
    let token = NotificationCenter.default.addObserver(
      forName: Simulation.orientationDidChangeNotification, object: simulation, queue: nil
    ) { [window] _ in MainActor.assumeIsolated { heard.append(window.bounds.size) } }
    defer { NotificationCenter.default.removeObserver(token) }
    let log = simulation.traced { simulation.rotate(to: .landscapeLeft) }
    #expect(heard == [CGSize(width: 320, height: 480)])
    #expect(
      controller.heard() == [
        "traits will be \(GridUserInterfaceSizeClass.compact), \(CGSize(width: 320, height: 480))",
        "it willTransition 320, 480 to 480, 320",
        "traits were \(GridUserInterfaceSizeClass.regular), \(CGSize(width: 480, height: 320))",
        "it alongside 480, 320",
      ])
    #expect(log.calls.contains("L prepare(forAnimatedBoundsChange:) 0, 0, 320, 480"))
    #expect(simulation.screen.bounds.size == CGSize(width: 480, height: 320))
    #expect(controller.grid.presentation.bounds.width == 320)
    simulation.settle()
    #expect(controller.heard() == ["it completion after 0.3"])
    #expect(controller.grid.presentation.bounds.width == 480)
    #expect(controller.grid.visibleCells.allSatisfy { $0.presentation.frame.width == 480 })
  }

  @Test func `a device that lies flat or stands on its head leaves the screen as it is`() {
    simulation.rotate(to: .faceUp)
    simulation.rotate(to: .portraitUpsideDown)
    #expect(controller.heard() == [])
    #expect(window.bounds.size == CGSize(width: 320, height: 480))
    #expect(simulation.orientation == .portraitUpsideDown)
  }

  @Test func `there and back again everything is as before`() {
    let before = controller.grid.frames(.visible)
    simulation.rotate(to: .landscapeRight)
    simulation.settle()
    simulation.rotate(to: .portrait)
    simulation.settle()
    #expect(controller.grid.frames(.visible).difference(from: before) == nil)
    #expect(controller.grid.traitCollection.verticalSizeClass == .regular)
    #expect(simulation.faults.isEmpty)
  }

  @Test func `windows that do not fill the screen, and other simulations, keep their size`() {
    let small = simulation.perform { GridWindow(frame: CGRect(0, 0, 100, 50)) }
    let elsewhere = GridWindow(
      simulation: Simulation(screen: GridScreen(size: CGSize(width: 320, height: 480))))
    simulation.rotate(to: .landscapeLeft)
    #expect(small.bounds.size == CGSize(width: 100, height: 50))
    #expect(small.traitCollection.verticalSizeClass == .compact)
    #expect(elsewhere.bounds.size == CGSize(width: 320, height: 480))
  }
}
