import Foundation

/// The differences of a grid from a device that a case was recorded on: step by step, in words.
///
/// `CollectionViewRecorder` writes such cases. They expect the state of the device, look by look:
/// where the content was, which elements had views and where, and which calls data source and
/// delegate heard. `gridview check FILE --against-device` prints this.
public struct DeviceComparison: Hashable, Sendable {
  /// The kinds of differences between two collection views.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The content offset at a moment.
    case offsets
    /// The frame of an element, and the size of the content.
    case frames
    /// The elements that have views.
    case counts
    /// Calls that data source and delegate hear, and their order.
    case order
  }

  /// A place where the two differ.
  public struct Divergence: Hashable, Sendable {
    /// The kind of the difference.
    public var kind: Kind
    /// The position in the case's actions.
    public var step: Int
    /// Seconds from the beginning of the recording.
    public var time: Double
    /// The action before the difference, in words: `after setContentOffset to 0, 600`.
    public var occasion: String
    /// The device's side of the difference, in words.
    public var device: String
    /// The grid's side of the difference, in words.
    public var grid: String

    /// `device: 12 cells visible after setContentOffset to 0, 600; GridKit: 10`
    public var words: String { "device: \(device) \(occasion); GridKit: \(grid)" }
  }

  /// The case's name.
  public let id: String
  /// The source of the recording, as the file says it.
  public let source: String?
  /// The places where the two differ, in the order of the steps.
  public let partings: [Divergence]
  /// The number of looks that were compared.
  public let looks: Int

  /// Compares what a run came to with what its case expects.
  @MainActor public init(_ run: ScenarioRun) {
    self.init(run.scenario, run.output)
  }

  /// Compares an output with the steps that a case expects.
  public init(_ scenario: ScenarioCase, _ output: ScenarioOutput) {
    id = output.id
    source = scenario.source
    let expected = scenario.expect?["steps"]?.arrayValue ?? []
    var partings: [Divergence] = []
    var looks = 0
    var time = 0.0
    var occasion = "at the beginning"
    for (step, action) in scenario.actions.enumerated() {
      time += action.passingTime
      occasion = action.occasion ?? occasion
      guard expected.indices.contains(step), let wanted = expected[step].objectValue,
        !wanted.isEmpty, output.steps.indices.contains(step),
        let found = output.steps[step].json.objectValue
      else { continue }
      looks += 1
      for (kind, device, grid) in Look(wanted).differences(from: Look(found)) {
        partings.append(
          Divergence(
            kind: kind, step: step, time: time, occasion: occasion, device: device, grid: grid))
      }
    }
    self.partings = partings
    self.looks = looks
  }

  /// Whether the grid does all that the device did.
  public var isEqual: Bool { partings.isEmpty }

  /// The first place where the two differ in a way.
  public func first(_ kind: Kind) -> Divergence? { partings.first { $0.kind == kind } }

  /// A row of the tables of Docs/Fidelity.md for each kind of difference.
  ///
  /// - Parameter file: Where the recording lies.
  public func fidelityRows(file: String) -> [String] {
    Kind.allCases.compactMap { kind in
      first(kind).map { parting in
        let cells = [
          parting.words, "differs",
          "\(source ?? "observed on a device"): \(kind.rawValue), \(count(of: kind)); `\(file)`, "
            + "`actions[\(parting.step)]`",
          "-", "-",
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
      }
    }
  }

  private func count(of kind: Kind) -> String {
    let number = partings.count { $0.kind == kind }
    return number == 1 ? "in one of \(looks) looks" : "\(number) times in \(looks) looks"
  }
}

extension DeviceComparison: CustomStringConvertible {
  /// The first difference of all, then the first of each kind; one line when there is none.
  public var description: String {
    guard let first = partings.first else {
      return "as on the device in \(looks == 1 ? "1 look" : "\(looks) looks")"
    }
    var lines = [
      "parts from the device at actions[\(first.step)], \(NumberText.short(first.time)) s: "
        + first.kind.rawValue,
      "  \(first.words)",
    ]
    for kind in Kind.allCases {
      guard let parting = self.first(kind) else { continue }
      lines.append(
        "\(kind.rawValue): \(count(of: kind)), first at actions[\(parting.step)], "
          + "\(NumberText.short(parting.time)) s")
      lines.append("  \(parting.words)")
    }
    return lines.joined(separator: "\n")
  }
}

/// The values of one look, a step of the case; nil for those that the step leaves out.
private struct Look {
  var offset: CGPoint?
  var contentSize: CGSize?
  var elements: [(name: ElementName, json: JSONObject)]?
  var calls: [String]?

  init(_ step: JSONObject) {
    offset = step["contentOffset"]?.pointValue
    contentSize = step["contentSize"]?.sizeValue
    elements = step["elements"]?.arrayValue?.compactMap(\.objectValue).map { json in
      let name = ElementName(
        kind: json["kind"]?.stringValue ?? "cell", json["section"]?.intValue ?? 0,
        json["item"]?.intValue ?? 0)
      return (name, json)
    }
    calls = step["calls"]?.arrayValue?.compactMap(\.stringValue)
  }

