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
}
