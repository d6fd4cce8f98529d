import GridScenarios

/// Searches for a shorter script that fails in the same way.
///
/// Delta debugging removes actions, then operations of each batch. Then each action is simplified,
/// and sections and items are removed. These steps are repeated until nothing more can be removed,
/// or until the trials are used up.
struct ScriptShrinker {
  private typealias Shrink = Shrinker<FuzzScript>

  private let fails: (FuzzScript) -> Bool
  private let trials: Int

  /// Makes a shrinker of scripts.
  ///
  /// - Parameters:
  ///   - trials: The largest number of scripts to try.
  ///   - fails: Whether a script still shows the failure.
  init(trials: Int = 3000, fails: @escaping (FuzzScript) -> Bool) {
    self.trials = trials
    self.fails = fails
  }

  func shrink(_ script: FuzzScript) -> FuzzScript {
    var shrinker = Shrink(script, trials: trials) { [fails] in fails($0) ? $0 : nil }
    shrinker.repeatUntilStable { shrinker in
      shrinker.reduce(count: { $0.actions.count }) { script, run in
        var shorter = script
        shorter.actions.removeSubrange(run)
        return shorter
      }
      for index in shrinker.input.actions.indices { Self.shrinkBatch(at: index, &shrinker) }
      for index in shrinker.input.actions.indices { Self.simplify(at: index, &shrinker) }
      Self.shrinkSections(&shrinker)
      var plain = shrinker.input
      plain.isRightToLeft = false
      shrinker.attempt(plain)
    }
    return shrinker.input
  }

  private static func shrinkBatch(at index: Int, _ shrinker: inout Shrink) {
    guard case .batch(let batch) = shrinker.input.actions[index] else { return }
    for group in batch.groups.indices {
      shrinker.reduce(
        count: { script in
          guard case .batch(let batch) = script.actions[index] else { return 0 }
          return batch.groups[group].count
        },
        removing: { script, run in
          guard case .batch(var batch) = script.actions[index], !run.isEmpty else { return nil }
          batch.groups[group].removeSubrange(run)
          return replacing(.batch(batch), at: index, in: script)
        })
    }
    // Moves the operations of nested batches to the outer batch.
    guard case .batch(var plain) = shrinker.input.actions[index] else { return }
    plain.groups = [plain.operations]
    if batch.groups.count > 1 {
      shrinker.attempt(replacing(.batch(plain), at: index, in: shrinker.input))
    }
  }

  private static func replacing(
    _ action: FuzzAction, at index: Int, in script: FuzzScript
  ) -> FuzzScript {
    var copy = script
    copy.actions[index] = action
    return copy
  }

  /// Tries plainer forms of an action.
  private static func simplify(at index: Int, _ shrinker: inout Shrink) {
    for action in simpler(shrinker.input.actions[index]) {
      shrinker.attempt(replacing(action, at: index, in: shrinker.input))
    }
  }

  private static func simpler(_ action: FuzzAction) -> [FuzzAction] {
    switch action {
    case .batch(var batch):
      var forms: [FuzzAction] = []
      batch.followUp = []
      forms.append(.batch(batch))
      batch.switchesInside = nil
      forms.append(.batch(batch))
      batch.isInAnimation = false
      forms.append(.batch(batch))
      batch.scrollsInside = nil
      forms.append(.batch(batch))
      batch.laysOutInside = false
      forms.append(.batch(batch))
      batch.reloadsInside = false
      forms.append(.batch(batch))
      batch.surplus = 0
      forms.append(.batch(batch))
      batch.isBare = false
      forms.append(.batch(batch))
      batch.isAnimated = true
      forms.append(.batch(batch))
      return forms
    case .scroll(let offset, _):
      return [.scroll(to: offset, isAnimated: false), .scroll(to: offset / 2, isAnimated: false)]
    case .scrollSection(let section, let offset):
      return [.scrollSection(section, to: offset / 2)]
    case .switchLayout(let id, _): return [.switchLayout(id, isAnimated: false)]
    case .resize(let width, let height, let isAnimated, _):
      return [
        .resize(width: width, height: height, isAnimated: isAnimated, laysOut: false),
        .resize(width: width, height: height, isAnimated: false, laysOut: false),
      ]
    case .select(let places): return places.map { .select([$0]) }
    case .advance: return [.advance(100), .advance(20)]
    case .fling, .inset, .invalidateLayout, .shiftTargets, .reloadData, .layOut, .settle: return []
    }
  }

  private static func shrinkSections(_ shrinker: inout Shrink) {
    shrinker.reduce(count: { $0.sections.count }) { script, run in
      var shorter = script
      shorter.sections.removeSubrange(run)
      return shorter
    }
    for index in shrinker.input.sections.indices {
      for count in [0, shrinker.input.sections[index] / 2, shrinker.input.sections[index] - 1] {
        guard 0..<shrinker.input.sections[index] ~= count else { continue }
        var candidate = shrinker.input
        candidate.sections[index] = count
        while shrinker.attempt(candidate), candidate.sections[index] > 0 {
          candidate.sections[index] -= 1
        }
      }
    }
  }
}
