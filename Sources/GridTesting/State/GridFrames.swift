/// The frames of a grid's elements: a value to compare with what a test expects.
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
/// Frames are in content points and are the bounding boxes of transformed elements. The
/// description is such a table; it can be copied into a test.
///
/// Codable form: `{"version": 1, "frames": [{"element": "cell 0-0", "frame": [x, y, w, h]}, …]}`.
public struct GridFrames: Hashable, Sendable {
  /// An element and its place.
  public struct Entry: Hashable, Sendable {
    /// The element's kind and position.
    public var element: GridElementID
    /// Bounding box after the transform, in content points.
    public var frame: CGRect

    /// An element at a place, in content points; without labels, since tables have many.
    public init(_ element: GridElementID, _ frame: CGRect) {
      self.element = element
      self.frame = frame
    }
  }

  /// The entries, by section, item, then kind. An element that a layout answers twice is here
  /// twice.
  public let entries: [Entry]

  private var source = SourceLayout()

  /// The class of the layout that the frames are of; nil where they were written down. Differences
  /// name it; it is neither compared nor coded.
  public var layout: String? { source.name }

  /// Takes entries in any order; an element that occurs twice stays twice, in the order given.
  public init(_ entries: some Sequence<Entry>) {
    self.entries = entries.enumerated().sorted { a, b in
      a.element.element == b.element.element
        ? a.offset < b.offset : a.element.element < b.element.element
    }.map(\.element)
  }

  /// The cells of one section, in order.
  public init(section: Int = 0, cells: [CGRect]) {
    self.init(cells.enumerated().map { Entry(.cell(section, $0), $1) })
  }

  /// Makes the frames of attributes, which are sorted already.
  @MainActor init(_ attributes: [GridViewLayoutAttributes], of layout: GridViewLayout) {
    entries = attributes.map { Entry($0.key.elementID, $0.frame) }
    source.name = layout.nameInTexts
  }

  /// Makes the frames of the elements of a state.
  init(_ state: GridState) {
    self.init(state.elements.map { .init($0.id, $0.frame) })
    source.name = state.layout
  }

  /// The element's frame; nil when it is not there.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  public subscript(element: GridElementID) -> CGRect? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].element < element { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].element == element else { return nil }
    return entries[low].frame
  }

  /// The number of elements; one that a layout answers twice counts twice.
  public var count: Int { entries.count }
  /// Whether there are no elements: of a grid, or after filtering.
  public var isEmpty: Bool { entries.isEmpty }

  /// Returns only the elements that a test is about.
  public func filter(_ isIncluded: (Entry) throws -> Bool) rethrows -> GridFrames {
    var frames = GridFrames(try entries.filter(isIncluded))
    frames.source = source
    return frames
  }

  /// The frames of cells only.
  public var cells: GridFrames { filter { $0.element.category == .cell } }
}

extension GridFrames: ExpressibleByDictionaryLiteral {
  /// `[.cell(0, 0): CGRect(x: 0, y: 24, width: 155, height: 60), .header(0): …]`
  public init(dictionaryLiteral elements: (GridElementID, CGRect)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}

extension GridFrames: CustomStringConvertible {
  /// A line for each element: kind, position, x, y, width, height; at most three decimals.
  public var description: String {
    TableText(
      alignments: Self.alignments,
      rows: entries.map { entry in
        [entry.element.kindText, entry.element.positionText]
          + [
            entry.frame.origin.x, entry.frame.origin.y, entry.frame.size.width,
            entry.frame.size.height,
          ].map { NumberText.short($0) }
      }
    ).description
  }

  static let alignments: [TableText.Alignment] = [.left, .left, .right, .right, .right, .right]
}

extension GridFrames: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, frames
  }

  /// Reads the form of the type's description, with entries in any order.
  ///
  /// - Throws: `DecodingError`, also for a version other than 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.checkVersion(1, forKey: .version)
    self.init(try container.decode([Entry].self, forKey: .frames))
  }

  /// Writes the form of the type's description, in the order of `entries`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    try container.encode(entries, forKey: .frames)
  }
}

extension GridFrames.Entry: Codable {
  /// Reads an element and its frame; other keys of an element's state are passed over.
  public init(from decoder: any Decoder) throws {
    let element = try GridElementState(from: decoder)
    self.init(element.id, element.frame)
  }

  /// Writes `{"element": "cell 0-0", "frame": [x, y, w, h]}`.
  public func encode(to encoder: any Encoder) throws {
    try GridElementState(element, frame: frame).encode(to: encoder)
  }
}

extension KeyedDecodingContainer {
  /// Refuses what a later version of this library has written.
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
  /// A stale layout is prepared; views are as the last layout pass left them.
  public var frames: GridFrames { frames(.all) }

  /// Returns the frames of all elements, or of those with a view.
  public func frames(_ scope: ElementScope) -> GridFrames {
    GridFrames(elements(scope), of: collectionViewLayout)
  }
}
