import GridTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Switches, sliders and steppers", .rows)
struct SwitchAndSliderTests {
  private let log = EventLog()

  @Test func `a tap flips a switch, by a finger and by the tester`() {
    inSimulation { _ in
      let toggle = UISwitch()
      log.follow(toggle) { "\(toggle.isOn)" }
      let expected = ["down false", "value true", "up true"]
      toggle.touch(.tap(at: CGPoint(x: 10, y: 10)))
      #expect(toggle.isOn && log.take() == expected)
      toggle.setOn(false, animated: true)
      #expect(log.take() == [])
      #expect(toggle.flip() && toggle.isOn && log.take() == expected)
      #expect(toggle.accessibilityValue == "1")
      // A finger that leaves the switch changes nothing.
      toggle.touch(GridTouchScript([[0, 10, 10], [0.1, 10, 200]]))
      #expect(toggle.isOn && log.take() == ["down true", "up outside true"])
    }
  }

  @Test func `an action for the main event hears of a change`() {
    inSimulation { _ in
      var heard = 0
      let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in heard += 1 })
      toggle.flip()
      toggle.isOn = false
      #expect(heard == 1)
    }
  }

  @Test func `no user reaches a control that is disabled, hidden or in a view without touches`() {
    inSimulation { _ in
      let (box, toggle) = (UIView(), UISwitch())
      box.addSubview(toggle)
      log.follow(toggle)
      toggle.isEnabled = false
      #expect(!toggle.flip())
      toggle.isEnabled = true
      toggle.isHidden = true
      #expect(!toggle.flip())
      toggle.isHidden = false
      box.isUserInteractionEnabled = false
      #expect(!toggle.flip())
      box.isUserInteractionEnabled = true
      box.alpha = 0
      #expect(!toggle.flip() && !toggle.isOn && log.take() == [])
      box.alpha = 1
      #expect(toggle.flip())
    }
  }

  // MARK: Sliders

  @Test func `the value of a slider stays in its range, and the ends push each other`() {
    inSimulation { _ in
      let slider = UISlider()
      forEachRow(of: [(-1, 0), (0.5, 0.5), (7, 1), (Float.nan, 1)] as [(Float, Float)]) {
        slider.value = $0
        #expect(slider.value == $1)
      }
      slider.maximumValue = 10
      slider.setValue(20, animated: true)
      #expect(slider.value == 10)
      slider.minimumValue = 12
      #expect((slider.minimumValue, slider.value, slider.maximumValue) == (12, 12, 12))
      slider.maximumValue = 3
      #expect((slider.minimumValue, slider.value, slider.maximumValue) == (3, 3, 3))
    }
  }

  @Test func `a continuous slider sends its value as it moves, another one at the end`() {
    inSimulation { _ in
      let slider = UISlider()
      log.follow(slider) { "\(slider.value)" }
      #expect(slider.slide(to: 0.5))
      #expect(log.take() == ["down 0.0", "value 0.5", "drag 0.5", "up 0.5"])
      #expect(slider.slide(to: 9) && slider.value == 1)
      #expect(log.take() == ["down 0.5", "value 1.0", "drag 1.0", "up 1.0"])
      slider.isContinuous = false
      #expect(slider.slide(to: 0.25))
      #expect(log.take() == ["down 1.0", "drag 0.25", "value 0.25", "up 0.25"])
      slider.isEnabled = false
      #expect(!slider.slide(to: 0) && slider.value == 0.25 && log.take() == [])
    }
  }

  @Test func `a finger on the thumb slides, and a finger beside it does nothing`() {
    inSimulation { _ in
      // The thumb of 31 points travels 200 points.
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 231, height: 34))
      slider.maximumValue = 100
      log.follow(slider) { "\(slider.value)" }
      slider.touch(GridTouchScript([[0, 20, 17], [0.1, 70, 17]]))
      #expect(log.take() == ["down 0.0", "value 25.0", "drag 25.0", "up 25.0"])
      slider.touch(GridTouchScript([[0, 20, 17], [0.1, 90, 17]]))
      #expect(slider.value == 25 && log.take() == [])
      slider.touch(GridTouchScript([[0, 65, 17], [0.1, 500, 17]]))
      #expect(slider.value == 100)
      _ = log.take()
      slider.semanticContentAttribute = .forceRightToLeft
      slider.touch(GridTouchScript([[0, 15, 17], [0.1, 65, 17]]))
      #expect(slider.value == 75)
      #expect(slider.accessibilityValue == "75%")
      #expect(slider.accessibilityTraits == .adjustable)
    }
  }

  // MARK: Steppers

  @Test func `a stepper goes up and down in its range`() {
    inSimulation { _ in
      let stepper = UIStepper()
      log.follow(stepper) { "\(stepper.value)" }
      #expect(stepper.frame.size == CGSize(width: 94, height: 32))
      #expect(!stepper.pressDecrement() && log.take() == [])
      #expect(stepper.pressIncrement())
      #expect(log.take() == ["down 0.0", "value 1.0", "up 1.0"])
      stepper.stepValue = 70
      stepper.pressIncrement()
      stepper.pressIncrement()
      #expect(stepper.value == 100 && !stepper.pressIncrement())
      stepper.touch(.tap(at: CGPoint(x: 20, y: 10)))
      #expect(stepper.value == 30)
      stepper.touch(.tap(at: CGPoint(x: 80, y: 10)))
      #expect(stepper.value == 100)
      stepper.wraps = true
      #expect(stepper.pressIncrement() && stepper.value == 0)
      #expect(stepper.pressDecrement() && stepper.value == 100)
      stepper.isEnabled = false
      #expect(!stepper.pressDecrement() && stepper.value == 100)
    }
  }

  @Test func `a stepper clamps its value and refuses an illegal range`() {
    inSimulation { simulation in
      let stepper = UIStepper()
      forEachRow(of: [(-3, 0), (150, 100), (7, 7)] as [(Double, Double)]) {
        stepper.value = $0
        #expect(stepper.value == $1)
      }
      stepper.minimumValue = 10
      #expect(stepper.value == 10 && simulation.faults.isEmpty)
      stepper.maximumValue = 5
      stepper.minimumValue = 200
      stepper.stepValue = 0
      stepper.stepValue = .nan
      #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (10, 100, 1))
      #expect(simulation.faults.map(\.code) == Array(repeating: "stepper-range", count: 4))
      #expect(
        simulation.faults.first?.message
          == "UIStepper: maximumValue must be not less than minimumValue 10, not 5")
      // An equal range is accepted, and disables both buttons.
      stepper.maximumValue = 10
      #expect(stepper.maximumValue == 10 && !stepper.pressIncrement())
      #expect(!stepper.pressDecrement())
    }
  }
}
