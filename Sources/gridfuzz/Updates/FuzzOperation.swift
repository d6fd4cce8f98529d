import GridScenarios

/// An operation of a batch, as it is recorded: its places need not exist.
enum FuzzOperation: Hashable, Sendable {
  case deleteItem(ItemPosition)
  case insertItem(ItemPosition)
  case reloadItem(ItemPosition)
  case moveItem(ItemPosition, to: ItemPosition)
  case reconfigureItem(ItemPosition)
  case deleteSection(Int)
  /// - items: How many items of its own the data source has in the new section.
  case insertSection(Int, items: Int)
  /// - items: As of an inserted section.
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
  /// The operations of the outer batch, then those of batches nested in it.
  var groups: [[FuzzOperation]]
  var isAnimated = true
  /// Whether the operations are called without a batch around them, each a batch of its own;
  /// only where there is one.
  var isBare = false
  /// Items that the data source has in excess of what the operations say, in its first section.
  var surplus = 0
  /// Whether `reloadData` is called in the closure.
  var reloadsInside = false
  /// The layout that the closure asks for (BU-16); the switch follows the batch.
  var switchesInside: String?
  /// Whether the batch stands in an animation block of the caller's (A7.6).
  var isInAnimation = false
  /// Whether the layout is asked for a pass in the closure.
  var laysOutInside = false
  /// The offset that the content is moved to in the closure (BU-14); nil leaves it where it is.
  var scrollsInside: Int?
  /// Operations of a batch that the completion begins if it is told true (CP-8).
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
