import Foundation

/// Simpler numbers, points and sizes, for the steps of `CaseShrinker`.
enum Simplification {
  /// The units for rounding, coarse units first. A number is rounded to a multiple of a unit.
  static let grains: [CGFloat] = [100, 50, 10]

  /// Returns the nearest multiple of `grain`. Returns zero only for zero, otherwise a multiple that
  /// is not zero.
  static func rounded(_ value: CGFloat, to grain: CGFloat) -> CGFloat {
    if value == 0 { return 0 }
    let multiple = (value / grain).rounded() * grain
    return multiple == 0 ? (value < 0 ? -grain : grain) : multiple
  }

  /// Returns simpler forms of a point: with one coordinate or both set to zero, halved or rounded.
  static func simpler(_ point: CGPoint) -> [CGPoint] {
    var forms = [
      CGPoint.zero, CGPoint(x: 0, y: point.y), CGPoint(x: point.x, y: 0),
      CGPoint(x: (point.x / 2).rounded(), y: (point.y / 2).rounded()),
    ]
    for grain in grains where abs(point.x) >= grain || abs(point.y) >= grain {
      forms.append(CGPoint(x: rounded(point.x, to: grain), y: rounded(point.y, to: grain)))
    }
    return forms.filter { $0 != point }
  }

  static func simpler(_ size: CGSize) -> [CGSize] {
    var forms = [CGSize(width: 100, height: 100), CGSize(width: 200, height: 200)]
    for grain in grains {
      forms.append(CGSize(width: rounded(size.width, to: grain), height: size.height))
      forms.append(CGSize(width: size.width, height: rounded(size.height, to: grain)))
    }
    return forms
  }
}

extension ScenarioAction {
  /// Actions that set a content offset, to try in place of other actions that scroll.
  private static let plainScrolls = [(0, 50), (0, 100), (0, 500), (100, 0), (500, 0)].map {
    ScenarioAction.setContentOffset(CGPoint(x: $0.0, y: $0.1), animated: false)
  }

  /// Simpler forms of the action, the simplest first. No chain of simpler forms leads back to an
  /// earlier form, so that repeated simplification ends.
  var simplerForms: [ScenarioAction] {
    switch self {
    case .update(let update):
      return update.simplerForms.map { .update($0) }
    case .setContentOffset(let offset, let animated):
      if animated { return [.setContentOffset(offset, animated: false)] }
      return Simplification.simpler(offset).filter { $0.isSimpler(than: offset) }
        .map { .setContentOffset($0, animated: false) }
    case .setBounds(let size, let animated):
      if animated { return [.setBounds(size, animated: false)] }
      return Simplification.simpler(size).filter { $0.isSimpler(than: size) }
        .map { .setBounds($0, animated: false) }
    case .setViewContentInset(let inset, let animated):
      if animated { return [.setViewContentInset(inset, animated: false)] }
      let plain = GridEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      return [.zero, plain].filter { inset != $0 && inset != .zero }
        .map { .setViewContentInset($0, animated: false) }
    case .scrollToItem(let place, let position, let animated):
      if animated { return [.scrollToItem(place, position: position, animated: false)] }
      return Self.plainScrolls
        + place.lowerPlaces.map { .scrollToItem($0, position: position, animated: false) }
    case .drag, .fling: return Self.plainScrolls
    default: return []
    }
  }
}

extension ScenarioUpdate {
  var operationCount: Int {
    deletes.count + inserts.count + moves.count + reloads.count + sectionDeletes.count
      + sectionInserts.count + sectionMoves.count + sectionReloads.count
  }

  /// Removes the operations with the indices in `run`. The indices count the operations of all
  /// lists, from `deletes` to `sectionReloads`.
  mutating func removeOperations(_ run: Range<Int>) {
    var first = 0
    func remaining<Operation>(_ list: [Operation]) -> [Operation] {
      defer { first += list.count }
      return list.enumerated().filter { !run.contains(first + $0.offset) }.map(\.element)
    }
    deletes = remaining(deletes)
    inserts = remaining(inserts)
    moves = remaining(moves)
    reloads = remaining(reloads)
    sectionDeletes = remaining(sectionDeletes)
    sectionInserts = remaining(sectionInserts)
    sectionMoves = remaining(sectionMoves)
    sectionReloads = remaining(sectionReloads)
  }

