import UIKit

/// Hears what a collection view calls, and gives it back as text, a line a call.
///
/// Collection views promise the order of calls, seldom their number: a call that follows one with
/// the same line is left out.
@MainActor
final class Recorder {
  /// The object that gets a call; the first word of the call's line.
  enum Part: String, CaseIterable {
    case layout, source, cell, delegate
  }

  private(set) var lines: [String] = []

  func note(_ part: Part, _ call: String) {
    lines.append("\(part.rawValue) \(call)")
  }

  /// The calls of some parts while something happens; of all without parts.
  func calls(of parts: Part..., during body: () -> Void) -> String {
    let start = lines.count
    body()
    return calls(of: parts, in: lines[start...]).joined(separator: "\n")
  }

  /// Some lines in the order in which their calls came first; without those that did not come.
  func order(of wanted: [String], during body: () -> Void) -> [String] {
    let start = lines.count
    body()
    return order(of: wanted, in: lines[start...])
  }

  /// How many calls with a line there were while something happened.
  func count(of line: String, during body: () -> Void) -> Int {
    let start = lines.count
    body()
    return lines[start...].filter { $0 == line }.count
  }

  /// - Parameter onlyFirst: Whether each line counts only where it comes first.
  func calls(
    of parts: [Part], in lines: some Sequence<String>, onlyFirst: Bool = false
  ) -> [String] {
    let words = Set((parts.isEmpty ? Part.allCases : parts).map(\.rawValue))
    var kept: [String] = []
    for line in lines where words.contains(String(line.prefix { $0 != " " })) {
      if onlyFirst ? !kept.contains(line) : kept.last != line { kept.append(line) }
    }
    return kept
  }

  func order(of wanted: [String], in lines: some Collection<String>) -> [String] {
    let lines = Array(lines)
    return wanted.compactMap { line in lines.firstIndex(of: line).map { (line, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}
