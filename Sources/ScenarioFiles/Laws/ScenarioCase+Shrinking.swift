// Smaller cases that go wrong in the same way. A pass first leaves out runs of actions, sections,
// items and operations of updates, long runs first. Then it simplifies the rest: it removes
// animations, parameters, insets and keys, lowers positions, and rounds numbers.

extension ScenarioCase {
  /// Returns the smallest case found that goes wrong in the same way, and the number of cases that
  /// were run. Actions after the failing action are cut off.
  ///
  /// - Parameters:
  ///   - step: The index of the action after which the case has gone wrong.
  ///   - trials: The maximum number of cases to run.
  ///   - fits: Whether positions in actions are moved to existing items (`fitted()`).
  ///   - checks: Returns the index of the action after which a case has gone wrong, or −1 if its
  ///     first layout is wrong. Nil if the case does not go wrong.
  func shrunk(
    after step: Int, trials: Int, fits: Bool = true, checks: @escaping (ScenarioCase) -> Int?
  ) -> (small: ScenarioCase, runs: Int) {
    var shrinker = Shrinker(cut(after: step), trials: trials) { candidate in
      let candidate = fits ? candidate.fitted() : candidate
      return checks(candidate).map { candidate.cut(after: $0) }
    }
    shrinker.shrink()
    return (shrinker.input, shrinker.runs)
  }

  private func cut(after step: Int) -> ScenarioCase {
    with(\.actions, Array(actions.prefix(step + 1)))
  }

  /// Returns a smaller case that ends in the same fault, with the fault in its `expect`; nil if the
  /// case has no fault. The smaller case is easier to read and to share.
  @MainActor
  package func shrunkToFault(in registry: LayoutRegistry) -> ScenarioCase? {
    func firstFault(of scenario: ScenarioCase) -> ScenarioOutput.Fault? {
      (try? ScenarioRunner(registry: registry).run(scenario))?.output.faults.first
    }
    let scenario = with(\.expect, nil)
    guard let fault = firstFault(of: scenario) else { return nil }
    let small = scenario.shrunk(after: fault.step ?? -1, trials: 2000, fits: false) { candidate in
      // The result must be a valid scenario file.
      guard (try? registry.parser.cases(from: candidate.json, file: "")) != nil,
        let found = firstFault(of: candidate), found.code == fault.code
      else { return nil }
      return found.step ?? -1
    }.small
    guard let last = firstFault(of: small) else { return nil }
    var expected: JSONObject = ["code": .string(last.code)]
    expected["step"] = last.step.map { JSONValue($0) }
    return small.with(\.expect, ["faults": [.object(expected)]])
  }
}

extension ScenarioCase: Shrinkable {
  package static func shrink(_ shrinker: inout Shrinker<ScenarioCase>) {
    shrinker.leaveOut(\.actions)
    shrinker.leaveOut {
      $0.sections.count
    } without: {
      $0.withoutSections($1)
    }
    for section in shrinker.input.sections.indices {
      // First the positions of later items in actions are lowered accordingly. If such a case does
      // not fail, the positions stay.
      shrinker.leaveOut {
        $0.sections[section].itemCount
      } without: {
        $0.without($1, of: section)
      }
      shrinker.leaveOut(\.sections[section])
    }
    shrinker.leaveOut(fromEach: \.actions)
    shrinker.simplify(\.actions)
    shrinker.simplify(\.sections)
    shrinker.simplify(\.self)
  }

  package var simplerForms: [ScenarioCase] {
    parameters.keys.map { with(\.parameters[$0], nil) }
      + [with(\.viewContentInset, .zero), with(\.displayScale, 3)] + simplifying(\.viewport)
  }

  private func withoutSections(_ run: Range<Int>) -> ScenarioCase {
    with(\.sections, sections.without(run)).movingPlaces { place in
      if run.contains(place.section) { return nil }
      return ItemPosition(
        place.section < run.lowerBound ? place.section : place.section - run.count, place.item)
    }
  }

  private func without(_ items: Range<Int>, of section: Int) -> ScenarioCase {
    with(\.sections[section], sections[section].without(items)).movingPlaces { place in
      guard place.section == section, place.item > items.lowerBound else { return place }
      return ItemPosition(section, max(items.lowerBound, place.item - items.count))
    }
  }

  /// Returns a copy in which `move` has changed every position in the actions. Each position
  /// counts as a position in the sections with which the case begins, even if earlier actions have
  /// changed them. An operation is left out if `move` returns nil.
  private func movingPlaces(_ move: (ItemPosition) -> ItemPosition?) -> ScenarioCase {
    func section(_ index: Int) -> Int? { move(ItemPosition(index, 0))?.section }
    var copy = self
    copy.actions = actions.compactMap { action in
      if let (place, position, animated) = action.values(of: .scrollToItem) {
        return move(place).map { .scrollToItem($0, position: position, animated: animated) }
      }
      guard var update = action.values(of: .update) else { return action }
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
    }
    return copy
  }
}

extension ScenarioSection: Shrinkable {
  package var partCount: Int { itemCount }

  package func without(_ parts: Range<Int>) -> ScenarioSection {
    with(\.content, content.without(parts))
  }

  package var simplerForms: [ScenarioSection] {
    simplifying(\.content) + keys.keys.map { with(\.keys[$0], nil) }
  }
}

extension ScenarioSection.Content: Shrinkable {
  package func without(_ parts: Range<Int>) -> Self {
    switch self {
    case .count(let count): .count(count - parts.count)
    case .items(let items) where items.count == parts.count: .count(0)
    case .items(let items): .items(items.without(parts))
    }
  }

  package var simplerForms: [Self] {
    guard case .items(let items) = self else { return [] }
    return [.count(items.count)] + items.simplerForms.map { .items($0) }
  }
}

extension ScenarioSection.Item: Shrinkable {
  package var simplerForms: [Self] {
    switch self {
    case .height(let height): height.roundedForms.map { .height($0) }
    case .size(let size):
      zip(size.width.roundedForms, size.height.roundedForms)
        .map { .size(CGSize(width: $0, height: $1)) }
    case .spanning(let height, let span):
      height.roundedForms.map { .spanning(height: $0, span: span) }
    }
  }
}
