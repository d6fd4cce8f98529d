import GridScenarios

/// A place in the data: an item, or a whole section. The place may be out of range.
struct FuzzPlace: Hashable, Comparable, Sendable, CustomStringConvertible {
  var section: Int
  /// The item's index; nil for the whole section, which is ordered after its items.
  var item: Int?

  init(_ section: Int, _ item: Int? = nil) {
    self.section = section
    self.item = item
  }

  init(_ path: IndexPath) {
    self.init(path[0], path[1])
  }

  var isSection: Bool { item == nil }
  /// The index path of an item.
  var path: IndexPath { IndexPath(item: item ?? 0, section: section) }
  var description: String { item.map { "\(section)-\($0)" } ?? "section \(section)" }

  static func < (a: FuzzPlace, b: FuzzPlace) -> Bool {
    (a.section, a.item ?? Int.max) < (b.section, b.item ?? Int.max)
  }
}

/// An operation of a batch, as it is recorded.
enum FuzzOperation: Hashable, Sendable {
  case delete(FuzzPlace)
  /// - items: The number of items in a new section, without items that other operations put there.
  case insert(FuzzPlace, items: Int = 0)
  /// - items: As for `insert`.
  case reload(FuzzPlace, items: Int = 0)
  case move(FuzzPlace, to: FuzzPlace)
  case reconfigure(FuzzPlace)
}

extension FuzzOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .delete(let place): "delete \(place)"
    case .insert(let place, let items):
      "insert \(place)" + (place.isSection ? " of \(items)" : "")
    case .reload(let place, let items):
      "reload \(place)" + (place.isSection ? " as \(items)" : "")
    case .move(let from, let to): "move \(from) to " + (to.isSection ? "\(to.section)" : "\(to)")
    case .reconfigure(let place): "reconfigure \(place)"
    }
  }
}

/// A batch update of a fuzzed grid.
struct FuzzBatch: Hashable, Sendable {
  /// The operations of the outer batch, then the operations of each nested batch.
  var groups: [[FuzzOperation]]
  var isAnimated = true
  /// Whether the only operation of a batch is called without `performBatchUpdates` around it; false
  /// for a batch of several operations.
  var isBare = false
  /// The number of items in the first section of the data source that no operation explains;
  /// negative if items are missing.
  var surplus = 0
  /// Whether `reloadData` is called in the closure.
  var reloadsInside = false
  /// The layout to which the closure switches (BU-16). The switch follows the batch.
  var switchesInside: String?
  /// Whether the batch is called in an animation block of the caller (A7.6).
  var isInAnimation = false
  /// Whether the closure forces a layout pass.
  var laysOutInside = false
  /// The offset to which the closure scrolls (BU-14); nil if it does not scroll.
  var scrollsInside: Int?
  /// The operations of a batch that the completion handler begins if it receives true (CP-8).
  var followUp: [FuzzOperation] = []

  init(_ operations: [FuzzOperation]) {
    groups = [operations]
  }

  var operations: [FuzzOperation] { groups.flatMap { $0 } }
}

extension FuzzBatch: CustomStringConvertible {
  var description: String {
    func list(_ operations: [FuzzOperation]) -> String {
      operations.map(\.description).joined(separator: ", ")
    }
    var parts: [String] = [isBare ? "no batch" : "batch"]
    if !isAnimated { parts.append("without animation") }
    if isInAnimation { parts.append("in an animation") }
    if let first = groups.first, !first.isEmpty { parts.append(list(first)) }
    for inner in groups.dropFirst() { parts.append("{ batch \(list(inner)) }") }
    if surplus != 0 { parts.append("with \(surplus) items too many in section 0") }
    if let scrollsInside { parts.append("{ scroll to \(scrollsInside) }") }
    if laysOutInside { parts.append("{ lay out }") }
    if reloadsInside { parts.append("{ reload data }") }
    if let switchesInside { parts.append("{ layout \(switchesInside) animated }") }
    if !followUp.isEmpty { parts.append("then batch \(list(followUp))") }
    return parts.joined(separator: " ")
  }
}
