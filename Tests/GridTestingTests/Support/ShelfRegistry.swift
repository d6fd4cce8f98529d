import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// A registry with two layouts of a user's own, and what became of them.
@MainActor
final class ShelfRegistry {
  private(set) var registry = LayoutRegistry()
  /// Layouts in the order in which they were made.
  private(set) var made: [GridViewLayout] = []
  /// Setups that layouts were made from.
  private(set) var setups: [LayoutRegistry.Setup] = []

  init() {
    registry.register(
      LayoutSchema(
        id: "shelf", summary: "rows under headers",
        parameters: [
          .init("rowHeight", .number, default: 40),
          .init("gap", .number, default: 0),
          .init("headerHeight", .number, default: 0),
          .init("answersItems", .bool, default: true),
          .optional("target", .point),
          // Row that gets a frame that is no number.
          .optional("oddRow", .count),
          .init("contentWidth", .number, default: 1),
        ],
        sectionKeys: [.init("tint", .text, default: "none")])
    ) { [unowned self] setup in
      let layout = NarrowShelfLayout()
      layout.apply(setup.parameters)
      made.append(layout)
      setups.append(setup)
      return layout
    } configure: { (layout: NarrowShelfLayout, parameters) in
      layout.apply(parameters)
    }
    registry.register(
      LayoutSchema(
        id: "flow", summary: "lines", parameters: [.init("itemSize", .size, default: [50, 50])]),
      making: { [unowned self] setup in
        let layout = GridViewFlowLayout()
        layout.itemSize = setup.parameters["itemSize"]?.sizeValue ?? .zero
        made.append(layout)
        let delegate = SizeDelegate(setup.data)
        return LayoutRegistry.Made(layout, delegate: delegate)
      })
  }

  /// Runs the first case of a text.
  func run(
    _ text: String, _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun { try registry.run(text, configure) }
}

/// Shelves that parameters of a file can spoil.
final class NarrowShelfLayout: ShelfLayout {
  /// As a share of the view's width.
  var contentWidth: CGFloat = 1

  override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width * contentWidth, height: size.height)
  }

  func apply(_ parameters: JSONObject) {
    if let value = parameters["rowHeight"]?.doubleValue { rowHeight = value }
    if let value = parameters["gap"]?.doubleValue { gap = value }
    if let value = parameters["headerHeight"]?.doubleValue { headerHeight = value }
    if let value = parameters["answersItems"]?.boolValue { answersItems = value }
    if let value = parameters["target"] { target = value.pointValue }
    if let value = parameters["contentWidth"]?.doubleValue { contentWidth = value }
    if let value = parameters["oddRow"] {
      let odd = value.intValue
      adjust = { if $0.indexPath.item == odd, $0.kind == .cell { $0.frame.origin.x = .nan } }
      invalidateLayout()
    }
  }
}

/// Gives items the heights of the file.
final class SizeDelegate: NSObject, GridViewDelegateFlowLayout {
  private let data: ScenarioData

  init(_ data: ScenarioData) {
    self.data = data
    super.init()
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let height = data.item(at: indexPath)?.height ?? 50
    return CGSize(width: data.item(at: indexPath)?.width ?? 50, height: height)
  }
}

/// A case of shelves and what comes of it.
@MainActor
struct ShelfCase {
  var name: String
  var layout = "shelf"
  var sections = #"[{"count": 20}]"#
  /// Keys of the case beside its layout, sections, viewport and actions.
  var keys = ""
  var actions = ""
  /// Codes of faults with their steps.
  var faults = ""
  /// The number of layouts that were made, and the one that is installed at the end.
  var made: Int?
  var installed: Int?
  var contentSize: CGSize?
  /// Whatever else is to be seen.
  var also: @MainActor (ScenarioRun, ShelfRegistry) throws -> Void = { _, _ in }

  func run() throws {
    let shelves = ShelfRegistry()
    let run = try shelves.run(layout, sections: sections, keys: keys, actions: actions)
    #expect(run.faultText == faults)
    if let made { #expect(shelves.made.count == made) }
    if let installed { #expect(run.grid.collectionViewLayout === shelves.made[installed]) }
    if let contentSize { #expect(run.output.contentSize == contentSize) }
    try also(run, shelves)
  }

  static func run(_ rows: [ShelfCase], sourceLocation: SourceLocation = #_sourceLocation) {
    forEachRow(of: rows, named: \.name, sourceLocation: sourceLocation) { try $0.run() }
  }
}

extension ShelfRegistry {
  /// Runs a case.
  func run(
    _ layout: String = "shelf", sections: String = #"[{"count": 20}]"#, keys: String = "",
    actions: String = "", _ configure: (ScenarioRunner) -> Void = { _ in }
  ) throws -> ScenarioRun {
    try run(
      """
      {"layout": "\(layout)", "sections": \(sections), "viewport": [100, 100],
       "actions": [\(actions)]\(keys.isEmpty ? "" : ", " + keys)}
      """, configure)
  }
}

extension ScenarioRun {
  /// A step as JSON.
  func step(_ index: Int) -> String { (try? output.steps[index].json.text(.line)) ?? "" }

  /// The elements that a snapshot has found.
  func elements(_ step: Int) throws -> [ElementRecord] {
    var found: [ElementRecord]?
    if case .elements(let elements) = output.steps[step].result { found = elements }
    return try #require(found)
  }

  /// `0-0 … 0-3`
  var shown: String { ItemPosition.runs(output.visibleItems) }
}
