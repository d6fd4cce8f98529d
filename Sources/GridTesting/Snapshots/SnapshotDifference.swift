/// The reason why a text is not as its snapshot says: a line that names the file, then the
/// difference.
///
/// `-` stands before lines of the file, `+` before those that are found:
///
///     PackedLayout: not as in /…/GridTests/scrolls.txt: “offset 0 160”, not “offset 0 150”
///       content   360  654
///     - offset      0  150
///     + offset      0  160
///       …
///     GRIDKIT_RECORD=1 writes the file anew
public struct SnapshotDifference: Hashable, Sendable, CustomStringConvertible {
  /// The problem with the file, or with its use.
  public enum Reason: Hashable, Sendable {
    /// The file is missing; this is what it would be.
    case missing(String)
    /// The file has another text.
    case differs(LineDiff)
    /// The file is there and cannot be read, and why.
    case unreadable(String)
    /// The file was to be written and could not be, and why.
    case unwritable(String)
    /// The run has recorded another text for the file.
    case taken
  }

  /// The file.
  public let path: String
  /// The problem, with the texts that belong to it.
  public let reason: Reason
  /// The class of the layout whose frames or state were compared; nil for another text.
  public let layout: String?

  /// Lines of a missing file that are shown before the rest is only counted.
  private static let limit = 200

  /// The name of the file, then the difference, or what would be written; may have many lines.
  public var description: String { Headline.subject(layout) + text }

  private var text: String {
    let path = VisibleText.line(path)
    switch reason {
    case .missing(let text):
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let more = lines.count - Self.limit
      return
        ([
          "no snapshot at \(path)",
          "\(Snapshot.variable)=1 writes this, if it is what should be:",
        ]
        + lines.prefix(Self.limit).map {
          "+ \(VisibleText.line(String($0), keepsTabs: true))"
        }
        + (more > 0 ? ["  … \(more) more lines"] : []))
        .joined(separator: "\n")
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
