@testable import gridfuzz
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Shrinking of scripts")
struct ScriptShrinkerTests {
  /// Rows of one height; after a section has lost items, its last row stands a point too low.
  private static func forgetfulLayout() -> GridViewLayout {
    let layout = ScriptedLayout()
    var counts: [Int] = []
    layout.place = { grid in
      let new = (0..<grid.numberOfSections).map { grid.numberOfItems(inSection: $0) }
      var elements: [GridViewLayoutAttributes] = []
      for (section, count) in new.enumerated() {
        for item in 0..<count {
          let row = GridViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
          row.frame = CGRect(x: 0, y: elements.count * 20, width: 50, height: 20)
          elements.append(row)
        }
        if counts.indices.contains(section), counts[section] > count, count > 0 {
          elements.last?.frame.origin.y += 1
        }
      }
      counts = new
      return elements
    }
    layout.contentSize = { _ in CGSize(width: 50, height: counts.reduce(0, +) * 20) }
    return layout
  }

  @Test func `a layout that misplaces an item after deletes is caught with a few words`() throws {
    var fuzzer = UpdateFuzzer([FuzzSubject("forgetful") { _ in Self.forgetfulLayout() }])
    let found = fuzzer.firstFailure(seeds: 0..<50)
    let failure = try #require(found)
    #expect(failure.fullLength > 3)
    #expect(failure.script.actions.count <= 3, "\(failure)")
    #expect(failure.script.sections.reduce(0, +) <= 3, "\(failure)")
    let again = fuzzer.problem(in: failure.script)
    #expect(again == failure.problem)
    #expect(failure.description.contains("seed \(failure.seed), shrunk from"), "\(failure)")
  }

  @Test func `a run that goes on counts what failed by kind, and names seeds`() {
    var fuzzer = UpdateFuzzer([FuzzSubject("forgetful") { _ in Self.forgetfulLayout() }])
    var tally = FuzzFailureTally()
    #expect(tally.isEmpty && tally.description == "0 scripts failed")
    var failed: [UInt64] = []
    for seed: UInt64 in 0..<16 {
      guard let failure = fuzzer.failure(seed: seed) else { continue }
      failed.append(seed)
      tally.add(failure)
    }
    #expect(failed.count > 3)
    // Scripts that are tried while one is shrunk do not count.
    #expect(fuzzer.tally.scripts == 16)
    #expect(tally.count == failed.count)
    #expect(tally.seeds.values.flatMap(\.self).sorted() == failed)
    let lines = tally.description.split(separator: "\n")
    #expect(lines[0] == "\(failed.count) scripts failed")
    let counts = lines.dropFirst().compactMap { Int($0.split { " :".contains($0) }[1]) }
    #expect(counts == counts.sorted(by: >) && counts.reduce(0, +) == failed.count)
    #expect(lines.contains { $0.hasPrefix("  content ") && $0.contains(": seeds ") })
  }

  /// The smallest script that contains a delete of an item and, later, a scroll.
  private func shrink(_ script: FuzzScript) -> FuzzScript {
    script.shrunk(trials: 3000) { script in
      let delete = script.actions.firstIndex {
        guard case .batch(let batch) = $0 else { return false }
        return batch.operations.contains { if case .delete = $0 { true } else { false } }
      }
      let scroll = script.actions.lastIndex { if case .scroll = $0 { true } else { false } }
      guard let delete, let scroll else { return false }
      return delete < scroll && script.sections.reduce(0, +) >= 2
    }
  }

  @Test func `actions, operations, items and words that do not matter are left out`() {
    var noise = FuzzBatch([.insert(FuzzPlace(0, 0)), .move(FuzzPlace(0, 1), to: FuzzPlace(0, 2))])
    noise.groups.append([.delete(FuzzPlace(1, 3)), .reload(FuzzPlace(0, 0))])
    noise.isAnimated = false
    noise.surplus = 1
    let script = FuzzScript(
      layout: "list", sections: [5, 8, 0],
      actions: [
        .layOut, .scroll(to: 400, isAnimated: true), .batch(FuzzBatch([])), .batch(noise),
        .advance(100), .reloadData, .scroll(to: 120, isAnimated: true), .settle,
      ])
    #expect(
      shrink(script).description == """
        sections [2] viewport 100x80 layout list
        batch delete 1-3
        scroll to 0
        """)
  }

  @Test func `random scripts come down to what they fail by`() {
    let fuzzer = UpdateFuzzer(FuzzSubject.gallery)
    for seed: UInt64 in 0..<25 {
      var script = fuzzer.script(seed: seed)
      script.sections.append(4)
      script.actions.append(.batch(FuzzBatch([.delete(FuzzPlace(0, 0))])))
      script.actions.append(.scroll(to: 50, isAnimated: false))
      let short = shrink(script)
      #expect(short.actions.count == 2 && short.sections.reduce(0, +) == 2, "\(short)")
    }
  }

  private func script(_ action: FuzzAction) -> FuzzScript {
    FuzzScript(layout: "list", sections: [3, 3], actions: Array(repeating: action, count: 20))
  }

  @Test func `the trials are limited, and no script is tried twice`() {
    var tried: [FuzzScript] = []
    let whole = script(.layOut).shrunk(trials: 7) {
      tried.append($0)
      return false
    }
    #expect(whole == script(.layOut) && tried.count == 7)
    tried = []
    let short = script(.reloadData).shrunk(trials: 3000) {
      tried.append($0)
      return $0.actions.count > 6
    }
    #expect(short.actions.count == 7 && short.sections.isEmpty)
    #expect(Set(tried).count == tried.count)
  }
}
