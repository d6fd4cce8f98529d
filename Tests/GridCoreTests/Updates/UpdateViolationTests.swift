import GridCore
import GridTesting
import TestSupport
import Testing

/// The reasons for which a batch of operations is refused, recipe by recipe.
@Suite("Update violations")
struct UpdateViolationTests {
  @Test(.rows) func `each broken rule has UIKit's words`() {
    let lines = Self.faults.components(separatedBy: "\n")
    let rows = stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
    forEachRow(of: rows, named: \.0) { row, message in
      let fields = row.components(separatedBy: " | ")
      let counts = fields[2...].map { $0.split(separator: " ").compactMap { Int($0) } }
      let first = try #require(violations(fields[1], counts[0], counts[1]).first)
      #expect(first.code == fields[0])
      let expected = message.replacing(/‹(.*?)›/) {
        "<NSIndexPath: 0x0> {length = 2, path = \($0.1)}"
      }
      #expect(first.message(collectionView: "<none>") == expected)
      #expect(!first.advice.isEmpty)
    }
  }

  /// Two lines each: a code, operations, counts before and after, and then UIKit's words.
  private static let faults = """
    E-54 | delete 3 | 1 1 | 1 1
    attempt to delete section 3, but there are only 2 sections before the update
    E-54 | reload 2 | 1 1 | 1 1
    attempt to delete section 2, but there are only 2 sections before the update
    E-55 | delete 7-1 | 1 | 1
    attempt to delete item 1 from section 7, but there are only 1 sections before the update
    E-55a | delete 1-5 | 9 4 | 9 3
    attempt to delete item 5 from section 1 which only contains 4 items before the update
    E-55a | reload 0-9 | 4 | 4
    attempt to delete item 9 from section 0 which only contains 4 items before the update
    E-56 | delete 1, move 1 0 | 1 1 | 1
    attempt to perform a delete and a move from the same section (1)
    E-56 | reload 1, move 1 0 | 1 1 | 1 1
    attempt to perform a delete and a move from the same section (1)
    E-56a | reload 1-2, move 1-2 0-0 | 1 4 | 2 3
    attempt to perform a delete and a move from the same index path (‹1 - 2›)
    E-57 | delete 2, reload 2 | 1 1 1 | 1 1
    attempt to delete and reload the same index path (‹2 - 9223372036854775807›)
    E-58 | insert 4 | 1 1 | 1 1 1
    attempt to insert section 4 but there are only 3 sections after the update
    E-59 | insert 3-2 | 5 | 6
    attempt to insert item 2 into section 3, but there are only 1 sections after the update
    E-59a | insert 1-6 | 3 3 | 3 4
    attempt to insert item 6 into section 1, but there are only 4 items in section 1 after the \
    update
    E-60 | insert 0, move 1 0 | 1 1 | 1 1 1
    attempt to perform an insert and a move to the same section (0)
    E-61 | insert 0-3, move 0-0 0-3 | 5 | 6
    attempt to perform an insert and a move to the same index path (‹0 - 3›)
    E-63 | move 5 0 | 1 1 | 1 1
    attempt to move section 5, but there are only 2 sections before the update
    E-63a | move 0 2 | 1 1 | 1 1
    attempt to to move section 0 to section 2, but there are only 2 sections after the update
    E-64 | move 2-1 0-0 | 3 | 3
    attempt to move index path (‹2 - 1›) from a section that does not exist - there are only 1 \
    sections before the update
    E-64a | move 0-3 0-0 | 3 | 3
    attempt to move index path (‹0 - 3›) that does not exist - there are only 3 items in section \
    0 before the update
    E-64b | move 0-1 4-0 | 3 | 2
    attempt to move index path (‹0 - 1›) to index path (‹4 - 0›) in section that does not exist \
    - there are only 1 sections after the update
    E-64c | move 0-1 1-2 | 3 1 | 2 2
    attempt to move index path (‹0 - 1›) to index path (‹1 - 2›) that does not exist - there are \
    only 2 items in section 1 after the update
    E-65 | move 1 2, move 1 0 | 1 1 1 | 1 1 1
    attempt to move section 1 to both section 0 and section 2
    E-65a | move 0-1 0-2, move 0-1 0-0 | 3 | 3
    attempt to move item at index path ‹0 - 1› to both ‹0 - 0› and ‹0 - 2›
    E-66 | move 2 0, move 1 0 | 1 1 1 | 1 1 1
    attempt to move both section 1 and section 2 to section 0
    E-66a | move 0-2 0-1, move 0-0 0-1 | 3 | 3
    attempt to move both item at index path ‹0 - 0› and ‹0 - 2› to ‹0 - 1›
    """

