@testable import ScenarioFiles
import TestSupport
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

  private nonisolated static func switching(to layout: String, animated: Bool = false) -> String {
    #"{"op": "setLayout", "layout": "\#(layout)", "animated": \#(animated)}"#
  }

  private nonisolated static func growing(animated: Bool = false) -> String {
    #"{"op": "setBounds", "size": [400, 300], "animated": \#(animated)}"#
  }

  @Test(.rows) func `an action that brings too many on screen is refused with the limit`() {
    let rows: [(layout: String, actions: [String])] = [
      ("large", [Self.switching(to: "small"), Self.growing()]), ("small", [Self.growing()]),
      ("small", [Self.growing(animated: true)]),
      (
        "small",
        [Self.switching(to: "large"), Self.growing(), Self.switching(to: "small", animated: true)]
      ),
    ]
    forEachRow(of: rows) { layout, actions in
      let run = try Self.registry.run(
        """
        {"layout": "\(layout)", "viewport": [400, 10], "sections": [{"count": 120000}],
         "actions": [\(actions.joined(separator: ","))]}
        """
      ) { $0.scope = .visible }
      let fault = try #require(run.output.faults.first)
      #expect(run.faultText == "too-many-on-screen \(actions.count - 1)")
      #expect(fault.message.hasPrefix("120000 elements would be on screen at once"))
      #expect(fault.message.contains("at most 100000 elements on screen"))
      #expect(run.output.visibleItems.count <= ScenarioLimits.shown.whole)
    }
  }
}
