import GridTestingSupport
import UIKit
import XCTest

@testable import Chat

/// Messages that come in at the end, and are sent from there.
final class SendingTests: GridTestCase {
  func testWhoIsAtTheEndStaysThere() {
    onMainActor {
      let phone = ChatPhone()
      for (id, words) in [(100, 1), (101, 60), (102, 3)] {
        phone.receive(id, words: words)
        phone.wait()
        XCTAssertEqual(phone.names.last, "#\(id)")
        XCTAssertEqual(phone.distanceFromEnd, 0)
      }
      XCTAssertTrue(phone.controller.newMessagesButton.isHidden)
    }
  }

  func testMessagesSlideUpForANewOne() {
    onMainActor {
      let phone = ChatPhone()
      let tops = phone.tops
      phone.receive(100)
      let path = phone.bubble("#100").flatMap { phone.grid.indexPath(for: $0) }
      phone.grid.advance(by: 0.1)
      let alpha = path.flatMap { phone.grid.presentation(ofItemAt: $0)?.alpha } ?? 0
      XCTAssertTrue(alpha > 0 && alpha < 1, "it fades in")
      phone.wait()
      guard let height = phone.bubble("#100")?.frame.height, let top = tops["#48"] else {
        return XCTFail("the messages show")
      }
      XCTAssertEqual(phone.tops["#48"] ?? 0, top - height - 6, accuracy: 0.5)
      // Bo's name stands above the message before.
      XCTAssertEqual(phone.bubble("#100")?.content.name, nil)
    }
  }

  func testWhoReadsIsNotDisturbed() {
    onMainActor {
      let phone = ChatPhone()
      phone.grid.drag(by: -300)
      let tops = phone.tops
      phone.receive(100)
      phone.wait()
      XCTAssertLessThan(phone.displacement(since: tops), 0.01)
      let button = phone.controller.newMessagesButton
      XCTAssertFalse(button.isHidden)
      XCTAssertEqual(button.currentTitle, "1 new message")
      phone.receive(101, words: 40)
      phone.wait()
      XCTAssertEqual(button.currentTitle, "2 new messages")
      XCTAssertLessThan(phone.displacement(since: tops), 0.01)
      phone.tap(button)
      phone.wait()
      XCTAssertEqual(phone.names.last, "#101")
      XCTAssertEqual(phone.distanceFromEnd, 0)
      XCTAssertTrue(button.isHidden)
    }
  }