  /// Returns the differences from another look, in words for this look and for the other one.
  func differences(
    from grid: Look
  ) -> [(kind: DeviceComparison.Kind, device: String, grid: String)] {
    var result: [(kind: DeviceComparison.Kind, device: String, grid: String)] = []
    if let offset, let other = grid.offset,
      !Self.isEqual([offset.x, offset.y], [other.x, other.y])
    {
      result.append(
        (.offsets, "content at \(NumberText.short(offset))", "at \(NumberText.short(other))"))
    }
    if let contentSize, let other = grid.contentSize,
      !Self.isEqual([contentSize.width, contentSize.height], [other.width, other.height])
    {
      result.append(
        (
          .frames, "content of \(NumberText.short(contentSize))",
          "of \(NumberText.short(other))"
        ))
    }
    if let elements, let others = grid.elements {
      result += Self.differences(elements, others)
    }
    if let calls, let others = grid.calls, calls != others {
      result.append(Self.order(calls, others))
    }
    return result
  }

  private typealias Elements = [(name: ElementName, json: JSONObject)]

  private static func differences(
    _ device: Elements, _ grid: Elements
  ) -> [(kind: DeviceComparison.Kind, device: String, grid: String)] {
    var result: [(kind: DeviceComparison.Kind, device: String, grid: String)] = []
    let places = Dictionary(
      grid.map { ($0.name, $0.json) }, uniquingKeysWith: { _, last in last })
    let names = Set(device.map(\.name))
    let alone = device.map(\.name).filter { places[$0] == nil }.sorted()
    let extra = grid.map(\.name).filter { !names.contains($0) }.sorted()
    if !alone.isEmpty || !extra.isEmpty {
      result.append(
        (
          .counts,
          "\(count(device)) visible" + (alone.isEmpty ? "" : " (\(list(alone)) only here)"),
          count(grid) + (extra.isEmpty ? "" : " (\(list(extra)) only here)")
        ))
    }
    for (name, wanted) in device {
      guard let found = places[name] else { continue }
      for key in ["frame", "alpha", "hidden"] {
        guard let value = wanted[key] else { continue }
        let other = found[key] ?? ElementRecord.defaults[key] ?? .null
        guard !isEqual(value, other) else { continue }
        let words = key == "frame" ? "\(name) at" : "\(name) with \(key)"
        result.append((.frames, "\(words) \(text(value))", text(other)))
        // The rest follows from this one, or is told by the next look.
        return result
      }
    }
    return result
  }

  private static func order(
    _ device: [String], _ grid: [String]
  ) -> (kind: DeviceComparison.Kind, device: String, grid: String) {
    let same = zip(device, grid).prefix { $0 == $1 }.count
    func word(_ calls: [String]) -> String {
      calls.indices.contains(same) ? calls[same] : "no further call"
    }
    let behind = same == 0 ? "first" : "behind \(device[same - 1])"
    let isReordered = device.sorted() == grid.sorted()
    return (
      .order, "\(word(device)) \(behind)",
      word(grid) + (isReordered ? ", the same calls in another order" : "")
    )
  }

  /// `12 cells and 2 others`
  private static func count(_ elements: Elements) -> String {
    let cells = elements.count { $0.name.kind == "cell" }
    let others = elements.count - cells
    return (cells == 1 ? "1 cell" : "\(cells) cells")
      + (others == 0 ? "" : " and \(others) \(others == 1 ? "other" : "others")")
  }

  private static func list(_ names: [ElementName]) -> String {
    let shown = names.prefix(4).map(\.description).joined(separator: ", ")
    return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
  }

  private static func text(_ value: JSONValue) -> String {
    value.doubleValues.map { $0.map { NumberText.short(CGFloat($0)) }.joined(separator: ", ") }
      ?? value.inWords
  }

  private static func isEqual(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    zip(a, b).allSatisfy { ExpectationDiff.isEqual(Double($0), Double($1)) }
  }

  private static func isEqual(_ a: JSONValue, _ b: JSONValue) -> Bool {
    if let a = a.doubleValues, let b = b.doubleValues {
      return a.count == b.count && zip(a, b).allSatisfy { ExpectationDiff.isEqual($0, $1) }
    }
    if let a = a.doubleValue, let b = b.doubleValue { return ExpectationDiff.isEqual(a, b) }
    return a == b
  }
}

extension ScenarioAction {
  /// Virtual time that the action names, in seconds.
  fileprivate var passingTime: Double {
    switch self {
    case .advance(let seconds): seconds
    case .touch(let points), .track(let points, _): points.last?.time ?? 0
    case .drag(_, let over, _): over
    default: 0
    }
  }

  /// The action in words, as the occasion of a difference that follows it: `after update`. Nil for
  /// actions that only let time pass or look at the grid.
  fileprivate var occasion: String? {
    switch self {
    case .advance, .settle, .observe, .snapshot, .query, .askTarget, .askBoundsChange: nil
    case .setContentOffset(let offset, _): "after scroll to \(NumberText.short(offset))"
    case .track(_, nil): "during a drag"
    case .track(_, let lift?):
      "after a drag that was let go at \(NumberText.short(lift.velocity)) points a second"
    case .setBounds(let size, _): "after a resize to \(NumberText.short(size))"
    case .setLayout(let id, _, _, _, _): "after the switch to \(id)"
    default: "after \(op.rawValue)"
    }
  }
}
