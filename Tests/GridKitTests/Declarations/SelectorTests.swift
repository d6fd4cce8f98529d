import GridKit
import Testing

@MainActor @Suite("Selectors")
struct SelectorTests {
  class Board: NSObject {
    override required init() {}
    private(set) var calls: [String] = []
    func note(_ text: String) { calls.append(text) }
    func open(_ sender: Any?) { note("open \(sender.map { "\($0)" } ?? "nil")") }
    func close() -> String { "closed" }
    func move(_ item: String, by steps: Int) { note("move \(item) \(steps)") }
  }

  final class WideBoard: Board {
    override func open(_ sender: Any?) { note("wide") }
  }

  @Test func `a reference is followed on the target, so that an override is called`() {
    let (board, wide) = (Board(), WideBoard())
    let open = Selector("open:", method: Board.open(_:))
    #expect(open.perform(on: board, with: 5, "left out"))
    #expect(open.perform(on: wide, with: 5))
    #expect(open.perform(on: board))
    #expect(Selector("move:by:", method: Board.move(_:by:)).perform(on: board, with: "a", 2))
    #expect(!Selector("move:by:", method: Board.move(_:by:)).perform(on: board, with: "a", "b"))
    #expect(board.calls == ["open 5", "open nil", "move a 2"])
    #expect(wide.calls == ["wide"])
    #expect(!open.perform(on: "no board", with: 5))
  }

  @Test func `a name is found in the table of the target's class`() {
    let (board, wide) = (Board(), WideBoard())
    #expect(Selector("open:").perform(on: wide, with: nil))
    #expect(Selector("close").answer(on: board, with: [])?.value as? String == "closed")
    #expect(Selector("calls").answer(on: wide, with: [])?.value as? [String] == ["wide"])
    #expect(Selector("make").perform(on: Board.self))
    #expect(!Selector("make").perform(on: board))
    #expect(Selector("open:").isMethod(of: board))
    #expect(!Selector("shut:").isMethod(of: board))
    #expect(!Selector("open:").isMethod(of: nil))
    // A reference to another class's method: what counts is the name.
    let other = Selector("open:", calling: { (target: NSArray, sender: Any?) in target.count })
    #expect(other.perform(on: wide, with: nil))
    #expect(wide.calls == ["wide", "wide"])
  }

  @Test func `names decide whether selectors are equal, and complete themselves`() {
    #expect(Selector("open:", method: Board.open(_:)) == "open:")
    #expect(Selector("open", method: Board.open).description == "open:")
    #expect(Set([Selector("close", method: Board.close), Selector("close")]).count == 1)
  }

  @Test func `an action that the target does not have is a fault with its name`() throws {
    let simulation = Simulation.recording()
    simulation.perform {
      #expect(Selector("shut:").sent(to: Board(), with: [1]) == nil)
      #expect(Selector("shut").sent(to: Board.self, with: []) == nil)
      #expect(Selector("shut").sent(to: nil, with: []) == nil)
    }
    #expect(simulation.faults.map(\.code) == ["unrecognized-selector", "unrecognized-selector"])
    #expect(
      simulation.faults.map(\.message) == [
        "-[Board shut:]: unrecognized selector sent to instance 0x0",
        "+[Board shut]: unrecognized selector sent to class 0x0",
      ])
  }
}

/// The table that preparing the class above would write.
final class PreparedSelectors: SelectorTable {
  static func selectors(of type: AnyClass) -> [Selector] {
    typealias Board = SelectorTests.Board
    guard type is Board.Type else { return [] }
    return [
      Selector("open:", calling: { (target: Board, sender: Any?) in target.open(sender) }),
      Selector("close", calling: { (target: Board) in target.close() }),
      Selector("calls", calling: { (target: Board) in target.calls }),
      Selector("make", calling: { (target: Board.Type) in target.init() }),
    ]
  }
}
