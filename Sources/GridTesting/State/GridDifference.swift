/// The differences of a grid from an expected grid, element by element, short enough to read in a
/// failed test.
///
///     #expect(grid.frames.difference(from: expected) == nil)
///     XCTAssertNil(grid.frames.difference(from: expected))
///
/// The description is a table. Expected rows begin with `-`, found rows with `+`. An element that
/// is in only one of the two grids takes one row. Long runs of equal rows are left out:
///
///     1 of 14 elements differs, cell 0-7: x 130, not 125; width 110, not 115 (- expected, + found)
///         element     x   y  width  height
///         … 6 alike
///         cell 0-6    0  92    115      40
///       - cell 0-7  125  92    115      40
///       + cell 0-7  130  92    110      40
///         cell 0-8  250  92    115      40
///         … 5 alike
///
/// The first line names the first difference. It begins with the class of the layout, if the class
/// is known: `PackedLayout: 1 of 14 …`.
///
/// Numbers have at most three decimals. If two rows differ only in further decimals, both rows have
/// their numbers in full.
public struct GridDifference: Hashable, Sendable, CustomStringConvertible {
  /// The number of elements, or values of a state, that are missing, unexpected or different.
  public let count: Int
  /// The lines to print, in order.
  public let lines: [String]

  /// The table, its lines joined by line breaks.
  public var description: String { lines.joined(separator: "\n") }

  package init(count: Int, lines: [String]) {
    self.count = count
    self.lines = lines
  }

  /// Makes a difference for an expected table that cannot be read.
  init(unreadable what: String, _ error: GridTableError) {
    self.init(
      count: error.mistakes.count,
      lines: ["\(what) cannot be read"]
        + error.mistakes.map { "    line \($0.line): \($0.message)" })
  }

  /// Returns the beginning of the first line of a difference: the class of the layout and a colon,
  /// such as `PackedLayout: `. Returns an empty text if the layout is not known.
  static func subject(_ layout: String?) -> String { layout.map { "\($0): " } ?? "" }
}

/// A comparison of an expected table and a found table, row by row.
struct TableComparison {
  /// A function that returns the columns of a row. The argument of the function writes a number as
  /// text.
  typealias Row = ((Double) -> String) -> [String]

  private var lines: [DiffLine<Row>] = []
  private let layout: String?
  /// The first row that differs, as expected and as found.
  private var first: (expected: [String]?, found: [String]?)
  private(set) var differences = 0
  private(set) var total = 0

  /// Makes a comparison without rows.
  ///
  /// - Parameter layout: The class of the layout that placed the elements, if it is known.
  init(of layout: String? = nil) {
    self.layout = layout
  }

  /// Adds the two rows of an entry, or a row that is in only one of the tables. Of two rows that
  /// are the same, the found row is shown.
  mutating func add(_ expected: Row?, _ found: Row?, isSame: Bool = false) {
    total += 1
    if isSame, let found { return lines.append(.same(found)) }
    differences += 1
    var old = expected?(NumberText.short)
    var new = found?(NumberText.short)
    if let expected, let found, old == new {
      old = expected(Self.exact)
      new = found(Self.exact)
    }
    if let old { lines.append(.missing { _ in old }) }
    if let new { lines.append(.unexpected { _ in new }) }
    if differences == 1 { first = (old, new) }
  }

  /// Adds the rows of two sorted lists of elements. Elements that are not the same give two rows.
  mutating func add(
    _ expected: [GridElementState], _ found: [GridElementState],
    row: (GridElementState) -> Row, isSame: (GridElementState, GridElementState) -> Bool
  ) {
    Self.pair(expected, found, by: \.id) { old, new in
      let isAlike = old.flatMap { old in new.map { isSame(old, $0) } } ?? false
      add(old.map(row), new.map(row), isSame: isAlike)
    }
  }

  /// Returns the first difference in words. The text is part of the first line, because the reader
  /// of a failed test looks there first.
  private func sentence(_ heading: [String]) -> String {
    switch first {
    case (let old?, let new?):
      let columns = (1..<max(old.count, new.count)).compactMap { column -> String? in
        let (expected, found) = (Self.notes(old, column), Self.notes(new, column))
        guard expected != found else { return nil }
        let name = column < heading.count ? heading[column] + " " : ""
        return name + Self.text(found, without: expected) + ", not "
          + Self.text(expected, without: found)
      }
      return "\(new[0]): \(columns.joined(separator: "; "))"
    case (let old?, nil): return "\(old[0]) is missing"
    case (nil, let new?): return "\(new[0]) is not expected"
    case (nil, nil): return ""
    }
  }

  /// Returns the entries in a column of a row. The last column of some tables is a list.
  private static func notes(_ row: [String], _ column: Int) -> [String] {
    column < row.count ? row[column].split(separator: "  ").map(String.init) : []
  }

  private static func text(_ notes: [String], without others: [String]) -> String {
    let notes = notes.filter { !others.contains($0) }
    return notes.isEmpty ? "none" : notes.joined(separator: ", ")
  }

  private static func exact(_ value: Double) -> String {
    value.isFinite ? NumberText.exact(value) : NumberText.short(value)
  }

  /// Returns the difference in a table of rows; nil when no row differs.
  ///
  /// - Parameters:
  ///   - noun: The word for a row: `element`.
  ///   - context: The number of equal rows to show on each side of a difference.
  ///   - limit: The greatest number of differing lines to show. Further lines are only counted.
  func difference(
    of noun: String, heading: [String], alignments: [TableText.Alignment], context: Int, limit: Int
  ) -> GridDifference? {
    guard differences > 0 else { return nil }
    let shown = DiffLine.shortened(lines, context: context, limit: limit)
    // Only the shown rows decide the widths of the columns.
    let rows = shown.compactMap { $0.content?(NumberText.short) }
    var texts = TableText(alignments: alignments, rows: [heading] + rows).lines[...]
    let verb = differences == 1 ? "differs" : "differ"
    let subject = GridDifference.subject(layout)
    var result = [
      "\(subject)\(differences) of \(total) \(noun)\(total == 1 ? "" : "s") \(verb)"
        + ", \(differences == 1 ? "" : "first ")\(sentence(heading)) (- expected, + found)",
      "    " + texts.removeFirst(),
    ]
    result += shown.map { "  " + $0.marked(folded: "alike") { _ in texts.removeFirst() } }
    return GridDifference(count: differences, lines: result)
  }

  /// Pairs two sorted lists by a key. If a key occurs more than once, its first entries are paired,
  /// then its second entries, and so on.
  static func pair<Entry, Key: Comparable>(
    _ old: [Entry], _ new: [Entry], by key: (Entry) -> Key, _ body: (Entry?, Entry?) -> Void
  ) {
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if j == new.count || i < old.count && key(old[i]) < key(new[j]) {
        body(old[i], nil)
        i += 1
      } else if i == old.count || key(new[j]) < key(old[i]) {
        body(nil, new[j])
        j += 1
      } else {
        body(old[i], new[j])
        i += 1
        j += 1
      }
    }
  }
}
