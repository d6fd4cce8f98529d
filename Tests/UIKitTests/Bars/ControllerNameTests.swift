import TestSupport
import Testing
import UIKit

/// Names of controllers, screens, colours and coders that keep or answer something.
@MainActor @Suite("Further names")
struct ControllerNameTests {
  @MainActor private final class Previews: NSObject, UIViewControllerPreviewingDelegate {
    var shown: UIViewController?
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
      let controller = UIViewController()
      controller.title = "\(Int(location.x))"
      return controller
    }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) { shown = viewControllerToCommit }
  }

  @Test(.rule("UM-2")) func `a registration for previews is kept, and a test asks its delegate`() {
    let (controller, previews) = (UIViewController(), Previews())
    controller.view.bounds.size = CGSize(width: 80, height: 60)
    let context = controller.registerForPreviewing(with: previews, sourceView: controller.view)
    #expect(context.sourceView === controller.view && context.delegate === previews)
    #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(controller.traitCollection.forceTouchCapability == .unavailable)
    let behind = context.delegate.previewingContext(
      context, viewControllerForLocation: CGPoint(x: 7, y: 1))
    #expect(behind?.title == "7")
    controller.unregisterForPreviewing(withContext: context)
    controller.edgesForExtendedLayout = []
    #expect(controller.edgesForExtendedLayout == [] && UIRectEdge.all.rawValue == 15)
  }

  @Test(.rule("UM-2")) func `traits of a screen are those of its windows`() {
    let simulation = Simulation(screen: UIScreen(size: CGSize(width: 800, height: 1000), scale: 2))
    simulation.perform {
      #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .pad)
      #expect(UIScreen.main.traitCollection.displayScale == 2)
      #expect(
        UIScreen.main.traitCollection.horizontalSizeClass
          == UIWindow().traitCollection.horizontalSizeClass)
    }
  }

  @Test(
    .rule("UM-2"),
    arguments: [
      ([1, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
      ([0, 0, 1], [0, 0, 1.0420]), ([1, 1, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]),
      ([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
    ] as [([CGFloat], [CGFloat])])
  func `a colour in P3 has the numbers that sRGB has for it`(
    p3: [CGFloat], expected: [CGFloat]
  ) {
    let color = UIColor(displayP3Red: p3[0], green: p3[1], blue: p3[2], alpha: 0.5)
    // Four digits, as published for P3's primaries.
    for (number, wanted) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(number - wanted) < 1e-4, "\(color.red) \(color.green) \(color.blue)")
    }
    #expect(color.alpha == 0.5)
  }

  @Test(.rule("UM-2"))
  func `a coder's value is what was written under the key, else nil and a finding`()
    throws
  {
    let simulation = Simulation()
    try simulation.perform {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.encode(NSString(string: "wall"), forKey: "name")
      archiver.finishEncoding()
      let coder: NSCoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(coder.value(forKey: "name") as? String == "wall")
      #expect(simulation.findings == [])
      #expect(coder.value(forKey: "other") == nil)
      #expect(simulation.findings.map(\.code) == ["no-key-value-coding"])
    }
  }

  @MainActor private final class Later: NSObject {
    var heard: [String] = []
    func ring() { heard.append("ring") }
    func say(_ text: String) { heard.append(text) }
    static let ring = Selector("ring", Later.ring)
    static let say = Selector("say:", Later.say(_:))
  }

  @Test(.rule("UM-2")) func `a method that is performed after a delay comes in virtual time`() {
    let simulation = Simulation()
    simulation.perform {
      let later = Later()
      later.perform(Later.say, with: "second", afterDelay: 0.5)
      later.perform(Later.ring, with: nil, afterDelay: 0)
      #expect(later.heard == [])
      simulation.tick()
      #expect(later.heard == ["ring"])
      simulation.advance(by: 0.4)
      #expect(later.heard == ["ring"])
      simulation.advance(by: 0.1)
      #expect(later.heard == ["ring", "second"])
    }
  }

  @Test(.rule("UM-2")) func `a call that is to be performed later can be taken back`() {
    let simulation = Simulation()
    simulation.perform {
      let (later, other) = (Later(), Later())
      for text in ["a", "b"] { later.perform(Later.say, with: text, afterDelay: 1) }
      later.perform(Later.ring, with: nil, afterDelay: 1)
      other.perform(Later.ring, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(
        withTarget: later, selector: Later.say, object: "a")
      simulation.settle()
      #expect(later.heard == ["b", "ring"] && other.heard == ["ring"])
      later.perform(Later.ring, with: nil, afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: later)
      simulation.settle()
      #expect(later.heard.count == 2)
    }
  }
}
