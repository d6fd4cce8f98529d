/// A section and an item in it: `[section, item]` in files.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 0.
  public var section: Int
  /// From 0, within the section.
  public var item: Int

  /// A section, then an item in it.
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, then by item.
  public static func < (a: ItemPosition, b: ItemPosition) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }

  /// `1-3`
  public var description: String { "\(section)-\(item)" }
}
