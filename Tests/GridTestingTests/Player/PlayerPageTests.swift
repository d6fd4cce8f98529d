import ScenarioFiles
import Foundation
import GridKit
import TestSupport
import Testing

@testable import GridTesting

@MainActor @Suite("The player page as text")
struct PlayerPageTests {
  @Test func `the page holds nothing that leads elsewhere`() {
    let html = PlayerPage([PlayerFixture.make().recording]).html
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("//cdn"))
    #expect(html.contains(#"content="default-src 'none';"#))
    #expect(!html.contains("innerHTML") && !html.contains("document.write"))
    #expect(!html.contains("eval(") && !html.contains("Function("))
  }

  @Test(.rows) func `texts cannot leave the place that they are in`() {
    let names = [
      "</script><img src=x onerror=alert(1)>", "<!--<script>", "\" onload=\"alert(1)",
      "a\u{2028}b\u{2029}c & d", "]]>", "\\u003c/script>",
    ]
    let plain = PlayerPage([PlayerFixture.make(title: "plain").recording]).html
    forEachRow(of: names) { name in
      var recording = PlayerFixture.make(title: name).recording
      recording.steps[0] = name
      recording.remarks.append(.init(severity: .warning, code: name, message: name))
      recording.events[0].detail = name
      let html = PlayerPage([recording]).html
      for tag in ["<script", "</script", "<img", "<!--", "<style"] {
        #expect(html.ranges(of: tag).count == plain.ranges(of: tag).count, "\(tag)")
      }
      let data = try Self.data(html)
      let text = try JSONValue.string(name).text().dropFirst().dropLast()
      for member in ["title", "texts", "steps", "remarks"] {
        let found = try #require(data[member]).text()
        #expect(found.contains(text), "\(member)")
      }
    }
  }

  @Test func `the data read back are the recording`() throws {
    let recording = PlayerFixture.make().recording
    let data = try Self.data(PlayerPage([recording]).html)
    let count = recording.frames.count
    for member in ["times", "viewports", "flags", "views", "calls"] {
      #expect(data[member]?.arrayValue?.count == count, "\(member)")
    }
    let viewport = try #require(data["viewports"]?.arrayValue?[40].intValues)
    let frame = recording.frames[40]
    #expect(viewport[1] == Int((frame.viewport.minY * 1000).rounded()))
    #expect(viewport[3] == Int((frame.viewport.height * 1000).rounded()))
    let events = try #require(data["calls"]?.arrayValue).flatMap { $0.intValues ?? [] }
    let texts = try #require(data["texts"]?.arrayValue).compactMap(\.stringValue)
    let lines = stride(from: 0, to: events.count, by: 3).map { index in
      events[index..<index + 3].map { texts[$0] }.joined(separator: " ")
    }
    let expected = recording.events.map { "\($0.source.rawValue) \($0.call) \($0.detail)" }
    let difference = LineDiff(
      expected: expected.joined(separator: "\n"), actual: lines.joined(separator: "\n"))
    #expect(difference == nil)
  }

  @Test func `reasons read back are those of the recording`() throws {
    let recording = PlayerFixture.make().recording
    let data = try Self.data(PlayerPage([recording]).html)
    let patterns = try #require(data["patterns"]?.arrayValue).compactMap(\.stringValue)
    let reasons = try #require(data["reasons"]?.arrayValue).compactMap(\.stringValue).map {
      var parts = $0.split(separator: " ").map(String.init)[...]
      let pattern = Int(parts.removeFirst()).map { patterns[$0] } ?? ""
      return pattern.map { $0 == "\u{1}" ? parts.removeFirst() : String($0) }.joined()
    }
    let rows = try #require(data["answers"]?.arrayValue).map { $0.intValues ?? [] }
    for (frame, row) in zip(recording.frames, rows) {
      let read = stride(from: 0, to: row.count, by: 3).map { index in
        "\(row[index]) \(row[index + 1])\(reasons[row[index + 2]])"
      }
      #expect(read == frame.answers.map { "\($0.view) \($0.movement.rawValue)\($0.reason)" })
    }
    #expect(rows.contains { !$0.isEmpty })
    // Sentences differ in their numbers: there are few of them.
    #expect(patterns.count * 3 < reasons.count)
  }

  /// One frame with some elements.
  private static func still(
    _ title: String, viewport: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100),
    _ states: [GridElementState]
  ) -> PlayerRecording {
    var recording = PlayerFixture.make(title: title).recording
    var frame = recording.frames[0]
    frame.viewport = viewport
    frame.changed = states.enumerated().map { .init(view: $0.offset, state: $0.element) }
    frame.answers = []
    recording.frames = [frame]
    recording.remarks = []
    return recording
  }

  @Test func `cases of one name are told apart`() {
    let titles = ["wall", "shelf", "wall", "wall (2)", "wall"]
    let html = PlayerPage(titles.map { Self.still($0, []) }).html
    let shown = html.matches(of: /data-title="([^"]*)"/).map { String($0.1) }
    #expect(shown == ["wall", "shelf", "wall (3)", "wall (2)", "wall (4)"])
  }

  @Test func `frames in the data are those of a report, to three decimals`() throws {
    let third = 100.0 / 3
    let turn = CGAffineTransform(rotationAngle: 0.3)
    let frames = [
      CGRect(x: third, y: 2 * third, width: third, height: 10.0005),
      CGRect(x: -0.0006, y: 1_000_000.1234, width: 0.9994, height: 159.25),
    ]
    var states = frames.enumerated().map {
      GridElementState(.cell(0, $0.offset), frame: $0.element)
    }
    states.append(
      GridElementState(
        .cell(0, 2), frame: CGRect(x: 10.1234, y: 20.5678, width: 70.3333, height: 60.6667),
        center: CGPoint(x: 45.29, y: 50.9), size: CGSize(width: 50.5, height: 40.25),
        transform: turn))
    let viewport = CGRect(x: 0, y: third / 7, width: 100, height: 100)
    let data = try Self.data(PlayerPage([Self.still("thirds", viewport: viewport, states)]).html)
    let origin = try #require(data["viewports"]?.arrayValue?.first?.intValues)
    let row = try #require(data["views"]?.arrayValue?.first?.intValues)
    let looks = try #require(data["looks"]?.arrayValue).map { $0.intValues ?? [] }
    for (index, state) in states.enumerated() {
      let element = row[(1 + 6 * index)..<(7 + 6 * index)].map(\.self)
      let look = looks[element[1]]
      var frame = [origin[0] + element[4], origin[1] + element[5], look[1], look[2]]
      if look.count > 12 {
        let own = look.suffix(4).map(\.self)
        frame = [frame[0] + own[0], frame[1] + own[1], own[2], own[3]]
      }
      let box = state.frame
      #expect(
        frame
          == [box.minX, box.minY, box.width, box.height].map { Int((Double($0) * 1000).rounded()) },
        "\(state)")
    }
  }

  @Test func `a recording opens at its gravest remark, and its case comes first`() throws {
    var recording = Self.still("wall", [])
    recording.openAtGravestRemark()
    #expect(recording.opening == nil)
    recording.remarks = [
      .init(severity: .information, code: "a", message: ""),
      .init(frame: 0, severity: .error, code: "b", message: "", elements: [.cell(0, 3)]),
      .init(severity: .error, code: "c", message: ""),
    ]
    recording.openAtGravestRemark()
    #expect(recording.opening == 1)
    let html = PlayerPage([recording]).html
    #expect(html.contains("data-fails=\"true\""))
    #expect(try Self.data(html)["opening"] == 1)
  }

  @Test func `half a minute among a hundred thousand items is a small page`() {
    let recording = PlayerFixture.long
    #expect(recording.frames.last.map { $0.time >= 30 } == true)
    let html = PlayerPage([recording]).html
    #expect(html.utf8.count < 600_000, "\(html.utf8.count) bytes")
  }

  @Test func `numbers that are none do not reach the page`() throws {
    let run = try ShelfRegistry().run(keys: #""parameters": {"oddRow": 2}"#) { $0.records = true }
    let recording = try #require(run.recording)
    let data = try Self.data(PlayerPage([recording]).html)
    #expect(try JSONValue.object(data).text().isEmpty == false)
  }

  @Test func `an empty recording and an empty page are pages too`() throws {
    let empty = PlayerRecording(title: "nothing", frameRate: 60)
    #expect(try Self.data(PlayerPage([empty]).html)["times"] == [])
    #expect(PlayerPage([]).html.contains("<h1"))
  }

  /// The data of the page's only recording.
  private static func data(_ html: String) throws -> JSONObject {
    let start = try #require(html.range(of: #"<script type="application/json""#))
    let opening = try #require(html[start.upperBound...].range(of: ">\n"))
    let end = try #require(html[opening.upperBound...].range(of: "</script>"))
    let text = String(html[opening.upperBound..<end.lowerBound])
    return try #require(try JSONDocument(text).value.objectValue)
  }
}
