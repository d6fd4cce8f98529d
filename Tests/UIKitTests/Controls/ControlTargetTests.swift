import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Targets of controls")
struct ControlTargetTests {
  @MainActor private final class Owner: NSObject {
    var heard: [String] = []
    func pressed() { heard.append("pressed") }
    func tapped(_ sender: UIControl) { heard.append("tapped \(sender.tag)") }
    func touched(_ sender: UIControl, with event: UIEvent?) {
      heard.append("touched \(sender.tag), \(event?.allTouches?.count ?? 0) touches")
    }
    func timed(_ sender: UIControl, event: UIEvent) { heard.append("timed") }
    static let plain = Selector("pressed", Owner.pressed)
    static let withSender = Selector("tapped:", Owner.tapped(_:))
    static let withEvent = Selector("touched:with:", Owner.touched(_:with:))
  }

  private let simulation = Simulation(
    screen: UIScreen(size: CGSize(width: 200, height: 400), scale: 2))

  /// A grid of one column whose cells have a button in their right half.
  private final class Page: UIViewController {
    let (source, delegate) = (SpyDataSource([100]), SpyDelegate())
    var log: [String] = []
    private(set) var grid: UICollectionView!

    final class Cell: UICollectionViewCell {
      let button = UIButton(frame: CGRect(x: 100, y: 0, width: 100, height: 50))
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(button)
      }
      required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 50)
      layout.minimumLineSpacing = 0
      grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
      source.cell = { [unowned self] grid, path in
        let cell = grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if let cell = cell as? Cell {
          cell.button.tag = path.item
          // As many apps do it: each time that the cell comes.
          cell.button.addTarget(
            self, action: Selector("liked:", Page.liked(_:)), for: .touchUpInside)
        }
        return cell
      }
      delegate.didSelectItemAt = { [unowned self] in log.append("selected \($1.item)") }
      (grid.dataSource, grid.delegate) = (source, delegate)
      view.addSubview(grid)
    }

    func liked(_ sender: UIButton) { log.append("liked \(sender.tag)") }
  }

  private func show() -> (UIWindow, Page) {
    simulation.perform {
      let (window, page) = (UIWindow(simulation: simulation), Page())
      window.rootViewController = page
      window.makeKeyAndVisible()
      simulation.tick()
      return (window, page)
    }
  }

  @Test(.rule("UM-2"))
  func `a tap on a button inside a cell calls its target, and selects nothing`() {
    let (window, page) = show()
    window.touch(.tap(at: CGPoint(x: 150, y: 125)))
    window.touch(.tap(at: CGPoint(x: 50, y: 125)))
    #expect(page.log == ["liked 2", "selected 2"])
    // Cells that come again have their target once.
    page.grid.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    page.grid.settle()
    page.grid.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
    page.grid.settle()
    page.log = []
    window.touch(.tap(at: CGPoint(x: 150, y: 25)))
    #expect(page.log == ["liked 20"])
    // A drag that begins on a button is the grid's, and the button is told so.
    page.log = []
    window.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), speed: 500)
    page.grid.settle()
    #expect(page.grid.contentOffset.y > 1050 && page.log == [])
    #expect(simulation.faults.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test(.rule("UM-2")) func `a method gets as much as it takes, in the order of adding`() {
    // In a world of its own: a finger moves time on.
    Simulation().perform {
      let (control, owner) = (UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Owner())
      control.tag = 7
      control.addTarget(owner, action: Owner.withEvent, for: .touchDown)
      control.addAction(UIAction { _ in owner.heard.append("action") }, for: .allTouchEvents)
      control.addTarget(owner, action: Owner.plain, for: [.touchDown, .valueChanged])
      control.addTarget(owner, action: Owner.withSender, for: .touchUpInside)
      control.touch(.tap(at: CGPoint(x: 10, y: 10)))
      #expect(
        owner.heard == [
          "touched 7, 1 touches", "action", "pressed", "action", "tapped 7",
        ])
      owner.heard = []
      control.addTarget(
        owner, action: Selector("timed:event:", Owner.timed(_:event:)), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(owner.heard == ["pressed", "timed"])
    }
  }

  @Test(.rule("UM-2")) func `targets can be asked for and taken away, event by event`() {
    let (control, one, other) = (UIControl(frame: .zero), Owner(), Owner())
    control.addTarget(one, action: Owner.plain, for: .touchUpInside)
    control.addTarget(one, action: Owner.plain, for: .valueChanged)
    control.addTarget(one, action: Owner.withSender, for: .valueChanged)
    control.addTarget(other, action: Owner.plain, for: .touchDown)
    #expect(control.allTargets == [one, other])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
    #expect(
      control.actions(forTarget: one, forControlEvent: .valueChanged) == ["pressed", "tapped:"])
    #expect(control.actions(forTarget: other, forControlEvent: .valueChanged) == nil)
    control.removeTarget(one, action: Owner.plain, for: .valueChanged)
    #expect(control.actions(forTarget: one, forControlEvent: .valueChanged) == ["tapped:"])
    #expect(control.actions(forTarget: one, forControlEvent: .touchUpInside) == ["pressed"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
  }

  @Test(.rule("UM-2")) func `without a target the responders are asked in turn`() {
    final class Handler: UIViewController {
      var heard = 0
      func pressed(_ sender: UIControl) { heard += 1 }
    }
    let (controller, control) = (Handler(), UIControl(frame: .zero))
    controller.view.addSubview(control)
    control.addTarget(
      nil, action: Selector("pressed:", Handler.pressed(_:)), for: .primaryActionTriggered)
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(controller.heard == 1)
    #expect(control.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test(.rule("UM-2"))
  func `a target that is gone is passed over, one without the method is a fault`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    simulation.perform {
      let control = UIControl(frame: .zero)
      control.addTarget(Owner(), action: Owner.plain, for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(simulation.faults == [])
      let stranger = UIView(frame: .zero)
      control.addTarget(stranger, action: Owner.plain, for: .touchDown)
      control.sendActions(for: .touchDown)
      withExtendedLifetime(stranger) {}
    }
    #expect(simulation.faults.map(\.code) == ["unrecognized-selector"])
    #expect(
      simulation.faults.first?.message
        == "-[UIView pressed]: unrecognized selector sent to instance 0x0")
  }

  @Test(.rule("UM-2")) func `a finger that leaves a control and comes back is told step by step`() {
    // In a world of its own: a finger moves time on.
    Simulation().perform {
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var heard: [String] = []
      for (name, event) in [
        ("down", UIControl.Event.touchDown), ("drag inside", .touchDragInside),
        ("exit", .touchDragExit), ("drag outside", .touchDragOutside), ("enter", .touchDragEnter),
        ("up inside", .touchUpInside), ("up outside", .touchUpOutside), ("cancel", .touchCancel),
      ] {
        control.addAction(
          UIAction { _ in heard.append(control.isHighlighted ? name + "*" : name) }, for: event)
      }
      control.touch(
        GridTouchScript([[0, 10, 10], [0.1, 20, 10], [0.2, 80, 10], [0.3, 20, 10]]))
      #expect(
        heard == [
          "down*", "drag inside*", "exit", "drag outside", "enter*", "drag inside*", "up inside",
        ])
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test(.rule("UM-2"))
  func `actions of one name take each other's place, and a button has its own`() {
    // In a world of its own: a finger moves time on.
    Simulation().perform {
      var heard: [String] = []
      let button = UIButton(
        frame: CGRect(x: 0, y: 0, width: 60, height: 20),
        primaryAction: UIAction(title: "Save") {
          heard.append("\($0.title) \(type(of: $0.sender!))")
        }
      )
      #expect(button.currentTitle == "Save" && button.accessibilityLabel == "Save")
      let name = UIAction.Identifier("again")
      button.addAction(UIAction(identifier: name) { _ in heard.append("one") }, for: .touchDown)
      button.addAction(UIAction(identifier: name) { _ in heard.append("two") }, for: .touchDown)
      button.touch(.tap(at: CGPoint(x: 10, y: 10)))
      #expect(heard == ["two", "Save UIButton"])
      button.removeAction(identifiedBy: name, for: .touchDown)
      heard = []
      button.touch(.tap(at: CGPoint(x: 10, y: 10)))
      #expect(heard == ["Save UIButton"])
    }
  }

  @Test(.rule("UM-2")) func `a pull of a refresh control calls its targets`() {
    let simulation = Simulation()
    simulation.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
      view.contentSize = CGSize(width: 100, height: 2000)
      let (control, owner) = (UIRefreshControl(), Owner())
      control.addTarget(owner, action: Owner.plain, for: .valueChanged)
      view.refreshControl = control
      view.drag(by: CGPoint(x: 0, y: -300))
      #expect(control.isRefreshing && owner.heard == ["pressed"])
      control.endRefreshing()
      control.removeTarget(owner, action: nil, for: .valueChanged)
      view.settle()
      view.drag(by: CGPoint(x: 0, y: -300))
      #expect(control.isRefreshing && owner.heard == ["pressed"])
    }
  }
}
