import Foundation

/// The differences between a grid and the device on which a case was recorded, step by step, in
/// words.
///
/// `CollectionViewRecorder` writes such cases. Their `expect` has the state of the device at each
/// look. A look is a step that records the content offset, the elements with views and their
/// frames, and the calls that data source and delegate received. The differences are printed by
/// `gridview check FILE --against-device`.
public struct DeviceComparison: Hashable, Sendable {
  /// The kinds of differences between two collection views.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A difference of the content offset.
    case offsets
    /// A difference of the frame or the visibility of an element, or of the content size.
    case frames
    /// Elements that have views only in the grid or only on the device.
    case counts
    /// A difference of the calls that data source and delegate receive, or of their order.
    case order
  }

  /// A difference between grid and device.
  public struct Divergence: Hashable, Sendable {
    /// The kind of the difference.
    public var kind: Kind
    /// The index of the action at which the difference was found.
    public var step: Int
    /// The time since the beginning of the recording, in seconds.
    public var time: Double
    /// The action before the difference, in words: `after scroll to 0, 600`.
    public var occasion: String
    /// The device's side of the difference, in words.
    public var device: String
    /// The grid's side of the difference, in words.
    public var grid: String

    /// The difference as text: `device: 12 cells visible after scroll to 0, 600; GridKit: 10`.
    public var words: String { "device: \(device) \(occasion); GridKit: \(grid)" }
  }

  /// The source of the recording, as the file states it.
  public let source: String?
  /// The differences between grid and device, in the order of the steps.
  public let partings: [Divergence]
  /// The number of looks that were compared.
  public let looks: Int

  /// Compares the output of a run with the expectation of its case.
  @MainActor public init(_ run: ScenarioRun) {
    let (scenario, output) = (run.scenario, run.output)
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
      for (kind, device, grid) in LookDifferences(device: wanted, grid: found).all {
        partings.append(
          Divergence(
            kind: kind, step: step, time: time, occasion: occasion, device: device, grid: grid))
      }
    }
    self.partings = partings
    self.looks = looks
  }

  /// Returns the first difference of a kind.
  public func first(_ kind: Kind) -> Divergence? { partings.first { $0.kind == kind } }

  /// Returns rows for the tables of Docs/Fidelity.md, one for each kind with a difference.
  ///
  /// - Parameter file: The path of the recording.
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
  /// The first difference, then the number of differences and the first difference of each kind.
  /// Without a difference, the text is one line.
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

/// The differences between a look of the device and a look of the grid: steps of the output, of
/// which the device's step may leave values out.
private struct LookDifferences {
  private typealias Elements = [(name: ElementName, json: JSONObject)]

  /// Each difference has a text for the device and a text for the grid.
  private(set) var all: [(kind: DeviceComparison.Kind, device: String, grid: String)] = []

  init(device: JSONObject, grid: JSONObject) {
    compare("contentOffset", .offsets, device, grid, "content at", "at")
    compare("contentSize", .frames, device, grid, "content of", "of")
    if let device = Self.elements(device), let grid = Self.elements(grid) {
      compare(device, grid)
    }
    let calls = [device, grid].map { $0["calls"]?.arrayValue?.compactMap(\.stringValue) }
    if let device = calls[0], let grid = calls[1], device != grid { addOrder(device, grid) }
  }

  private mutating func compare(
    _ key: String, _ kind: DeviceComparison.Kind, _ device: JSONObject, _ grid: JSONObject,
    _ deviceWords: String, _ gridWords: String
  ) {
    guard let value = device[key], let other = grid[key],
      !ExpectationDiff.isEqual(value, other)
    else { return }
    all.append((kind, "\(deviceWords) \(Self.text(value))", "\(gridWords) \(Self.text(other))"))
  }

  private static func elements(_ step: JSONObject) -> Elements? {
    step["elements"]?.arrayValue?.compactMap(\.objectValue).map { json in
      let name = ElementName(
        kind: json["kind"]?.stringValue ?? "cell", json["section"]?.intValue ?? 0,
        json["item"]?.intValue ?? 0)
      return (name, json)
    }
  }

  private mutating func compare(_ device: Elements, _ grid: Elements) {
    let places = Dictionary(
      grid.map { ($0.name, $0.json) }, uniquingKeysWith: { _, last in last })
    let names = Set(device.map(\.name))
    let alone = device.map(\.name).filter { places[$0] == nil }.sorted()
    let extra = grid.map(\.name).filter { !names.contains($0) }.sorted()
    if !alone.isEmpty || !extra.isEmpty {
      all.append(
        (
          .counts,
          "\(Self.count(device)) visible"
            + (alone.isEmpty ? "" : " (\(Self.list(alone)) only here)"),
          Self.count(grid) + (extra.isEmpty ? "" : " (\(Self.list(extra)) only here)")
        ))
    }
    for (name, wanted) in device {
      guard let found = places[name] else { continue }
      for key in ["frame", "alpha", "hidden"] {
        guard let value = wanted[key] else { continue }
        let other = found[key] ?? ScenarioOutput.elementDefaults[key] ?? .null
        guard !ExpectationDiff.isEqual(value, other) else { continue }
        let words = key == "frame" ? "\(name) at" : "\(name) with \(key)"
        // Further differences follow from this difference, or appear in the next look.
        return all.append((.frames, "\(words) \(Self.text(value))", Self.text(other)))
      }
    }
  }

  private mutating func addOrder(_ device: [String], _ grid: [String]) {
    let same = zip(device, grid).prefix { $0 == $1 }.count
    func word(_ calls: [String]) -> String {
      calls.indices.contains(same) ? calls[same] : "no further call"
    }
    let behind = same == 0 ? "first" : "behind \(device[same - 1])"
    let isReordered = device.sorted() == grid.sorted()
    all.append(
      (
        .order, "\(word(device)) \(behind)",
        word(grid) + (isReordered ? ", the same calls in another order" : "")
      ))
  }

  /// Returns the numbers of cells and other elements as text: `12 cells and 2 others`.
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
    value.doubleValues.map { $0.map(NumberText.short).joined(separator: ", ") } ?? value.inWords
  }
}

extension ScenarioAction {
  /// The virtual time that the action specifies, in seconds.
  fileprivate var passingTime: Double {
    // The limit of `settle` is no time that passes.
    op == .settle ? 0 : tally.seconds
  }

  /// The action in words, for a difference that is found after the action: `after update`. Nil for
  /// actions that only let time pass or look at the grid.
  fileprivate var occasion: String? {
    if let (offset, _) = values(of: .setContentOffset) {
      return "after scroll to \(NumberText.short(offset))"
    }
    if let (_, velocity, _) = values(of: .track) {
      guard let velocity else { return "during a drag" }
      return "after a drag that was let go at \(NumberText.short(velocity)) points a second"
    }
    if let (size, _) = values(of: .setBounds) {
      return "after a resize to \(NumberText.short(size))"
    }
    if op == .setLayout, let layout { return "after the switch to \(layout.id)" }
    let silent: [Op] = [
      .advance, .settle, .observe, .snapshot, .query, .askTarget, .askBoundsChange,
    ]
    return silent.contains(op) ? nil : "after \(op.rawValue)"
  }
}
