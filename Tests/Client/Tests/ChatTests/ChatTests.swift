import GridTestingSupport
import Testing
import UIKit

@testable import Chat

/// The look of a conversation, and how older messages come in at its top.
@MainActor @Suite("Chat", .ownSimulation)
struct ChatTests {
  let phone = ChatPhone()

  /// Draws older messages in until the server is asked for more.
  private func scrollUpUntilAsked() {
    while !phone.server.isAsked {
      phone.grid.swipe(
        from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 350), speed: 600, rest: 0.2)
    }
  }

  @Test func `a conversation opens at its end`() {
    #expect(phone.names.suffix(4) == ["#46", "#47", "#48", "#49"])
    #expect(phone.distanceFromEnd == 0)
    #expect(phone.day == "Today")
    #expect(phone.server.loadCount == 1)
    #expect(phone.controller.newMessagesButton.isHidden && phone.controller.spinner.isHidden)
  }

  @Test func `bubbles are as large as their texts, mine at the right`() throws {
    let short = try #require(phone.bubble("#46"))
    let long = try #require(phone.bubble("#49"))
    let mine = try #require(phone.bubble("#45"))
    // One line and a name; and six lines with a name.
    let widest = 0.75 * phone.grid.bounds.insetBy(dx: 12, dy: 0).width
    for cell in [short, long] {
      #expect(abs(cell.bubble.frame.width - cell.textLabel.frame.width - 24) < 0.5)
      #expect(cell.bubble.frame.minX == 0)
    }
    #expect(short.bubble.frame.width < widest / 2)
    #expect(long.bubble.frame.width > widest / 2 && long.bubble.frame.width < widest + 0.5)
    #expect(long.textLabel.frame.height > 3 * short.textLabel.frame.height)
    #expect(abs(mine.bubble.frame.maxX - mine.contentView.bounds.width) < 0.5)
    #expect(mine.content.name == nil && short.content.name == "Bo")
    #expect(short.accessibilityLabel == "Bo: #46 word0")
    for (upper, lower) in zip(phone.bubbles, phone.bubbles.dropFirst()) {
      #expect(abs(lower.frame.minY - upper.frame.maxY - 6) < 0.01)
    }
  }

  @Test func `older messages come in above, and nothing on screen moves`() {
    scrollUpUntilAsked()
    #expect(!phone.controller.spinner.isHidden)
    let (tops, day) = (phone.tops, phone.day)
    phone.server.answer()
    phone.wait()
    #expect(phone.displacement(since: tops) < 0.01)
    #expect(phone.day == day)
    #expect(phone.controller.spinner.isHidden)
    #expect(phone.controller.conversation.messages.count == 40)
  }

  @Test func `a fling goes on over the seam`() {
    phone.fling(down: 300, speed: 2500)
    while !phone.server.isAsked { phone.grid.advance(frames: 1) }
    let before = phone.tops
    phone.grid.advance(frames: 1)
    let travel = phone.displacement(since: before)
    #expect(travel > 5)
    let tops = phone.tops
    phone.server.answer()
    #expect(phone.displacement(since: tops) < 0.01)
    #expect(phone.grid.isDecelerating)
    phone.grid.advance(frames: 1)
    // A fling gets slower by 3 percent a frame, and its offsets lie on whole pixels.
    #expect(abs(phone.displacement(since: tops) - travel) < 0.04 * travel + 0.4)
  }

  @Test func `a finger that holds the messages keeps holding the same ones`() throws {
    scrollUpUntilAsked()
    let finger = phone.grid.touchDown(at: CGPoint(x: 195, y: 300))
    finger.move(to: CGPoint(x: 195, y: 330))
    #expect(finger.draggedView === phone.grid)
    let tops = phone.tops
    phone.server.answer()
    #expect(phone.displacement(since: tops) < 0.01)
    finger.move(to: CGPoint(x: 195, y: 380))
    #expect(abs(phone.displacement(since: tops) - 50) < 0.01)
    #expect(phone.grid.isTracking)
    finger.cancel()
  }

  @Test func `messages that show for the first time push no other one`() {
    scrollUpUntilAsked()
    phone.server.answer()
    phone.wait()
    // Heights of the messages above are guesses until they show.
    for _ in 0..<12 {
      let tops = phone.tops
      phone.grid.drag(by: -60)
      #expect(abs(phone.displacement(since: tops) - 60) < 0.01)
    }
  }

  @Test func `the beginning is reached, and asked for once`() {
    var flings = 0
    while phone.controller.conversation.hasOlder, flings < 40 {
      phone.fling(down: 300, speed: 3000)
      phone.wait()
      phone.server.answer()
      flings += 1
    }
    phone.fling(down: 400, speed: 6000)
    phone.wait()
    phone.fling(down: 400, speed: 6000)
    phone.wait()
    #expect(phone.names.first == "#0")
    #expect(phone.grid.contentOffset.y == 0)
    #expect(phone.day == "4 days ago")
    #expect(phone.server.loadCount == 3 && !phone.server.isAsked)
    #expect(phone.controller.conversation.messages.map(\.id) == Array(0..<50))
  }

  @Test func `days are named at the top while their messages show`() {
    #expect(phone.day == "Today")
    while phone.names.contains("#40") == false || phone.day == "Today" {
      phone.grid.drag(by: -40)
    }
    #expect(phone.day == "Yesterday")
    #expect(phone.names.contains("#39"))
  }

  @Test func `a name moves up to where its author begins`() {
    // Of five messages a page has the last; the one before is by the same author.
    #expect(phone.controller.conversation.messages.first?.id == 30)
    let server = Server(
      (0..<25).map {
        Message(
          id: $0, author: .friend($0 < 3 ? "Bo" : "Cy"), text: "#\($0)",
          date: Moment(day: 10, minute: $0))
      })
    let controller = ChatViewController(service: server)
    phone.window.rootViewController = controller
    phone.wait()
    server.answer()
    controller.collectionView.settle()
    controller.collectionView.scrollToItem(at: [0, 0], at: .top, animated: false)
    controller.collectionView.settle()
    func cell(_ item: Int) -> BubbleCell? {
      controller.collectionView.cellForItem(at: [0, item]) as? BubbleCell
    }
    #expect(cell(0)?.content.text == "#5" && cell(0)?.content.name == "Cy")
    let height = cell(0)?.frame.height ?? 0
    server.answer()
    controller.collectionView.settle()
    #expect(cell(5)?.content.text == "#5" && cell(5)?.content.name == nil)
    #expect(cell(5)?.frame.height ?? height < height)
  }
}
