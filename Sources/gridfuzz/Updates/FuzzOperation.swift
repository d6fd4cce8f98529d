import GridScenarios

/// An operation of a batch, as it is recorded. Its positions may be out of range.
enum FuzzOperation: Hashable, Sendable {
  case deleteItem(ItemPosition)
  case insertItem(ItemPosition)
  case reloadItem(ItemPosition)
  case moveItem(ItemPosition, to: ItemPosition)
  case reconfigureItem(ItemPosition)
  case deleteSection(Int)
  /// - items: The number of items in the new section, without items that other operations put
  ///   there.
  case insertSection(Int, items: Int)
  /// - items: As for `insertSection`.
  case reloadSection(Int, items: Int)
  case moveSection(Int, to: Int)
}

extension FuzzOperation: CustomStringConvertible {
  var description: String {
    switch self {
    case .deleteItem(let place): "delete \(place)"
    case .insertItem(let place): "insert \(place)"
    case .reloadItem(let place): "reload \(place)"
    case .moveItem(let from, let to): "move \(from) to \(to)"
    case .reconfigureItem(let place): "reconfigure \(place)"
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section, let items): "insert section \(section) of \(items)"
    case .reloadSection(let section, let items): "reload section \(section) as \(items)"
    case .moveSection(let from, let to): "move section \(from) to \(to)"
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
