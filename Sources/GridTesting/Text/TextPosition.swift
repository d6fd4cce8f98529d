/// A place in a text, as editors count it: both numbers start at 1.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Lines are what line feeds part.
  public var line: Int
  /// The column, counted in Unicode scalars.
  public var column: Int

  /// A position by its numbers, which are kept as given.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders as in the text: by line, then by column.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// `line 3, column 14`
  public var description: String { "line \(line), column \(column)" }
}
