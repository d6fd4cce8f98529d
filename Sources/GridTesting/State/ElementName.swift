import Foundation
import GridCore
import GridKit

/// The name of an element: a cell, or a supplementary or decoration view of some kind.
///
/// Names are ordered by section, item and kind. Among the names of one index path, the cell comes
/// first.
public struct ElementName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// `cell`, `header`, `footer`, or the kind's own name.
  public var kind: String
  /// The section, counted from 0.
  public var section: Int
  /// The item, counted from 0. It is −1 for an element of a whole compositional layout. It is also
  /// −1 for an element whose index path names a whole section, unless the element is a header or a
  /// footer.
  public var item: Int

  /// Makes the name of a cell or, if `kind` is given, of another element.
  public init(kind: String = "cell", _ section: Int, _ item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Makes the name of an element. A header or footer whose index path names a whole section gets
  /// item 0.
  public init(_ id: GridElementID) {
    let kind = id.shortKind
    let whole = kind == "header" || kind == "footer" ? 0 : -1
    switch id.item {
    // An element of a whole compositional layout is not the header of a section.
    case Position.wholeLayoutItem: self.init(kind: kind, id.section, -1)
    case NSNotFound: self.init(kind: kind, id.section, whole)
    default: self.init(kind: kind, id.section, id.item)
    }
  }

  /// Orders names by section, item and kind. The kind `cell` comes first, and other kinds are
  /// ordered by the bytes of their names.
  public static func < (a: ElementName, b: ElementName) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if (a.kind == "cell") != (b.kind == "cell") { return a.kind == "cell" }
    return a.kind.utf8.lexicographicallyPrecedes(b.kind.utf8)
  }

  /// The name as text: `cell 0-3`, or `wall 1` if `item` is −1.
  public var description: String {
    "\(VisibleText.line(kind)) \(section)" + (item == -1 ? "" : "-\(item)")
  }

  /// The name as a JSON list: `[kind, section, item]`.
  public var json: JSONValue { [.string(kind), JSONValue(section), JSONValue(item)] }
}

extension GridElementID {
  /// Makes the id of an element from its name.
  package init(_ name: ElementName, _ category: Category) {
    let kind: String? =
      switch name.kind {
      case _ where category == .cell: nil
      case "header" where category == .supplementaryView: GridView.elementKindSectionHeader
      case "footer" where category == .supplementaryView: GridView.elementKindSectionFooter
      default: name.kind
      }
    self.init(
      category: category, kind: kind, section: name.section,
      item: name.item < 0 ? NSNotFound : name.item)
  }
}
