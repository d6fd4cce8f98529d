import GridTestingSupport
import Phones
import Testing
import UIKit

/// The mistakes that tests of layouts look for.
@MainActor @Suite("Layout mistakes", .ownSimulation)
struct LayoutMistakesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func addLabel(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.numberOfLines = lines
    root.addSubview(label)
    return label
  }

  @Test func `each mistake is found once, and named`() {
    let a = addLabel("a", CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(layoutMistakes(in: root) == [])
    _ = addLabel("wide words", CGRect(x: 60, y: 0, width: 20, height: 30))
    _ = addLabel("many lines of words", CGRect(x: 0, y: 40, width: 60, height: 30), lines: 0)
    _ = addLabel("b", CGRect(x: 90, y: 80, width: 20, height: 21))
    _ = addLabel("c", CGRect(x: 40, y: 5, width: 10, height: 25))
    _ = addLabel("d", CGRect(x: 0, y: 99, width: 20, height: 0))
    let words = layoutMistakes(in: root).map { mistake in
      ["is cut off", "is outside", "is over", "has the size"].first { mistake.contains($0) }
    }
    #expect(
      words == [
        "is cut off", "is cut off", "is outside", "has the size", "is cut off", "is over",
      ])
    #expect(layoutMistakes(in: root).last?.hasPrefix("UILabel a is over UILabel c") == true)
    a.isHidden = true
    #expect(!layoutMistakes(in: root).contains { $0.contains("is over") })
  }

  @Test func `the text of a button belongs to the button`() {
    let button = UIButton(type: .system)
    button.setTitle("A title that is longer than its button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
    root.addSubview(button)
    root.layoutIfNeeded()
    #expect(layoutMistakes(in: root) == [])
  }
}
