import GridTesting
import Testing

/// Screens, controls and texts of the player.
@MainActor @Suite("Screens in the player")
struct PlayerScreenTests {
  private static let file = #"""
    {"layout": "shelf", "sections": [{"count": 9}], "viewport": [100, 90],
      "screen": {"size": [120, 200], "origin": [10, 60], "controls": [
        {"title": "Next", "frame": [80, 10, 60, 30], "steps": [0]},
        {"title": "<b>Reload", "frame": [0, 10, 40, 30], "steps": [2]}]},
      "texts": {"cell": "no. {item} of {section} & {more}"},
      "actions": [{"op": "setContentOffset", "contentOffset": [0, 40], "animated": true},
        {"op": "settle"}, {"op": "reloadData"}]}
    """#

  private func recording() throws -> PlayerRecording {
    let text = Self.file.replacing(" & {more}", with: " </script>")
    return try #require(try ShelfRegistry().run(text) { $0.records = true }.recording)
  }

  @Test func `the page has screen, controls and words, and nothing of them breaks out`() throws {
    let recording = try recording()
    #expect(recording.screen?.controls.count == 2)
    let html = PlayerPage([recording]).html
    #expect(html.contains("\"size\":[120000,200000]") && html.contains("\"origin\":[10000,60000]"))
    #expect(html.contains("\"lack\":\"lacks 20 points\"") && html.contains("\"lack\":null"))
    #expect(html.contains("\"steps\":[0]") && html.contains("\"steps\":[2]"))
    #expect(html.contains("no. {item} of {section} \\u003c/script\\u003e"))
    #expect(!html.contains("<b>Reload") && html.contains("\\u003cb\\u003eReload"))
  }

  @Test func `a control is lit while its step is done and time passes after it`() throws {
    let recording = try recording()
    for (index, frame) in recording.frames.enumerated() {
      let lit = recording.picture(at: index).pressedControls
      switch frame.step {
      case nil: #expect(lit == [])
      case 2: #expect(lit == [1])
      default: #expect(lit == [0])
      }
    }
    #expect(
      recording.frames.contains { $0.step == 1 } && recording.frames.contains { $0.step == 2 })
  }

  @Test func `pictures of a recording say what elements say`() throws {
    let recording = try recording()
    let picture = recording.picture(at: 0)
    #expect(picture.texts[.cell(0, 1)] == "no. 1 of 0 </script>")
    #expect(recording.layouts == ["shelf"])
    let plain = PlayerRecording(title: "plain", frameRate: 60)
    let html = PlayerPage([plain]).html
    #expect(html.contains("\"screen\":null") && html.contains("\"words\":{}"))
  }
}
