import GridTestingSupport
import Phones
import Testing
import UIKit

@testable import Settings

/// Rows with a switch on screens of several sizes, in both directions of reading.
@MainActor @Suite("Settings layout", .ownSimulation)
struct SettingsLayoutTests {
  private func switchRows(of phone: SettingsPhone) -> [SwitchContentView] {
    Radio.allCases.compactMap { phone.cell($0.rawValue)?.contentView as? SwitchContentView }
  }

  @Test(arguments: Screen.all)
  func `a switch stands at the end of its row, the title before it`(screen: Screen) throws {
    let phone = SettingsPhone(on: screen)
    #expect(phone.list.frame == phone.window.bounds)
    let first = phone.list.visibleCells.map { frame(of: $0, in: phone.window).minY }.min()
    #expect(first ?? 0 >= screen.safeArea.top)
    let rows = switchRows(of: phone)
    #expect(rows.count == Radio.allCases.count)
    for row in rows {
      let (title, knobSwitch) = (
        frame(of: row.titleLabel, in: row), frame(of: row.knobSwitch, in: row)
      )
      #expect(layoutMistakes(in: row) == [])
      #expect(knobSwitch.size == KnobSwitch.size && knobSwitch.midY == row.bounds.midY)
      #expect(abs(title.midY - row.bounds.midY) < 0.5)
      let (first, last) = screen.isRightToLeft ? (knobSwitch, title) : (title, knobSwitch)
      // At least 16 points from the edges, and clear of the camera.
      let margins = row.layoutMargins
      #expect(first.minX == margins.left && last.maxX == row.bounds.maxX - margins.right)
      #expect(margins.left >= 16 && margins.right >= 16)
      let place = frame(of: row, in: phone.window)
      #expect(place.minX + margins.left >= screen.safeArea.left + 16)
      #expect(place.maxX - margins.right <= screen.size.width - screen.safeArea.right - 16)
      #expect(first.maxX == last.minX - 16)
      #expect(row.bounds.height == KnobSwitch.size.height + 22)
    }
  }

  @Test(arguments: Screen.all)
  func `the knob moves to the side of its value`(screen: Screen) throws {
    let phone = SettingsPhone(on: screen)
    for row in switchRows(of: phone) {
      let (knobSwitch, knob) = (row.knobSwitch, row.knobSwitch.knob)
      for _ in 0..<2 {
        knobSwitch.isOn.toggle()
        phone.wait()
        let isAtRight = knobSwitch.isOn != screen.isRightToLeft
        #expect(knob.frame.size == CGSize(width: 26, height: 26) && knob.frame.minY == 2)
        #expect(isAtRight ? knob.frame.maxX == 48 : knob.frame.minX == 2)
      }
    }
  }

  @Test(arguments: [200, 300, 500] as [CGFloat])
  func `a long title makes its row higher, and leaves the switch as it is`(width: CGFloat) {
    let title = "Ask before an app that runs in the background looks for devices near by"
    let row = SwitchContentView(SwitchConfiguration(title: title))
    row.frame.size = row.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    row.layoutIfNeeded()
    #expect(row.bounds.width == width)
    #expect(row.knobSwitch.frame.size == KnobSwitch.size)
    let line = row.titleLabel.intrinsicContentSize
    let text = row.titleLabel.frame.size
    #expect(text.height > (line.width / text.width - 1) * line.height)
    #expect(text.height >= 2 * line.height - 0.5)
    #expect(abs(row.bounds.height - text.height - 22) < 0.5)
    #expect(layoutMistakes(in: row) == [])
  }

  @Test func `a phone that turns has wider rows of the same height, and back`() throws {
    let phone = SettingsPhone(on: .upright)
    let row = try #require(phone.cell("Wi-Fi"))
    let (old, rows) = (row.frame, phone.rows)
    phone.window.setSafeAreaInsets(Screen.turned.safeArea)
    phone.window.resize(to: Screen.turned.size)
    phone.wait()
    let turned = try #require(phone.cell("Wi-Fi"))
    #expect(turned.frame.width > old.width && turned.frame.height == old.height)
    #expect(layoutMistakes(in: turned.contentView) == [])
    phone.window.setSafeAreaInsets(Screen.upright.safeArea)
    phone.window.resize(to: Screen.upright.size)
    phone.wait()
    #expect(phone.cell("Wi-Fi")?.frame == old && phone.rows == rows)
  }
}
