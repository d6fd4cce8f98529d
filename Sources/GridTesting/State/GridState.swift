/// The elements, the content size and the offset of a grid: a value to keep, compare and print.
///
/// ```swift
/// let before = grid.state
/// grid.setCollectionViewLayout(other, animated: false)
/// grid.setCollectionViewLayout(layout, animated: false)
/// #expect(grid.state.difference(from: before) == nil)
/// ```
///
/// Codable form, with the keys of a scenario's output: `{"version": 1, "contentSize": [w, h],
/// "contentOffset": [x, y], "offsetRange": {"x": [min, max], "y": [min, max]}, "visibleItems":
/// [[s, i], …], "selectedItems": [[s, i], …], "elements": [element, …]}`. Each element has the
/// Codable form of `GridElementState`.
public struct GridState: Hashable, Sendable {
  /// The content size that the layout returned, in points, without insets.
  public var contentSize: CGSize
  /// The origin of the viewport, in content points.
  public var contentOffset: CGPoint
  /// The content offsets at which scrolling can come to rest.
  public var offsetRange: OffsetRange
  /// Items with a cell, ascending.
  public var visibleItems: [ItemPosition]
  /// The selected items, ascending.
  public var selectedItems: [ItemPosition]
  /// The elements, by section, item, then kind.
  public var elements: [GridElementState]
  private var source = SourceLayout()

  /// The class of the layout that the state was taken from; nil for a state that was not taken from
  /// a grid. Differences name the class. The class is neither compared nor encoded.
  public var layout: String? { source.name }

  /// Makes a state of given values. The initializer sorts the lists.
  public init(
    contentSize: CGSize = .zero, contentOffset: CGPoint = .zero,
    offsetRange: OffsetRange = OffsetRange(minimum: .zero, maximum: .zero),
    visibleItems: [ItemPosition] = [], selectedItems: [ItemPosition] = [],
    elements: [GridElementState] = []
  ) {
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.offsetRange = offsetRange
    self.visibleItems = visibleItems.sorted()
    self.selectedItems = selectedItems.sorted()
    self.elements = elements.sorted()
  }

  /// Captures the state of a grid.
  ///
  /// - Parameter scope: The elements to list: all elements, or only the elements with a view.
  @MainActor public init(of grid: GridView, scope: ElementScope = .all) {
    // The elements come first, because reading them prepares a stale layout.
    elements = grid.elements(scope).map { GridElementState($0) }
    contentSize = grid.contentSize
    contentOffset = grid.contentOffset
    offsetRange = OffsetRange(of: grid)
    visibleItems = grid.indexPathsForVisibleItems.map(ItemPosition.init)
    selectedItems = (grid.indexPathsForSelectedItems ?? []).map(ItemPosition.init)
    source.name = grid.collectionViewLayout.nameInTexts
  }
}

/// The class of the layout that frames or a state were taken from. Two values of this type are
/// always equal, so that the class is printed but not compared.
struct SourceLayout: Hashable, Sendable {
  var name: String?

  static func == (a: SourceLayout, b: SourceLayout) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// The content offsets at which a scroll view comes to rest, per axis.
public struct OffsetRange: Hashable, Sendable {
  /// The smallest offset, at the start of the content. This offset is negative if a content inset
  /// keeps space free at the start.
  public var minimum: CGPoint
  /// The largest offset, at the end of the content. It is never less than `minimum`, even if the
  /// content is smaller than the viewport.
  public var maximum: CGPoint

  /// Makes a range per axis, in content points. The numbers are kept as given.
  public init(minimum: CGPoint, maximum: CGPoint) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns the range of a grid at this moment.
  @MainActor package init(of grid: GridView) {
    self.init(minimum: grid.offsetLimits.min, maximum: grid.offsetLimits.max)
  }
}

extension GridView {
  /// The state of the grid, with every element of the layout.
  public var state: GridState { state(.all) }

  /// Returns the state of the grid, with all elements or only the elements with a view.
  public func state(_ scope: ElementScope) -> GridState { GridState(of: self, scope: scope) }
}

extension GridState: Codable {
  private enum Key: String, CodingKey {
    case version, contentSize, contentOffset, offsetRange, visibleItems, selectedItems, elements
  }

  private enum Axis: String, CodingKey {
    case x, y
  }

  /// Reads the Codable form, which the type's documentation shows.
  ///
  /// - Throws: `DecodingError`, also for a version other than 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try container.checkVersion(1, forKey: .version)
    let range = try container.nestedContainer(keyedBy: Axis.self, forKey: .offsetRange)
    let x = try range.numbers(2, forKey: .x)
    let y = try range.numbers(2, forKey: .y)
    self.init(
      contentSize: try container.listed(forKey: .contentSize),
      contentOffset: try container.listed(forKey: .contentOffset),
      offsetRange: OffsetRange(
        minimum: CGPoint(x: x[0], y: y[0]), maximum: CGPoint(x: x[1], y: y[1])),
      visibleItems: try container.decode([ItemPosition].self, forKey: .visibleItems),
      selectedItems: try container.decode([ItemPosition].self, forKey: .selectedItems),
      elements: try container.decode([GridElementState].self, forKey: .elements))
  }

  /// Writes the Codable form, which the type's documentation shows. Every key is written.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .version)
    try container.encode(contentSize.numbers, forKey: .contentSize)
    try container.encode(contentOffset.numbers, forKey: .contentOffset)
    var range = container.nestedContainer(keyedBy: Axis.self, forKey: .offsetRange)
    try range.encode([offsetRange.minimum.x, offsetRange.maximum.x], forKey: .x)
    try range.encode([offsetRange.minimum.y, offsetRange.maximum.y], forKey: .y)
    try container.encode(visibleItems, forKey: .visibleItems)
    try container.encode(selectedItems, forKey: .selectedItems)
    try container.encode(elements, forKey: .elements)
  }
}

extension ItemPosition: Codable {
  /// Reads `[section, item]`.
  ///
  /// - Throws: `DecodingError` for a list of another length.
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.singleValueContainer().decode([Int].self)
    guard numbers.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected [section, item], found \(numbers.count) numbers"))
    }
    self.init(numbers[0], numbers[1])
  }

  /// Writes `[section, item]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode([section, item])
  }
}
