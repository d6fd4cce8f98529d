import GridKit
import TestSupport
import Testing

@Suite("Watching attributes", .rows)
@MainActor
struct ChangeTrackerTests {
  private func make() -> GridViewLayoutAttributes { GridViewLayoutAttributes(forCellWith: [0, 0]) }

  /// Runs words such as `add A1`: A and B are counters, O objects made outside any question, and
  /// the counter of X is gone. The other words are states of the tracker.
  private func run(_ script: String) {
    let counters = ["A": AttributeCounter(), "B": AttributeCounter()]
    var objects: [String: GridViewLayoutAttributes] = [:]
    func object(_ name: String) -> GridViewLayoutAttributes {
      if let known = objects[name] { return known }
      let letter = String(name.prefix(1))
      let counter = letter == "X" ? AttributeCounter() : counters[letter]
      let made = counter?.counting { make() } ?? make()
      objects[name] = made
      return made
    }
    var tracker = ChangeTracker()
    for step in script.split(separator: ", ").map(String.init) {
      let words = step.split(separator: " ").map(String.init)
      switch words[0] {
      case "add": tracker.add(object(words[1]))
      case "fade": object(words[1]).alpha /= 2
      case "move": object(words[1]).frame.origin.x += 3
      case "read": tracker.recordRead()
      case "restart": tracker.restart()
      case "changed": #expect(tracker.mayFindChanges, "\(script)")
      case "calm": #expect(!tracker.mayFindChanges, "\(script)")
      case "tracked": #expect(!tracker.hasUntracked, "\(script)")
      case "untracked": #expect(tracker.hasUntracked, "\(script)")
      default: Issue.record("\(step) is no step")
      }
    }
  }

  @Test func `a tracker finds changes of what it watches`() {
    let rows: [(name: String, script: String)] = [
      (
        "until it is read, and none of objects that are not watched",
        "add A1, add A2, read, calm, tracked, fade A2, changed, read, calm, fade A3, calm"
      ),
      (
        "not those of objects of another simulation",
        "add A1, read, fade B1, move B1, calm, fade A1, changed"
      ),
      (
        "objects made outside any question are watched beside those of a simulation",
        "add O1, add A1, read, tracked, move O1, changed, read, move A1, changed, tracked"
      ),
      (
        "objects of a third counter may change unnoticed, which is known",
        "add A1, read, add B1, untracked, changed, read, changed, "
          + "restart, add B1, read, tracked, calm, fade B1, changed"
      ),
      (
        "a change from before another counter came in",
        "add O1, read, fade O1, add A1, changed, restart, changed"
      ),
      ("objects that outlive their counter may change unnoticed", "add X1, untracked"),
    ]
    forEachRow(of: rows, named: \.name) { run($0.script) }
  }
}