  @Test(.rows) func `operations that meet in one place`() {
    let rows: [(String, [Int], [Int], String)] = [
      ("delete 0-1, reload 0-1", [4], [3], "E-57 0 - 1"),
      ("delete 0-1, move 0-1 0-3", [4], [4], "E-56a 0 - 1"),
      // The two published reports of KD-3.
      ("delete 0-1, reload 0-2, move 0-0 0-1, move 0-3 0-0", [4], [3], "E-61 0 - 1"),
      ("move 2 4, reload 3, delete 4, insert 2", [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], "E-60 (4)"),
    ]
    forEachRow(of: rows) { record, before, after, expected in
      let first = try #require(violations(record, before, after).first)
      #expect(first.code == expected.prefix { $0 != " " })
      #expect(first.message(collectionView: "").contains(expected.drop { $0 != " " }.dropFirst()))
    }
  }

  @Test(.rule("KD-3", "VA-8"), .rows)
  func `moves go out of deleted sections and into inserted ones, but leave room for reloads`() {
    let rows: [(String, [Int], [Int], [String])] = [
      ("delete 0, move 0-0 0-0", [2, 1], [2], []), ("insert 0, move 0-0 0-0", [2], [1, 1], []),
      ("delete 1, insert 0, move 1-1 0-0, move 0-0 1-0", [1, 2], [1, 1], []),
      ("reload 0, move 0-0 1-0", [2, 0], [7, 1], []),
      // Two items remain in section 0, and the reload of the third stays at the third place.
      ("reload 0-2, move 0-0 1-0", [3, 1], [2, 2], ["E-59a"]),
      // The section goes to 1, the reload of its item stays in 0.
      ("reload 0-1, move 0 1", [2, 2], [2, 2], ["E-50"]),
      ("reload 1-0, move 1 0", [3, 3], [3, 3], ["E-50"]),
    ]
    forEachRow(of: rows) { record, before, after, expected in
      #expect(codes(record, before, after) == expected)
    }
  }

