/// Makes cases from seeds: sections, a viewport, and actions that are all valid.
struct LawCaseGenerator {
  private var random: SplitMix64
  private let sections: SectionGenerator
  private let parameters: [JSONObject]
  /// The number of items in each section of the data source after the actions made so far.
  private var counts: [Int] = []

  /// Makes a generator of cases from a seed.
  ///
  /// - Parameter parameters: The objects for `setParameters` actions. An empty object stands for a
  ///   plain invalidation.
  init(seed: UInt64, sections: SectionGenerator, parameters: [JSONObject]) {
    random = SplitMix64(seed: seed)
    self.sections = sections
    self.parameters = parameters
  }

  mutating func makeCase(
    id: String, layout: String, parameters: JSONObject, mostActions: Int
  ) -> ScenarioCase {
    var scenario = ScenarioCase(
      id: id, layout: layout, parameters: parameters, sections: sections.sections(&random),
      viewport: makeSize(), displayScale: random.number(1...3))
    if random.percent(20) { scenario.viewContentInset = makeInset() }
    counts = scenario.sections.map(\.itemCount)
    let count = random.percent(30) ? mostActions : random.number(0...max(0, mostActions))
    for _ in 0..<count { scenario.actions.append(makeAction()) }
    return scenario
  }

  private mutating func makeSize() -> CGSize {
    CGSize(width: random.number(10...44) * 10, height: random.number(8...60) * 10)
  }

  private mutating func makeInset() -> GridEdgeInsets {
    GridEdgeInsets(
      top: CGFloat(random.number(0...5) * 4), left: CGFloat(random.number(0...4) * 3),
      bottom: CGFloat(random.number(0...5) * 4), right: CGFloat(random.number(0...4) * 3))
  }

  private mutating func makeAction() -> ScenarioAction {
    switch random.number(0...99) {
    case 0..<42:
      let changesSections = sections.mostSections > 1 && random.percent(15)
      return .update(changesSections ? makeSectionUpdate() : makeItemUpdate())
    case 42..<56: return .setBounds(makeSize(), animated: random.percent(30))
    case 56..<72: return .setContentOffset(makeOffset(), animated: random.percent(25))
    case 72..<76: return makeScrollToItem()
    case 76..<79:
      return .fling(
        by: .zero, velocity: CGPoint(x: random.number(-3...3) * 500, y: random.number(-4...4) * 500)
      )
    case 79..<82:
      return .drag(
        by: CGPoint(x: random.number(-2...2) * 40, y: random.number(-4...4) * 40), over: 0.3,
        hold: random.percent(50))
    case 82..<86: return .setViewContentInset(makeInset(), animated: random.percent(30))
    case 86..<90: return .reloadData
    case 90..<94:
      guard let chosen = parameters.randomElement(using: &random) else { return .reloadData }
      return .setParameters(chosen)
    case 94..<97: return .advance(seconds: Double(random.number(1...30)) / 100)
    default: return .settle(limit: 10)
    }
  }

  /// Returns a content offset on one axis or both. Most offsets are within 400 points.
  private mutating func makeOffset() -> CGPoint {
    let distance = random.percent(20) ? random.number(0...3000) : random.number(0...400)
    switch random.number(0...3) {
    case 0: return CGPoint(x: distance, y: 0)
    case 1: return CGPoint(x: distance, y: distance)
    default: return CGPoint(x: 0, y: distance)
    }
  }

  private mutating func makeScrollToItem() -> ScenarioAction {
    guard let place = randomPlace(in: counts) else { return .settle(limit: 10) }
    let position = ScenarioAction.ScrollPosition.allCases.randomElement(using: &random)
    return .scrollToItem(
      place, position: position.map { [$0] } ?? [], animated: random.percent(30))
  }

  private mutating func randomPlace(in counts: [Int]) -> ItemPosition? {
    let total = counts.reduce(0, +)
    guard total > 0 else { return nil }
    var index = random.number(0...(total - 1))
    for (section, count) in counts.enumerated() {
      if index < count { return ItemPosition(section, index) }
      index -= count
    }
    return nil
  }

  // MARK: Updates

  private mutating func makeItemUpdate() -> ScenarioUpdate {
    var update = ScenarioUpdate()
    update.animated = random.percent(60)
    guard !counts.isEmpty else { return update }
    var used: Set<ItemPosition> = []
    let isLarge = random.percent(15)
    for _ in 0..<random.number(1...(isLarge ? 12 : 4)) {
      guard let place = randomPlace(in: counts), random.percent(65), used.insert(place).inserted
      else {
        let place = ItemPosition(
          random.number(0...(counts.count - 1)), random.number(0...sections.mostItems))
        update.inserts.append(.init(at: place, item: sections.item(&random)))
        continue
      }
      switch random.number(0...2) {
      case 0: update.deletes.append(place)
      case 1: update.reloads.append(place)
      default:
        let target = ItemPosition(
          random.number(0...(counts.count - 1)), random.number(0...sections.mostItems))
        update.moves.append(.init(from: place, to: target))
      }
    }
    // `fit(to:)` moves the positions to existing sections and items.
    counts = update.fit(to: counts)
    return update
  }

  private mutating func makeSectionUpdate() -> ScenarioUpdate {
    var update = ScenarioUpdate()
    update.animated = random.percent(60)
    var used: Set<Int> = []
    for _ in 0..<random.number(1...2) {
      let section = counts.isEmpty ? 0 : random.number(0...(counts.count - 1))
      let isFree = !counts.isEmpty && used.insert(section).inserted
      switch random.number(0...3) {
      case 0 where isFree: update.sectionDeletes.append(section)
      case 1 where isFree: update.sectionReloads.append(section)
      case 2 where isFree:
        update.sectionMoves.append(.init(from: section, to: random.number(0...counts.count)))
      default:
        let count = random.number(0...min(6, sections.mostItems))
        update.sectionInserts.append(
          .init(
            at: random.number(0...counts.count),
            section: sections.section(count: count, &random)))
      }
    }
    counts = update.fit(to: counts)
    return update
  }
}
