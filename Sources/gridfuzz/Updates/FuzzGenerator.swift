import GridScenarios

/// Makes scripts from seeds.
///
/// Most batches are valid. Some batches are wrong in one or several places.
struct FuzzGenerator {
  private var random: SplitMix64
  private let layouts: [String]
  /// The data that the data source holds after the actions so far.
  private var data = FuzzData(counts: [])
  private var layout = ""

  /// The largest number of items in a section.
  private static let mostItems = 60

  /// Makes a generator of the script of a seed.
  ///
  /// - Parameters:
  ///   - layouts: Layouts to switch to.
  ///   - sizedLayouts: Layouts with self-sizing cells. A script that starts with such a layout
  ///     switches to no other layouts.
  ///   - firstLayouts: Layouts to start with; nil stands for all.
  init(
    seed: UInt64, layouts: [String], sizedLayouts: [String] = [], firstLayouts: [String]? = nil
  ) {
    random = SplitMix64(seed: seed)
    // Neighbouring seeds start with different layouts.
    let first = firstLayouts ?? layouts + sizedLayouts
    if !first.isEmpty { layout = first[Int(seed % UInt64(first.count))] }
    self.layouts = sizedLayouts.contains(layout) ? sizedLayouts : layouts
  }

  mutating func makeScript() -> FuzzScript {
    var script = FuzzScript(
      layout: layout, width: random.number(6...13) * 10, height: random.number(5...11) * 10,
      sections: [], actions: [])
    let isLarge = random.percent(15)
    for _ in 0..<random.number(0...4) {
      script.sections.append(random.number(0...(isLarge ? Self.mostItems : 9)))
    }
    data = FuzzData(counts: script.sections)
    script.isRightToLeft = random.percent(15)
    if random.percent(90) { script.actions.append(.layOut) }
    for _ in 0..<random.number(6...16) { script.actions.append(makeAction()) }
    return script
  }

  private mutating func makeAction() -> FuzzAction {
    switch random.number(0...99) {
    case 0..<48: return .batch(makeBatch())
    case 48..<60:
      if random.percent(25) {
        return .scrollSection(random.number(0...3), to: random.number(-20...200))
      }
      let far = random.percent(30) ? 2000 : 200
      return .scroll(to: random.number(0...far), isAnimated: random.percent(20))
    case 60..<67:
      layout = layouts.randomElement(using: &random) ?? layout
      return .switchLayout(layout, isAnimated: random.percent(60))
    case 67..<73:
      let isEmpty = random.percent(5)
      return .resize(
        width: isEmpty ? 0 : random.number(6...13) * 10, height: random.number(5...11) * 10,
        isAnimated: random.percent(50), laysOut: random.percent(50))
    case 96: return .fling(random.number(-3...3) * 700)
    case 97:
      switch random.number(0...2) {
      case 0: return .inset(random.number(0...2) * 7)
      case 1: return .shiftTargets(random.number(-2...2) * 9)
      default: return .invalidateLayout
      }
    case 73..<78:
      data.select([])
      return .reloadData
    case 78..<84: return makeSelection()
    case 84..<88: return .layOut
    case 88..<96: return .advance(random.number(1...320))
    default: return .settle
    }
  }

  private mutating func makeSelection() -> FuzzAction {
    var places: [FuzzPlace] = []
    for _ in 0..<random.number(0...3) {
      guard let place = randomItem(data.counts), !places.contains(place) else { continue }
      places.append(place)
    }
    data.select(places)
    return .select(places.sorted())
  }

  // MARK: Batches

  private mutating func makeBatch() -> FuzzBatch {
    var batch = FuzzBatch([])
    let isWrong = random.percent(30)
    var wanted = random.percent(8) ? 0 : random.number(1...(isWrong ? 3 : 6))
    // Proposals that would make a valid batch invalid are dropped.
    for _ in 0..<40 where wanted > 0 {
      var longer = batch
      longer.groups[0].append(makeOperation(on: batch, isWild: isWrong && random.percent(60)))
      let oracle = FuzzOracle(longer, on: data)
      let isTooLong = oracle.outcome.counts.contains { $0 > Self.mostItems }
      if isTooLong || oracle.fault != nil && !(isWrong && random.percent(60)) { continue }
      batch = longer
      wanted -= 1
    }
    nest(&batch)
    batch.isAnimated = random.percent(80)
    batch.reloadsInside = random.percent(2)
    batch.laysOutInside = random.percent(4)
    batch.isInAnimation = random.percent(4)
    if random.percent(3) { batch.switchesInside = layouts.randomElement(using: &random) }
    if random.percent(4) { batch.scrollsInside = random.number(0...200) }
    if random.percent(4) { batch.surplus = random.percent(50) ? 1 : -1 }
    if batch.operations.count == 1, batch.groups.count == 1 { batch.isBare = random.percent(40) }
    let oracle = FuzzOracle(batch, on: data)
    if oracle.fault == nil {
      data = oracle.outcome
      // The data may have changed when the follow-up runs, so the grid may have to refuse it.
      if !batch.isBare, random.percent(8) {
        batch.followUp = [makeOperation(on: FuzzBatch([]), isWild: false)]
      }
      if batch.reloadsInside { data.select([]) }
      if let layout = batch.switchesInside { self.layout = layout }
    }
    return batch
  }

