import Foundation
import GridCore
import TestSupport
import Testing

/// The plan of a batch of operations, recipe by recipe.
@Suite("Update plan")
struct UpdatePlanTests {
  // MARK: - What the layout is told

  @Test(.rule("UI-1", "UI-2", "UI-3", "UI-4", "UI-5"), .rows)
  func `the layout hears deletes from the highest down, then inserts, reloads, moves`() {
    let rows: [(String, [Int], [Int], String)] = [
      ("", [4], [4], ""), ("", [], [], ""),
      (
        "delete 0-1, delete 0-3, insert 0-2, insert 0-0", [4], [4],
        "delete 0-3, delete 0-1, insert 0-0, insert 0-2"
      ),
      (
        "move 0-4 0-2, reload 0-1, insert 1-0, delete 1-0, delete 0-0", [5, 1], [4, 1],
        "delete 1-0, delete 0-0, insert 1-0, reload 0-1 0-0, move 0-4 0-2"
      ),
      (
        "insert 1, delete 2, insert 0-0, move 3 0, reload 1", [1, 2, 3, 4], [5, 9, 7, 1],
        "delete 2, insert 0-0, insert 1, reload 1 2, move 3 0"
      ),
      ("move 0-1 0-0, move 0-1 0-0", [2], [2], "move 0-1 0-0"),
      ("move 0-1 0-1", [3], [3], "move 0-1 0-1"),
      // A reload shifts with the deletes and inserts before it.
      ("delete 0-0, reload 0-2", [4], [3], "delete 0-0, reload 0-2 0-1"),
      ("insert 0-0, reload 0-2", [4], [5], "insert 0-0, reload 0-2 0-3"),
      // A section that comes or goes absorbs the operations in it, a reloaded one none.
      ("delete 1, delete 1-0, delete 1-2", [2, 3, 1], [2, 1], "delete 1"),
      ("delete 1, delete 1-0, delete 1-0", [2, 3], [2], "delete 1"),
      ("insert 1, insert 1-2, insert 1-0", [2], [2, 3], "insert 1"),
      ("delete 0, reload 0-1", [2, 1], [1], "delete 0"),
      (
        "reload 0, reload 0-1, delete 0-0, insert 0-3", [2], [4],
        "delete 0-0, insert 0-3, reload 0-1 0-0, reload 0 0"
      ),
    ]
    forEachRow(of: rows) { record, before, after, items in
      let plan = try plan(record, before, after)
      #expect(plan.itemsText == items)
    }
  }

  @Test(.rows)
  func `reloads go by deletes from the highest down and inserts from the lowest up (11.3)`() {
    let rows: [(String, [Int], [Int], String)] = [
      // An insert at the reload's own place goes before it, and may bring in the next one.
      ("reload 0-1, insert 0-1, insert 0-2, insert 0-4", [2], [5], "0-1 0-3"),
      ("reload 0-5, delete 0-0, delete 0-4, insert 0-3", [7], [6], "0-5 0-4"),
      ("reload 2-1, delete 0, delete 3, delete 2-0", [1, 1, 3, 1], [1, 2], "2-1 1-0"),
      ("reload 1-1, insert 1, insert 2, insert 2-0, insert 3-0", [1, 2], [1, 4, 4, 3], "1-1 3-2"),
      ("reload 1, insert 0, insert 2", [1, 2], [1, 1, 1, 9], "1 3"),
      // Ignoring moves: the item itself would be at 0-2.
      ("reload 0-1, move 0-3 0-0", [4], [4], "0-1 0-1"),
    ]
    forEachRow(of: rows) { record, before, after, reload in
      let plan = try plan(record, before, after)
      #expect(plan.items.first { $0.action == .reload }?.text == "reload \(reload)")
    }
  }

  @Test func `section operations carry NSNotFound for the item`() throws {
    let plan = try plan("insert 1, delete 0, move 2 2, reload 1", [1, 1, 1], [1, 1, 1])
    #expect(plan.items.map(\.action) == [.delete, .insert, .reload, .move])
    #expect(plan.items.map { $0.before?.item } == [NSNotFound, nil, NSNotFound, NSNotFound])
    #expect(plan.items.map { $0.after?.item } == [nil, NSNotFound, NSNotFound, NSNotFound])
    #expect(plan.items.map { $0.before?.section } == [0, nil, 1, 2])
    #expect(plan.items.map { $0.after?.section } == [nil, 1, 0, 2])
  }

  @Test func `actions have UIKit's raw values (2.13)`() {
    let actions: [UpdateItem.Action] = [.insert, .delete, .reload, .move]
    #expect(actions.map(\.rawValue) == [0, 1, 2, 3])
  }

  // MARK: - Where things go

