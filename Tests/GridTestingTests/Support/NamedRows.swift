@testable import ScenarioFiles
import TestSupport
import Testing

@testable import GridTesting

/// Runs cases of a flow layout with rows of 50 points, or as high as a section's key says.
@MainActor
enum NamedRows {
  static var registry: LayoutRegistry {
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(
        id: "rows", summary: "rows of 50",
        parameters: [.init("isEstimated", .bool, default: false)],
        sectionKeys: [.init("rowHeight", .number, default: 50)])
    ) { setup in
      let layout = plain(width: 100, height: 50)
      if setup.parameters["isEstimated"]?.boolValue == true {
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        return LayoutRegistry.Made(layout)
      }
      return LayoutRegistry.Made(layout, delegate: Heights(setup.data))
    }
    for (id, width, height) in [("plain", 100.0, 50.0), ("tall", 100, 80), ("wide", 320, 50)] {
      registry.register(LayoutSchema(id: id, summary: "rows without a delegate")) { _ in
        plain(width: width, height: height)
      }
    }
    return registry
  }

  private static func plain(width: CGFloat, height: CGFloat) -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  /// A case that is 100 points wide.
  static func run(
    _ keys: String, source: String? = "diffable", traces: Bool = false
  ) throws -> ScenarioRun {
    let source = source.map { #""source": "\#($0)", "# } ?? ""
    return try registry.run(
      #"{"layout": "rows", "viewport": [100, 200], \#(source)\#(keys)}"#
    ) { $0.traces = traces }
  }

  /// A case of rows of 320 points in a view of 320 × 400.
  static func run(
    wide actions: String, count: Int = 200, scale: Int = 1,
    _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun {
    try registry.run(
      """
      {"id": "m", "layout": "wide", "displayScale": \(scale),
       "sections": [{"count": \(count)}], "viewport": [320, 400], "actions": [\(actions)]}
      """
    ) {
      $0.scope = .visible
      configure($0)
    }
  }

  /// Gives items the height of their section's key.
  private final class Heights: NSObject, GridViewDelegateFlowLayout {
    private let data: ScenarioData

    init(_ data: ScenarioData) { self.data = data }

    func collectionView(
      _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      let section = data.key("rowHeight", section: indexPath.section)?.doubleValue
      let height = data.item(at: indexPath)?.height ?? section.map { CGFloat($0) } ?? 50
      return CGSize(width: 100, height: height)
    }
  }
}

/// A case of rows with names, or with heights, and what comes of it.
@MainActor
struct NamedRowsCase {
  static let named = #"""
    "sections": [{"id": "a", "items": ["1", "2", "3"]},
                 {"id": "b", "items": ["4", "5"], "rowHeight": 30}]
    """#
  static let counted = #""sections": [{"items": [50, 30, 60]}, {"items": [40]}]"#
  /// The rows of `named` and of `counted`.
  static let namedRows = ["0-0 0 50", "0-1 50 50", "0-2 100 50", "1-0 150 30", "1-1 180 30"]
  static let countedRows = ["0-0 0 50", "0-1 50 30", "0-2 80 60", "1-0 140 40"]

  var name: String
  var actions: [String]
  /// Whether the items have names: `a: 1 2 3 | b: 4 5`.
  var isNamed = true
  /// What the first steps have found.
  var results: [ScenarioOutput.Step.Result] = []
  /// The batches of the first steps; nil for a step without any.
  var batches: [String?] = []
  var names: String?
  var rows: [String]?
  /// Codes of faults with their steps; nil if they do not matter.
  var faults: String? = ""
  var also: @MainActor (ScenarioRun) throws -> Void = { _ in }

  static func run(
    _ actions: [String], isNamed: Bool = true, traces: Bool = false
  ) throws -> ScenarioRun {
    try NamedRows.run(
      (isNamed ? named : counted) + ", \"actions\": [\(actions.joined(separator: ","))]",
      source: isNamed ? "diffable" : nil, traces: traces)
  }

  static func test(_ rows: [NamedRowsCase], sourceLocation: SourceLocation = #_sourceLocation) {
    forEachRow(of: rows, named: \.name, sourceLocation: sourceLocation) { row in
      let run = try run(row.actions, isNamed: row.isNamed)
      if let faults = row.faults { #expect(run.faultText == faults) }
      #expect(run.output.steps.prefix(row.results.count).map(\.result) == row.results)
      #expect(row.batches.indices.map { run.batches($0) } == row.batches)
      if let names = row.names { #expect(run.names == names) }
      if let rows = row.rows { #expect(run.rows == rows) }
      try row.also(run)
    }
  }
}

extension LayoutRegistry {
  /// Runs the first case of a text.
  @MainActor func run(
    _ text: String, _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun {
    let runner = ScenarioRunner(registry: self)
    configure(runner)
    return try runner.run(try #require(try parser.cases(in: text, file: "f.json").first))
  }
}

extension ScenarioRun {
  /// The case's data.
  var data: ScenarioData? { companions.lazy.compactMap { $0 as? ScenarioData }.first }

  /// Runs a case of `NamedRowsCase` that begins with the sections in which this one has ended.
  @MainActor func again() throws -> ScenarioRun {
    let data = try #require(data)
    let sections =
      data.source?.snapshot().sectionIdentifiers.map { id in
        ScenarioSection(
          id: id, items: data.source?.snapshot().itemIdentifiers(inSection: id) ?? [],
          keys: id == "b" ? ["rowHeight": 30] : [:])
      } ?? data.sections.map { ScenarioSection(.items($0.items.compactMap(\.self))) }
    return try ScenarioRunner(registry: NamedRows.registry).run(
      ScenarioCase(
        layout: "rows", sections: sections, viewport: CGSize(width: 100, height: 200),
        dataSource: data.source == nil ? .counted : .diffable))
  }

  /// `a: x y | b:`, in a case with names.
  var names: String {
    guard let snapshot = data?.source?.snapshot() else { return "" }
    return snapshot.sectionIdentifiers.map { section in
      ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// `E-80 0, E-50 start`: codes with their steps.
  var faultText: String {
    output.faults.map { "\($0.code) \($0.step.map { "\($0)" } ?? "start")" }.joined(separator: ", ")
  }

  /// Where each cell begins and how high it is: `0-0 0 50`.
  var rows: [String] {
    output.cells.sorted().map {
      "\($0.name.section)-\($0.name.item) \(NumberText.short($0.frame.minY)) "
        + NumberText.short($0.frame.height)
    }
  }

  /// The batches of a step: `delete 0-1, insert 0-2; reload 0-0`.
  func batches(_ step: Int) -> String? {
    guard case .batches(let batches) = output.steps[step].result else { return nil }
    return batches.map { $0.map(\.text).joined(separator: ", ") }.joined(separator: "; ")
  }
}
