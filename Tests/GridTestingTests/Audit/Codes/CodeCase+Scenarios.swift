import ScenarioFiles
import GridTesting

private final class Bystander: NSObject, GridViewDelegate {}

/// Knows its items one by one only.
private final class MuteLayout: StackLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? { nil }
}

extension CodeCase {
  /// Mistakes that come out only while a grid is used.
  static let scenarios = [
    CodeCase(
      .delegateGone, naming: ["was released", "lays out"], { StackLayout() },
      in: Room(dress: { grid in
        // Nothing keeps the delegate alive.
        grid.delegate = Bystander()
        return []
      }),
      not: Room(dress: { grid in
        let delegate = Bystander()
        grid.delegate = delegate
        return [delegate]
      })),
    CodeCase(
      .sourceGone, naming: ["was released", "counts"], { StackLayout() },
      in: Room(dress: { grid in
        SampleDataSource([21, 8]).attach(to: grid)
        return []
      }), not: Room()),
    CodeCase(
      .elementsNotAnswered, naming: ["MuteLayout", "answers nil"], { MuteLayout() },
      not: { StackLayout() }),
    CodeCase(.nothingToScroll, naming: ["fling", "500, 0", "does not bounce"]) {
      try audit(of: #"{"op": "fling", "velocity": [500, 0]}"#)
    } innocent: {
      try audit(of: #"{"op": "fling", "velocity": [0, 500]}"#)
    },
    CodeCase(.reloadCancelsTransition, naming: ["reloadData"]) {
      try audit(
        of: #"{"op": "setLayout", "layout": "flow", "animated": true}, {"op": "reloadData"}"#)
    } innocent: {
      try audit(
        of: """
          {"op": "setLayout", "layout": "flow"}, {"op": "reloadData"},
          {"op": "setLayout", "layout": "shelf", "animated": true}, {"op": "settle"},
          {"op": "reloadData"}
          """)
    },
  ]

  /// Examines shelves, then does something with them.
  @MainActor private static func audit(of actions: String) throws -> AuditReport {
    let shelves = ShelfRegistry()
    let registry = shelves.registry
    let file = """
      {"layout": "shelf", "viewport": [100, 100], "sections": [{"count": 12}],
       "parameters": {"headerHeight": 20}, "actions": [\(actions)]}
      """
    let scenario = try registry.parser.cases(in: file, file: "shelf.json")[0]
    // The registry's makers refer to it.
    return try withExtendedLifetime(shelves) { try ScenarioAudit.run(scenario, registry: registry) }
  }
}
