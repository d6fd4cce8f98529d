import GridTestingSupport
import Phones
import Testing
import UIKit

@testable import Chat

/// Bubbles, the bar and the spinner on screens of several sizes, in both directions of reading.
@MainActor @Suite("Chat layout", .ownSimulation)
struct ChatLayoutTests {
  /// The width of a pixel, in points, and a little more.
  private let pixel: CGFloat = 0.34

  /// Whether two edges are the same but for the rounding of a place and a length to pixels.
  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) <= 2 * pixel
  }

  @Test(arguments: Screen.all)
  func `bubbles stand at the side of their author`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    #expect(phone.bubbles.count > 1 && phone.distanceFromEnd == 0)
    for cell in phone.bubbles {
      let content = cell.contentView
      #expect(layoutMistakes(in: content) == [])
      let bubble = frame(of: cell.bubble, in: content)
      #expect(bubble.width <= 0.75 * content.bounds.width + pixel)
      let isAtRight = cell.content.isMine != screen.isRightToLeft
      #expect(isNear(isAtRight ? bubble.maxX : bubble.minX, isAtRight ? content.bounds.maxX : 0))
      // The text has its room on all sides, below the name if there is one.
      let text = frame(of: cell.textLabel, in: content)
      let name = frame(of: cell.nameLabel, in: content)
      #expect(isNear(text.minX, bubble.minX + 12) && isNear(text.maxX, bubble.maxX - 12))
      #expect(isNear(text.maxY, bubble.maxY - 8))
      #expect(cell.nameLabel.isHidden == (cell.content.name == nil))
      if cell.nameLabel.isHidden {
        #expect(isNear(text.minY, bubble.minY + 8))
      } else {
        #expect(isNear(name.minY, bubble.minY + 8) && isNear(text.minY, name.maxY))
      }
    }
    #expect(Set(phone.bubbles.map(\.content.isMine)) == [true, false])
  }

  @Test(arguments: Screen.all)
  func `the time stands below the bubble, at its side`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    for isMine in [true, false] {
      phone.grid.drag(by: isMine ? 0 : -40)
      let cell = try #require(phone.bubbles.last { $0.content.isMine == isMine })
      let path = try #require(phone.grid.indexPath(for: cell))
      let height = cell.frame.height
      phone.grid.tapItem(at: path)
      phone.wait()
      let opened = try #require(phone.grid.cellForItem(at: path) as? BubbleCell)
      let content = opened.contentView
      let (bubble, note) = (
        frame(of: opened.bubble, in: content), frame(of: opened.recordLabel, in: content)
      )
      #expect(opened.recordLabel.text?.contains(":") == true && !opened.recordLabel.isHidden)
      #expect(isNear(note.minY, bubble.maxY) && isNear(note.maxY, content.bounds.maxY))
      let isAtRight = isMine != screen.isRightToLeft
      #expect(isNear(isAtRight ? note.maxX : note.minX, isAtRight ? bubble.maxX : bubble.minX))
      #expect(isNear(opened.frame.height, height + note.height))
      #expect(layoutMistakes(in: content) == [])
    }
  }

  @Test(arguments: Screen.all)
  func `the day stands in a pill in the middle, clear of the camera`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    #expect(!phone.days.isEmpty)
    for day in phone.days {
      #expect(layoutMistakes(in: day.pill) == [])
      #expect(isNear(day.pill.frame.midX, day.bounds.midX))
      #expect(isNear(day.pill.frame.width, day.label.frame.width + 20))
      #expect(day.label.frame.size == day.label.intrinsicContentSize)
      #expect(frame(of: day.pill, in: phone.window).minY >= screen.safeArea.top)
    }
  }

  @Test(arguments: Screen.all)
  func `a long text has its lines, and a long word is broken`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    phone.receive(100)
    phone.wait()
    let line = try #require(phone.bubble("#100")).textLabel.frame.height
    phone.receive(101, words: 60)
    phone.wait()
    phone.controller.receive(
      Message(
        id: 102, author: .friend("Bo"), text: String(repeating: "w", count: 150),
        date: Moment(day: 10, minute: 600)))
    phone.wait()
    for text in ["#101", String(repeating: "w", count: 150)] {
      while phone.bubble(text) == nil { phone.grid.drag(by: -60) }
      let cell = try #require(phone.bubble(text))
      let width = 0.75 * cell.contentView.bounds.width - 24
      let needed = cell.textLabel.intrinsicContentSize
      // At least as many lines as the text has in a row.
      #expect(cell.textLabel.frame.height > (needed.width / width - 1) * line)
      #expect(cell.textLabel.frame.height >= 2 * line - pixel)
      #expect(cell.frame.height >= cell.textLabel.frame.height + 16 - pixel)
      #expect(layoutMistakes(in: cell.contentView) == [])
    }
  }

  @Test(arguments: Screen.all)
  func `the bar fills the lower edge, and its buttons keep clear of it`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    let (view, bar) = (phone.controller.view!, phone.controller.composer)
    let (bounds, insets) = (view.bounds, screen.safeArea)
    #expect(view.frame == phone.window.bounds)
    #expect(bar.frame.minX == 0 && bar.frame.maxX == bounds.maxX && bar.frame.maxY == bounds.maxY)
    #expect(phone.grid.frame.maxY == bar.frame.minY && phone.grid.frame.minY == 0)
    #expect(phone.grid.frame.width == bounds.width)
    let frames = bar.buttons.map { frame(of: $0, in: view) }
    for button in frames {
      #expect(isNear(button.width, frames[0].width) && button.height >= 44)
      #expect(button.minY >= bar.frame.minY && button.maxY <= bounds.maxY - insets.bottom)
    }
    let row = screen.isRightToLeft ? frames.reversed() : frames
    #expect(row.first?.minX == insets.left + 8)
    #expect(isNear(row.last?.maxX ?? 0, bounds.maxX - insets.right - 8))
    for (left, right) in zip(row, row.dropFirst()) { #expect(isNear(left.maxX + 8, right.minX)) }
    #expect(layoutMistakes(in: bar) == [])
  }

  @Test(arguments: Screen.all)
  func `the button to new messages and the spinner float in the middle`(screen: Screen) throws {
    let phone = ChatPhone(on: screen)
    while !phone.server.isAsked { phone.grid.drag(by: -200) }
    phone.receive(100)
    phone.grid.advance(frames: 1)
    let (button, spinner) = (phone.controller.newMessagesButton, phone.controller.spinner)
    #expect(!button.isHidden && !spinner.isHidden)
    let middle = phone.window.bounds.midX
    #expect(isNear(button.frame.midX, middle) && isNear(spinner.frame.midX, middle))
    #expect(button.frame.width >= 160 && button.frame.width >= button.intrinsicContentSize.width)
    #expect(button.frame.height == 36)
    #expect(button.frame.maxY == phone.controller.composer.frame.minY - 8)
    #expect(spinner.frame.size == spinner.intrinsicContentSize)
    // Below the day, which stays at the upper edge.
    let day = try #require(phone.days.first)
    #expect(spinner.frame.minY >= frame(of: day.pill, in: phone.window).maxY)
  }

  @Test func `a phone that turns leaves alone a reader who has scrolled away`() {
    let phone = ChatPhone(on: .upright)
    phone.grid.drag(by: -300)
    phone.wait()
    phone.window.resize(to: Screen.turned.size)
    phone.wait()
    #expect(phone.distanceFromEnd > 40)
  }

  @Test func `a phone that turns shows the same end in wider bubbles, and back`() throws {
    let phone = ChatPhone(on: .upright)
    let tops = phone.tops
    phone.window.setSafeAreaInsets(Screen.turned.safeArea)
    phone.window.resize(to: Screen.turned.size)
    phone.wait()
    #expect(phone.names.last == "#49" && phone.distanceFromEnd == 0)
    for cell in phone.bubbles {
      #expect(frame(of: cell, in: phone.window).minX >= Screen.turned.safeArea.left)
      #expect(layoutMistakes(in: cell.contentView) == [])
    }
    #expect(phone.controller.composer.frame.maxY == Screen.turned.size.height)
    phone.window.setSafeAreaInsets(Screen.upright.safeArea)
    phone.window.resize(to: Screen.upright.size)
    phone.wait()
    #expect(phone.distanceFromEnd == 0)
    #expect(phone.displacement(since: tops) < 0.01 && phone.tops.count == tops.count)
  }
}
