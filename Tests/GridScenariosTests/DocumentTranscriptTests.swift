import Foundation
import GridScenarios
import Testing

/// Pages that show what the tool prints: scenario files, commands, outputs and pictures are run anew
/// and compared.
///
/// A block of JSON is the file that the line above it names. A block of text that begins with
/// `$ gridview` is a command with its output; what it draws is in `Docs/Pictures`.
/// `GRIDKIT_RECORD=1 swift test --filter DocumentTranscriptTests` writes outputs and pictures anew.
@MainActor @Suite("Transcripts of the documents")
struct DocumentTranscriptTests {
  @Test(arguments: ["ContentSize", "BlankView", "IrregularGrid"])
  func `a page shows what its commands print`(name: String) throws {
    let path = "Docs/\(name).md"
    var page = Transcript(try PackageFiles.text(path))
    let folder = try TemporaryFolder()
    for (name, text) in page.files { _ = try folder.file(name, text) }
    #expect(!page.files.isEmpty && !page.commands.isEmpty)
    for command in page.commands {
      let run = try ToolProcess(shell: command.shell, in: folder.url)
      #expect(run.errors == "", "\(command.line)")
      page.setOutput(run.output, of: command)
    }
    try check(page.text, against: path)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    for picture in pictures.filter({ $0.hasSuffix(".svg") }) {
      let drawn = try String(
        contentsOf: folder.url.appending(path: picture), encoding: .utf8)
      try check(drawn, against: "Docs/Pictures/\(picture)")
      #expect(page.text.contains("](Pictures/\(picture))"), "\(path) does not show \(picture)")
    }
  }

  @Test(arguments: ["ContentSize", "BlankView", "IrregularGrid"])
  func `the scenarios of a page are legal and run without a fault`(name: String) throws {
    let page = Transcript(try PackageFiles.text("Docs/\(name).md"))
    for (name, text) in page.files {
      let cases = try LayoutRegistry.gallery.parser.cases(in: Data(text.utf8), file: name)
      for scenario in cases {
        let run = try ScenarioRunner(registry: .gallery).run(scenario)
        #expect(run.isPassed, "\(name)")
      }
    }
  }

  private func check(_ text: String, against path: String) throws {
    if ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1" {
      try text.write(
        to: PackageFiles.root.appending(path: path), atomically: true, encoding: .utf8)
    }
    let kept = (try? PackageFiles.text(path)) ?? ""
    let difference = LineDiff(expected: kept, actual: text)
    #expect(
      difference == nil,
      "\(path): record it if the change is meant\n\(difference?.description ?? "")")
  }
}

/// A page with its files, its commands and their outputs.
private struct Transcript {
  struct Command {
    /// `$ gridview run wall.json`
    let line: String
    /// The same for a shell in which the tool has another name.
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
      if let match = line.firstMatch(of: /`([\w-]+\.json)`/) { name = String(match.1) }
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
