import GridTestingSupport
import Testing
import UIKit

@testable import Settings

/// Switches and the outline, as the user sees and touches them.
@MainActor @Suite("Settings", .ownSimulation)
struct SettingsTests {
  let phone = SettingsPhone()

  @Test func `everything is in its place`() {
    #expect(
      phone.rows == [
        "Ada, Account, Backup, and More", "Airplane Mode: off", "Wi-Fi: on", "Bluetooth: off",
        "Home ✓", "Office", "Library", "Mail ✓", "Messages, 3 of 3",
      ])
    #expect(phone.headers == ["Known Networks", "Notifications"])
    #expect(phone.footer == "Joined to Home.")
    #expect(phone.list.visibleCells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 358 })
    let content = phone.cell("Wi-Fi")?.contentView as? SwitchContentView
    #expect(content?.knobSwitch.accessibilityLabel == "Wi-Fi")
    #expect(content?.knobSwitch.accessibilityValue == "1")
    // Rows of switches are as high as these ask for, and those of text as their text.
    #expect(phone.cell("Wi-Fi")?.frame.height == KnobSwitch.size.height + 22)
    #expect(phone.cell("Office")?.frame.height == 44)
  }

  @Test func `a switch that is flipped takes the networks away and brings them back`() {
    let top = phone.tops["Mail ✓"]
    phone.tap("Wi-Fi", fromRight: 30)
    #expect(
      phone.rows == [
        "Ada, Account, Backup, and More", "Airplane Mode: off", "Wi-Fi: off", "Bluetooth: off",
        "Mail ✓", "Messages, 3 of 3",
      ])
    #expect(phone.headers == ["Notifications"])
    #expect(phone.footer == nil)
    phone.tap("Wi-Fi", fromRight: 30)
    #expect(phone.rows.contains("Home ✓"))
    #expect(phone.tops["Mail ✓"] == top)
  }

  @Test func `in airplane mode no networks show, whatever Wi-Fi says`() {
    phone.tap("Airplane Mode", fromRight: 30)
    #expect(phone.headers == ["Notifications"])
    phone.tap("Wi-Fi", fromRight: 30)
    phone.tap("Wi-Fi", fromRight: 30)
    #expect(phone.headers == ["Notifications"])
    phone.tap("Airplane Mode", fromRight: 30)
    #expect(phone.headers == ["Known Networks", "Notifications"])
  }

  @Test func `a switch is no row to select, and a finger beside it does nothing`() {
    let rows = phone.rows
    phone.tap("Bluetooth")
    #expect(phone.rows == rows)
    // A finger that leaves the switch before it lifts does not flip it.
    guard let place = phone.place("Bluetooth", fromRight: 30) else {
      return #expect(Bool(false), "the row shows")
    }
    let finger = phone.list.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x - 60, y: place.y))
    finger.lift()
    phone.wait()
    #expect(phone.rows == rows)
  }

  @Test func `the outline opens and closes under a finger`() {
    let top = phone.tops["Messages, 3 of 3"] ?? 0
    phone.tap("Messages")
    #expect(
      phone.rows.suffix(4) == ["Mail ✓", "Messages, 3 of 3", "Friends ✓", "Others, 2 of 2"])
    #expect(phone.tops["Messages, 3 of 3"] == top)
    #expect(phone.tops["Friends ✓"] == top + 44)
    #expect(phone.cell("Messages")?.configurationState.isExpanded == true)
    // Of a group inside, the arrow opens it.
    phone.tap("Others", fromRight: 20)
    #expect(
      phone.rows.suffix(4) == ["Friends ✓", "Others, 2 of 2", "Shops ✓", "Strangers ✓"])
    phone.tap("Messages")
    #expect(phone.rows.suffix(2) == ["Mail ✓", "Messages, 3 of 3"])
    // Groups that were open inside still are.
    phone.tap("Messages")
    #expect(phone.rows.suffix(2) == ["Shops ✓", "Strangers ✓"])
  }

  @Test func `rows slide to their places while the outline opens`() throws {
    guard let place = phone.place("Messages") else { return #expect(Bool(false)) }
    phone.list.tap(at: place)
    phone.list.advance(by: 0.1)
    let arriving = IndexPath(item: 2, section: 3)
    let alpha = try #require(phone.list.presentation(ofItemAt: arriving)).alpha
    #expect(alpha > 0 && alpha < 1)
    phone.wait()
    #expect(phone.list.presentation(ofItemAt: arriving)?.alpha == 1)
  }

  @Test func `what is silent is counted by the groups around it`() {
    phone.tap("Messages")
    phone.tap("Others", fromRight: 20)
    phone.tap("Shops")
    #expect(
      phone.rows.suffix(5) == [
        "Messages, 2 of 3", "Friends ✓", "Others, 1 of 2", "Shops", "Strangers ✓",
      ])
    // A group that is not allowed as a whole is, after a tap; then it is silent.
    phone.tap("Others")
    #expect(phone.rows.suffix(3) == ["Others, 2 of 2", "Shops ✓", "Strangers ✓"])
    phone.tap("Others")
    #expect(
      phone.rows.suffix(5) == [
        "Messages, 1 of 3", "Friends ✓", "Others, 0 of 2", "Shops", "Strangers",
      ])
    #expect(phone.list.indexPathsForSelectedItems == [])
  }

  @Test func `rows that were away show what has changed meanwhile`() {
    phone.tap("Messages")
    phone.tap("Friends")
    phone.tap("Messages")
    #expect(phone.rows.last == "Messages, 2 of 3")
    phone.tap("Messages")
    #expect(phone.rows.suffix(3) == ["Messages, 2 of 3", "Friends", "Others, 2 of 2"])
  }
}