  private mutating func nest(_ batch: inout FuzzBatch) {
    guard random.percent(15) else { return }
    for _ in 0..<random.number(1...2) {
      let moved = random.number(0...batch.groups[0].count)
      batch.groups.append(Array(batch.groups[0].suffix(moved)))
      batch.groups[0].removeLast(moved)
    }
  }

  /// Makes an operation for a batch.
  ///
  /// - Parameter isWild: Whether places may be out of range or already named in the batch.
  private mutating func makeOperation(on batch: FuzzBatch, isWild: Bool) -> FuzzOperation {
    let old = data.counts
    let new = FuzzOracle(batch, on: data).outcome.counts
    if isWild, random.percent(50), let used = batch.operations.randomElement(using: &random) {
      return contradiction(of: used)
    }
    let stray = isWild ? random.number(0...2) : 0
    func section(_ counts: [Int], more: Int = 0) -> Int {
      random.number(0...max(0, counts.count - 1 + more + stray))
    }
    func item(_ counts: [Int], more: Int = 0) -> FuzzPlace {
      let filled = counts.indices.filter { counts[$0] > 0 }
      var number = section(counts)
      if more == 0, !isWild, let other = filled.randomElement(using: &random) { number = other }
      let count = counts.indices.contains(number) ? counts[number] : 0
      return FuzzPlace(number, random.number(0...max(0, count - 1 + more + stray)))
    }
    // Wrong moves of sections are made more often, because they can be wrong in the most ways.
    switch isWild && random.percent(25) ? 90 : random.number(0...99) {
    case 0..<22: return .delete(item(old))
    case 22..<44: return .insert(item(new, more: 1))
    case 44..<58: return .move(item(old), to: item(new))
    case 58..<68: return .reload(item(old))
    case 68..<73: return .reconfigure(randomItem(old) ?? FuzzPlace(0, 0))
    case 73..<80: return .delete(FuzzPlace(section(old)))
    case 80..<88: return .insert(FuzzPlace(section(new, more: 1)), items: random.number(0...5))
    case 88..<94: return .move(FuzzPlace(section(old)), to: FuzzPlace(section(new)))
    default:
      let place = section(old)
      let count = old.indices.contains(place) ? old[place] : 0
      return .reload(FuzzPlace(place), items: max(0, count + random.number(-1...1)))
    }
  }

  /// Returns an operation that contradicts a given operation, because it names the same place.
  private mutating func contradiction(of operation: FuzzOperation) -> FuzzOperation {
    let isEven = random.percent(50)
    switch operation {
    case .delete(let place), .reload(let place, _), .reconfigure(let place):
      let target = place.isSection ? FuzzPlace(0) : FuzzPlace(0, 0)
      let others: [FuzzOperation] = [
        .delete(place), .reload(place, items: 1), .move(place, to: target),
      ]
      return others.randomElement(using: &random) ?? operation
    case .insert(let place, _):
      if isEven { return operation }
      let source = place.isSection ? FuzzPlace(0) : randomItem(data.counts) ?? place
      return .move(source, to: place)
    case .move(let from, let to):
      func neighbour(_ place: FuzzPlace) -> FuzzPlace {
        place.item.map { FuzzPlace(place.section, $0 + 1) }
          ?? FuzzPlace(place.section == 0 ? 1 : place.section - 1)
      }
      return isEven ? .move(from, to: neighbour(to)) : .move(neighbour(from), to: to)
    }
  }

  private mutating func randomItem(_ counts: [Int]) -> FuzzPlace? {
    guard let section = counts.indices.filter({ counts[$0] > 0 }).randomElement(using: &random)
    else { return nil }
    return FuzzPlace(section, random.number(0...counts[section] - 1))
  }
}