  @Test(.rule("UI-6"), .rows) func `naming one place twice in the same way is a fault of ours`() {
    let rows: [(String, [Int], [Int], String)] = [
      ("delete 0-0, delete 0-0", [4], [2], "item 0 of section 0 is deleted"),
      ("insert 1-2, insert 1-2", [0, 2], [0, 4], "item 2 of section 1 is inserted"),
      ("reload 0-3, reload 0-3, reload 0-3", [4], [4], "item 3 of section 0 is reloaded"),
      ("delete 1, delete 1", [4, 4, 4], [4], "section 1 is deleted"),
      ("insert 0, insert 0", [4], [1, 1, 4], "section 0 is inserted"),
    ]
    forEachRow(of: rows) { record, before, after, opening in
      let found = violations(record, before, after)
      #expect(found.map(\.code) == ["duplicate-update"])
      #expect(
        found.first?.message(collectionView: "")
          == "Invalid update: \(opening) more than once in one batch.")
    }
  }

  @Test(.rule("UI-6", "VA-5")) func `repetitions yield to UIKit's own faults and count twice`()
    throws
  {
    #expect(codes("delete 0-0, delete 0-0, delete 0-9", [4], [1]) == ["E-55a", "duplicate-update"])
    #expect(codes("delete 0-0, delete 0-0", [4], [3]) == ["duplicate-update", "E-50"])
    let found = violations("delete 0-1, delete 0-1, delete 0-0", [2], [1])
    #expect(found.map(\.code) == ["duplicate-update", "E-53", "E-50"])
    #expect(
      found[1].message(collectionView: "<GridView: 0x0>") == """
        Invalid update: invalid number of items in section 0. Attempt to delete more items than \
        exist in section. Collection view: <GridView: 0x0>
        """)
  }

  @Test(.rule("KD-1")) func `a section moved onto itself that loses an item maps past the end`() {
    let reported = violations("move 1 1, move 1-0 0-0", [0, 1], [1, 0])
    #expect(reported.map(\.code) == ["E-21"])
    #expect(
      reported.first?.message(collectionView: "") == """
        request for index path for global index 1 when there are only 1 items in the collection view
        """)
    #expect(
      violations("move 1 1, move 1-2 0-4", [4, 3], [5, 2])
        == [.mapsPastEnd(globalIndex: 7, itemCount: 7)])
    // Not past the end; not out of the section; not onto itself.
    #expect(codes("move 0 0, move 0-0 1-0", [2, 2], [1, 3]) == [])
    #expect(codes("move 1 1, move 1-0 1-2", [1, 3], [1, 3]) == [])
    #expect(codes("move 1 0, move 1-0 1-0", [1, 3], [2, 2]) == [])
  }

  // MARK: - Order

  @Test func `deletes come first from the highest down, then inserts and moves, then totals`() {
    let record = """
      move 1-1 1-1,move 0-0 1-0,move 0-1 9-1,move 3 0,move 2 2,move 2 9,move 1-5 1-1,move 7 0,\
      move 6-0 1-3,insert 9,insert 8-0,insert 0-9,insert 2,insert 1-1,delete 9,delete 8-0,\
      delete 3,delete 1-7,delete 0-1,reload 0-1,delete 0-0,insert 0-2,insert 0-2
      """
    #expect(
      violations(record, [2, 3, 2, 2], [3, 3, 2, 2]).map(\.code) == [
        "E-54", "E-55", "E-56", "E-55a", "E-56a", "E-57", "E-56a",  // 9, 8-0, 3, 1-7, 0-1, 0-0
        "E-59a", "E-61", "E-60", "E-59", "E-58", "E-60",  // 0-9, 1-1, 2, 8-0, 9
        "E-64b", "E-64a", "E-66a",  // 0-1, 1-5
        "E-63a", "E-65",  // 2 to 9
        "E-64", "E-64c",  // 6-0
        "E-63", "E-66",  // 7
        "duplicate-update",
        // Two sections out, two in: the number is right, and wrong places hide the items' sums.
      ])
  }

  @Test(.rule("BU-5")) func `the order of the calls does not count`() {
    let record = UpdateRecord(
      "delete 0-9, delete 0-1, reload 0-1, insert 0-9, move 0-0 0-1, move 0-2 0-1, move 0-0 0-2")
    let counts = SectionCounts([4])
    var random = SplitMix64(seed: 7)
    let expected = violations(record.text, [4], [4])
    #expect(expected.count >= 5)
    for _ in 0..<20 {
      let shuffled = record.operations.shuffled(using: &random)
      #expect(throws: UpdateRejection.self) {
        try UpdatePlan(record: UpdateRecord(shuffled), before: counts, after: counts)
      }
      #expect(violations(UpdateRecord(shuffled).text, [4], [4]) == expected)
    }
  }

  @Test func `operation faults do not hide wrong totals`() {
    #expect(codes("delete 0-9, insert 1-0", [4, 4], [3, 4]) == ["E-55a", "E-50"])
    #expect(codes("delete 5", [4], [4]) == ["E-54", "E-50"])
  }

  @Test(.rule("VA-3")) func `a wrong number of sections hides the items' sums`() {
    let found = violations("delete 0-0", [3, 3], [3])
    #expect(found.map(\.code) == ["E-50"])
    guard case .totals(let totals)? = found.first else { return }
    #expect(totals.mismatches == [.sections(before: 2, inserted: 0, deleted: 0, after: 1)])
  }
}

extension UpdateRecord {
  init(_ operations: [UpdateOperation]) {
    self.init()
    for operation in operations {
      switch operation {
      case .delete(let place): deleteItems([place])
      case .insert(let place): insertItems([place])
      case .reload(let place): reloadItems([place])
      case .move(let from, let to): moveItem(from: from, to: to)
      }
    }
  }
}
