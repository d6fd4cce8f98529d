/// The state of an element: its geometry and its look.
///
/// `ID` is the type of the element's name: `GridElementID` in a `GridElementState`, `ElementName`
/// in a record of a scenario's output. States are ordered by their names.
public struct ElementState<ID: Hashable & Comparable & Sendable>: Hashable, Comparable, Sendable {
  /// The element's kind and position.
  public var id: ID
  /// Bounding box after the transform, in content points.
  public var frame: CGRect
  /// The center before the transform, by default the middle of `frame`.
  public var center: CGPoint
  /// The size before the transform, by default the size of `frame`.
  public var size: CGSize
  /// The transform, applied around `center`. It changes `frame`, but not `center` and `size`.
  public var transform: CGAffineTransform
  /// The opacity, from 0 (fully transparent) to 1 (opaque).
  public var alpha: CGFloat
  /// The stacking order: elements with a higher `zIndex` are in front.
  public var zIndex: Int
  /// Whether the element is hidden: it has a frame but is not shown.
  public var isHidden: Bool
  /// The display text; nil for an element without a text. A record of a scenario's output has the
  /// text that the scenario's `texts` give to the element. States that are copied from layout
  /// attributes have no text.
  public var text: String?

  /// Makes the state of an element. An argument that is left out has the default value of layout
  /// attributes.
  ///
  /// - Parameters:
  ///   - frame: Bounding box after the transform, in content points. It is not computed from the
  ///     other arguments.
  ///   - center: The center before the transform; nil for the middle of `frame`.
  ///   - size: The size before the transform; nil for the size of `frame`.
  public init(
    _ id: ID, frame: CGRect, center: CGPoint? = nil, size: CGSize? = nil,
    transform: CGAffineTransform = .identity, alpha: CGFloat = 1, zIndex: Int = 0,
    isHidden: Bool = false, text: String? = nil
  ) {
    self.id = id
    self.frame = frame
    self.center = center ?? frame.middle
    self.size = size ?? frame.size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
    self.text = text
  }

  /// Makes the state of an element from the same state under another name.
  init<Other>(_ id: ID, as state: ElementState<Other>) {
    self.init(
      id, frame: state.frame, center: state.center, size: state.size, transform: state.transform,
      alpha: state.alpha, zIndex: state.zIndex, isHidden: state.isHidden, text: state.text)
  }

  /// Orders by name alone.
  public static func < (a: ElementState, b: ElementState) -> Bool { a.id < b.id }

  /// The rectangle before the transform.
  package var base: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Whether every number is finite, so that JSON can spell it and pictures can show it.
  package var isFinite: Bool {
    frame.isFiniteRect && center.isFinitePoint && size.isFiniteSize && alpha.isFinite
      && transform.numbers.allSatisfy(\.isFinite)
  }

  /// Whether `center` and `size` equal the center and the size of `frame` when written with three
  /// decimals. A layout that sets centers gives frames with rounding errors in the last bit.
  private var isNearFrame: Bool {
    let middle = frame.middle
    return abs(center.x - middle.x) < 0.0005 && abs(center.y - middle.y) < 0.0005
      && abs(size.width - frame.size.width) < 0.0005
      && abs(size.height - frame.size.height) < 0.0005
  }
}

extension ElementState where ID == ElementName {
  /// The name of the element, as files spell it.
  public var name: ElementName { id }

  /// Makes the record of an element's state for a scenario's output.
  public init(_ state: GridElementState) { self.init(ElementName(state.id), as: state) }
}

/// An element of a grid with the values of its layout attributes.
///
/// Codable form: `{"element": "cell 0-3", "frame": [x, y, w, h]}`. Values that are not at their
/// default add the keys `"center": [x, y]`, `"size": [w, h]`, `"transform": [a, b, c, d, tx, ty]`,
/// `"alpha"`, `"zIndex"` and `"hidden"`. The Codable form and `description` leave out `text`,
/// although `==` compares texts.
public typealias GridElementState = ElementState<GridElementID>

extension GridElementState {
  /// Makes the state of an element of an output.
  package init(_ record: ElementState<ElementName>, _ category: GridElementID.Category) {
    self.init(GridElementID(record.id, category), as: record)
  }

