import Foundation
import GridCore
import GridKit

/// The name of an element: a cell, or a supplementary or decoration view of some kind.
///
/// Ordered by section, item, then kind, with cells before the kinds.
public struct ElementName: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// `cell`, `header`, `footer`, or the kind's own name.
  public var kind: String
  /// The section, counted from 0.
  public var section: Int
  /// −1 for a path that names a whole section, where it is no header's and no footer's, and for
  /// what belongs to a compositional layout as a whole.
  public var item: Int

  /// Names a cell, unless a kind is given.
  public init(kind: String = "cell", _ section: Int, _ item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// A header or footer whose path names a whole section is read as item 0 of it.
  public init(_ id: GridElementID) {
    let kind = id.shortKind
    let whole = kind == "header" || kind == "footer" ? 0 : -1
    switch id.item {
    // What belongs to a compositional layout as a whole is nobody's header.
    case Position.wholeLayoutItem: self.init(kind: kind, id.section, -1)
    case NSNotFound: self.init(kind: kind, id.section, whole)
    default: self.init(kind: kind, id.section, id.item)
    }
  }

  /// Orders by section, item and kind; kinds by the bytes of their names.
  public static func < (a: ElementName, b: ElementName) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.item != b.item { return a.item < b.item }
    if (a.kind == "cell") != (b.kind == "cell") { return a.kind == "cell" }
    return a.kind.utf8.lexicographicallyPrecedes(b.kind.utf8)
  }

  /// `cell 0-3`, or `wall 1` for a path that names a whole section.
  public var description: String {
    "\(VisibleText.line(kind)) \(section)" + (item == -1 ? "" : "-\(item)")
  }

  /// `[kind, section, item]`
  public var json: JSONValue { [.string(kind), JSONValue(section), JSONValue(item)] }
}
