import GridKit
import GridTesting
import TestSupport
import Testing

/// The device is turned: B8.1 and what follows from it.
@MainActor @Suite("Turning the device")
struct RotationTests {
  final class Controller: BaseViewController {
    var log: [String] = []
    let grid: GridView

    init(_ grid: GridView) {
      self.grid = grid
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = grid
    }

    private func note(_ what: String) {
      let size = grid.bounds.size
      log.append("\(what), \(Int(size.width)) x \(Int(size.height))")
    }

    override func willTransition(
      to newCollection: GridTraitCollection,
      with coordinator: any GridViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("traits will be \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any GridViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("size will be \(Int(size.width)) x \(Int(size.height))")
      coordinator.animate { _ in
        self.note("alongside")
      } completion: { _ in
        self.note("done")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: GridTraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits were \(previousTraitCollection?.verticalSizeClass ?? .unspecified)")
    }
  }

  let simulation = Simulation(screen: GridScreen(size: CGSize(width: 320, height: 480)))
  let layout = ListSpyLayout()
  let source = SampleDataSource([20])
  let controller: Controller
  let window: GridWindow

  init() {
    simulation.faultPolicy = .record
    layout.answersBoundsChange = true
    let layout = layout
    controller = simulation.perform {
      Controller(GridView(frame: .zero, collectionViewLayout: layout))
    }
    source.attach(to: controller.grid)
    window = GridWindow(simulation: simulation)
    window.rootViewController = controller
    window.layoutIfNeeded()
    simulation.settle()
    controller.log = []
  }

  @Test(.rule("B8.1")) func `controllers hear first, then everything changes in one animation`() {
    var heard: [CGSize] = []
    let token = NotificationCenter.default.addObserver(
      forName: Simulation.orientationDidChangeNotification, object: simulation, queue: nil
    ) { [window] _ in
      MainActor.assumeIsolated { heard.append(window.bounds.size) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let log = TraceLog(simulation)
    simulation.rotate(to: .landscapeLeft)
    log.stop()
    #expect(heard == [CGSize(width: 320, height: 480)])
    #expect(
      controller.log == [
        "traits will be \(GridUserInterfaceSizeClass.compact), 320 x 480",
        "size will be 480 x 320, 320 x 480",
        "traits were \(GridUserInterfaceSizeClass.regular), 480 x 320",
        "alongside, 480 x 320",
      ])
    #expect(log.calls.contains("L prepare(forAnimatedBoundsChange:) 0, 0, 320, 480"))
    #expect(simulation.screen.bounds.size == CGSize(width: 480, height: 320))
    #expect(controller.grid.presentation.bounds.width == 320)
    simulation.settle()
    #expect(controller.log.last == "done, 480 x 320")
    #expect(controller.grid.presentation.bounds.width == 480)
    #expect(controller.grid.visibleCells.allSatisfy { $0.presentation.frame.width == 480 })
  }

  @Test func `a device that lies flat or stands on its head leaves the screen as it is`() {
    simulation.rotate(to: .faceUp)
    simulation.rotate(to: .portraitUpsideDown)
    #expect(controller.log == [])
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
    let small = simulation.perform { GridWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) }
    let elsewhere = GridWindow(
      simulation: Simulation(screen: GridScreen(size: CGSize(width: 320, height: 480))))
    simulation.rotate(to: .landscapeLeft)
    #expect(small.bounds.size == CGSize(width: 100, height: 50))
    #expect(small.traitCollection.verticalSizeClass == .compact)
    #expect(elsewhere.bounds.size == CGSize(width: 320, height: 480))
  }
}
