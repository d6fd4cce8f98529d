/// A place in a text, as editors count it: both numbers start at 1.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number of the line. Line feeds separate lines.
  public var line: Int
  /// The column, counted in Unicode scalars.
  public var column: Int

  /// Makes a position. The numbers are kept as given.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions by line, then by column.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// The position as text: `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}
