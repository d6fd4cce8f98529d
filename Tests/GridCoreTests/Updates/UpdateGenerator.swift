import GridCore
import GridTesting

/// Random batches, most of them valid, with counts that fit.
struct UpdateGenerator {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  struct Batch {
    var record: UpdateRecord
    var before: [Int]
    var after: [Int]

    /// The plan of the batch; nil if it is not valid.
    var plan: UpdatePlan? {
      try? UpdatePlan(
        record: record, before: SectionCounts(before), after: SectionCounts(after))
    }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func pick(_ count: Int, from list: [Int]) -> [Int] {
    Array(list.shuffled(using: &random).prefix(count))
  }

  mutating func batch() -> Batch {
    var record = UpdateRecord()
    let before = (0..<number(0...6)).map { _ in number(0...(chance(10) ? 60 : 10)) }
    let changesSections = chance(60)

    // Sections: what leaves, then the places of what arrives.
    var deleted: [Int] = []
    var reloaded: [Int] = []
    var moved: [Int] = []
    for section in before.indices where changesSections {
      switch number(0...99) {
      case 0..<12: deleted.append(section)
      case 12..<22: reloaded.append(section)
      case 22..<38: moved.append(section)
      default: break
      }
    }
    let insertCount = changesSections ? number(0...2) : 0
    let count = before.count - deleted.count + insertCount
    let inserted = pick(insertCount, from: Array(0..<count))
    record.deleteSections(deleted)
    record.insertSections(inserted)
    let sections = UpdateOracle(record: record, before: before, after: [])
    var oldSections = [Int?](repeating: nil, count: count)
    func place(_ section: Int) -> Int {
      sections.translate(UpdatePosition(section: section)).section
    }
    let filled = inserted + reloaded.map(place)
    let free = (0..<count).filter { !filled.contains($0) }
    for (section, target) in zip(moved, pick(moved.count, from: free)) {
      record.moveSection(from: section, to: target)
      oldSections[target] = section
    }
    record.reloadSections(reloaded)
    let leaving = deleted + reloaded + moved
    var kept = before.indices.filter { !leaving.contains($0) }[...]
    for target in free where oldSections[target] == nil { oldSections[target] = kept.popFirst() }

    return items(record: record, before: before, oldSections: oldSections)
  }

  private mutating func items(record: UpdateRecord, before: [Int], oldSections: [Int?]) -> Batch {
    var record = record
    let count = oldSections.count
    let translation = UpdateOracle(record: record, before: before, after: [])
    var reloads: [UpdatePosition] = []
    var moves: [(from: UpdatePosition, section: Int)] = []
    // The new number of items of each section, then the places of those that arrive.
    var after = oldSections.map { section in section.map { before[$0] } ?? number(0...8) }
    let density = number(1...3)
    for section in before.indices {
      let new = oldSections.firstIndex(of: section)
      for item in 0..<before[section] {
        let place = UpdatePosition(section: section, item: item)
        switch number(0...99) / density {
        case 0..<4:
          record.deleteItems([place])
          if let new { after[new] -= 1 }
        case 4..<7:
          reloads.append(place)
          if let new {
            after[new] -= 1
            let target = translation.translate(place).section
            if oldSections[target] != nil { after[target] += 1 }
          }
        case 7..<12 where count > 0:
          let target = number(0...count - 1)
          moves.append((place, target))
          if let new { after[new] -= 1 }
          after[target] += 1
        default: break
        }
      }
    }
    for section in 0..<count {
      let insertCount = number(0...density)
      if oldSections[section] != nil { after[section] += insertCount }
      let places = pick(insertCount, from: Array(0..<max(0, after[section])))
      record.insertItems(places.map { UpdatePosition(section: section, item: $0) })
    }
    record.reloadItems(reloads)
    let oracle = UpdateOracle(record: record, before: before, after: after)
    let goneSections = record.operations.compactMap { operation -> Int? in
      switch operation {
      case .delete(let place), .reload(let place): place.isSection ? place.section : nil
      default: nil
      }
    }
    let standing = reloads.filter { !goneSections.contains($0.section) }
    var filled = Set(standing.map(oracle.translate))
    for case .insert(let place) in record.operations { filled.insert(place) }
    for move in moves.shuffled(using: &random) {
      let free = (0..<max(0, after[move.section])).filter {
        !filled.contains(UpdatePosition(section: move.section, item: $0))
      }
      guard let item = free.randomElement(using: &random) else { continue }
      let target = UpdatePosition(section: move.section, item: item)
      filled.insert(target)
      record.moveItem(from: move.from, to: target)
      if chance(5) { record.moveItem(from: move.from, to: target) }
    }
    return Batch(
      record: UpdateRecord(record.operations.shuffled(using: &random)), before: before,
      after: after.map { max(0, $0) })
  }

  /// A batch with one thing changed: mostly not valid any more.
  mutating func spoiled(_ batch: Batch) -> Batch {
    var batch = batch
    var operations = batch.record.operations
    func place(near counts: [Int]) -> UpdatePosition {
      let section = number(-1...counts.count)
      if chance(25) { return UpdatePosition(section: section) }
      let items = counts.indices.contains(section) ? counts[section] : 3
      return UpdatePosition(section: section, item: number(-1...items))
    }
    switch number(0...6) {
    case 0 where !batch.after.isEmpty:
      let section = number(0...batch.after.count - 1)
      batch.after[section] = max(0, batch.after[section] + (chance(50) ? 1 : -1))
    case 1 where !operations.isEmpty:
      operations.remove(at: number(0...operations.count - 1))
    case 2 where !operations.isEmpty:
      operations.append(operations[number(0...operations.count - 1)])
    case 3:
      if chance(50) { batch.after.append(number(0...3)) } else { _ = batch.after.popLast() }
    case 4:
      operations.append(.move(from: place(near: batch.before), to: place(near: batch.after)))
    case 5:
      operations.append(
        chance(50) ? .delete(place(near: batch.before)) : .reload(place(near: batch.before)))
    default:
      operations.append(.insert(place(near: batch.after)))
    }
    batch.record = UpdateRecord(operations)
    return batch
  }
}
