import Foundation
import GridCore

extension UpdatePosition {
  /// `0-3` is an item, `2` a section.
  init(_ text: some StringProtocol) {
    let numbers = text.split(separator: "-").map { Int($0)! }
    if numbers.count == 1 {
      self.init(section: numbers[0])
    } else {
      self.init(section: numbers[0], item: numbers[1])
    }
  }

  var shortText: String { isSection ? "\(section)" : "\(section)-\(item)" }
}

extension UpdateRecord {
  /// Operations as in `delete 0-1, move 0-0 0-2, insert 4`.
  init(_ text: String) {
    self.init()
    for operation in text.split(separator: ",") {
      let words = operation.split(separator: " ")
      let places = words.dropFirst().map { UpdatePosition($0) }
      switch words[0] {
      case "delete": deleteItems(places)
      case "insert": insertItems(places)
      case "reload": reloadItems(places)
      case "move": moveItem(from: places[0], to: places[1])
      default: fatalError("no such operation: \(operation)")
      }
    }
  }

  var text: String {
    operations.map { operation in
      switch operation {
      case .delete(let place): "delete \(place.shortText)"
      case .insert(let place): "insert \(place.shortText)"
      case .reload(let place): "reload \(place.shortText)"
      case .move(let from, let to): "move \(from.shortText) \(to.shortText)"
      }
    }.joined(separator: ", ")
  }
}

extension UpdateItem {
  var text: String {
    switch self {
    case .delete(let place): "delete \(place.shortText)"
    case .insert(let place): "insert \(place.shortText)"
    case .reload(let place, let target): "reload \(place.shortText) \(target.shortText)"
    case .move(let place, let target): "move \(place.shortText) \(target.shortText)"
    }
  }
}

func plan(_ text: String, _ before: [Int], _ after: [Int]) throws -> UpdatePlan {
  try UpdatePlan(
    record: UpdateRecord(text), before: SectionCounts(before), after: SectionCounts(after))
}

/// The violations of a batch; empty when it is valid.
func violations(_ text: String, _ before: [Int], _ after: [Int]) -> [UpdateViolation] {
  do throws(UpdateRejection) {
    _ = try UpdatePlan(
      record: UpdateRecord(text), before: SectionCounts(before), after: SectionCounts(after))
    return []
  } catch {
    return error.violations
  }
}

/// The codes of all violations of a batch, in order.
func codes(_ text: String, _ before: [Int], _ after: [Int]) -> [String] {
  violations(text, before, after).map(\.code)
}

extension UpdatePlan {
  var itemsText: String { items.map(\.text).joined(separator: ", ") }

  /// Where the items of the old model go, section by section: `0-1` kept or moved, `*0-1` reloaded,
  /// `x` deleted.
  var fates: [String] {
    texts(before) { place in
      switch fate(of: place) {
      case .kept(let place), .moved(let place): place.shortText
      case .reloaded(let place): "*\(place.shortText)"
      case .deleted: "x"
      }
    }
  }

  /// Where the items of the new model come from, in the same spelling; `+` is inserted.
  var origins: [String] {
    texts(after) { place in
      switch origin(of: place) {
      case .kept(let place), .moved(let place): place.shortText
      case .reloaded(let place): "*\(place.shortText)"
      case .inserted: "+"
      }
    }
  }

  private func texts(_ model: SectionCounts, _ text: (UpdatePosition) -> String) -> [String] {
    model.items.enumerated().map { section, count in
      (0..<count).map { text(UpdatePosition(section: section, item: $0)) }.joined(separator: " ")
    }
  }
}
