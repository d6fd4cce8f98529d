/// The frames of a grid's elements, as a value that a test compares with the expected frames.
///
/// ```swift
/// #expect(
///   grid.frames.difference(
///     from: """
///       header 0-0    0   0  320  24
///       cell   0-0    0  24  155  60
///       cell   0-1  165  24  155  60
///       """) == nil)
/// ```
///
/// Frames are in content points. The frame of a transformed element is its bounding box. The
/// description is a table like the one above, which can be copied into a test.
///
/// Codable form: `{"version": 1, "frames": [{"element": "cell 0-0", "frame": [x, y, w, h]}, …]}`.
public struct GridFrames: Hashable, Sendable {
  /// The elements with their frames and no other values, ordered by section, item and kind. An
  /// element that the layout returns twice has two entries.
  public let entries: [GridElementState]

  private var source = SourceLayout()

  /// The class of the layout that the frames were taken from; nil for frames that were not taken
  /// from a grid. Differences name the class. The class is neither compared nor encoded.
  public var layout: String? { source.name }

  /// Makes frames of elements in any order. Two entries of one element are both kept, in the given
  /// order. Values other than the frames are left out.
  public init(_ entries: some Sequence<GridElementState>) {
    self.entries = entries.map { GridElementState($0.id, frame: $0.frame) }.sorted()
  }

  /// Makes the frames of a section's cells, from item 0 on.
  public init(section: Int = 0, cells: [CGRect]) {
    self.init(cells.enumerated().map { GridElementState(.cell(section, $0), frame: $1) })
  }

  /// Makes the frames of attributes that are already sorted.
  @MainActor init(_ attributes: [GridViewLayoutAttributes], of layout: GridViewLayout) {
    entries = attributes.map { GridElementState($0.key.elementID, frame: $0.frame) }
    source.name = layout.nameInTexts
  }

  /// Makes the frames of the elements of a state.
  init(_ state: GridState) {
    self.init(state.elements)
    source.name = state.layout
  }

  /// The frame of an element; nil if the element has no entry.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  public subscript(element: GridElementID) -> CGRect? {
    let index = entries.partitionPoint { $0.id >= element }
    return index < entries.count && entries[index].id == element ? entries[index].frame : nil
  }

  /// The number of entries. An element that the layout returns twice counts twice.
  public var count: Int { entries.count }
  /// Whether there are no entries. Either the grid has no elements, or `filter(_:)` has removed all
  /// of them.
  public var isEmpty: Bool { entries.isEmpty }

  /// Returns the entries that satisfy a condition, for a test about some of the elements.
  public func filter(_ isIncluded: (GridElementState) throws -> Bool) rethrows -> GridFrames {
    var frames = GridFrames(try entries.filter(isIncluded))
    frames.source = source
    return frames
  }

  /// The frames of the cells, without supplementary and decoration views.
  public var cells: GridFrames { filter { $0.id.category == .cell } }
}

extension GridFrames: ExpressibleByDictionaryLiteral {
  /// Makes frames from a literal such as
  /// `[.cell(0, 0): CGRect(x: 0, y: 24, width: 155, height: 60)]`.
  public init(dictionaryLiteral elements: (GridElementID, CGRect)...) {
    self.init(elements.map { GridElementState($0.0, frame: $0.1) })
  }
}

extension GridFrames: CustomStringConvertible {
  /// A table with a line for each element: kind, position, x, y, width and height. Numbers have at
  /// most three decimals.
  public var description: String {
    TableText(
      alignments: Self.alignments,
      rows: entries.map { entry in
        [entry.id.kindText, entry.id.positionText]
          + entry.frame.numbers.map { NumberText.short(Double($0)) }
      }
    ).description
  }

  static let alignments: [TableText.Alignment] = [.left, .left, .right, .right, .right, .right]
}

extension GridFrames: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, frames
  }

  /// Reads the Codable form, which the type's documentation shows. Entries may be in any order.
  /// Other values of a coded `GridElementState` are ignored.
  ///
  /// - Throws: `DecodingError`, also for a version other than 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkVersion(1, forKey: .version)
    self.init(try container.decode([GridElementState].self, forKey: .frames))
  }

  /// Writes the Codable form, which the type's documentation shows. Frames are in the order of
  /// `entries`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    try container.encode(entries, forKey: .frames)
  }
}

extension KeyedDecodingContainer {
  /// Throws if the coded version is not `known`. A later version of this library may have written
  /// the data.
  func checkVersion(_ known: Int, forKey key: Key) throws {
    let version = try decode(Int.self, forKey: key)
    guard version == known else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "version \(version) is not known, \(known) is")
    }
  }
}

extension GridView {
  /// The frames of all elements of the layout, on screen or not.
  ///
  /// Reading the frames prepares a stale layout. Views are not updated: they stay as the last
  /// layout pass left them.
  public var frames: GridFrames { frames(.all) }

  /// Returns the frames of all elements, or of the elements with a view.
  public func frames(_ scope: ElementScope) -> GridFrames {
    GridFrames(elements(scope), of: collectionViewLayout)
  }
}
