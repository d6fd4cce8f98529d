import GridHost
import GridScenarios
import Testing

/// The example of Docs/Hosts.md.
@MainActor @Suite("A host's own layout")
struct OwnLayoutHostExample {
  private final class WallLayout: GridViewFlowLayout {}

  private func answer(to line: String) -> String {
    // example
    var registry = LayoutRegistry.gallery
    registry.register(LayoutSchema(id: "wall", summary: "items side by side")) { _ in WallLayout() }
    let server = HostServer(registry: registry)
    let answer = server.answer(line)
    // end
    return answer
  }

  @Test func `a server of one's own names its layouts`() {
    let hello = #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"protocol":1}}"#
    #expect(answer(to: hello).contains(#""id":"wall""#))
  }
}
