/// The difference of a text from its snapshot file. Its description is a line that names the file,
/// then the lines that differ.
///
/// Lines of the file begin with `-`, lines of the found text with `+`:
///
///     PackedLayout: not as in /…/GridTests/scrolls.txt: “offset 0 160”, not “offset 0 150”
///       content   360  654
///     - offset      0  150
///     + offset      0  160
///       …
///     GRIDKIT_RECORD=1 writes the file anew
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The reason why a text and its file differ, or why the file cannot be used.
  public enum Reason: Hashable, Sendable {
    /// The file does not exist. The string is the text that the file would have.
    case missing(String)
    /// The file has another text.
    case differs(LineDiff)
    /// The file exists but cannot be read. The string says why.
    case unreadable(String)
    /// The file could not be written. The string says why.
    case unwritable(String)
    /// This run has already recorded another text for the file.
    case taken
  }

  /// The path of the file.
  public let path: String
  /// The reason of the difference, with its texts.
  public let reason: Reason
  /// The class of the layout whose frames or state were compared; nil for another text.
  public let layout: String?

  /// The largest number of lines to show of a missing file. Further lines are only counted.
  private static let limit = 200

  /// The difference as text. It begins with the class of the layout, if this is known, and the path
  /// of the file. The differing lines follow or, if the file is missing, the lines that the file
  /// would have.
  public var description: String { GridDifference.subject(layout) + text }

  private var text: String {
    let path = VisibleText.line(path)
    switch reason {
    case .missing(let text):
      let all = text.split(separator: "\n", omittingEmptySubsequences: false)
      var lines = [
        "no snapshot at \(path)", "\(Snapshot.variable)=1 writes this, if it is what should be:",
      ]
      lines += all.prefix(Self.limit).map { "+ \(VisibleText.line(String($0), keepsTabs: true))" }
      if all.count > Self.limit { lines.append("  … \(all.count - Self.limit) more lines") }
      return lines.joined(separator: "\n")
    case .differs(let lines):
      return "not as in \(path): \(lines.firstChange)\n\(lines)\n"
        + "\(Snapshot.variable)=1 writes the file anew"
    case .unreadable(let message):
      return "cannot read the snapshot \(path): \(message)"
    case .unwritable(let message):
      return "cannot write the snapshot \(path): \(message)"
    case .taken:
      return "two different texts in one run for the snapshot \(path): give them names, as in "
        + "Snapshot.difference(of: …, named: \"before\")"
    }
  }
}
