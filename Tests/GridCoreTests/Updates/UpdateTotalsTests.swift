import GridCore
import TestSupport
import Testing

@Suite("Update totals")
struct UpdateTotalsTests {
  private static let opening = """
    Invalid batch updates detected: the number of sections and/or items returned by the data \
    source before and after performing the batch updates are inconsistent with the updates.
    """

  private func message(_ record: String, _ before: [Int], _ after: [Int]) -> String {
    let found = violations(record, before, after)
    guard found.count == 1 else { return "\(found)" }
    return found[0].message(collectionView: "<GridView: 0x0; frame = (0 0; 100 100)>")
  }

  @Test(.rule("EB-2", "EB-3", "EB-4", "EB-5", "EB-6"), .rows)
  func `the block lists counts and updates, deletes from the highest down`() {
    typealias Row = (record: String, before: [Int], after: [Int], lines: String)
    let rows: [Row] = [
      (
        "delete 0-0, delete 0-1", [4], [1],
        """
        Data source before updates = { 1 section with item counts: [4] }
        Data source after updates = { 1 section with item counts: [1] }
        Updates = [
        \tDelete item (0 - 1),
        \tDelete item (0 - 0)
        ]
        """
      ),
      // A reload is listed as a delete and an insert.
      (
        "reload 1-2, delete 1-0, insert 0-5", [5, 4], [6, 4],
        """
        Data source before updates = { 2 sections with item counts: [5, 4] }
        Data source after updates = { 2 sections with item counts: [6, 4] }
        Updates = [
        \tDelete item (1 - 2),
        \tDelete item (1 - 0),
        \tInsert item (0 - 5),
        \tInsert item (1 - 1)
        ]
        """
      ),
      // Sections and moves have lines of ours.
      (
        "delete 1, insert 0, move 0 2, move 0-1 0-3, delete 1-0", [2, 1], [4, 3, 2],
        """
        Data source before updates = { 2 sections with item counts: [2, 1] }
        Data source after updates = { 3 sections with item counts: [4, 3, 2] }
        Updates = [
        \tDelete section (1),
        \tInsert section (0),
        \tMove item (0 - 1) to (0 - 3),
        \tMove section (0) to (2)
        ]
        """
      ),
      // No updates and no sections leave the brackets empty.
      (
        "", [], [3],
        """
        Data source before updates = { 0 sections with item counts: [] }
        Data source after updates = { 1 section with item counts: [3] }
        Updates = [
        ]
        """
      ),
    ]
    forEachRow(of: rows, named: { "'\($0.record)'" }) { record, before, after, lines in
      let view = "<GridView: 0x0; frame = (0 0; 100 100)>"
      let expected = "\(Self.opening)\n\(lines)\nCollection view: \(view)"
      #expect(message(record, before, after) == expected)
    }
  }

  @Test(.rule("VA-1", "VA-2"), .rows)
  func `every section that survives has to add up; new, deleted and reloaded ones do not`() {
    let rows: [(String, [Int], [Int], Bool)] = [
      ("", [3], [3], true), ("", [3], [4], false), ("insert 0-0", [3], [4], true),
      ("insert 0-0", [4], [4], false), ("delete 0-0, insert 0-2", [3], [3], true),
      ("move 0-0 1-0", [3, 3], [2, 4], true), ("move 0-0 1-0", [3, 3], [3, 3], false),
      // VA-6: the sums are right, whatever the identities.
      ("delete 0-0", [3, 3], [2, 3], true), ("insert 1", [3], [3, 17], true),
      ("insert 1", [3], [4, 17], false), ("insert 0", [3], [3], false),
      ("delete 0", [3, 2], [2], true), ("delete 0", [3, 2], [3], false),
      ("reload 0", [3], [0], true), ("reload 0, insert 0-0", [3], [9], true),
      ("move 0 1", [3, 2], [2, 3], true), ("move 0 1", [3, 2], [3, 2], false),
      ("", [3, 2], [3, 2, 0], false),
    ]
    forEachRow(of: rows) { record, before, after, isValid in
      #expect(codes(record, before, after) == (isValid ? [] : ["E-50"]))
    }
  }

  @Test(.rule("VA-4")) func `the advice names each sum that does not come out, ascending`() throws {
    let found = violations("delete 0-0, insert 2-1, move 0-1 1-0", [4, 1, 3], [3, 2, 5])
    let totals = try #require(found.first)
    #expect(
      totals.advice == """
        Section 0 had 4 items; with 0 inserted, 1 deleted, 0 moved in and 1 moved out, 2 are \
        expected, but the data source reports 3. \
        Section 2 had 3 items; with 1 inserted, 0 deleted, 0 moved in and 0 moved out, 4 are \
        expected, but the data source reports 5. \
        Change the data source inside the updates closure, by the same amounts.
        """)
    #expect(
      violations("insert 0", [1], [1]).first?.advice == """
        There were 1 sections; with 1 inserted and 0 deleted, 2 are expected, but the data source \
        reports 1. Change the data source inside the updates closure, by the same amounts.
        """)
  }
}
