import GridKit
import GridTesting

extension Fixture {
  /// The calls of `body`, as `BriefCalls` writes them.
  func brief(_ body: () -> Void) -> String { BriefCalls.text(trace(body)) }
}

/// The calls of a trace, in fewer lines, without a loss.
///
/// Calls that make a cell share a line, and elements with the same calls do so, too:
/// `DS cellForItemAt, C apply cell, DG willDisplay 0-0 0-1`. Equal calls are counted:
/// `LOG log done x2`.
enum BriefCalls {
  private struct Line {
    var calls: [String]
    /// The elements of the calls; empty for calls that name none.
    var paths: [String] = []
    var count = 1

    /// Whether more calls of the cell that the data source makes may follow.
    var isOpen: Bool {
      !paths.isEmpty && calls[0].hasPrefix("DS") && calls.last?.hasPrefix("DG") == false
    }

    var text: String {
      let text = calls.joined(separator: ", ")
      if paths.isEmpty { return count > 1 ? "\(text) x\(count)" : text }
      return text + " " + paths.joined(separator: " ")
    }
  }

  static func text(_ calls: String) -> String {
    var lines: [Line] = []
    for call in calls.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = Line(calls: [String(call)])
      if let match = call.wholeMatch(of: /(.*) (\d+-\d+)/) {
        line = Line(calls: [String(match.1)], paths: [String(match.2)])
      }
      let isOfSameCell = line.paths == lines.last?.paths || call == "C prepareForReuse()"
      if lines.last?.isOpen == true, isOfSameCell {
        lines[lines.count - 1].calls += line.calls
      } else {
        lines.append(line)
      }
    }
    var joined: [Line] = []
    for line in lines {
      if let last = joined.last, last.calls == line.calls, last.paths.isEmpty == line.paths.isEmpty
      {
        joined[joined.count - 1].paths += line.paths
        joined[joined.count - 1].count += 1
      } else {
        joined.append(line)
      }
    }
    return joined.map(\.text).joined(separator: "\n")
  }
}
