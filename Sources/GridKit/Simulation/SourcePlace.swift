/// A line of the user's sources.
public struct SourcePlace: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The full path of the file.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// Makes a place in a file.
  public init(path: String, line: Int, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The file's name without its folders.
  public var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// The name of the file and the line: `MasonryTests.swift:42`.
  public var description: String { "\(fileName):\(line)" }
}

/// A call in progress: a line of the user's sources or, if the compiler has recorded no line, a
/// function.
package enum CallPlace: Sendable, CustomStringConvertible {
  case line(SourcePlace)
  case function(String)

  package var line: SourcePlace? {
    if case .line(let place) = self { place } else { nil }
  }

  /// The line or the function: `MasonryTests.swift:42` or `MasonryLayout.prepare()`.
  package var description: String {
    switch self {
    case .line(let place): "\(place)"
    case .function(let name): name
    }
  }
}
