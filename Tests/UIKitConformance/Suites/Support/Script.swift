import Testing
import UIKit

/// Steps on a stage and what comes of them, written as text.
///
/// A line behind `#` names a script, which begins on a stage of its own. Lines behind `>` have
/// steps, and lines behind `=` claims about the state after them: a name and a value, with a colon
/// between them where the name has a number. Other lines are about the calls during the steps:
///
/// - `order:` calls in the order in which each comes first
/// - `heard:` and `unheard:` parts of calls
/// - `2 of:` the beginning of a call that comes so often
/// - `layout, source:` all calls of some parts (`none` for no call, `…` for more at the end), and
///   `first layout, source:` each only where it comes first
///
/// A semicolon divides steps, claims and calls. An indented line goes on with the one above.
struct Script: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let lines: [String]

  static func all(_ text: String) -> [Script] {
    text.replacingOccurrences(of: "\n  ", with: " ").components(separatedBy: "# ").dropFirst()
      .map { text in
        let lines = text.split(separator: "\n").map(String.init)
        return Script(testDescription: lines[0], lines: Array(lines.dropFirst()))
      }
  }

  /// - Parameters:
  ///   - steps: Steps that only this script's suite has.
  ///   - claims: Claims that only this script's suite has.
  @MainActor func run<Layout: RecordingLayout>(
    on stage: Stage<Layout>, steps: [String: () -> Void] = [:],
    claims: [String: () -> String] = [:], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var start = stage.recorder.lines.count
    var step = "the beginning"
    func expect(_ present: String, _ expected: String, _ name: String) {
      #expect(present == expected, "\(name), after \(step)", sourceLocation: sourceLocation)
    }
    /// What stands before and behind a divider.
    func split(_ text: String, at divider: String) -> (name: String, value: String) {
      let range = text.range(of: divider) ?? text.endIndex..<text.endIndex
      return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }
    for line in lines {
      let parts = line.dropFirst(2).components(separatedBy: "; ")
      if line.hasPrefix("> ") {
        (start, step) = (stage.recorder.lines.count, line)
        for part in parts { steps[part]?() ?? stage.perform(part, sourceLocation) }
      } else if line.hasPrefix("= ") {
        for part in parts {
          let (name, expected) = split(part, at: part.contains(": ") ? ": " : " ")
          expect(claims[name]?() ?? stage.read(name), expected, name)
        }
      } else {
        let (head, rest) = split(line, at: ": ")
        let wanted = rest.components(separatedBy: "; ")
        let calls = stage.recorder.calls(head, wanted, since: start)
        expect(calls.joined(separator: "\n"), wanted.joined(separator: "\n"), head)
      }
    }
  }
}

extension Recorder {
  /// The calls that a line of a script is about; those that it names if all is as it should be.
  fileprivate func calls(_ head: String, _ wanted: [String], since start: Int) -> [String] {
    let lines = Array(self.lines[start...])
    let words = head.split { $0 == " " || $0 == "," }.map(String.init)
    switch (words[0], Int(words[0])) {
    case ("order", _):
      return order(of: wanted, in: lines)
    case ("heard", _):
      return wanted.filter { part in lines.contains { $0.contains(part) } }
    case ("unheard", _):
      return wanted.filter { part in !lines.contains { $0.contains(part) } }
    case (_, let count?):
      return wanted.map { call in
        let found = lines.filter { $0 == call || $0.hasPrefix(call + " ") }.count
        return found == count ? call : "\(found) of: \(call)"
      }
    case (let first, _):
      let parts = words.compactMap(Part.init(rawValue:))
      let calls = self.calls(of: parts, in: lines, onlyFirst: first == "first")
      if wanted == ["none"], calls.isEmpty { return wanted }
      return wanted.last == "…" ? calls.prefix(wanted.count - 1) + ["…"] : calls
    }
  }
}

extension Stage where Layout: RecordingLayout {
  // MARK: Steps

