import Foundation

/// A section and an item in it: `[section, item]` in files.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The item within the section, from 0.
  public var item: Int

  /// Makes a position from a section and an item in it.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Makes a position from an index path of two numbers.
  package init(_ path: IndexPath) { self.init(path[0], path[1]) }

  /// Orders positions by section, then by item.
  public static func < (a: ItemPosition, b: ItemPosition) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }

  /// The position as text: `1-3`.
  public var description: String { "\(section)-\(item)" }
}
