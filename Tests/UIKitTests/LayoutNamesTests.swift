import Testing
import UIKit

@MainActor @Suite("Names that constraint libraries use")
struct LayoutNamesTests {
  @Test func `priorities are counted up and down from the named ones`() {
    var priority = UILayoutPriority.fittingSizeLevel + 1
    #expect(priority == UILayoutPriority(51))
    priority += 10
    priority -= 2
    #expect(priority == UILayoutPriority(59))
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
  }

  @Test func `the guides of bars cover what the safe area leaves out`() {
    let simulation = Simulation(screen: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    simulation.perform {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let window = UIWindow(simulation: simulation)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
          attribute: .top, multiplier: 1, constant: 0),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      simulation.tick()
      #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
      #expect(controller.topLayoutGuide === controller.topLayoutGuide)
      #expect(view.frame == CGRect(x: 0, y: 47, width: 390, height: 844 - 47 - 34))
      controller.additionalSafeAreaInsets.top = 91
      simulation.tick()
      #expect(view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34))
    }
  }
}
