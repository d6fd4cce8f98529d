import Foundation

/// The sizes that the cells of a case ask for where a layout lets them choose: a length for each
/// item, repeated along the items of a section.
///
///     {"heights": [40, 60, 80]}
public struct ScenarioPreferredSizes: Hashable, Sendable {
  /// The widths, in points, the first for item 0 of each section; empty where cells keep the
  /// layout's width.
  public var widths: [CGFloat]
  /// The heights, in points, the first for item 0 of each section; empty where cells keep the
  /// layout's height.
  public var heights: [CGFloat]

  /// Lists that may be empty.
  public init(widths: [CGFloat] = [], heights: [CGFloat] = []) {
    self.widths = widths
    self.heights = heights
  }

  /// The size that an item's cell asks for.
  ///
  /// - Parameter size: What the layout gives it; it stays where there is no list.
  public func size(ofItem item: Int, insteadOf size: CGSize) -> CGSize {
    func length(_ lengths: [CGFloat]) -> CGFloat? {
      lengths.isEmpty || item < 0 ? nil : lengths[item % lengths.count]
    }
    return CGSize(
      width: length(widths) ?? size.width, height: length(heights) ?? size.height)
  }
}

/// The reading direction of a case's surroundings: `leftToRight` or `rightToLeft`.
public enum ScenarioDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

extension ScenarioPreferredSizes {
  /// The sizes as a file spells them: a list of one length is the length alone.
  public var json: JSONValue {
    var object = JSONObject()
    func add(_ key: String, _ lengths: [CGFloat]) {
      if lengths.count == 1 {
        object[key] = .number(lengths[0])
      } else if !lengths.isEmpty {
        object[key + "s"] = JSONValue(lengths)
      }
    }
    add("width", widths)
    add("height", heights)
    return .object(object)
  }
}

extension CaseReader {
  /// Reads the sizes that cells ask for.
  func preferredSizes(_ reader: ObjectReader) -> ScenarioPreferredSizes? {
    guard let value = reader.object["preferredSizes"] else { return nil }
    let path = reader.path.key("preferredSizes")
    guard case .object(let object) = value else {
      mistakes.report(
        path, expected: "preferred sizes: {\"height\": n} or {\"heights\": [...]}",
        found: value.inWords)
      return nil
    }
    let sizes = ObjectReader(
      object, at: path, as: FormatPart.preferredSizes.object, of: "keys of preferred sizes",
      mistakes)
    if object.isEmpty {
      mistakes.report(
        path, expected: "one of \(sizes.keys.joined(separator: ", "))", found: value.inWords)
    }
    return ScenarioPreferredSizes(
      widths: lengths("width", sizes), heights: lengths("height", sizes))
  }

  /// Reads one length for all items, or a list of them.
  private func lengths(_ key: String, _ reader: ObjectReader) -> [CGFloat] {
    let length = Form<Double>(type: .scalar(.notNegative), convert: \.doubleValue)
    let one = reader.optional(key, length)
    let list = Form<[Double]>(
      type: .within(ScenarioLimits.columns, .list(length.type)), convert: \.doubleValues)
    let many = reader.optional(key + "s", list)
    if reader.has(key), reader.has(key + "s") {
      mistakes.report(
        reader.path, expected: "either \"\(key)\" or \"\(key)s\"", found: "both")
    }
    if many?.isEmpty == true {
      mistakes.report(
        reader.path.key(key + "s"), expected: "a list of one number or more",
        found: "an empty list")
    }
    return (many ?? one.map { [$0] } ?? []).map { CGFloat($0) }
  }
}