  func testAThumbThatReachesTheEndHasSeenEverything() {
    onMainActor {
      let phone = ChatPhone()
      phone.grid.drag(by: -300)
      phone.receive(100)
      phone.wait()
      phone.grid.swipe(
        from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 250), speed: 3000)
      phone.wait()
      XCTAssertEqual(phone.distanceFromEnd, 0)
      XCTAssertEqual(phone.names.last, "#100")
      XCTAssertTrue(phone.controller.newMessagesButton.isHidden)
    }
  }

  func testAnAnswerIsSent() {
    onMainActor {
      let phone = ChatPhone()
      phone.grid.drag(by: -300)
      phone.tap(phone.controller.composer.buttons[0])
      phone.wait()
      // From wherever one was: what one says oneself is shown.
      XCTAssertEqual(phone.bubbles.last?.content.text, "Yes")
      XCTAssertEqual(phone.bubbles.last?.content.note, "Sending…")
      XCTAssertEqual(phone.distanceFromEnd, 0)
      let height = phone.bubbles.last?.frame.height ?? 0
      phone.server.answer()
      phone.wait()
      XCTAssertNil(phone.bubbles.last?.content.note)
      XCTAssertLessThan(phone.bubbles.last?.frame.height ?? height, height)
      XCTAssertEqual(phone.distanceFromEnd, 0)
    }
  }

  func testALongAnswerHasItsLines() {
    onMainActor {
      let phone = ChatPhone(on: .narrow)
      phone.tap(phone.controller.composer.buttons[0])
      phone.tap(phone.controller.composer.buttons[2])
      phone.server.answer()
      phone.wait()
      let (short, long) = (phone.bubbles.dropLast().last, phone.bubbles.last)
      XCTAssertEqual(long?.content.text, "On my way, see you in a few minutes!")
      guard let line = short?.textLabel.frame.height, let text = long?.textLabel.frame.height
      else { return XCTFail("the answers show") }
      XCTAssertEqual(text, 2 * line, accuracy: 0.5)
      XCTAssertEqual(short?.bubble.frame.height ?? 0, line + 16, accuracy: 0.5)
      XCTAssertEqual(long?.bubble.frame.height ?? 0, text + 16, accuracy: 0.5)
    }
  }

  func testATapShowsWhenAMessageWasWritten() {
    onMainActor {
      let phone = ChatPhone()
      phone.grid.drag(by: -200)
      let tops = phone.tops
      let height = phone.bubble("#44")?.frame.height ?? 0
      guard let path = phone.bubble("#44").flatMap({ phone.grid.indexPath(for: $0) }),
        let next = phone.bubble("#45").flatMap({ phone.grid.indexPath(for: $0) })
      else { return XCTFail("the messages show") }
      phone.grid.tapItem(at: path)
      phone.wait()
      XCTAssertEqual(phone.bubble("#44")?.content.note, "8:04")
      let growth = (phone.bubble("#44")?.frame.height ?? 0) - height
      XCTAssertGreaterThan(growth, 10)
      // Messages above stay, messages below make room.
      XCTAssertEqual(phone.tops["#43"], tops["#43"])
      XCTAssertEqual(phone.tops["#44"], tops["#44"])
      XCTAssertEqual(phone.tops["#45"] ?? 0, (tops["#45"] ?? 0) + growth, accuracy: 0.01)
      // One at a time.
      phone.grid.tapItem(at: next)
      phone.wait()
      XCTAssertEqual(phone.bubble("#44")?.frame.height, height)
      XCTAssertEqual(phone.bubble("#45")?.content.note, "8:05")
      XCTAssertEqual(phone.grid.indexPathsForSelectedItems, [])
    }
  }

  func testBothEndsGrowAtTheSameTime() {
    onMainActor {
      let phone = ChatPhone()
      while !phone.server.isAsked {
        phone.grid.swipe(
          from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 350), speed: 600, rest: 0.2)
      }
      let tops = phone.tops
      phone.receive(100)
      phone.server.answer()
      phone.wait()
      XCTAssertLessThan(phone.displacement(since: tops), 0.01)
      XCTAssertEqual(phone.controller.newMessagesButton.currentTitle, "1 new message")
      XCTAssertEqual(phone.controller.conversation.messages.count, 41)
      phone.tap(phone.controller.newMessagesButton)
      phone.wait()
      XCTAssertEqual(phone.names.last, "#100")
      XCTAssertEqual(phone.distanceFromEnd, 0)
    }
  }

  func testAPhoneThatTurnsStaysAtTheEnd() {
    onMainActor {
      let phone = ChatPhone()
      let height = phone.bubble("#49")?.frame.height ?? 0
      phone.window.resize(to: CGSize(width: 844, height: 390))
      phone.wait()
      XCTAssertEqual(phone.names.last, "#49")
      XCTAssertEqual(phone.distanceFromEnd, 0)
      XCTAssertLessThan(phone.bubble("#49")?.frame.height ?? height, height)
      let mine = phone.bubble("#48")
      XCTAssertEqual(mine?.frame.width, 820)
      XCTAssertEqual(mine?.bubble.frame.maxX ?? 0, 820, accuracy: 0.5)
      phone.window.resize(to: CGSize(width: 390, height: 700))
      phone.wait()
      XCTAssertEqual(phone.distanceFromEnd, 0)
      XCTAssertEqual(phone.bubble("#49")?.frame.height, height)
    }
  }
}
