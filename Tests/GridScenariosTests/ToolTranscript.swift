import Foundation
import TestPrograms
import TestSupport
import Testing

/// Lines of the shell with what they print, as a row of a table.
///
///     # an unknown layout is told with its place
///     @ case.json
///     {"layout": "lst"}
///     $ gridview run case.json
///     ! case.json:1:12: layout: expected ⋯
///     = 2
///
/// `#` stands before the name of a row, `@` before the name of a file, whose text follows; `$` before
/// a line of the shell, in which `gridview`, `gridbench` and `gridfuzz` are the built programs; `!`
/// before a line of the standard error; `=` before an exit status, which is 0 otherwise. All other
/// lines are the standard output. `⋯` is any text within a line and, alone, any lines.
struct ToolTranscript {
  let name: String
  private var files: [(name: String, lines: [String])] = []
  private var steps: [Step] = []

  private struct Step {
    let line: String
    var output: [String] = []
    var errors: [String] = []
    var status: Int32 = 0
  }

  /// The rows of a text. An empty line may stand before a name.
  private static func rows(_ text: String) -> [ToolTranscript] {
    ("\n" + text).components(separatedBy: "\n# ").dropFirst().map { ToolTranscript($0) }
  }

  private init(_ text: String) {
    var lines = text.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    name = lines.removeFirst()
    for line in lines {
      let rest = String(line.dropFirst(2))
      switch (line.prefix(2), steps.indices.last) {
      case ("@ ", _): files.append((rest, []))
      case ("$ ", _): steps.append(Step(line: rest))
      case (_, nil): files[files.count - 1].lines.append(line)
      case ("! ", let last?): steps[last].errors.append(rest)
      case ("= ", let last?): steps[last].status = Int32(rest) ?? -1
      case (_, let last?): steps[last].output.append(line)
      }
    }
  }

  /// Checks the rows of a text. The test needs the trait `.rows`.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    forEachRow(of: rows(text), named: \.name, sourceLocation: sourceLocation) {
      try $0.check(sourceLocation)
    }
  }

  /// Runs the lines in a folder of their own, and compares what they print.
  private func check(_ sourceLocation: SourceLocation) throws {
    let folder = try TemporaryFolder()
    for file in files { _ = try folder.file(file.name, file.lines.joined(separator: "\n")) }
    let programs = ["gridview", "gridbench", "gridfuzz"].map { name in
      "\(name)() { \"$\(name.uppercased())\" \"$@\"; }; "
    }.joined()
    for step in steps {
      let run = try ToolProcess(shell: programs + step.line, in: folder.url)
      #expect(run.status == step.status, "\(step.line)", sourceLocation: sourceLocation)
      for (text, pattern) in [(run.output, step.output), (run.errors, step.errors)] {
        var lines = text.components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        let isAsShown = Self.isLike(lines[...], pattern[...])
        #expect(
          isAsShown, "$ \(step.line)\n\(text)is not\n\(pattern.joined(separator: "\n"))",
          sourceLocation: sourceLocation)
      }
    }
  }

  private static func isLike(_ lines: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return lines.isEmpty }
    if first == "⋯" {
      return (0...lines.count).contains { isLike(lines.dropFirst($0), pattern.dropFirst()) }
    }
    guard let line = lines.first, isLike(line, first) else { return false }
    return isLike(lines.dropFirst(), pattern.dropFirst())
  }

  private static func isLike(_ line: String, _ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "⋯")
    guard parts.count > 1 else { return line == pattern }
    guard line.hasPrefix(parts[0]) else { return false }
    var rest = line.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
