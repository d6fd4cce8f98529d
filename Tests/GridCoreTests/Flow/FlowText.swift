import Foundation
import GridCore

/// A flow as text: one element a row, for tables and for failures.
///
///     content 320 × 110
///     header 0,0,320,30
///     items 0,30,50,50 · 67.5,30
///       · 135,30
///     footer 0,80,320,30
///
/// A row that starts with a dot continues the row before, and a frame without a size has that of
/// the frame before. Sections follow each other.
struct FlowText: Equatable {
  struct Element: Equatable {
    var name: String
    var frame: CGRect
  }

  var contentSize: CGSize
  var elements: [Element] = []

  init(parsing text: String) {
    contentSize = .zero
    var name = ""
    for row in text.replacing(/\n\s*·/, with: " ·").split(separator: "\n") {
      let row = row.trimmingCharacters(in: .whitespaces)
      let parts = row.split(separator: " ", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "content":
        let numbers = parts[1].split(separator: "×").map { Self.number(String($0)) }
        contentSize = CGSize(width: numbers[0], height: numbers[1])
        continue
      case "header", "footer": name = parts[0]
      default: name = "item"
      }
      elements += Self.rects(parts[1]).map { Element(name: name, frame: $0) }
    }
  }

  /// Everything the plan hands out for an infinite region.
  init(_ plan: FlowPlan) {
    contentSize = plan.contentSize
    plan.forEachFrame(in: .infinite) { _, element, frame in
      switch element {
      case .header: elements.append(Element(name: "header", frame: frame))
      case .item: elements.append(Element(name: "item", frame: frame))
      case .footer: elements.append(Element(name: "footer", frame: frame))
      }
    }
  }

  init(_ oracle: FlowOracle) {
    contentSize = oracle.contentSize
    for section in oracle.sections {
      elements += [section.header].compactMap { $0 }.map { Element(name: "header", frame: $0) }
      elements += section.lines.joined().map { Element(name: "item", frame: $0) }
      elements += [section.footer].compactMap { $0 }.map { Element(name: "footer", frame: $0) }
    }
  }

  /// The rows that differ, or nil if nothing does. Numbers are compared exactly.
  func difference(from expected: FlowText) -> String? {
    if self == expected { return nil }
    let found = rows
    let wanted = expected.rows
    var lines: [String] = []
    for index in 0..<max(found.count, wanted.count) {
      let left = index < wanted.count ? wanted[index] : "nothing"
      let right = index < found.count ? found[index] : "nothing"
      if left != right { lines.append("row \(index): expected \(left), found \(right)") }
    }
    return lines.isEmpty ? nil : lines.prefix(12).joined(separator: "\n")
  }

  var rows: [String] {
    ["content \(Self.text(contentSize.width)) × \(Self.text(contentSize.height))"]
      + elements.map { "\($0.name) \(Self.text($0.frame))" }
  }

  /// Frames written as `12,10,70,50 · 98,10`.
  static func rects(_ text: String) -> [CGRect] {
    var size = CGSize.zero
    return text.split(separator: "·").map { part in
      let numbers = part.split(separator: ",").map { number(String($0)) }
      if numbers.count > 2 { size = CGSize(width: numbers[2], height: numbers[3]) }
      return CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size)
    }
  }

  static func text(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.width, rect.height].map(text).joined(separator: ",")
  }

  /// All digits, so that rows are equal only where numbers are.
  static func text(_ value: CGFloat) -> String {
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func number(_ text: String) -> CGFloat {
    guard let value = Double(text.trimmingCharacters(in: .whitespaces)) else {
      preconditionFailure("\(text) is not a number")
    }
    return CGFloat(value)
  }
}
