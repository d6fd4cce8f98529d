import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// Inputs with the mistakes that they lead to, as text.
///
/// A line without indent is an input. The lines below it, two spaces further in, are its mistakes;
/// a line four spaces further in continues the one above. `OPS` and `CASE KEYS` stand for the lists
/// of all actions and of all keys of a case.
struct MistakeTable {
  struct Row: Sendable {
    var input: String
    var mistakes: [String] = []
  }

  static let ops =
    "drag, fling, touch, track, setContentOffset, scrollToItem, setLayout, setParameters, "
    + "interactiveTransition, setBounds, setViewContentInset, update, reloadData, setData, tap, "
    + "select, deselect, advance, settle, query, askTarget, askBoundsChange, snapshot, observe, "
    + "scrollSection, apply, applySection, expand, collapse, beginMove, moveTo, endMove, "
    + "cancelMove, dragItems, dropAt"
  static let caseKeys =
    "id, layout, parameters, sections, preferredSizes, viewport, displayScale, frameRate, "
    + "safeArea, viewContentInset, layoutMargins, direction, queryPolicy, contentOffset, actions, "
    + "screen, texts, expect, source"

  var rows: [Row] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = String(line.drop { $0 == " " }).replacing("OPS", with: Self.ops)
        .replacing("CASE KEYS", with: Self.caseKeys)
      if !line.hasPrefix(" ") {
        rows.append(Row(input: words))
      } else if line.hasPrefix("    ") {
        let row = rows.count - 1
        rows[row].mistakes[rows[row].mistakes.count - 1] += " " + words
      } else {
        rows[rows.count - 1].mistakes.append(words)
      }
    }
  }
}

extension MistakeTable {
  /// Holds the mistakes of each input against the table.
  func check(sourceLocation: SourceLocation = #_sourceLocation, _ mistakes: (String) -> [String]) {
    forEachRow(of: rows, named: \.input, sourceLocation: sourceLocation) { row in
      #expect(mistakes(row.input) == row.mistakes, sourceLocation: sourceLocation)
    }
  }

  /// Holds the mistakes of files that the inputs become a part of against the table, whose paths
  /// begin at `parent`.
  func check(
    under parent: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    in file: (String) -> String
  ) {
    check(sourceLocation: sourceLocation) { input in
      mistakes(in: file(input)).map { withoutPlace($0, under: parent) }
    }
  }
}

/// A mistake without its line and column, and without the beginning of its path.
func withoutPlace(_ mistake: String, under parent: String = "") -> String {
  var text = mistake.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
  if text.hasPrefix(parent) {
    text.removeFirst(parent.count)
    if text.hasPrefix(": ") { text.removeFirst(2) }
    if text.hasPrefix(".") { text.removeFirst() }
  }
  return text
}