  /// Copies the present values of attributes. Later changes to the attributes do not change the
  /// copy.
  @MainActor public init(_ attributes: GridViewLayoutAttributes) {
    self.init(
      attributes.key.elementID, frame: attributes.frame, center: attributes.center,
      size: attributes.size, transform: attributes.transform, alpha: attributes.alpha,
      zIndex: attributes.zIndex, isHidden: attributes.isHidden)
  }

  /// Copies the values of attributes. In an orthogonal section, the frame and the center are
  /// shifted by the scroll offset of the section.
  @MainActor init(shown attributes: GridViewLayoutAttributes) {
    self.init(attributes)
    guard let shift = attributes.sectionShift else { return }
    frame = attributes.shownFrame
    center.x += shift.x
    center.y += shift.y
  }
}

extension GridElementState: CustomStringConvertible {
  /// The element on one line: `cell 0-3  0, 0, 180, 40`, then the values that are not at their
  /// default.
  public var description: String {
    ([id.kindText + " " + id.positionText, NumberText.short(frame)] + notes(NumberText.short))
      .joined(separator: "  ")
  }

  /// Returns the values that are not at their default, in words.
  func notes(_ text: (Double) -> String) -> [String] {
    func list(_ numbers: [CGFloat]) -> String {
      numbers.map { text(Double($0)) }.joined(separator: ", ")
    }
    var notes: [String] = []
    if transform != .identity || !isNearFrame {
      notes += ["center \(list(center.numbers))", "size \(list(size.numbers))"]
    }
    if transform != .identity { notes.append("transform \(list(transform.numbers))") }
    if alpha != 1 { notes.append("alpha \(text(Double(alpha)))") }
    if zIndex != 0 { notes.append("z \(zIndex)") }
    if isHidden { notes.append("hidden") }
    return notes
  }
}

extension GridElementState: Codable {
  private enum Key: String, CodingKey {
    case element, frame, center, size, transform, alpha, zIndex, hidden
  }

  /// Reads the Codable form, which the type's documentation shows. A missing key stands for the
  /// default value.
  ///
  /// - Throws: `DecodingError`, also if the element's name cannot be read or a list has a wrong
  ///   number of entries.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let name = try container.decode(String.self, forKey: .element)
    guard let id = GridElementID(tableName: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: Key.element, in: container, debugDescription: "no element is called \"\(name)\"")
    }
    self.init(
      id, frame: try container.listed(forKey: .frame),
      center: try container.listedIfPresent(forKey: .center),
      size: try container.listedIfPresent(forKey: .size),
      transform: try container.listedIfPresent(forKey: .transform) ?? .identity,
      alpha: try container.decodeIfPresent(CGFloat.self, forKey: .alpha) ?? 1,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0,
      isHidden: try container.decodeIfPresent(Bool.self, forKey: .hidden) ?? false)
  }

  /// Writes the Codable form, which the type's documentation shows. Values at their default are
  /// left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id.tableName, forKey: .element)
    try container.encode(frame.numbers, forKey: .frame)
    if center != frame.middle || size != frame.size {
      try container.encode(center.numbers, forKey: .center)
      try container.encode(size.numbers, forKey: .size)
    }
    if transform != .identity { try container.encode(transform.numbers, forKey: .transform) }
    if alpha != 1 { try container.encode(alpha, forKey: .alpha) }
    if zIndex != 0 { try container.encode(zIndex, forKey: .zIndex) }
    if isHidden { try container.encode(true, forKey: .hidden) }
  }
}

extension GridElementID {
  /// The kind and the position as text: `cell 0-3`.
  var tableName: String { "\(kindText) \(positionText)" }

  /// Reads the text that `tableName` returns; nil for other texts.
  init?(tableName: String) {
    guard let end = tableName.lastIndex(of: " ") else { return nil }
    self.init(
      kindText: String(tableName[..<end]),
      positionText: String(tableName[tableName.index(after: end)...]))
  }
}

extension KeyedDecodingContainer {
  /// Returns the numbers of a list. Throws if the list does not have exactly `count` numbers.
  func numbers(_ count: Int, forKey key: Key) throws -> [CGFloat] {
    let numbers = try decode([CGFloat].self, forKey: key)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// Returns the value in a list of its numbers.
  func listed<Value: NumberList>(forKey key: Key) throws -> Value {
    Value(numbers: try numbers(Value.numberCount, forKey: key))
  }

  fileprivate func listedIfPresent<Value: NumberList>(forKey key: Key) throws -> Value? {
    try contains(key) && !decodeNil(forKey: key) ? listed(forKey: key) : nil
  }
}
