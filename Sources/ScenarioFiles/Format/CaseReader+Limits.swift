extension CaseReader {
  /// Reports what no single number is to blame for: how much a case asks for in all. Sums are
  /// doubles: no count of a file makes them overflow.
  func checkTotals(of scenario: ScenarioCase, at path: JSONPath) {
    // Too many at the start are too many at the end: that is told once.
    var told: Set<ScenarioLimits.Limit> = []
    func check(
      _ key: String, _ limit: ScenarioLimits.Limit, _ found: Double, _ words: String = ""
    ) {
      guard !limit.allows(found), told.insert(limit).inserted else { return }
      mistakes.report(
        path.key(key), expected: "\(limit.inWords) in a case",
        found: JSONWriter.number(found) + words)
    }
    let (items, updates) = (scenario.items, scenario.tally)
    let sections = Double(scenario.sections.count)
    check("sections", ScenarioLimits.sections, sections)
    check("sections", ScenarioLimits.items, items)
    check("actions", ScenarioLimits.actions, Double(scenario.actions.count))
    check("actions", ScenarioLimits.sections, sections + updates.sections)
    check(
      "actions", ScenarioLimits.items, items + updates.items, ", those of \"sections\" included")
    check("actions", ScenarioLimits.changes, updates.changes)
    check("actions", ScenarioLimits.seconds, updates.seconds)
    check(
      "actions", ScenarioLimits.frames,
      updates.frames(at: scenario.frameRate).rounded(.up),
      ", seconds times frameRate, with ten seconds for each drag, fling and transition to settle")
  }
}

extension ScenarioParser {
  /// Reports what no single case is to blame for: how much all cases of a file ask for.
  ///
  /// - Parameter isRunning: Whether a case goes on that was counted when it began.
  func checkWork(
    of cases: [ScenarioCase], at path: JSONPath, _ mistakes: MistakeCollector,
    isRunning: Bool = false
  ) {
    var work = ScenarioWork(isRunning: isRunning)
    for scenario in cases { work.add(scenario, costlyLayout: costlyLayout(in: scenario)) }
    let limit = ScenarioLimits.work
    guard !limit.allows(work.total) else { return }
    mistakes.report(
      path, expected: "\(limit.inWords) in a \(isRunning ? "request" : "file")",
      found: work.words)
  }

  /// A layout of the case that takes long for each item.
  private func costlyLayout(in scenario: ScenarioCase) -> String? {
    var layout = scenario.layout
    func isCostly(_ parameters: JSONObject) -> Bool {
      layouts.first { $0.id == layout }?.itemCost.isCostly(under: parameters) == true
    }
    if isCostly(scenario.parameters) { return layout }
    for action in scenario.actions {
      layout = action.layout?.id ?? layout
      if let parameters = action.parameters, isCostly(parameters) { return layout }
    }
    return nil
  }
}

extension ScenarioCase {
  /// Items of all sections at the start.
  var items: Double { sections.reduce(0) { $0 + Double($1.itemCount) } }

  /// The work that its actions ask for.
  var tally: ScenarioTally {
    actions.reduce(into: ScenarioTally()) { $0 += $1.tally }
  }
}

/// The amount of work that actions ask for.
struct ScenarioTally {
  /// Items and sections that updates and snapshots bring.
  var items = 0.0
  var sections = 0.0
  /// Places that updates name.
  var changes = 0.0
  /// Virtual time.
  var seconds = 0.0
  /// The part of that time in which a finger moves the content.
  var movingSeconds = 0.0
  /// Frames beside those of that time.
  var ticks = 0.0
  /// The number of times that the grid is left to settle by itself.
  var settles = 0.0
  /// Rectangles whose elements the layout is asked for.
  var queries: [CGRect] = []
  /// Answers with all elements of the layout.
  var listings = 0.0
  /// Answers with the elements on screen.
  var screens = 0.0
  /// Snapshots and trees that are compared with the one before.
  var comparisons = 0.0

  /// Ticks that may be carried out: what is left to settle takes ten seconds at most.
  func frames(at rate: Double) -> Double { seconds * rate + ticks + settles * rate * 10 }

  /// The estimated number of ticks and touch points that move the content. Each drag, fling and
  /// transition that is left to settle counts as two seconds. Time that only passes counts nothing.
  func moving(at rate: Double) -> Double {
    movingSeconds * rate + ticks + settles * rate * 2
  }

  static func += (tally: inout ScenarioTally, more: ScenarioTally) {
    tally.items += more.items
    tally.sections += more.sections
    tally.changes += more.changes
    tally.seconds += more.seconds
    tally.movingSeconds += more.movingSeconds
    tally.ticks += more.ticks
    tally.settles += more.settles
    tally.queries += more.queries
    tally.listings += more.listings
    tally.screens += more.screens
    tally.comparisons += more.comparisons
  }
}

extension ScenarioTally {
  /// The work of a finger that is sampled at these points.
  init(touching points: [ScenarioAction.TouchPoint]) {
    seconds = points.last?.time ?? 0
    movingSeconds = seconds
    ticks = Double(points.count)
  }

  /// The work of a batch update.
  init(_ update: ScenarioUpdate) {
    items = update.sectionInserts.reduce(Double(update.inserts.count)) {
      $0 + Double($1.section.itemCount)
    }
    sections = Double(update.sectionInserts.count)
    changes = Double(update.partCount)
  }
}
