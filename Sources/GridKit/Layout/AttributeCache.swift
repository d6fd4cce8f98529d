/// A layout's own attribute objects: made when an element is first asked for, and the same object
/// again afterwards (FL-56).
@MainActor
package struct AttributeCache {
  package struct Entry {
    package let attributes: GridViewLayoutAttributes
    /// The frame that the layout gave the object.
    package let frame: CGRect
    /// The object's version when the layout was done with it.
    fileprivate let version: UInt32

    /// Whether somebody else changed the object since.
    @MainActor package var isChanged: Bool { version != attributes.version }

    /// Whether somebody else gave it another frame since (FL-81).
    @MainActor package var isMoved: Bool { isChanged && attributes.frame != frame }
  }

  private var entries: [ElementKey: Entry] = [:]

  package init() {}

  package subscript(key: ElementKey) -> Entry? { entries[key] }

  /// The cached object, and whether somebody else changed it since the layout was done with it.
  package func find(_ key: ElementKey) -> (attributes: GridViewLayoutAttributes, isChanged: Bool)? {
    entries[key].map { ($0.attributes, $0.isChanged) }
  }

  /// Objects that somebody else changed, by element.
  package var changed: [GridViewLayoutAttributes] {
    entries.values.filter(\.isChanged).map(\.attributes)
      .sorted { ElementKey.isOrdered($0.key, $1.key) }
  }

  package mutating func insert(_ attributes: GridViewLayoutAttributes) {
    entries[attributes.key] = Entry(
      attributes: attributes, frame: attributes.frame, version: attributes.version)
  }

  package mutating func remove(_ key: ElementKey) {
    entries[key] = nil
  }

  /// Drops objects of elements that do not meet a rectangle; they are made again when asked for.
  package mutating func release(outside rect: CGRect) {
    entries = entries.filter {
      let frame = $0.value.frame
      return frame.minX <= rect.maxX && rect.minX <= frame.maxX && frame.minY <= rect.maxY
        && rect.minY <= frame.maxY
    }
  }

  package mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }
}
