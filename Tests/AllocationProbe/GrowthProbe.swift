import Foundation
import GridScenarios

/// Checks and audits cases of growing size, and prints what that asked of the heap.
@MainActor
enum GrowthProbe {
  private static let registry = LayoutRegistry.gallery

  static func run() {
    // Once to get warm.
    check(scenario("list", items: 10))
    for schema in registry.schemas {
      for count in [2000, 4000] {
        report("check \(schema.id) items", count) { check(scenario(schema.id, items: count)) }
        report("check \(schema.id) sections", count / 2) {
          check(scenario(schema.id, items: 2, sections: count / 2))
        }
        report("expect \(schema.id) items", count / 4) {
          expect(scenario(schema.id, items: count / 4))
        }
      }
      for count in [6000, 12_000] {
        report("audit \(schema.id) items", count) { audit(scenario(schema.id, items: count)) }
      }
      for count in [1000, 2000] {
        report("audit \(schema.id) sections", count) {
          audit(scenario(schema.id, items: 2, sections: count))
        }
      }
    }
    for count in [200, 400] {
      report("check list actions", count) { check(scrolled(steps: count)) }
      report("check list inserts", count * 10) { check(filled(items: count * 10)) }
      report("check list refused", count) { check(refused(steps: count)) }
    }
  }

  private static func scenario(_ id: String, items: Int, sections: Int = 1) -> ScenarioCase {
    // A view in which everything is asked for at once.
    ScenarioCase(
      id: id, layout: id,
      sections: Array(repeating: ScenarioSection(.count(items)), count: sections))
  }

  private static func scrolled(steps: Int) -> ScenarioCase {
    var scenario = scenario("list", items: 50)
    scenario.actions = (0..<steps).map {
      .setContentOffset(CGPoint(x: 0, y: $0 % 50 * 10), animated: false)
    }
    return scenario
  }

  /// One batch with so many items.
  private static func filled(items: Int) -> ScenarioCase {
    var scenario = scenario("list", items: 10)
    var update = ScenarioUpdate()
    update.inserts = (0..<items).map { .init(at: ItemPosition(0, $0)) }
    scenario.actions = [.update(update)]
    return scenario
  }

  /// Batches that are refused, each with a fault.
  private static func refused(steps: Int) -> ScenarioCase {
    var scenario = scenario("list", items: 10)
    var update = ScenarioUpdate()
    update.deletes = [ItemPosition(0, 500)]
    scenario.actions = Array(repeating: .update(update), count: steps)
    return scenario
  }

  // MARK: Work

  @discardableResult
  private static func check(_ scenario: ScenarioCase) -> ScenarioRun? {
    let run = try? ScenarioRunner(registry: registry).run(scenario)
    _ = run.map { ExpectationVerdict($0).description }
    return run
  }

  /// Checks a case with all of its output as its expectation, but for the last number of each.
  private static func expect(_ scenario: ScenarioCase) {
    guard let run = check(scenario) else { return }
    var changed = run.output
    changed.contentSize.height += 1
    var expecting = scenario
    expecting.expect = changed.json.objectValue
    check(expecting)
  }

  private static func audit(_ scenario: ScenarioCase) {
    _ = try? ScenarioAudit.run(scenario, registry: registry)
  }

  private static func report(_ name: String, _ size: Int, _ body: () -> Void) {
    let counts = HeapCounter.counts(of: body)
    print(name.replacingOccurrences(of: " ", with: "-"), size, counts.allocations, counts.bytes)
  }
}
