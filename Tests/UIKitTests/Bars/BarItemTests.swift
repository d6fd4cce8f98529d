import TestSupport
import Testing
import UIKit

@MainActor @Suite("Navigation items and bar buttons")
struct BarItemTests {
  private final class Page: UIViewController {
    var log: [String] = []
    func add() { log.append("add") }
    func share(_ sender: UIBarButtonItem) { log.append("share \(sender.title ?? "")") }
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("editing \(editing)")
    }

    override func viewDidLoad() {
      title = "Photos"
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(
          barButtonSystemItem: .add, target: self, action: Selector("add", Page.add)),
        UIBarButtonItem(
          title: "Share", style: .plain, target: self,
          action: Selector("share:", Page.share(_:))),
      ]
      navigationItem.leftBarButtonItem = editButtonItem
    }
  }

  @Test(.rule("UM-2")) func `pressing an item calls its target, if it is enabled`() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.navigationItem === page.navigationItem && page.navigationItem.title == "Photos")
    for item in page.navigationItem.rightBarButtonItems ?? [] { item.press() }
    #expect(page.log == ["add", "share Share"])
    page.navigationItem.rightBarButtonItem?.isEnabled = false
    page.navigationItem.rightBarButtonItem?.press()
    #expect(page.log.count == 2)
  }

  @Test(.rule("UM-2")) func `the edit button switches editing and says which way`() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.editButtonItem.title == "Edit")
    page.navigationItem.leftBarButtonItem?.press()
    #expect(page.log == ["editing true"] && page.editButtonItem.title == "Done")
    page.editButtonItem.press()
    #expect(page.log == ["editing true", "editing false"] && !page.isEditing)
  }

  @Test(.rule("UM-2"))
  func `a primary action gives an item its title, and is told who was pressed`() {
    var senders: [UIBarButtonItem] = []
    let action = UIAction(title: "Sort", image: UIImage()) {
      if let sender = $0.sender as? UIBarButtonItem { senders.append(sender) }
    }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Sort" && item.image === action.image)
    let system = UIBarButtonItem(systemItem: .refresh, primaryAction: action)
    #expect(system.title == nil)
    item.press()
    system.press()
    #expect(senders == [item, system])
    #expect(action.sender == nil)
  }

  @Test(.rule("UM-2")) func `without a target what shows in the key window is asked`() {
    let simulation = Simulation()
    simulation.perform {
      let page = Page()
      let window = UIWindow(simulation: simulation)
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      simulation.tick()
      let item = UIBarButtonItem(title: "All", style: .done, target: nil, action: nil)
      item.press()
      item.action = Selector("share:", Page.share(_:))
      item.press()
      #expect(page.log == ["share All"])
      #expect(
        !UIApplication.shared.sendAction(
          Selector("nobody"), to: nil, from: nil, for: nil))
    }
  }

  @Test(.rule("UM-2")) func `the first item of a side can be set alone`() {
    let item = UINavigationItem(title: "Albums")
    let (one, two, three) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.setRightBarButton(one, animated: true)
    #expect(item.rightBarButtonItems == [one])
    item.setRightBarButtonItems([one, two], animated: false)
    item.rightBarButtonItem = three
    #expect(item.rightBarButtonItems == [three, two])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == [two])
    #expect(item.title == "Albums" && item.leftBarButtonItem == nil)
  }
}
