import Foundation

/// The file to which an audit in a child process writes its progress, line by line.
///
/// A line is written before each query to the layout, so that the last line names the query that
/// ended the process. A line is `probe NAME`, `ask METHOD DETAIL` or `report JSON`.
struct AuditChannel {
  let path: String

  /// Creates an empty file in the temporary directory. Returns nil if this fails.
  static func make() -> AuditChannel? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gridkit-audit-\(UUID().uuidString)")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else { return nil }
    return AuditChannel(path: file.path)
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: The child's side

  /// A writer that writes to the file at once, without a buffer that a trap would lose.
  final class Writer {
    private let handle: FileHandle

    init?(_ channel: AuditChannel) {
      guard let handle = FileHandle(forWritingAtPath: channel.path) else { return nil }
      self.handle = handle
    }

    func tell(probe: String) { write("probe \(probe)") }

    func tell(question: String) { write("ask \(question)") }

    func tell(_ report: AuditReport) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      guard let data = try? encoder.encode(report) else { return }
      write("report " + String(decoding: data, as: UTF8.self))
    }

    private func write(_ line: String) {
      let text = line.map { $0.isNewline ? " " : $0 } + ["\n"]
      try? handle.write(contentsOf: Data(String(text).utf8))
    }
  }

  // MARK: The parent's side

  /// The content of the file after the end of the child.
  struct Story: Equatable {
    /// The report of the child; nil if the child ended before the report.
    var report: AuditReport?
    /// The last probe that the child began.
    var probe: String?
    /// The last query to the layout in `probe`.
    var question: String?
  }

  func read() -> Story {
    var story = Story()
    let data = FileManager.default.contents(atPath: path) ?? Data()
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "probe":
        story.probe = String(parts[1])
        story.question = nil
      case "ask": story.question = String(parts[1])
      case "report":
        story.report = try? JSONDecoder().decode(AuditReport.self, from: Data(parts[1].utf8))
      default: break
      }
    }
    return story
  }
}