  fileprivate func perform(_ step: String, _ sourceLocation: SourceLocation) {
    let words = step.components(separatedBy: " ")
    let numbers = step.split { " ,×".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
    switch step.prefix(while: { $0 != " " && $0 != ":" }) {
    case "lay": layOut()
    case "touch": view.setNeedsLayout()
    case "scroll": scroll(to: numbers[0])
    case "offset": view.contentOffset = CGPoint(x: 0, y: numbers[0])
    case "set": view.setContentOffset(CGPoint(x: 0, y: numbers[0]), animated: false)
    case "bounds": view.bounds = CGRect(x: 0, y: numbers[0], width: 100, height: numbers[1])
    case "place": view.frame.origin = CGPoint(x: numbers[0], y: numbers[1])
    case "size": view.frame.size = CGSize(width: numbers[0], height: numbers[1])
    case "inset": view.contentInset.top = numbers[0]
    case "show":
      view.scrollRectToVisible(
        CGRect(x: 0, y: numbers[0], width: 10, height: numbers[1]), animated: false)
    case "item": view.scrollToItem(at: path(Int(numbers[0])), at: .top, animated: false)
    case "follow": layout.followsBounds = true
    case "answer": layout.answersEverything = true
    case "rows": layout.rowHeight = numbers[0]
    case "invalidate": layout.invalidateLayout()
    case "target": layout.target = CGPoint(x: 0, y: numbers[0])
    case "wish": delegate.target = CGPoint(x: 0, y: numbers[0])
    case "source": replaceSource(with: numbers.map { Int($0) })
    case "counts": source.counts = numbers.map { Int($0) }
    case "reload" where words.last == "data": view.reloadData()
    case "select":
      let position: UICollectionView.ScrollPosition =
        words.contains("top") ? .top : words.contains("bottom") ? .bottom : []
      view.selectItem(
        at: numbers.first.map { path(Int($0)) }, animated: false, scrollPosition: position)
    case "deselect": view.deselectItem(at: path(Int(numbers[0])), animated: false)
    case "keep": keep()
    case "update":
      let parts = step.components(separatedBy: ": ")
      let counts = parts[0].split(separator: " ").compactMap { Int($0) }
      update(counts.isEmpty ? nil : counts) { _ in
        for text in parts.dropFirst().flatMap({ $0.components(separatedBy: ", ") }) {
          self.operate(text)
        }
      }
    case "insert", "delete": UIView.performWithoutAnimation { operate(step) }
    default: Issue.record("there is no step \(step)", sourceLocation: sourceLocation)
    }
  }

  /// An operation on items or a section: `delete 0-1 0-4`, `move 0-9 to 0-4`, `insert section 1`.
  private func operate(_ text: String) {
    let words = text.components(separatedBy: " ")
    let sections = words.compactMap { Int($0) }
    let paths = words.compactMap { word in
      let numbers = word.split(separator: "-").compactMap { Int($0) }
      return numbers.count == 2 ? IndexPath(item: numbers[1], section: numbers[0]) : nil
    }
    switch (words[0], sections.first) {
    case ("insert", let section?): view.insertSections(IndexSet(integer: section))
    case ("delete", let section?): view.deleteSections(IndexSet(integer: section))
    case ("reload", let section?): view.reloadSections(IndexSet(integer: section))
    case ("move", let section?): view.moveSection(section, toSection: sections[1])
    case ("insert", nil): view.insertItems(at: paths)
    case ("delete", nil): view.deleteItems(at: paths)
    case ("reload", nil): view.reloadItems(at: paths)
    case ("reconfigure", nil): view.reconfigureItems(at: paths)
    default: view.moveItem(at: paths[0], to: paths[1])
    }
  }

  // MARK: Claims

  /// The present value of a claim.
  fileprivate func read(_ name: String) -> String {
    let words = name.components(separatedBy: " ")
    let number = words.last.flatMap { Int($0) } ?? 0
    switch words[0] {
    case "visible":
      let (paths, cells) = (view.indexPathsForVisibleItems, view.visibleCells.count)
      return Words.runs(paths) + (cells == paths.count ? "" : ", but \(cells) cells")
    case "selected":
      // The cells on screen know of it.
      let selected = view.indexPathsForSelectedItems ?? []
      let shown = view.indexPathsForVisibleItems
      let told = shown.filter { view.cellForItem(at: $0)?.isSelected == true }
      let isKnown = Set(told) == Set(shown).intersection(selected)
      return Words.runs(selected) + (isKnown ? "" : ", but cells \(Words.runs(told))")
    case "offset": return Words.text(view.contentOffset)
    case "origin": return Words.text(view.bounds.origin)
    case "content": return Words.text(view.contentSize)
    case "inset": return Words.text(view.adjustedContentInset.top)
    case "moving": return "\(view.isDragging || view.isTracking || view.isDecelerating)"
    case "sections": return "\(view.numberOfSections)"
    case "items": return "\(view.numberOfItems(inSection: number))"
    case "elements": return "\(layout.elements.count)"
    case "frame": return cell(number).map { Words.text($0.frame) } ?? "none"
    case "place":
      return view.layoutAttributesForItem(at: path(number)).map { Words.text($0.frame) } ?? "none"
    case "widths":
      return Set(view.visibleCells.map { Words.text($0.frame.width) }).sorted().joined(
        separator: " ")
    case "reuses": return cell(number).map { "\($0.reuses)" } ?? "none"
    case "kept": return "\(view.visibleCells.filter { former(of: $0) != "new" }.count)"
    case "was": return former(of: cell(number))
    case "headers":
      let paths = view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header)
      let views = view.visibleSupplementaryViews(ofKind: Self.header).count
      return Words.runs(paths) + (views == paths.count ? "" : ", but \(views) views")
    case "header" where words[1] == "was": return former(of: header(number))
    case "header": return header(number).map { Words.text($0.frame) } ?? "none"
    case "prepared":
      return layout.boundsInPreparations.suffix(number).map { Words.text($0) }.joined(
        separator: " ")
    case "preparations": return "\(layout.boundsInPreparations.count)"
    case "asked":
      return layout.boundsInQuestions.suffix(number).map { Words.text($0) }.joined(separator: " ")
    default: return "nothing: there is no claim \(name)"
    }
  }
}
