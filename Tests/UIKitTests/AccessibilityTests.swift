import TestSupport
import Testing
import UIKit

@MainActor @Suite("Accessibility values")
struct AccessibilityTests {
  @Test(.rule("UM-2")) func `a view keeps what it says of itself`() {
    let view = UIView(frame: .zero)
    #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
    #expect(view.accessibilityLabel == nil && view.accessibilityElements == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Photo"
    view.accessibilityHint = "Opens it"
    view.accessibilityValue = "1 of 3"
    view.accessibilityIdentifier = "photo-1"
    view.accessibilityTraits = [.image, .button]
    view.accessibilityElements = [UIView(frame: .zero)]
    view.accessibilityElementsHidden = true
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Photo")
    #expect(view.accessibilityHint == "Opens it" && view.accessibilityValue == "1 of 3")
    #expect(view.accessibilityIdentifier == "photo-1")
    #expect(view.accessibilityTraits.rawValue == 5)
    #expect(view.accessibilityElements?.count == 1 && view.accessibilityElementsHidden)
    #expect(!UIView(frame: .zero).isAccessibilityElement)
  }

  @Test(.rule("UM-2")) func `labels and buttons say their text unless another was set`() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Trees"
    button.setTitle("Open", for: .normal)
    #expect(label.accessibilityLabel == "Trees" && button.accessibilityLabel == "Open")
    #expect(label.isAccessibilityElement && label.accessibilityTraits == .staticText)
    #expect(button.isAccessibilityElement && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Open the album"
    label.isAccessibilityElement = false
    label.accessibilityTraits = .header
    #expect(button.accessibilityLabel == "Open the album" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .header)
  }

  @Test(.rule("UM-2")) func `a cell overrides what it says`() {
    final class Cell: UICollectionViewCell {
      var name = ""
      override var accessibilityLabel: String? {
        get { "Cell \(name)" }
        set {}
      }
    }
    let cell = Cell(frame: .zero)
    cell.name = "A"
    cell.accessibilityLabel = "other"
    #expect((cell as UIView).accessibilityLabel == "Cell A")
  }
}
