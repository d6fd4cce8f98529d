import Foundation
import GridKit
import GridTesting
import Testing

/// The example of `Docs/Player.md`, run, and compared with the page.
@MainActor @Suite("The page on the player")
struct PlayerPageExample {
  @Test func `the example of the page on the player works, and is the one that it shows`() throws {
    let fixture = DrivingFixture()
    let grid = fixture.grid
    let file = FileManager.default.temporaryDirectory
      .appending(path: "player-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    // example
    let recorder = PlayerRecorder(grid, title: "fling")
    grid.fling(velocity: 2400)
    grid.settle()
    let page = PlayerPage([recorder.finish()])
    try page.html.write(to: file, atomically: true, encoding: .utf8)
    // end
    #expect(page.recordings[0].frames.count > 100)
    #expect(try String(contentsOf: file, encoding: .utf8) == page.html)
    let text = try String(
      contentsOf: Repository.root.appending(path: "Docs/Player.md"), encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    #expect(
      Repository.blocks(in: text, from: "```swift", to: "```")
        == Repository.blocks(in: source, from: "// example", to: "// end"))
  }
}
