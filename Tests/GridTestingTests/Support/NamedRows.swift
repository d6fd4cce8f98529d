@testable import ScenarioFiles
import GridKit
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
      let layout = GridViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 100, height: 50)
      if setup.parameters["isEstimated"]?.boolValue == true {
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        return LayoutRegistry.Made(layout)
      }
      return LayoutRegistry.Made(layout, delegate: Heights(setup.data))
    }
    return registry
  }

  /// A case that is 100 points wide.
  static func run(
    _ keys: String, source: String? = "diffable", traces: Bool = false
  ) throws -> ScenarioRun {
    let source = source.map { #""source": "\#($0)", "# } ?? ""
    let registry = registry
    let cases = try registry.parser.cases(
      in: #"{"layout": "rows", "viewport": [100, 200], \#(source)\#(keys)}"#, file: "f.json")
    let runner = ScenarioRunner(registry: registry)
    runner.traces = traces
    return try runner.run(try #require(cases.first))
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

extension ScenarioRun {
  /// The case's data.
  var data: ScenarioData? { companions.lazy.compactMap { $0 as? ScenarioData }.first }

  /// `a: x y | b:`, in a case with names.
  var names: String {
    guard let snapshot = data?.source?.snapshot() else { return "" }
    return snapshot.sectionIdentifiers.map { section in
      ([section + ":"] + snapshot.itemIdentifiers(inSection: section)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// `E-80 0, E-50 start`: codes with their steps.
  var faultText: String {
    output.faults.map { "\($0.code) \($0.step.map { "\($0)" } ?? "start")" }
      .joined(separator: ", ")
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
