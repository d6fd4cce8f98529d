import GridTestingSupport
import UIKit
import XCTest

@testable import Settings

/// Swipes, flings and presses on the settings.
final class SwipeTests: GridTestCase {
  func testALongSwipeForgetsANetwork() {
    onMainActor {
      let phone = SettingsPhone()
      let tops = phone.tops
      phone.swipe("Office", by: -260)
      XCTAssertEqual(phone.store.networks.map(\.name), ["Home", "Library"])
      XCTAssertEqual(Array(phone.rows[3...6]), ["Bluetooth: off", "Home ✓", "Library", "Mail ✓"])
      XCTAssertEqual(phone.tops["Home ✓"], tops["Home ✓"])
      XCTAssertEqual(phone.tops["Library"], tops["Office"])
      XCTAssertEqual(phone.footer, "Joined to Home.")
    }
  }

  func testTheNextNetworkIsJoinedWhenTheJoinedOneIsForgotten() {
    onMainActor {
      let phone = SettingsPhone()
      phone.swipe("Home", by: -260)
      XCTAssertEqual(phone.footer, "Joined to Office.")
      XCTAssertEqual(Array(phone.rows[4...5]), ["Office ✓", "Library"])
      phone.swipe("Office", by: -260)
      phone.swipe("Library", by: -260)
      XCTAssertEqual(phone.footer, "Not joined to any network.")
      XCTAssertEqual(phone.headers, ["Known Networks", "Notifications"])
    }
  }

  func testAShortSwipeOffersActions() {
    onMainActor {
      let phone = SettingsPhone()
      phone.swipe("Library", by: -100)
      XCTAssertEqual(phone.cell("Library")?.configurationState.isSwiped, true)
      XCTAssertEqual(phone.store.networks.count, 3)
      // The second action, beside the first one at the edge.
      phone.tap("Library", fromRight: 110)
      XCTAssertEqual(phone.rows[6], "Library, Manual")
      XCTAssertEqual(phone.cell("Library")?.configurationState.isSwiped, false)
      // The action at the same place now says the opposite.
      phone.swipe("Library", by: -100)
      phone.tap("Library", fromRight: 110)
      XCTAssertEqual(phone.rows[6], "Library")
      phone.swipe("Library", by: -100)
      phone.tap("Library", fromRight: 30)
      XCTAssertEqual(Array(phone.rows[4...6]), ["Home ✓", "Office", "Mail ✓"])
    }
  }

  func testATouchElsewhereOnlyClosesWhatWasDrawnAside() {
    onMainActor {
      let phone = SettingsPhone()
      let rows = phone.rows
      phone.swipe("Library", by: -100)
      phone.tap("Office")
      XCTAssertEqual(phone.cell("Library")?.configurationState.isSwiped, false)
      XCTAssertEqual(phone.rows, rows)
      phone.tap("Office")
      XCTAssertEqual(phone.footer, "Joined to Office.")
    }
  }

  func testASwipeToTheRightJoinsWhatIsNotJoined() {
    onMainActor {
      let phone = SettingsPhone()
      phone.swipe("Library", by: 260)
      XCTAssertEqual(Array(phone.rows[4...6]), ["Home", "Office", "Library ✓"])
      XCTAssertEqual(phone.footer, "Joined to Library.")
      let rows = phone.rows
      phone.swipe("Library", by: 260)
      XCTAssertEqual(phone.rows, rows)
    }
  }

  func testRowsWithoutActionsAreNotDrawnAside() {
    onMainActor {
      let phone = SettingsPhone()
      for row in ["Ada", "Mail", "Bluetooth"] {
        guard let place = phone.place(row) else { return XCTFail("\(row) does not show") }
        let finger = phone.list.touchDown(at: place)
        finger.move(to: CGPoint(x: place.x - 120, y: place.y))
        XCTAssertEqual(phone.cell(row)?.configurationState.isSwiped, false)
        XCTAssertFalse(phone.list.isDragging)
        finger.cancel()
      }
      XCTAssertEqual(phone.openedAccounts, 0)
    }
  }

  func testALongPressOnARowIsATap() {
    onMainActor {
      let phone = SettingsPhone()
      let cell = phone.cell("Ada")
      let finger = phone.list.touchDown(onItemAt: IndexPath(item: 0, section: 0))
      phone.list.advance(by: 0.8)
      XCTAssertEqual(cell?.isHighlighted, true)
      XCTAssertEqual(phone.openedAccounts, 0)
      finger?.lift()
      phone.wait()
      XCTAssertEqual(phone.openedAccounts, 1)
      XCTAssertEqual(cell?.isHighlighted, false)
    }
  }

  func testASmallPhoneIsFlungToItsEndAndBack() {
    onMainActor {
      let phone = SettingsPhone(height: 400)
      XCTAssertEqual(phone.rows.last, "Home ✓")
      phone.list.swipe(
        from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 150), speed: 2500)
      XCTAssertTrue(phone.list.isDecelerating)
      phone.wait()
      let end = phone.list.contentSize.height - 400
      XCTAssertEqual(phone.list.contentOffset.y, end, accuracy: 0.01)
      XCTAssertEqual(phone.rows.suffix(2), ["Mail ✓", "Messages, 3 of 3"])
      // A group that opens grows the list below the screen, and nothing on screen moves.
      let tops = phone.tops
      phone.tap("Messages")
      XCTAssertEqual(phone.list.contentOffset.y, end, accuracy: 0.01)
      XCTAssertEqual(phone.tops["Messages, 3 of 3"], tops["Messages, 3 of 3"])
      XCTAssertEqual(phone.list.contentSize.height, end + 400 + 88, accuracy: 0.01)
      phone.list.swipe(
        from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 380), speed: 4000)
      phone.wait()
      XCTAssertEqual(phone.list.contentOffset.y, 0)
      XCTAssertEqual(phone.rows.first, "Ada, Account, Backup, and More")
    }
  }

  func testAFingerStopsAFlingAndSelectsNothing() {
    onMainActor {
      let phone = SettingsPhone(height: 400)
      phone.list.swipe(
        from: CGPoint(x: 195, y: 350), to: CGPoint(x: 195, y: 250), speed: 1500)
      phone.list.advance(by: 0.1)
      let offset = phone.list.contentOffset.y
      phone.list.tap(at: CGPoint(x: 195, y: 200))
      phone.wait()
      XCTAssertGreaterThan(offset, 100)
      XCTAssertEqual(phone.list.contentOffset.y, offset)
      XCTAssertEqual(phone.footer, "Joined to Home.")
    }
  }
}
