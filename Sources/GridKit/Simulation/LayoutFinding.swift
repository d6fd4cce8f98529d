/// A legal but suspicious action of a layout or its delegate.
public struct LayoutFinding: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The severity of a finding, most severe first. The raw value is the word in texts.
  public enum Severity: String, Hashable, Codable, Sendable {
    /// Wrong in any grid, most likely wrong, and good to know.
    case error, warning, information
  }

  /// Stable kebab-case code, for instance `content-size-mismatch`.
  public var code: String
  /// The severity of the finding.
  public var severity: Severity
  /// The text of the finding: what was seen, where, with numbers, and what to do.
  public var message: String
  /// The elements it is about; may be empty.
  public var elements: [GridElementID]

  /// A finding put together by hand, for comparing or for an audit of one's own.
  public init(
    code: String, severity: Severity, message: String, elements: [GridElementID] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.elements = elements
  }

  /// The finding as one line: severity, code and message.
  public var description: String { "\(severity.rawValue) \(code): \(message)" }
}

/// Names a cell, supplementary view or decoration view of a grid.
public struct GridElementID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The sort of view that an element has; lists have them in this order.
  public enum Category: Int, Hashable, Codable, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view beside items, such as a header.
    case supplementaryView = 1
    /// A view that the layout alone knows of.
    case decorationView = 2
  }

  /// The sort of view that the element has.
  public var category: Category
  /// The kind of the element; nil for cells.
  public var kind: String?
  /// Section of the element's index path.
  public var section: Int
  /// Position within the section; `NSNotFound` for a path of length one.
  public var item: Int

  /// A name for an element, which need not exist.
  ///
  /// - Parameter kind: Nil for cells.
  public init(category: Category, kind: String? = nil, section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// The cell of an item, by section and position within it.
  public static func cell(_ section: Int, _ item: Int) -> GridElementID {
    GridElementID(category: .cell, section: section, item: item)
  }

  /// Section, item, category, kind.
  public static func < (a: GridElementID, b: GridElementID) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return (a.kind ?? "") < (b.kind ?? "")
  }

  /// `cell 0-3`, `header 1-0`, `footer 1-0`, or the kind itself.
  public var description: String {
    let position = item == NSNotFound ? "\(section)" : "\(section)-\(item)"
    return "\(shortKind) \(position)"
  }

  /// `cell`, `header`, `footer`, or the kind itself.
  public var shortKind: String {
    switch kind {
    case nil: "cell"
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    case let kind?: kind
    }
  }
}
