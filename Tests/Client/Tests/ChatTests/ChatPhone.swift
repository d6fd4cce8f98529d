import GridTesting
import Phones
import UIKit

@testable import Chat

/// A server with a history that answers when the test says so.
@MainActor
final class Server: MessageService {
  private let history: [Message]
  private var waiting: [@MainActor () -> Void] = []
  private(set) var loadCount = 0
  var now = Moment(day: 10, minute: 18 * 60)

  init(_ history: [Message]) {
    self.history = history
  }

  func loadMessages(
    before message: Message?, count: Int, completion: @escaping @MainActor ([Message]) -> Void
  ) {
    loadCount += 1
    let end = message.flatMap { message in history.firstIndex { $0.id == message.id } }
    let older = history[..<(end ?? history.count)].suffix(count)
    waiting.append { completion(Array(older)) }
  }

  func send(_ message: Message, completion: @escaping @MainActor () -> Void) {
    waiting.append { completion() }
  }

  var isAsked: Bool { !waiting.isEmpty }

  /// Answers what was asked, in order.
  func answer() {
    let answers = waiting
    waiting = []
    for answer in answers { answer() }
  }
}

/// A phone that shows a conversation, and a finger on it.
@MainActor
final class ChatPhone {
  let server: Server
  let controller: ChatViewController
  let window: UIWindow

  /// - Parameter count: Messages of the last days, ten a day, the last of them today.
  convenience init(count: Int = 50, size: CGSize = CGSize(width: 390, height: 700)) {
    self.init(count: count, window: UIWindow(frame: CGRect(origin: .zero, size: size)))
  }

  convenience init(count: Int = 50, on screen: Screen) {
    self.init(count: count, window: screen.makeWindow())
  }

  private init(count: Int, window: UIWindow) {
    server = Server((0..<count).map { ChatPhone.message($0, of: count) })
    controller = ChatViewController(service: server)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
    wait()
    server.answer()
    wait()
  }

  /// Of one to seven lines, by its number.
  private static func message(_ index: Int, of count: Int) -> Message {
    let words = (0..<(1 + index * 7 % 23)).map { "word\($0)" }
    return Message(
      id: index, author: index % 3 == 0 ? .me : .friend(index % 3 == 1 ? "Bo" : "Cy"),
      text: "#\(index) " + words.joined(separator: " "),
      date: Moment(day: 10 - (count - 1 - index) / 10, minute: 8 * 60 + index % 10))
  }

  var grid: UICollectionView { controller.collectionView }

  /// Lets time pass until nothing moves. The sizes of texts are estimates, and these tests count
  /// with them; any other finding ends the program.
  func wait() {
    grid.settle()
    let others = grid.simulation.findings.filter {
      $0.code != "text-estimated" && $0.severity != .information
    }
    precondition(others.isEmpty, "\(others)")
  }

  /// Bo writes something.
  func receive(_ id: Int, words: Int = 1) {
    let words = ["#\(id)"] + (0..<words).map { "word\($0)" }
    controller.receive(
      Message(
        id: id, author: .friend("Bo"), text: words.joined(separator: " "),
        date: Moment(day: 10, minute: 600)))
  }

  // MARK: What shows

  /// Where each message on screen begins, by the first word of its text, to a thousandth of a
  /// point.
  var tops: [String: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: grid.visibleCells.compactMap { $0 as? BubbleCell }.map {
        (ChatPhone.name($0), rounded($0.frame.minY - grid.contentOffset.y))
      })
  }

  /// How far messages have moved on screen, at most, of those that show now and did then.
  func displacement(since old: [String: CGFloat]) -> CGFloat {
    tops.reduce(0) { most, entry in
      old[entry.key].map { max(most, abs(entry.value - $0)) } ?? most
    }
  }

  var bubbles: [BubbleCell] {
    grid.visibleCells.compactMap { $0 as? BubbleCell }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// First words of the messages on screen, from top to bottom.
  var names: [String] { bubbles.map { ChatPhone.name($0) } }

  static func name(_ bubble: BubbleCell) -> String {
    (bubble.content.text).split(separator: " ").first.map(String.init) ?? ""
  }

  func bubble(_ name: String) -> BubbleCell? { bubbles.first { ChatPhone.name($0) == name } }

  /// The days on screen, from top to bottom.
  var days: [DayView] {
    grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { $0 as? DayView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// The day at the top.
  var day: String? { days.first?.label.text }

  /// How far the end of the messages is below the lower edge of their view, to a thousandth of a
  /// point: heights are thirds of points, so that sums of them are not exact.
  var distanceFromEnd: CGFloat {
    let end = grid.contentSize.height + grid.adjustedContentInset.bottom
    return rounded(end - grid.bounds.height - grid.contentOffset.y)
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (1000 * length).rounded() / 1000 }

  // MARK: The finger

  /// A thumb that draws the messages down, towards older ones, and lets go at a speed.
  func fling(down distance: CGFloat, speed: CGFloat) {
    grid.swipe(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), speed: speed)
  }

  func tap(_ button: UIButton) {
    let place = button.convert(
      CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    window.touch(.tap(at: place))
  }
}
