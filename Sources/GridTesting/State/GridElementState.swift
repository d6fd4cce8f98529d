/// An element of a grid with the values of its layout attributes.
///
/// Codable form: `{"element": "cell 0-3", "frame": [x, y, w, h]}`. Values that are not at their
/// default add the keys `"center": [x, y]`, `"size": [w, h]`, `"transform": [a, b, c, d, tx, ty]`,
/// `"alpha"`, `"zIndex"` and `"hidden"`.
public struct GridElementState: Hashable, Sendable {
  /// The element's kind and position.
  public var id: GridElementID
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

  /// Makes the state of an element. An argument that is left out has the default value of layout
  /// attributes.
  ///
  /// - Parameters:
  ///   - frame: Bounding box after the transform, in content points. It is not computed from the
  ///     other arguments.
  ///   - center: The center before the transform; nil for the middle of `frame`.
  ///   - size: The size before the transform; nil for the size of `frame`.
  public init(
    _ id: GridElementID, frame: CGRect, center: CGPoint? = nil, size: CGSize? = nil,
    transform: CGAffineTransform = .identity, alpha: CGFloat = 1, zIndex: Int = 0,
    isHidden: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.center = center ?? Self.middle(of: frame)
    self.size = size ?? frame.size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.isHidden = isHidden
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

  static func middle(of frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
  }

  /// Whether `center` or `size` differs from the center or the size of `frame`.
  private var hasOwnCenterOrSize: Bool {
    center != Self.middle(of: frame) || size != frame.size
  }

  /// Whether `center` and `size` equal the center and the size of `frame` when written with three
  /// decimals. A layout that sets centers gives frames with rounding errors in the last bit.
  private var isNearFrame: Bool {
    let middle = Self.middle(of: frame)
    return abs(center.x - middle.x) < 0.0005 && abs(center.y - middle.y) < 0.0005
      && abs(size.width - frame.size.width) < 0.0005
      && abs(size.height - frame.size.height) < 0.0005
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
    func list(_ numbers: CGFloat...) -> String {
      numbers.map { text(Double($0)) }.joined(separator: ", ")
    }
    var notes: [String] = []
    if transform != .identity || !isNearFrame {
      notes.append("center \(list(center.x, center.y))")
      notes.append("size \(list(size.width, size.height))")
    }
    if transform != .identity {
      let t = transform
      notes.append("transform \(list(t.a, t.b, t.c, t.d, t.tx, t.ty))")
    }
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
    let id = try GridElementID(tableName: container.decode(String.self, forKey: .element)) {
      DecodingError.dataCorruptedError(
        forKey: Key.element, in: container, debugDescription: "no element is called \"\($0)\"")
    }
    let frame = try container.decode(NumberList.self, forKey: .frame).numbers(4)
    let center = try container.decodeIfPresent(NumberList.self, forKey: .center)?.numbers(2)
    let size = try container.decodeIfPresent(NumberList.self, forKey: .size)?.numbers(2)
    let t = try container.decodeIfPresent(NumberList.self, forKey: .transform)?.numbers(6)
    self.init(
      id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      center: center.map { CGPoint(x: $0[0], y: $0[1]) },
      size: size.map { CGSize(width: $0[0], height: $0[1]) },
      transform: t.map {
        CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      } ?? .identity,
      alpha: try container.decodeIfPresent(CGFloat.self, forKey: .alpha) ?? 1,
      zIndex: try container.decodeIfPresent(Int.self, forKey: .zIndex) ?? 0,
      isHidden: try container.decodeIfPresent(Bool.self, forKey: .hidden) ?? false)
  }

  /// Writes the Codable form, which the type's documentation shows. Values at their default are
  /// left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id.tableName, forKey: .element)
    try container.encode(NumberList(frame), forKey: .frame)
    if hasOwnCenterOrSize {
      try container.encode(NumberList([center.x, center.y]), forKey: .center)
      try container.encode(NumberList([size.width, size.height]), forKey: .size)
    }
    if transform != .identity {
      let t = transform
      try container.encode(NumberList([t.a, t.b, t.c, t.d, t.tx, t.ty]), forKey: .transform)
    }
    if alpha != 1 { try container.encode(alpha, forKey: .alpha) }
    if zIndex != 0 { try container.encode(zIndex, forKey: .zIndex) }
    if isHidden { try container.encode(true, forKey: .hidden) }
  }
}

extension GridElementID {
  /// The kind and the position as text: `cell 0-3`.
  var tableName: String { "\(kindText) \(positionText)" }

  init(tableName: String, orThrow error: (String) -> any Error) throws {
    guard let end = tableName.lastIndex(of: " "),
      let id = GridElementID(
        kindText: String(tableName[..<end]),
        positionText: String(tableName[tableName.index(after: end)...]))
    else { throw error(tableName) }
    self = id
  }
}

/// The numbers of a point, size or rectangle, coded as a plain list.
struct NumberList: Codable {
  private var values: [CGFloat]

  init(_ values: [CGFloat]) {
    self.values = values
  }

  init(_ rect: CGRect) {
    values = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([CGFloat].self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(values)
  }

  /// Returns the numbers. Throws if the list does not have exactly `count` numbers.
  func numbers(_ count: Int) throws -> [CGFloat] {
    guard values.count == count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "expected \(count) numbers, found \(values.count)"))
    }
    return values
  }
}
