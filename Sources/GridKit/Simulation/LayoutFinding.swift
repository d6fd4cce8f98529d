/// A legal but suspicious action of a layout or its delegate.
public struct LayoutFinding: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The severity of a finding. The most severe case comes first. The raw value is the word in
  /// texts.
  public enum Severity: String, Hashable, Codable, Sendable {
    /// The three severities. An error is wrong in any grid. A warning is most likely wrong.
    /// Information is good to know.
    case error, warning, information
  }

  /// The stable code in kebab case, for instance `content-size-mismatch`.
  public var code: String
  /// The severity of the finding.
  public var severity: Severity
  /// The text of the finding: what was seen, where, with numbers, and what to do.
  public var message: String
  /// The elements that the finding is about; may be empty.
  public var elements: [GridElementID]
  package private(set) var trigger = CodeTrigger()

  private enum CodingKeys: CodingKey { case code, severity, message, elements }

  /// Makes a finding from its parts, for a comparison or for an audit of the user's own.
  public init(
    code: String, severity: Severity, message: String, elements: [GridElementID] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.elements = elements
  }

  /// Makes a finding with the situation in which it occurs, for the catalogue of faults.
  package init(
    code: String, severity: Severity, rules: String..., when situation: String, message: String,
    elements: [GridElementID] = []
  ) {
    self.init(code: code, severity: severity, message: message, elements: elements)
    trigger = CodeTrigger(situation, rules)
  }

  /// The finding as one line: severity, code and message.
  public var description: String { "\(severity.rawValue) \(code): \(message)" }
}

/// The name of a cell, supplementary view or decoration view of a grid.
public struct GridElementID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The category of view that an element has. Elements with the same index path are sorted in the
  /// order of the cases.
  public enum Category: Int, Hashable, Codable, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view that accompanies items, such as a header.
    case supplementaryView = 1
    /// A view that only the layout knows.
    case decorationView = 2
  }

  /// The category of view that the element has.
  public var category: Category
  /// The kind of the element; nil for cells.
  public var kind: String?
  /// The section of the element's index path.
  public var section: Int
  /// The position within the section; `NSNotFound` for an index path of length one.
  public var item: Int

  /// Makes the name of an element. The element need not exist.
  ///
  /// - Parameter kind: The kind of the element; nil for cells.
  public init(category: Category, kind: String? = nil, section: Int, item: Int) {
    self.category = category
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Returns the name of an item's cell, by section and by position within the section.
  public static func cell(_ section: Int, _ item: Int) -> GridElementID {
    GridElementID(category: .cell, section: section, item: item)
  }

  /// Orders elements by section, then by item, category and kind.
  public static func < (a: GridElementID, b: GridElementID) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return (a.kind ?? "") < (b.kind ?? "")
  }

  /// The name as text: the short kind and the position, for instance `cell 0-3` or `header 1-0`.
  public var description: String {
    let position = item == NSNotFound ? "\(section)" : "\(section)-\(item)"
    return "\(shortKind) \(position)"
  }

  /// The short form of the kind: `cell`, `header`, `footer`, or the kind itself.
  public var shortKind: String {
    switch kind {
    case nil: "cell"
    case "UICollectionElementKindSectionHeader": "header"
    case "UICollectionElementKindSectionFooter": "footer"
    case let kind?: kind
    }
  }
}
