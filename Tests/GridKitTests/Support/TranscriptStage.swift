import Foundation
import TestSupport
import Testing

/// A stage for scripts that are written as text.
///
/// In a text, a line behind `#` names a script. Lines behind `>` have steps, and lines behind `=`
/// claims: a name and a value (`true` if there is none), `> 3` for a greater one, or `heard` or
/// `unheard` and a part of the calls. Other lines are the calls since those before: `none` for no
/// call, and a first line that begins with `…` if only the end is given. All may share a line,
/// divided by `;`.
@MainActor
protocol TranscriptStage: AnyObject {
  init()

  /// Does a step, or records an issue if there is no such step.
  func perform(_ step: String)

  /// Returns the calls since the last reading.
  func take() -> String

  /// Returns the present value of a claim, as text.
  func read(_ claim: String) -> String
}

extension TranscriptStage {
  /// Runs each script of a text on a stage of its own. The test needs the trait `.rows`.
  static func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let scripts = text.components(separatedBy: "# ").dropFirst()
    forEachRow(
      of: scripts, named: { String($0.prefix { $0 != "\n" }) }, sourceLocation: sourceLocation
    ) { text in
      let lines = text.split(separator: "\n").dropFirst().map(String.init)
      Self().run(lines, sourceLocation)
    }
  }

  private func run(_ lines: [String], _ sourceLocation: SourceLocation) {
    var rest = lines[...]
    var step = ""
    while let line = rest.first {
      if line.hasPrefix("> ") {
        step = line
        for step in line.dropFirst(2).components(separatedBy: "; ") {
          if step == "clear" { _ = take() } else { perform(step) }
        }
        rest.removeFirst()
      } else if line.hasPrefix("= ") {
        for claim in line.dropFirst(2).components(separatedBy: "; ") {
          check(claim, after: step, sourceLocation)
        }
        rest.removeFirst()
      } else {
        let calls = rest.prefix { !$0.hasPrefix("> ") && !$0.hasPrefix("= ") }
        rest.removeFirst(calls.count)
        check(Array(calls), after: step, sourceLocation)
      }
    }
  }

  private func check(_ claim: String, after step: String, _ sourceLocation: SourceLocation) {
    let words = claim.split(separator: " ", maxSplits: 1).map(String.init)
    let expected = words.count > 1 ? words[1] : "true"
    let present = words[0].hasSuffix("heard") ? take() : read(words[0])
    let holds =
      if words[0].hasSuffix("heard") {
        present.contains(expected) == (words[0] == "heard")
      } else if expected.hasPrefix("> "), let least = Double(expected.dropFirst(2)) {
        Double(present) ?? 0 > least
      } else {
        present == expected
      }
    #expect(holds, "\(claim), but \(present), after \(step)", sourceLocation: sourceLocation)
  }

  private func check(_ lines: [String], after step: String, _ sourceLocation: SourceLocation) {
    let taken = take()
    let calls = lines.map { $0.replacingOccurrences(of: "; ", with: "\n") }
    if calls[0].hasPrefix("…") {
      let end = (calls[0] == "…" ? calls.dropFirst() : calls[...]).joined(separator: "\n")
      #expect(taken.hasSuffix(end), "\(taken), after \(step)", sourceLocation: sourceLocation)
    } else {
      let expected = calls == ["none"] ? "" : calls.joined(separator: "\n")
      #expect(taken == expected, "after \(step)", sourceLocation: sourceLocation)
    }
  }
}