  @Test(.rows) func `items go where the operations and their sections take them`() {
    let rows: [(String, [Int], [Int], [String], [String])] = [
      ("delete 0-0, reload 0-2", [4], [3], ["x 0-0 *0-1 0-2"], ["0-1 *0-2 0-3"]),
      ("insert 0-0, reload 0-2", [4], [5], ["0-1 0-2 *0-3 0-4"], ["+ 0-0 0-1 *0-2 0-3"]),
      ("delete 0-1, insert 0-0", [3], [3], ["0-1 x 0-2"], ["+ 0-0 0-2"]),
      ("move 0-0 1-1", [2, 2], [1, 3], ["1-1 0-0", "1-0 1-2"], ["0-1", "1-0 0-0 1-1"]),
      // A moved section changes inside: deletes and sources before, inserts and targets after.
      (
        "move 1 0, delete 1-0, insert 0-2, move 0-1 0-0", [2, 3], [4, 1],
        ["1-0 0-0", "x 0-1 0-3"], ["0-1 1-1 + 1-2", "0-0"]
      ),
      // VA-8.
      ("delete 0, move 0-1 0-0", [3, 2], [3], ["x 0-0 x", "0-1 0-2"], ["0-1 1-0 1-1"]),
      ("insert 0, move 0-0 0-1", [2], [3, 1], ["0-1 1-0"], ["+ 0-0 +", "0-1"]),
      ("reload 1", [1, 2], [1, 5], ["0-0", "x x"], ["0-0", "+ + + + +"]),
      (
        "reload 0, move 0-0 1-0, move 1-0 0-1", [2, 2], [3, 2],
        ["1-0 x", "0-1 1-1"], ["+ 1-0 +", "0-0 1-1"]
      ),
      // KD-3: reloads do not follow their sections.
      (
        "move 0 1, move 1 0, reload 0-0, reload 1-1", [2, 2], [2, 2],
        ["*0-0 1-0", "0-1 *1-1"], ["*0-0 1-0", "0-1 *1-1"]
      ),
      (
        "insert 0, delete 1", [1, 1, 2], [2, 1, 2], ["1-0", "x", "2-0 2-1"],
        ["+ +", "0-0", "2-0 2-1"]
      ),
      ("delete 0, delete 1", [1, 1], [], ["x", "x"], []),
      ("insert 0, insert 1", [], [0, 2], [], ["", "+ +"]),
    ]
    forEachRow(of: rows) { record, before, after, fates, origins in
      let plan = try plan(record, before, after)
      #expect(plan.fates == fates)
      #expect(plan.origins == origins)
    }
  }

  @Test func `sections tell what became of them and where they come from`() throws {
    let plan = try plan("insert 1, delete 2, move 3 0, reload 1", [1, 2, 3, 4], [4, 9, 7, 1])
    #expect((0..<4).map(plan.fate(ofSection:)) == [.kept(3), .reloaded(2), .deleted, .moved(0)])
    #expect((0..<4).map(plan.origin(ofSection:)) == [.moved(3), .inserted, .reloaded(1), .kept(0)])
    #expect(plan.fate(ofSection: 1).survivor == nil)
    #expect(plan.fate(ofSection: 3).survivor == 0)
    #expect(plan.fate(ofSection: 4) == .deleted)
    #expect(plan.origin(ofSection: -1) == .inserted)
  }

  @Test func `items tell kept from moved, and places outside the models go nowhere`() throws {
    let plan = try plan("move 0-2 0-0, insert 1-0, move 1-0 1-1", [3, 1], [3, 2])
    #expect(plan.fate(of: UpdatePosition("0-2")) == .moved(UpdatePosition("0-0")))
    #expect(plan.fate(of: UpdatePosition("0-0")) == .kept(UpdatePosition("0-1")))
    // UI-7 and beyond: an item that an insert would have pushed there all the same is moved.
    #expect(plan.origin(of: UpdatePosition("1-1")) == .moved(UpdatePosition("1-0")))
    #expect(plan.origin(of: UpdatePosition("1-0")) == .inserted)
    for outside in ["0-3", "2-0", "1"] {
      #expect(plan.fate(of: UpdatePosition(outside)) == .deleted)
      #expect(plan.origin(of: UpdatePosition(outside)) == .inserted)
    }
  }

  @Test(.rule("SM-1", "SM-2", "SM-4", "SM-6", "SM-7", "SM-8"), .rows)
  func `selected places follow their items and drop out with them`() {
    let rows: [(String, [Int], [Int], [String])] = [
      ("insert 0-0", [5, 2], [6, 2], ["0-3", "1-1"]),
      ("delete 0-2", [5, 2], [4, 2], ["1-1"]), ("reload 0-2", [5, 2], [5, 2], ["1-1"]),
      ("move 0-2 1-0", [5, 2], [4, 3], ["1-0", "1-2"]),
      ("", [5, 2], [5, 2], ["0-2", "1-1"]), ("reload 1", [5, 2], [5, 1], ["0-2"]),
      ("move 1 0, insert 2", [5, 2], [2, 5, 1], ["0-1", "1-2"]),
      ("delete 0, insert 0", [5, 2], [5, 2], ["1-1"]),
    ]
    forEachRow(of: rows) { record, before, after, selected in
      let plan = try plan(record, before, after)
      let places = ["0-2", "1-1"].compactMap { plan.fate(of: UpdatePosition($0)).survivor }
      #expect(places.sorted().map(\.shortText) == selected)
    }
  }

  // MARK: - Ranges

  @Test(.rows) func `ranges list survivors in their old order, moved items one by one`() {
    let rows: [(String, [Int], [Int], [String])] = [
      (
        "delete 0-2, move 0-5 0-0, insert 2-1, move 1-0 2-2, delete 1, insert 1", [8, 2, 1, 3],
        [7, 4, 3, 3],
        [
          "0:0..<2 0:1..<3", "0:3..<5 0:3..<5", "0:5..<6 0:0..<1", "0:6..<8 0:5..<7",
          "1:0..<1 2:2..<3", "2:0..<1 2:0..<1", "3:0..<3 3:0..<3",
        ]
      ),
      // Sections that nothing touches are one range each.
      ("", [3, 0, 4, 0], [3, 0, 4, 0], ["0:0..<3 0:0..<3", "2:0..<4 2:0..<4"]),
    ]
    forEachRow(of: rows) { record, before, after, ranges in
      let plan = try plan(record, before, after)
      #expect(plan.survivingRanges().map(\.text) == ranges)
    }
  }
}

extension ItemRange {
  var text: String { "\(section):\(items)" }
}

extension SurvivingRange {
  var text: String { "\(old.text) \(new.text)" }
}
