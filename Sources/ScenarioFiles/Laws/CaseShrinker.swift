import Foundation

/// Looks for a smaller case that goes wrong in the same way.
///
/// The shrinker first leaves out runs of actions, sections, items and operations of updates, long
/// runs first. Then it simplifies the rest: it removes animations, parameters, insets and keys,
/// lowers positions, and rounds numbers. It repeats both steps until nothing changes. Actions after
/// the failing action are cut off.
@MainActor
struct CaseShrinker {
  typealias Shrink = Shrinker<ScenarioCase>

  /// The number of cases that were run.
  private(set) var runs = 0
  private let fits: Bool
  private let checks: (ScenarioCase) -> Int?
  private let trials: Int

  /// Makes a shrinker of cases.
  ///
  /// - Parameters:
  ///   - trials: The maximum number of cases to run.
  ///   - fits: Whether positions in actions are moved to existing items (`fitted()`).
  ///   - checks: Returns the index of the action after which a case has gone wrong, or −1 if its
  ///     first layout is wrong. Nil if the case does not go wrong.
  init(trials: Int, fits: Bool = true, checks: @escaping (ScenarioCase) -> Int?) {
    self.trials = trials
    self.fits = fits
    self.checks = checks
  }

  /// Returns the smallest case found that goes wrong in the same way.
  ///
  /// - Parameter step: The index of the action after which the case has gone wrong.
  mutating func shrink(_ scenario: ScenarioCase, after step: Int) -> ScenarioCase {
    var shrinker = Shrink(Self.cut(scenario, after: step), trials: trials) {
      [checks, fits] candidate in
      let candidate = fits ? candidate.fitted() : candidate
      return checks(candidate).map { Self.cut(candidate, after: $0) }
    }
    shrinker.repeatUntilStable { shrinker in
      Self.reduceActions(&shrinker)
      Self.reduceSections(&shrinker)
      Self.reduceItems(&shrinker)
      Self.reduceOperations(&shrinker)
      Self.simplify(&shrinker)
    }
    runs = trials - shrinker.trials
    return shrinker.input
  }

  private static func cut(_ scenario: ScenarioCase, after step: Int) -> ScenarioCase {
    var copy = scenario
    copy.actions = Array(scenario.actions.prefix(step + 1))
    return copy
  }

  // MARK: Leaving out

  private static func reduceActions(_ shrinker: inout Shrink) {
    shrinker.reduce(count: { $0.actions.count }) { scenario, run in
      var copy = scenario
      copy.actions.removeSubrange(run)
      return copy
    }
  }

  private static func reduceSections(_ shrinker: inout Shrink) {
    shrinker.reduce(count: { $0.sections.count }) { scenario, run in
      var copy = scenario
      copy.sections.removeSubrange(run)
      return copy.movingPlaces { place in
        if run.contains(place.section) { return nil }
        return ItemPosition(
          place.section < run.lowerBound ? place.section : place.section - run.count, place.item)
      }
    }
  }

  /// Leaves out items. First tries a case in which the positions of later items in actions are
  /// lowered accordingly. If this case does not fail, tries the case with unchanged positions.
  private static func reduceItems(_ shrinker: inout Shrink) {
    var section = 0
    while section < shrinker.input.sections.count {
      let index = section
      for moves in [true, false] {
        shrinker.reduce(
          count: { index < $0.sections.count ? $0.sections[index].itemCount : 0 }
        ) { scenario, run in
          guard !run.isEmpty else { return nil }
          var copy = scenario
          copy.sections[index].remove(run)
          guard moves else { return copy }
          return copy.movingPlaces { place in
            guard place.section == index, place.item > run.lowerBound else { return place }
            return ItemPosition(index, max(run.lowerBound, place.item - run.count))
          }
        }
      }
      section += 1
    }
  }

  private static func reduceOperations(_ shrinker: inout Shrink) {
    for index in shrinker.input.actions.indices {
      shrinker.reduce(
        count: { $0.update(at: index)?.operationCount ?? 0 }
      ) { scenario, run in
        guard var update = scenario.update(at: index), !run.isEmpty else { return nil }
        update.removeOperations(run)
        return scenario.replacing(.update(update), at: index)
      }
    }
  }

  // MARK: Simplifying

  private static func simplify(_ shrinker: inout Shrink) {
    for index in shrinker.input.actions.indices {
      // A simpler form that fails is the start of the next attempt.
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        guard index < shrinker.input.actions.count else { break }
        for form in shrinker.input.actions[index].simplerForms
        where shrinker.attempt(shrinker.input.replacing(form, at: index)) {
          isSimpler = true
          break
        }
      }
    }
    simplifySections(&shrinker)
    simplifyView(&shrinker)
  }

  private static func simplifySections(_ shrinker: inout Shrink) {
    for index in shrinker.input.sections.indices {
      func attempt(_ change: (inout ScenarioSection) -> Void) {
        guard index < shrinker.input.sections.count else { return }
        var copy = shrinker.input
        change(&copy.sections[index])
        shrinker.attempt(copy)
      }
      attempt { $0.content = .count($0.itemCount) }
      for key in shrinker.input.sections[index].keys.keys { attempt { $0.keys[key] = nil } }
      for item in 0..<shrinker.input.sections[index].itemCount {
        for grain in Simplification.grains {
          attempt { $0.simplifyItem(item, to: grain) }
        }
      }
    }
  }

  private static func simplifyView(_ shrinker: inout Shrink) {
    func attempt(_ change: (inout ScenarioCase) -> Void) {
      var copy = shrinker.input
      change(&copy)
      shrinker.attempt(copy)
    }
    for key in shrinker.input.parameters.keys { attempt { $0.parameters[key] = nil } }
    attempt { $0.viewContentInset = .zero }
    attempt { $0.displayScale = 3 }
    attempt { $0.viewport = CGSize(width: 100, height: 100) }
    for grain in Simplification.grains {
      attempt { $0.viewport.width = Simplification.rounded($0.viewport.width, to: grain) }
      attempt { $0.viewport.height = Simplification.rounded($0.viewport.height, to: grain) }
    }
  }
}
