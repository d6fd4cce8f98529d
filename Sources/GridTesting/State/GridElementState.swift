/// An element of a grid with everything a layout says of it.
///
/// Codable form: `{"element": "cell 0-3", "frame": [x, y, w, h]}`, and unless they are at their
/// default `"center": [x, y]`, `"size": [w, h]`, `"transform": [a, b, c, d, tx, ty]`, `"alpha"`,
/// `"zIndex"`, `"hidden"`.
public struct GridElementState: Hashable, Sendable {
  /// The element's kind and position.
  public var id: GridElementID
  /// Bounding box after the transform, in content points.
  public var frame: CGRect
  /// The center before the transform. By default the middle of `frame`.
  public var center: CGPoint
  /// The size before the transform. By default that of `frame`.
  public var size: CGSize
  /// Applied around `center`; it changes `frame` and neither `center` nor `size`.
  public var transform: CGAffineTransform
  /// The opacity, from 0, fully transparent, to 1.
  public var alpha: CGFloat
  /// Elements with a higher one are in front.
  public var zIndex: Int
  /// Whether the element takes its place without being shown.
  public var isHidden: Bool

  /// Describes an element; a value that is left out is that of unchanged attributes.
  ///
  /// - Parameters:
  ///   - frame: Bounding box after the transform, in content points. It is not computed from the
  ///     others.
  ///   - center: Before the transform; nil for the middle of `frame`.
  ///   - size: Before the transform; nil for that of `frame`.
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

  /// Copies what attributes say now; later changes to them do not show.
  @MainActor public init(_ attributes: GridViewLayoutAttributes) {
    self.init(
      attributes.key.elementID, frame: attributes.frame, center: attributes.center,
      size: attributes.size, transform: attributes.transform, alpha: attributes.alpha,
      zIndex: attributes.zIndex, isHidden: attributes.isHidden)
  }

  /// Copies what attributes say, with frame and center where the element shows: moved with a
  /// section that was scrolled by itself.
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

  /// Whether center and size say more than the frame does.
  private var hasOwnCenterOrSize: Bool {
    center != Self.middle(of: frame) || size != frame.size
  }

  /// Whether center and size read like the frame's: a layout that sets centers gives frames that
  /// are off by the last bit.
  private var isNearFrame: Bool {
    let middle = Self.middle(of: frame)
    return abs(center.x - middle.x) < 0.0005 && abs(center.y - middle.y) < 0.0005
      && abs(size.width - frame.size.width) < 0.0005
      && abs(size.height - frame.size.height) < 0.0005
  }
}

extension GridElementState: CustomStringConvertible {
  /// The element on one line: `cell 0-3  0, 0, 180, 40`, then what is not at its default.
  public var description: String {
    ([id.kindText + " " + id.positionText, NumberText.short(frame)] + notes(NumberText.short))
      .joined(separator: "  ")
  }

  /// The values that are not at their defaults, in words.
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

  /// Reads the form of the type's description; keys that are left out are at their default.
  ///
  /// - Throws: `DecodingError`, also for a name that is no element's and a list of another length.
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

  /// Writes the form of the type's description; what is at its default is left out.
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
  /// `cell 0-3`
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

/// Numbers of a point, size or rectangle in the coded forms: a plain list.
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

  /// The numbers, if there are as many as there should be.
  func numbers(_ count: Int) throws -> [CGFloat] {
    guard values.count == count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "expected \(count) numbers, found \(values.count)"))
    }
    return values
  }
}
