import UIKit

/// A message of the conversation, by the user or a friend.
struct Message: Hashable, Identifiable, Sendable {
  enum Author: Hashable, Sendable {
    case me
    case friend(String)
  }

  enum Status: Hashable, Sendable { case sending, delivered }

  let id: Int
  let author: Author
  let text: String
  let date: Moment
  var status = Status.delivered
}

/// A day, and minutes since it began.
struct Moment: Hashable, Sendable {
  var day: Int
  var minute: Int

  var clock: String { String(format: "%d:%02d", minute / 60, minute % 60) }
}

/// Where messages come from and go to.
@MainActor
protocol MessageService: AnyObject {
  /// The time now.
  var now: Moment { get }

  /// Loads what was written before a message, oldest first, or the latest; fewer than asked for
  /// where there are no more.
  func loadMessages(
    before message: Message?, count: Int, completion: @escaping @MainActor ([Message]) -> Void)

  func send(_ message: Message, completion: @escaping @MainActor () -> Void)
}

/// The messages that the phone knows, oldest first.
struct Conversation {
  private(set) var messages: [Message] = []
  /// Whether there may be older ones that were not loaded yet.
  private(set) var hasOlder = true

  var days: [Int] {
    messages.reduce(into: []) { days, message in
      if days.last != message.date.day { days.append(message.date.day) }
    }
  }

  func messages(of day: Int) -> [Message] { messages.filter { $0.date.day == day } }

  subscript(id: Message.ID) -> Message? { messages.first { $0.id == id } }

  /// Whether a message is the first of several by one author, on one day.
  func beginsRun(_ message: Message) -> Bool {
    guard let index = messages.firstIndex(where: { $0.id == message.id }), index > 0 else {
      return true
    }
    let previous = messages[index - 1]
    return previous.author != message.author || previous.date.day != message.date.day
  }

  mutating func prepend(_ older: [Message], isAll: Bool) {
    messages.insert(contentsOf: older, at: 0)
    hasOlder = !isAll
  }

  mutating func append(_ message: Message) { messages.append(message) }

  mutating func deliver(_ id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].status = .delivered
  }
}
