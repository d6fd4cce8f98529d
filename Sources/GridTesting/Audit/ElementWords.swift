import GridCore
import GridKit

/// The words by which findings name elements, lengths and places.
enum ElementWords {
  /// The largest number of elements that a finding lists.
  static let limit = 16

  /// Returns the names of elements: `cell 0-3`, `cell 0-3 and cell 0-4`, or
  /// `cell 0-3, cell 0-4, cell 0-5 and 12 more`.
  static func list(_ elements: [GridElementID], limit: Int = 3) -> String {
    let rest = elements.count - limit
    let names = elements.prefix(limit).map(\.description) + (rest > 0 ? ["\(rest) more"] : [])
    return names.isEmpty ? "nothing" : PlaceText.list(names)
  }

  static func list(_ elements: [AuditElement]) -> String { list(elements.map(\.id)) }

  /// Returns a number with its noun: `1 item`, `3 items`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the numbers of items and sections: `12 items in 1 section`.
  static func counts(_ counts: SectionCounts) -> String {
    "\(count(counts.itemCount, "item")) in \(count(counts.sectionCount, "section"))"
  }

  /// Returns a rectangle as text: `(x, y, width, height)`.
  static func rect(_ rect: CGRect) -> String { "(\(NumberText.short(rect)))" }
}
