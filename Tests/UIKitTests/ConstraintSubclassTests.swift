import Testing
import UIKit

@MainActor @Suite("Subclasses of constraints")
struct ConstraintSubclassTests {
  private final class Named: NSLayoutConstraint {
    var name = "unnamed"
  }

  @Test func `a subclass with a stored property has the initialiser of its superclass`() {
    let view = UIView()
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 50)
    constraint.isActive = true
    #expect(constraint.name == "unnamed" && view.constraints == [constraint])
  }
}
