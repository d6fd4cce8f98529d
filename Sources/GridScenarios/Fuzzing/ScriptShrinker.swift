/// Looks for a shorter script that fails in the same way.
///
/// Delta debugging over the actions, then over the operations of each batch, then over the items of
/// each section; then every word that can be left out is left out. All of it is repeated until
/// nothing can be taken away any more, or until the trials are used up.
package struct ScriptShrinker {
  private let fails: (FuzzScript) -> Bool
  private var trials: Int

  /// - Parameters:
  ///   - trials: Scripts that are tried at most.
  ///   - fails: Whether a script still shows the failure.
  package init(trials: Int = 3000, fails: @escaping (FuzzScript) -> Bool) {
    self.trials = trials
    self.fails = fails
  }

  package mutating func shrink(_ script: FuzzScript) -> FuzzScript {
    var script = script
    var last: FuzzScript
    repeat {
      last = script
      shrinkActions(&script)
      for index in script.actions.indices { shrinkBatch(at: index, in: &script) }
      for index in script.actions.indices { simplify(at: index, in: &script) }
      shrinkSections(&script)
      var plain = script
      plain.isRightToLeft = false
      _ = attempt(plain, &script)
    } while script != last && trials > 0
    return script
  }

  /// Takes over a candidate that fails.
  private mutating func attempt(_ candidate: FuzzScript, _ script: inout FuzzScript) -> Bool {
    guard trials > 0, candidate != script else { return false }
    trials -= 1
    guard fails(candidate) else { return false }
    script = candidate
    return true
  }

  /// Leaves out runs of elements, longer runs first.
  private mutating func reduce<Element>(
    _ script: inout FuzzScript, _ list: (FuzzScript) -> [Element],
    _ replace: (inout FuzzScript, [Element]) -> Void
  ) {
    var size = max(1, list(script).count / 2)
    while true {
      var start = 0
      while start < list(script).count {
        var shorter = list(script)
        shorter.removeSubrange(start..<min(start + size, shorter.count))
        var candidate = script
        replace(&candidate, shorter)
        if !attempt(candidate, &script) { start += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  private mutating func shrinkActions(_ script: inout FuzzScript) {
    reduce(&script, { $0.actions }, { $0.actions = $1 })
  }

  private mutating func shrinkBatch(at index: Int, in script: inout FuzzScript) {
    guard case .batch(let batch) = script.actions[index] else { return }
    func operations(_ script: FuzzScript, _ group: Int) -> [FuzzOperation] {
      guard case .batch(let batch) = script.actions[index] else { return [] }
      return batch.groups[group]
    }
    for group in batch.groups.indices {
      reduce(&script, { operations($0, group) }) { script, operations in
        guard case .batch(var batch) = script.actions[index] else { return }
        batch.groups[group] = operations
        script.actions[index] = .batch(batch)
      }
    }
    // Without inner batches, their operations kept.
    var plain = batch
    plain.groups = [batch.groups.indices.flatMap { operations(script, $0) }]
    var candidate = script
    candidate.actions[index] = .batch(plain)
    if plain.groups.count < batch.groups.count { _ = attempt(candidate, &script) }
  }

  /// Tries plainer forms of an action.
  private mutating func simplify(at index: Int, in script: inout FuzzScript) {
    for action in Self.simpler(script.actions[index]) {
      var candidate = script
      candidate.actions[index] = action
      _ = attempt(candidate, &script)
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

  private mutating func shrinkSections(_ script: inout FuzzScript) {
    reduce(&script, { $0.sections }, { $0.sections = $1 })
    for index in script.sections.indices {
      for count in [0, script.sections[index] / 2, script.sections[index] - 1] {
        guard index < script.sections.count, 0..<script.sections[index] ~= count else { continue }
        var candidate = script
        candidate.sections[index] = count
        while attempt(candidate, &script), candidate.sections[index] > 0 {
          candidate.sections[index] -= 1
        }
      }
    }
  }
}