  fileprivate var simplerForms: [ScenarioUpdate] {
    var forms: [ScenarioUpdate] = []
    func add(_ change: (inout ScenarioUpdate) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { forms.append(copy) }
    }
    add { $0.animated = false }
    for index in inserts.indices {
      for place in inserts[index].position.lowerPlaces {
        add { $0.inserts[index].position = place }
      }
      add { $0.inserts[index].item = nil }
      for grain in Simplification.grains {
        add { $0.inserts[index].item = $0.inserts[index].item?.rounded(to: grain) }
      }
    }
    for index in moves.indices {
      for place in moves[index].from.lowerPlaces { add { $0.moves[index].from = place } }
      for place in moves[index].to.lowerPlaces { add { $0.moves[index].to = place } }
    }
    for index in deletes.indices {
      for place in deletes[index].lowerPlaces { add { $0.deletes[index] = place } }
    }
    for index in reloads.indices {
      for place in reloads[index].lowerPlaces { add { $0.reloads[index] = place } }
    }
    for index in sectionInserts.indices where sectionInserts[index].section.itemCount > 0 {
      add { $0.sectionInserts[index].section.remove(0..<1) }
    }
    return forms
  }
}

extension ItemPosition {
  /// Positions with a lower section or a lower item.
  fileprivate var lowerPlaces: [ItemPosition] {
    var places: [ItemPosition] = []
    if section > 0 { places += [ItemPosition(0, item), ItemPosition(section - 1, item)] }
    if item > 0 {
      places += [
        ItemPosition(section, 0), ItemPosition(section, item / 2), ItemPosition(section, item - 1),
      ]
    }
    return places
  }
}

extension CGPoint {
  fileprivate func isSimpler(than other: CGPoint) -> Bool { weight < other.weight }

  private var weight: CGFloat { Self.weight(x) + Self.weight(y) }

  /// Returns the weight of a number. Small numbers and round numbers have a small weight.
  fileprivate static func weight(_ value: CGFloat) -> CGFloat {
    if value == 0 { return 0 }
    let digits: CGFloat =
      value.truncatingRemainder(dividingBy: 100) == 0
      ? 1 : value.truncatingRemainder(dividingBy: 10) == 0 ? 2 : 3
    return digits * 1e6 + abs(value)
  }
}

extension CGSize {
  fileprivate func isSimpler(than other: CGSize) -> Bool {
    CGPoint.weight(width) + CGPoint.weight(height)
      < CGPoint.weight(other.width) + CGPoint.weight(other.height)
  }
}

extension ScenarioSection {
  mutating func remove(_ run: Range<Int>) {
    switch content {
    case .count(let count): content = .count(count - run.count)
    case .items(var items):
      items.removeSubrange(run)
      content = items.isEmpty ? .count(0) : .items(items)
    }
  }

  mutating func simplifyItem(_ index: Int, to grain: CGFloat) {
    guard case .items(var items) = content, items.indices.contains(index) else { return }
    items[index] = items[index].rounded(to: grain)
    content = .items(items)
  }
}

extension ScenarioSection.Item {
  fileprivate func rounded(to grain: CGFloat) -> ScenarioSection.Item {
    func round(_ value: CGFloat) -> CGFloat { Simplification.rounded(value, to: grain) }
    return switch self {
    case .height(let height): .height(round(height))
    case .size(let size): .size(CGSize(width: round(size.width), height: round(size.height)))
    case .spanning(let height, let span): .spanning(height: round(height), span: span)
    }
  }
}

extension ScenarioCase {
  func update(at index: Int) -> ScenarioUpdate? {
    guard actions.indices.contains(index), case .update(let update) = actions[index] else {
      return nil
    }
    return update
  }

  func replacing(_ action: ScenarioAction, at index: Int) -> ScenarioCase {
    var copy = self
    if actions.indices.contains(index) { copy.actions[index] = action }
    return copy
  }

  /// Returns a copy in which `move` has changed every position in the actions. Each position
  /// counts as a position in the sections with which the case begins, even if earlier actions have
  /// changed them. An operation is left out if `move` returns nil.
  func movingPlaces(_ move: (ItemPosition) -> ItemPosition?) -> ScenarioCase {
    func section(_ index: Int) -> Int? { move(ItemPosition(index, 0))?.section }
    var copy = self
    copy.actions = actions.compactMap { action in
      switch action {
      case .scrollToItem(let place, let position, let animated):
        return move(place).map { .scrollToItem($0, position: position, animated: animated) }
      case .update(var update):
        update.deletes = update.deletes.compactMap(move)
        update.reloads = update.reloads.compactMap(move)
        update.inserts = update.inserts.compactMap { insertion in
          move(insertion.position).map { .init(at: $0, item: insertion.item) }
        }
        update.moves = update.moves.compactMap { operation in
          guard let from = move(operation.from), let to = move(operation.to) else { return nil }
          return .init(from: from, to: to)
        }
        update.sectionDeletes = update.sectionDeletes.compactMap(section)
        update.sectionReloads = update.sectionReloads.compactMap(section)
        update.sectionMoves = update.sectionMoves.compactMap { operation in
          guard let from = section(operation.from), let to = section(operation.to) else {
            return nil
          }
          return .init(from: from, to: to)
        }
        return .update(update)
      default: return action
      }
    }
    return copy
  }
}
