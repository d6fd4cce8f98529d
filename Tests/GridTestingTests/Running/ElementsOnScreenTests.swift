@testable import ScenarioFiles
import GridKit
import Testing

@testable import GridTesting

/// More elements on screen than a case may show, brought there by an action.
@MainActor @Suite("Elements on screen after an action")
struct ElementsOnScreenTests {
  /// Squares of a given side.
  private static var registry: LayoutRegistry {
    var registry = LayoutRegistry()
    for (id, side) in [("large", 10.0), ("small", 1)] {
      registry.register(LayoutSchema(id: id, summary: "squares")) { _ in
        let layout = GridViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        layout.itemSize = CGSize(width: side, height: side)
        return LayoutRegistry.Made(layout)
      }
    }
    return registry
  }

  private func run(_ layout: String, _ actions: String) throws -> ScenarioRun {
    let cases = try Self.registry.parser.cases(
      in: """
        {"layout": "\(layout)", "viewport": [400, 200], "sections": [{"count": 120000}],
         "actions": [\(actions)]}
        """, file: "f.json")
    return try ScenarioRunner(registry: Self.registry).run(try #require(cases.first))
  }

  private nonisolated static func switching(to layout: String, animated: Bool = false) -> String {
    #"{"op": "setLayout", "layout": "\#(layout)", "animated": \#(animated)}"#
  }

  private nonisolated static func growing(animated: Bool = false) -> String {
    #"{"op": "setBounds", "size": [400, 300], "animated": \#(animated)}"#
  }

  @Test(arguments: [
    ("large", [switching(to: "small"), growing()]), ("small", [growing()]),
    ("small", [growing(animated: true)]),
    ("small", [switching(to: "large"), growing(), switching(to: "small", animated: true)]),
  ])
  func `an action that brings too many on screen is refused with the limit`(
    layout: String, actions: [String]
  ) throws {
    let run = try run(layout, actions.joined(separator: ","))
    let fault = try #require(run.output.faults.first)
    #expect(run.output.faults.count == 1)
    #expect(fault.code == "too-many-on-screen" && fault.step == actions.count - 1)
    #expect(fault.message.hasPrefix("120000 elements would be on screen at once"))
    #expect(fault.message.contains("at most 100000 elements on screen"))
    #expect(run.output.visibleItems.count <= ScenarioLimits.shown.whole)
  }
}
