import Foundation

/// A page with its files, its commands and their outputs.
///
/// A block of JSON is the file that a line above it names. A block of text that begins with
/// `$ gridview` is a command with its output.
struct DocumentTranscript {
  struct Command {
    /// `$ gridview run wall.json`
    let line: String
    /// The command line for a shell in which the tool has another name.
    var shell: String { "\"$GRIDVIEW\"" + line.dropFirst("$ gridview".count) }
  }

  private var lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  var text: String { lines.joined(separator: "\n") }

  /// Blocks of JSON, by the last file name before each.
  var files: [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    var name = ""
    for (index, line) in lines.enumerated() {
      if let match = line.matches(of: /`([\w-]+\.json)`/).last { name = String(match.1) }
      guard line == "```json", let end = endOfBlock(from: index) else { continue }
      files.append((name, lines[index + 1..<end].joined(separator: "\n") + "\n"))
    }
    return files
  }

  var commands: [Command] {
    lines.indices.filter { $0 > 0 && lines[$0 - 1] == "```text" }.map { lines[$0] }
      .filter { $0.hasPrefix("$ gridview ") }.map(Command.init)
  }

  mutating func setOutput(_ output: String, of command: Command) {
    guard let start = lines.firstIndex(of: command.line), let end = endOfBlock(from: start) else {
      return
    }
    var printed = output.components(separatedBy: "\n")
    while printed.last?.isEmpty == true { printed.removeLast() }
    lines.replaceSubrange(start + 1..<end, with: printed)
  }

  private func endOfBlock(from start: Int) -> Int? {
    lines[(start + 1)...].firstIndex(of: "```")
  }
}
