import GridTesting
import Testing
import UIKit

@MainActor @Suite("Methods called by selectors")
struct SelectorCallTests {
  final class Listener: NSObject {
    nonisolated(unsafe) static var heard: [String] = []
    let name: String
    init(name: String) { self.name = name }
    func hear(_ note: Notification) { Self.heard.append("\(name) \(note.name.rawValue)") }
    func hearOld(_ note: NSNotification) { Self.heard.append("\(name) old") }
    func tick(_ timer: Timer) { Self.heard.append("\(name) \(timer.userInfo ?? "nothing")") }
    func answer() -> String? { name }
    func nothing() -> String? { nil }
    func joined(_ a: String, _ b: String) -> String { a + b }
    func leave() {}
    static let hears = Selector("hear:", method: Listener.hear(_:))
  }

  private static let ring = Notification.Name("ring")
  private static let knock = Notification.Name("knock")

  /// Returns the notifications that listeners hear while a closure runs.
  private func heard(_ body: (NotificationCenter) -> Void) -> [String] {
    Listener.heard = []
    body(NotificationCenter())
    return Listener.heard
  }

  @Test func `an observer gets the notifications of its name and sender, until it is removed`() {
    let (one, two) = (Listener(name: "one"), Listener(name: "two"))
    let lines = heard { center in
      center.addObserver(one, selector: Listener.hears, name: Self.ring, object: nil)
      center.addObserver(one, selector: Listener.hears, name: Self.knock, object: two)
      center.addObserver(
        two, selector: Selector("hearOld:", method: Listener.hearOld(_:)), name: Self.ring,
        object: nil)
      center.post(name: Self.ring, object: nil)
      center.post(name: Self.knock, object: one)
      center.post(name: Self.knock, object: two)
      center.removeObserver(one, name: Self.knock, object: one)
      center.post(name: Self.knock, object: two)
      center.removeObserver(one, name: Self.ring, object: nil)
      center.post(name: Self.ring, object: nil)
      center.removeObserver(one)
      center.post(name: Self.knock, object: two)
    }
    // The order of the observers is left open.
    #expect(lines.sorted() == ["one knock", "one knock", "one ring", "two old", "two old"])
  }

  @Test func `an observer is not kept alive, and a token is removed as before`() {
    weak var gone: Listener?
    let lines = heard { center in
      do {
        let listener = Listener(name: "gone")
        gone = listener
        center.addObserver(listener, selector: Listener.hears, name: Self.ring, object: nil)
      }
      center.post(name: Self.ring, object: nil)
      let token = center.addObserver(forName: Self.ring, object: nil, queue: nil) { _ in
        Listener.heard.append("token")
      }
      center.post(name: Self.ring, object: nil)
      center.removeObserver(token)
      center.post(name: Self.ring, object: nil)
    }
    #expect(gone == nil)
    #expect(lines == ["token"])
  }

  @Test func `a performed method hands its answer on`() {
    let listener = Listener(name: "one")
    func answer(_ answer: PerformedAnswer?) -> String? { answer?.takeUnretainedValue() as? String }
    #expect(answer(listener.perform(Selector("answer", method: Listener.answer))) == "one")
    #expect(answer(listener.perform(Selector("nothing", method: Listener.nothing))) == nil)
    #expect(listener.perform(Selector("leave", method: Listener.leave)) == nil)
    let joined = Selector("joined::", method: Listener.joined(_:_:))
    #expect(answer(listener.perform(joined, with: "a", with: "b")) == "ab")
    #expect(NSStringFromSelector(NSSelectorFromString("joined::")) == "joined::")
  }

  @Test func `a missing method is a fault, also of an observer`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let listener = Listener(name: "one")
    simulation.perform {
      listener.perform(Selector("shut:"), with: 1)
      let center = NotificationCenter()
      center.addObserver(listener, selector: Selector("heed:"), name: Self.ring, object: nil)
      center.post(name: Self.ring, object: nil)
    }
    #expect(
      simulation.faults.map(\.message) == [
        "-[Listener shut:]: unrecognized selector sent to instance 0x0",
        "-[Listener heed:]: unrecognized selector sent to instance 0x0",
      ])
  }

  @Test func `a timer calls its target with what it was given`() {
    let listener = Listener(name: "one")
    let lines = heard { _ in
      let timer = Timer.scheduledTimer(
        timeInterval: 60, target: listener,
        selector: Selector("tick:", method: Listener.tick(_:)), userInfo: "given", repeats: false)
      timer.fire()
      #expect(!timer.isValid)
    }
    #expect(lines == ["one given"])
  }
}
