/// Something legal but suspicious that a layout or its delegate did.
public struct LayoutFinding: Hashable, Codable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Codable, Sendable {
    case error, warning, information
  }

  /// Stable kebab-case code, for instance `content-size-mismatch`.
  public var code: String
  public var severity: Severity
  /// What was seen, where, with numbers, and what to do.
  public var message: String
  /// The elements it is about; may be empty.
  public var elements: [GridElementID]

  public init(
    code: String, severity: Severity, message: String, elements: [GridElementID] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.elements = elements
  }

  public var description: String { "\(severity.rawValue) \(code): \(message)" }
}

/// Names a cell, supplementary view or decoration view of a grid.
public struct GridElementID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  public enum Category: Int, Hashable, Codable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public var category: Category
  /// Nil for cells.
  public var kind: String?
  public var section: Int
  /// Position within the section; `NSNotFound` for a path of length one.
  public var item: Int

  public init(category: Category, kind: String? = nil, section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

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
