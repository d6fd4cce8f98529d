/// A place in a text, as editors count it: both numbers start at 1.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var line: Int
  /// Counted in Unicode scalars.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  public var description: String { "line \(line), column \(column)" }
}
