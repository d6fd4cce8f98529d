import GridKit

/// The elements that a grid lays out, one a row, for tables and for failures.
///
///     content 320 × 110
///     header 0,0,320,30
///     items 0,30,50,50 · 67.5,30,50,50
///       · 135,30,50,50
///     footer 0,80,320,30
///
/// A row that starts with a dot continues the row before. Numbers keep all digits, so rows are
/// equal only where numbers are.
@MainActor
struct GridText {
  struct Element: Equatable {
    var name: String
    var frame: CGRect

    var row: String { "\(name) \(GridText.text(frame))" }
  }

  var contentSize: CGSize
  var elements: [Element] = []

  init(parsing text: String) {
    contentSize = .zero
    var name = ""
    for row in text.split(separator: "\n") {
      let parts = row.trimmingCharacters(in: .whitespaces).split(separator: " ", maxSplits: 1)
      switch parts[0] {
      case "content":
        let numbers = parts[1].split(separator: "×").map { GridText.number(String($0)) }
        contentSize = CGSize(width: numbers[0], height: numbers[1])
        continue
      case "header", "footer": name = String(parts[0])
      case "items": name = "cell"
      default: break
      }
      elements += GridText.frames(String(parts[1])).map { Element(name: name, frame: $0) }
    }
  }

  /// Everything that the grid's layout has, in the order of its answer.
  init(everythingIn grid: GridView) {
    grid.layoutIfNeeded()
    contentSize = grid.contentSize
    elements = grid.allElements().map { Element(name: $0.key.elementID.shortKind, frame: $0.frame) }
  }

  /// The live views that are not hidden, in ascending order of their elements.
  init(shownIn grid: GridView) {
    grid.layoutIfNeeded()
    contentSize = grid.contentSize
    for (view, attributes) in grid.displayedElements where !view.isHidden {
      elements.append(Element(name: attributes.key.elementID.shortKind, frame: view.frame))
    }
  }

  /// Returns the rows of elements that share a positive area with a rectangle, sorted as text.
  func rows(in visible: CGRect) -> [String] {
    elements.filter {
      $0.frame.width > 0 && $0.frame.height > 0 && $0.frame.overlaps(visible)
    }.map(\.row).sorted()
  }

  var rows: [String] {
    ["content \(GridText.text(contentSize.width)) × \(GridText.text(contentSize.height))"]
      + elements.map(\.row)
  }

  /// The rows that differ, or nil if nothing does.
  func difference(from expected: GridText) -> String? {
    let (found, wanted) = (rows, expected.rows)
    var lines: [String] = []
    for index in 0..<max(found.count, wanted.count) {
      let left = index < wanted.count ? wanted[index] : "nothing"
      let right = index < found.count ? found[index] : "nothing"
      if left != right { lines.append("row \(index): expected \(left), found \(right)") }
    }
    return lines.isEmpty ? nil : lines.prefix(12).joined(separator: "\n")
  }

  /// Frames written as `12,10,70,50 · 98,10,70,50`.
  nonisolated static func frames(_ text: String) -> [CGRect] {
    text.split(separator: "·").map { part in
      let numbers = part.split(separator: ",").map { number(String($0)) }
      return CGRect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  nonisolated static func text(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.width, rect.height].map(text).joined(separator: ",")
  }

  nonisolated static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

  nonisolated static func text(_ size: CGSize) -> String {
    "\(text(size.width)),\(text(size.height))"
  }

  nonisolated static func text(_ value: CGFloat) -> String {
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  nonisolated private static func number(_ text: String) -> CGFloat {
    guard let value = Double(text.trimmingCharacters(in: .whitespaces)) else {
      preconditionFailure("\(text) is not a number")
    }
    return CGFloat(value)
  }
}

extension GridView {
  /// The frames of visible cells, in order of their index paths.
  var cellFrames: [CGRect] { visibleCells.map(\.frame) }

  /// Visible items as `0-3`, in order.
  var visibleItems: [String] { indexPathsForVisibleItems.map { "\($0.section)-\($0.item)" } }

  /// The frame of a live header or footer of a section.
  func barFrame(_ kind: String, _ section: Int) -> CGRect? {
    supplementaryView(forElementKind: kind, at: [section, 0])?.frame
  }

  func headerFrame(_ section: Int) -> CGRect? {
    barFrame(GridView.elementKindSectionHeader, section)
  }

  func footerFrame(_ section: Int) -> CGRect? {
    barFrame(GridView.elementKindSectionFooter, section)
  }
}
