import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Segmented controls and page controls", .rows)
struct SegmentAndPageTests {
  private let log = EventLog()

  @Test func `a tap selects a segment, once`() {
    inSimulation { _ in
      let control = UISegmentedControl(items: ["Day", "Week", "Year"])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.bounds.size == control.intrinsicContentSize)
      log.follow(control) { "\(control.selectedSegmentIndex)" }
      control.selectedSegmentIndex = 1
      #expect(log.take() == [])
      #expect(control.choose(0) && log.take() == ["down 1", "value 0", "up 0"])
      #expect(control.choose(title: "Day") && log.take() == ["down 0", "up 0"])
      // The control is 133.5 points wide.
      control.touch(.tap(at: CGPoint(x: 120, y: 10)))
      #expect(log.take() == ["down 0", "value 2", "up 2"])
      control.setEnabled(false, forSegmentAt: 1)
      control.touch(.tap(at: CGPoint(x: 60, y: 10)))
      #expect(!control.choose(1) && !control.choose(3) && !control.choose(title: "Hour"))
      #expect(log.take() == ["down 2", "up 2"] && !control.isEnabledForSegment(at: 1))
      control.isEnabled = false
      #expect(!control.choose(0) && control.selectedSegmentIndex == 2)
    }
  }

  @Test func `a momentary control has a selection only while its actions run`() {
    inSimulation { _ in
      let control = UISegmentedControl(items: ["-", "+"])
      control.isMomentary = true
      log.follow(control) { "\(control.selectedSegmentIndex)" }
      control.choose(1)
      control.choose(1)
      #expect(log.take() == ["down -1", "value 1", "up -1", "down -1", "value 1", "up -1"])
    }
  }

  @Test func `segments come and go, and the selection stays with its segment`() {
    inSimulation { simulation in
      let control = UISegmentedControl(items: ["B"])
      control.selectedSegmentIndex = 0
      control.insertSegment(withTitle: "A", at: 0, animated: true)
      control.insertSegment(withTitle: "C", at: 99, animated: true)
      #expect((0..<3).map { control.titleForSegment(at: $0) } == ["A", "B", "C"])
      #expect(control.selectedSegmentIndex == 1)
      control.removeSegment(at: 0, animated: true)
      #expect(control.selectedSegmentIndex == 0)
      control.removeSegment(at: 99, animated: true)
      #expect(control.numberOfSegments == 1 && control.titleForSegment(at: 0) == "B")
      control.setImage(UIImage(sizeForTesting: CGSize(width: 9, height: 9)), forSegmentAt: 0)
      #expect(control.titleForSegment(at: 0) == nil)
      #expect(control.imageForSegment(at: 0)?.size.width == 9)
      control.removeSegment(at: 0, animated: true)
      control.removeSegment(at: 0, animated: true)
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(simulation.faults.isEmpty)
    }
  }

  @Test func `an index without a segment is refused`() {
    inSimulation { simulation in
      let control = UISegmentedControl(items: ["A", "B", "C"])
      control.selectedSegmentIndex = 2
      let image = UIImage(sizeForTesting: .zero)
      let rows: [(String, @MainActor () -> Bool)] = [
        (
          "select",
          {
            control.selectedSegmentIndex = 3
            return control.selectedSegmentIndex == 2
          }
        ),
        ("title", { control.titleForSegment(at: UISegmentedControl.noSegment) == nil }),
        (
          "set title",
          {
            control.setTitle("D", forSegmentAt: 10)
            return control.titleForSegment(at: 2) == "C"
          }
        ),
        (
          "set image",
          {
            control.setImage(image, forSegmentAt: 3)
            return true
          }
        ),
        ("width", { control.widthForSegment(at: 3) == 0 }),
        ("enabled", { control.isEnabledForSegment(at: -5) }),
      ]
      forEachRow(of: rows, named: \.0) { row in
        let count = simulation.faults.count
        #expect(row.1() && simulation.faults.count == count + 1)
        #expect(simulation.faults.last?.code == "segment-out-of-range")
      }
      #expect(simulation.faults.dropFirst(2).first?.message == "index 10 beyond bounds [0 .. 2]")
    }
  }

  @Test func `widths can be set, and follow the font and the title of each segment`() {
    inSimulation { _ in
      let control = UISegmentedControl(items: ["A", "Quarter"])
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize.width == 97)
      control.setWidth(50, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 115)
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
      #expect(control.intrinsicContentSize.width == 135.5)
      // 100 points for both: 50 that were set, and what is left.
      control.frame.size.width = 100
      control.touch(.tap(at: CGPoint(x: 49, y: 10)))
      #expect(control.selectedSegmentIndex == 0)
      control.touch(.tap(at: CGPoint(x: 51, y: 10)))
      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test func `the action of a segment runs when the user chooses it`() {
    inSimulation { _ in
      let log = log
      @MainActor func action(_ name: String, title: String) -> UIAction {
        UIAction(title: title, identifier: UIAction.Identifier(name)) { action in
          log.lines.append("action \(action.title)")
        }
      }
      let control = UISegmentedControl(
        frame: .zero, actions: [action("a", title: "A"), action("b", title: "B")])
      log.follow(control)
      control.choose(title: "B")
      #expect(log.take() == ["down", "action B", "value", "up"])
      // An action with a known identifier takes the place of the old one.
      control.insertSegment(action: action("a", title: "New"), at: 1, animated: false)
      #expect((0..<2).map { control.titleForSegment(at: $0) } == ["B", "New"])
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("a")) == 1)
      #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("c")) == -1)
    }
  }

  // MARK: Pages

  @Test func `the page of a page control stays in its range`() {
    inSimulation { _ in
      let pages = UIPageControl()
      pages.currentPage = 3
      #expect(pages.currentPage == 0)
      pages.numberOfPages = 5
      forEachRow(of: [(-1, 0), (3, 3), (9, 4)]) {
        pages.currentPage = $0
        #expect(pages.currentPage == $1)
      }
      pages.numberOfPages = 2
      #expect(pages.currentPage == 1)
      pages.numberOfPages = -4
      #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
      #expect(pages.size(forNumberOfPages: 10) == CGSize(width: 200, height: 26))
    }
  }

  @Test func `taps and a moving finger turn pages`() {
    inSimulation { _ in
      let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
      pages.numberOfPages = 4
      log.follow(pages) { "\(pages.currentPage)" }
      #expect(pages.pressNext() && log.take() == ["down 0", "value 1", "up 1"])
      pages.touch(.tap(at: CGPoint(x: 90, y: 10)))
      #expect(log.take() == ["down 1", "value 2", "up 2"])
      pages.touch(.tap(at: CGPoint(x: 10, y: 10)))
      pages.pressPrevious()
      #expect(pages.currentPage == 0)
      _ = log.take()
      #expect(pages.pressPrevious() && log.take() == ["down 0", "up 0"])
      #expect(pages.scrub(to: 2))
      #expect(log.take() == ["down 0", "value 1", "drag 1", "value 2", "drag 2", "up 2"])
      #expect(!pages.scrub(to: 4))
      pages.allowsContinuousInteraction = false
      #expect(!pages.scrub(to: 0))
      pages.semanticContentAttribute = .forceRightToLeft
      pages.touch(.tap(at: CGPoint(x: 10, y: 10)))
      #expect(pages.currentPage == 3)
      pages.isEnabled = false
      #expect(!pages.pressPrevious() && pages.currentPage == 3)
    }
  }
}
