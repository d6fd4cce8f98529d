/// The work that the cases of a file ask for, in items handled: the sum that `ScenarioLimits.work`
/// limits.
///
/// Sums are doubles: no count of a file makes them overflow.
struct ScenarioWork {
  /// The work of laying out, showing and listing an element, counted in actions.
  private static let start = 10.0
  /// The factor by which an element counts under a costly layout.
  private static let costly = 20.0
  /// An element in the answer of a `query`, and in a snapshot, which keeps all that is known of it.
  private static let name = 10.0
  private static let record = 20.0
  /// An item of a snapshot or a tree that is compared with the one before.
  private static let difference = 8.0
  /// Elements that a frame moves at most where only the layout could tell how many, and that an
  /// answer has where it asks for no more than the screen.
  private static let screen = 64.0
  /// Elements that a frame lays out at most where they size themselves as they come in.
  private static let estimated = 1024.0

  /// Whether what is added was laid out and shown before.
  let isRunning: Bool
  private(set) var total = 0.0
  /// The first layout that takes long for each item.
  private var costlyLayout: String?
  private var answers = 0.0
  private var frames = 0.0
  private var trees = 0.0

  init(isRunning: Bool) {
    self.isRunning = isRunning
  }

  /// Adds a case.
  ///
  /// - Parameter layout: The layout of the case that takes long for each item, if one does.
  mutating func add(_ scenario: ScenarioCase, costlyLayout layout: String?) {
    let tally = scenario.tally
    // A case that is past one of its own limits is told of that.
    let items = min(scenario.items + tally.items, ScenarioLimits.items.most)
    let sections = min(
      Double(scenario.sections.count) + tally.sections, ScenarioLimits.sections.most)
    let extras = scenario.extras
    let elements = items * (1 + extras.item) + sections * extras.section
    let times = layout == nil ? 1 : Self.costly
    costlyLayout = costlyLayout ?? layout
    let start = isRunning ? 0 : Self.start
    total += elements * (start + Double(scenario.actions.count)) * times
    let moved = min(elements, scenario.preferredSizes == nil ? Self.screen : Self.estimated)
    let moving = tally.moving(at: scenario.frameRate) * moved * times
    let shown = min(elements, Self.screen)
    var answered = Self.record * (tally.listings * elements + tally.screens * shown)
    for rect in tally.queries {
      let isLarge =
        rect.width * rect.height > 4 * scenario.viewport.width * scenario.viewport.height
      answered += Self.name * (isLarge ? elements : shown)
    }
    let compared = tally.comparisons * Self.difference * items
    answers += answered
    frames += moving
    trees += compared
    total += answered + moving + compared
  }

  /// The explanation of the total, in words.
  var words: String {
    var words =
      "\(JSONWriter.number(total)), an item counting "
      + (isRunning ? "once for each action" : "ten times and once more for each action")
    for (amount, name) in [
      (answers, "answers"), (frames, "frames and touches"), (trees, "snapshots and trees"),
    ] where amount * 20 > total {
      words += ", \(JSONWriter.number(amount.rounded())) for \(name)"
    }
    if let costlyLayout {
      words += ", twenty times that under \(JSONValue.string(costlyLayout).inWords) like here"
    }
    return words
  }
}

extension ScenarioCase {
  /// Views that the parts of its compositional layouts have for each item, and for each section.
  fileprivate var extras: (item: Double, section: Double) {
    let all = [parameters] + actions.compactMap(\.parameters)
    return Self.extras(of: .array(all.map { .object($0) }))
  }

  private static func extras(of value: JSONValue) -> (item: Double, section: Double) {
    var extras = (item: 0.0, section: 0.0)
    switch value {
    case .array(let entries):
      // An item, or a section, is of one of them, and has one layout at a time.
      for entry in entries {
        let other = Self.extras(of: entry)
        extras = (max(extras.item, other.item), max(extras.section, other.section))
      }
    case .object(let object):
      for member in object.members {
        let count = Double(member.value.arrayValue?.count ?? 0)
        switch member.key {
        case "supplementaryItems": extras.item += count
        case "boundary", "decorations": extras.section += count
        default:
          let inner = Self.extras(of: member.value)
          extras = (extras.item + inner.item, extras.section + inner.section)
        }
      }
    case .null, .bool, .number, .string: break
    }
    return extras
  }
}
