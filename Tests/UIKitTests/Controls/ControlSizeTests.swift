import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Sizes of controls", .rows)
struct ControlSizeTests {
  private struct Row {
    var name: String
    var size: CGSize
    var make: @MainActor () -> UIView

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, _ make: @escaping @MainActor () -> UIView
    ) {
      (self.name, size, self.make) = (name, CGSize(width: width, height: height), make)
    }
  }

  private static let none = UIView.noIntrinsicMetric

  @Test(.rule("AL-43")) func `controls have the sizes on record`() {
    let rows = [
      Row("view", Self.none, Self.none) { UIView() },
      Row("scroll view", Self.none, Self.none) { UIScrollView() },
      Row("switch", 61, 28) { UISwitch() },
      Row("slider", Self.none, 34) { UISlider() },
      Row("progress", Self.none, 4) { UIProgressView(progressViewStyle: .bar) },
      Row("stepper", 94, 32) { UIStepper() },
      Row("wheel", 20, 20) { UIActivityIndicatorView(style: .medium) },
      Row("large wheel", 37, 37) { UIActivityIndicatorView(style: .large) },
      Row("three pages", 74, 26) {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      },
      // The widest title has 46.2 points.
      Row("segments", 194.5, 32) { UISegmentedControl(items: ["Day", "Quarter", "Year"]) },
      Row("narrow segments", 64, 32) { UISegmentedControl(items: ["A", "B"]) },
      Row("segment with an image", 58.5, 32) {
        UISegmentedControl(items: [UIImage(sizeForTesting: CGSize(width: 40, height: 20))])
      },
      Row("no segments", 0, 32) { UISegmentedControl(items: nil) },
      Row("image view without image", Self.none, Self.none) { UIImageView() },
      Row("image view", 7, 8) {
        UIImageView(image: UIImage(sizeForTesting: CGSize(width: 7, height: 8)))
      },
      Row("text view that scrolls", Self.none, Self.none) { UITextView() },
    ]
    inSimulation { _ in
      forEachRow(of: rows, named: \.name) { row in
        #expect(row.make().intrinsicContentSize == row.size)
      }
    }
  }

  @Test(.rule("AL-43")) func `switches and sliders can have the sizes of iOS 18`() {
    inSimulation { simulation in
      #expect(simulation.controlDesign == .ios26)
      #expect(UISwitch().bounds.size == CGSize(width: 63, height: 28))
      simulation.controlDesign = .ios18
      let older = UISwitch(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
      #expect(older.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
      #expect(older.intrinsicContentSize == CGSize(width: 49, height: 31))
      #expect(UISlider().intrinsicContentSize.height == 31)
    }
    inSimulation { #expect($0.controlDesign == .ios26) }
  }

  @Test(.rule("AL-10"), .rule("AL-42"))
  func `a switch reaches two points beyond its alignment rectangle, and hugs its size`() {
    inSimulation { _ in
      let (row, toggle) = (UIView(frame: CGRect(x: 0, y: 0, width: 298.5, height: 72)), UISwitch())
      toggle.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(toggle)
      NSLayoutConstraint.activate([
        toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      ])
      row.layoutIfNeeded()
      #expect(toggle.frame == CGRect(x: 237.5, y: 22, width: 63, height: 28))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(toggle.contentHuggingPriority(for: axis) == .defaultHigh)
        #expect(UISlider().contentHuggingPriority(for: axis) == .defaultLow)
      }
    }
  }

  @Test(.rule("AL-9")) func `the baseline of a button and of a field is that of its text`() {
    inSimulation { _ in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let (button, field, line) = (UIButton(type: .custom), UITextField(), UIView())
      button.setTitle("Go", for: .normal)
      field.font = .systemFont(ofSize: 18)
      for view in [button, field, line] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      NSLayoutConstraint.activate([
        button.topAnchor.constraint(equalTo: box.topAnchor),
        button.heightAnchor.constraint(equalToConstant: 61.5),
        field.heightAnchor.constraint(equalToConstant: 41.5),
        line.topAnchor.constraint(equalTo: button.lastBaselineAnchor),
        field.lastBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      ])
      box.layoutIfNeeded()
      // Lines of 21.48 points, 17.14 of them above the baseline, in the middle of both views.
      #expect(line.frame.minY == 37)
      #expect(field.frame.midY == button.frame.midY)
    }
  }

  @Test(.rule("AL-11")) func `the system's spacing to a baseline is a line of the lower text`() {
    inSimulation { _ in
      let (above, label, field, button) = (
        UIView(), UILabel(), UITextField(), UIButton(type: .system)
      )
      label.font = .systemFont(ofSize: 34)
      field.font = .systemFont(ofSize: 18)
      button.setTitle("Go", for: .normal)
      forEachRow(of: [(label, 34), (field, 18), (button, 15)] as [(UIView, CGFloat)]) {
        let constraint = $0.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: above.bottomAnchor, multiplier: 2)
        #expect(abs(constraint.constant - 2 * $1 * 2444 / 2048) < 1e-9)
      }
    }
  }

  @Test func `a progress view keeps its height, and shows a part from 0 to 1`() {
    inSimulation { _ in
      let view = UIProgressView(frame: CGRect(x: 1, y: 2, width: 50, height: 20))
      #expect(view.frame == CGRect(x: 1, y: 2, width: 50, height: 4))
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 9)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 4))
      forEachRow(of: [(-1, 0), (0.25, 0.25), (2, 1), (Float.nan, 0)] as [(Float, Float)]) {
        view.setProgress($0, animated: true)
        #expect(view.progress == $1)
      }
      view.progress = 0.5
      #expect(view.accessibilityValue == "50%")
      let task = Progress(totalUnitCount: 4)
      view.observedProgress = task
      task.completedUnitCount = 3
      #expect(view.progress == 0.75)
    }
  }

  @Test func `a wheel of another style asks for another size`() {
    inSimulation { _ in
      let (box, wheel) = (UIView(frame: .zero), UIActivityIndicatorView(style: .medium))
      wheel.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(wheel)
      wheel.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      box.layoutIfNeeded()
      #expect(wheel.frame.size == CGSize(width: 20, height: 20))
      wheel.style = .large
      box.layoutIfNeeded()
      #expect(wheel.frame.size == CGSize(width: 37, height: 37))
    }
  }
}
