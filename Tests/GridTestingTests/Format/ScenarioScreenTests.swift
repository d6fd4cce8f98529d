import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// `screen` and `texts` of a case.
@Suite("Screen and texts of a case")
struct ScenarioScreenTests {
  private func scenario(_ keys: String) throws -> ScenarioCase {
    try #require(
      try readCases(
        """
        {"layout": "rows", "actions": [{"op": "reloadData"}, {"op": "settle"}], \(keys)}
        """
      ).first)
  }

  @Test func `a screen is read with its controls`() throws {
    let screen = try scenario(
      """
      "screen": {"size": [375, 667], "origin": [0, 150.5], "controls": [
        {"title": "一", "frame": [300, 80, 100, 50], "steps": [1, 0, 1]},
        {"title": "", "frame": [-5, 0, 0, 0]}]}
      """
    ).screen
    #expect(
      screen
        == ScenarioScreen(
          size: CGSize(width: 375, height: 667), origin: CGPoint(x: 0, y: 150.5),
          controls: [
            .init(
              title: "一", frame: CGRect(x: 300, y: 80, width: 100, height: 50), steps: [1, 0, 1]),
            .init(title: "", frame: CGRect(x: -5, y: 0, width: 0, height: 0)),
          ]))
  }

  @Test func `a key that is left out has its default, and is not written`() throws {
    let plain = try scenario(#""screen": {"size": [10, 20]}, "texts": {}"#)
    #expect(plain.screen == ScenarioScreen(size: CGSize(width: 10, height: 20)))
    #expect(plain.screen?.origin == .zero && plain.screen?.controls == [])
    #expect(plain.texts == ScenarioTexts())
    #expect(try plain.json.objectValue?["screen"]?.text() == #"{"size":[10,20]}"#)
    #expect(try plain.json.objectValue?["texts"]?.text() == "{}")
    let none = try scenario(#""id": "a""#)
    #expect(none.screen == nil && none.texts == nil)
    #expect(none.json.objectValue?["screen"] == nil && none.json.objectValue?["texts"] == nil)
  }

  @Test func `screen and texts are written as they are read`() throws {
    let text = """
      {"actions":[{"op":"reloadData"},{"op":"settle"}],"id":"1","layout":"rows",\
      "screen":{"controls":[{"frame":[1,2,3,4],"steps":[1],"title":"a"},\
      {"frame":[0,0,0,0],"title":"b"}],"origin":[0,150],"size":[375,667]},\
      "texts":{"cell":"{item}","footer":"","header":"{section} Section"}}
      """
    #expect(try readCases(text).first?.json.text() == text)
  }

  /// Keys of a case with two actions.
  static let table = MistakeTable(
    #"""
    "screen": [375, 667]
      screen: expected a screen: {"size": [width, height], ...}, found a list of 2
    "screen": {}
      screen.size: expected a list of 2 numbers of 0 or more [width, height], found nothing
    "screen": {"size": [375, -1], "origin": 4}
      screen.size[1]: expected a number of 0 or more, found -1
      screen.origin: expected a list of 2 numbers [x, y], found 4
    "screen": {"siez": [375, 1]}
      screen.siez: expected one of the keys of a screen: size, origin, controls, found "siez"; did
        you mean "size"?
    "screen": {"size": [1, 1], "controls": {"title": "a"}}
      screen.controls: expected a list of controls, found an object
    "screen": {"size": [1, 1], "controls": ["a"]}
      screen.controls[0]: expected a control: {"title": ..., "frame": [x, y, width, height]},
        found "a"
    "screen": {"size": [1, 1], "controls": [{"tilte": "a"}, {"title": 3, "frame": [0, 0, 1]}]}
      screen.controls[0].frame: expected a list of 4 numbers [x, y, width, height], found nothing
      screen.controls[0].tilte: expected one of the keys of a control: title, frame, steps, found
        "tilte"; did you mean "title"?
      screen.controls[1].title: expected text in double quotes, found 3
      screen.controls[1].frame: expected a list of 4 numbers [x, y, width, height], found a list
        of 3
    "screen": {"size": [1, 1], "controls": [{"title": "a", "frame": [0, 0, -2, -3]}]}
      screen.controls[0].frame[2]: expected a number of 0 or more, found -2
      screen.controls[0].frame[3]: expected a number of 0 or more, found -3
    "screen": {"size": [1, 1], "controls": [{"title": "a", "frame": [0, 0, 1, 1], "steps": [0, 2, 7]}]}
      screen.controls[0].steps[1]: expected a position in "actions": 0 to 1, found 2, which is past
        the end
      screen.controls[0].steps[2]: expected a position in "actions": 0 to 1, found 7, which is past
        the end
    "screen": {"size": [1, 1], "controls": [{"title": "a", "frame": [0, 0, 1, 1], "steps": [-1, 0.5]}]}
      screen.controls[0].steps[0]: expected a whole number of 0 or more, found -1
      screen.controls[0].steps[1]: expected a whole number of 0 or more, found 0.5
    "texts": "{item}"
      texts: expected texts: {"cell": ..., "header": ..., "footer": ...}, found "{item}"
    "texts": {"cell": 3, "heading": "a"}
      texts.cell: expected text in double quotes, found 3
      texts.heading: expected one of the keys of texts: cell, header, footer, found "heading"
    "texts": {"headr": "a"}
      texts.headr: expected one of the keys of texts: cell, header, footer, found "headr"; did you
        mean "header"?
    "texts": {"cell": "{itm} of {section}"}, "screen": {"size": 1}
      texts.cell: expected only {section} and {item} in braces, found "{itm}"; did you mean
        "{item}"?
      screen.size: expected a list of 2 numbers of 0 or more [width, height], found 1
    "texts": {"footer": "{Section} {Section} {row} {item_2}"}
      texts.footer: expected only {section} and {item} in braces, found "{Section}"; did you mean
        "{section}"?
      texts.footer: expected only {section} and {item} in braces, found "{row}"
      texts.footer: expected only {section} and {item} in braces, found "{item_2}"; did you mean
        "{item}"?
    """#)

  @Test(.rows) func `mistakes in screen and texts are told with their paths`() {
    Self.table.check {
      #"{"layout": "rows", "actions": [{"op": "reloadData"}, {"op": "settle"}], \#($0)}"#
    }
  }

  @Test(.rows) func `a step past the end of the actions says which positions there are`() {
    let rows: [(actions: String, step: Int, found: String?)] = [
      (#", "actions": []"#, 0, ", of which there are none, found 0, which is past the end"),
      (#", "actions": [{"op": "settle"}]"#, 1, ": 0, found 1, which is past the end"),
      // Actions with mistakes of their own are counted.
      (#", "actions": [{"op": "settel"}, {"op": "settle"}]"#, 1, nil), (#", "actions": 3"#, 1, nil),
    ]
    func told(_ step: Int, _ actions: String) -> [String] {
      mistakes(
        in: """
          {"layout": "rows", "screen": {"size": [1, 1], "controls": [
          {"title": "a", "frame": [0, 0, 1, 1], "steps": [\(step)]}]}\(actions)}
          """)
    }
    let place = "2:49: screen.controls[0].steps[0]: expected a position in \"actions\""
    forEachRow(of: rows, named: \.actions) { actions, step, found in
      let steps = told(step, actions).filter { $0.contains("steps") }
      #expect(steps == (found.map { [place + $0] } ?? []))
    }
    let none = told(4, "")
    #expect(none.count == 1 && none[0].hasSuffix("found 4, which is past the end"))
  }

  @Test(.rows) func `braces stand for a place, or are text`() {
    let rows: [(template: String, text: String)] = [
      ("{section} Section", "3 Section"), ("{item}", "14"), ("{section}{item}{section}", "3143"),
      ("{{item}}", "{14}"), ("plain", "plain"), ("{}", "{}"), ("{ item }", "{ item }"),
      ("} {", "} {"), ("{item", "{item"), ("{1}", "{1}"), ("{a-b}", "{a-b}"),
      ("{sec{item}", "{sec14"),
    ]
    forEachRow(of: rows) { template, text in
      let written = try JSONValue.string(template).text()
      let texts = try #require(try scenario(#""texts": {"cell": \#(written)}"#).texts)
      #expect(texts.text(of: ElementName(3, 14)) == text)
      #expect(texts.text(of: ElementName(kind: "header", 3, 14)) == nil)
    }
  }

  @Test(.rows) func `each kind says its own, and what is empty says nothing`() {
    let texts = ScenarioTexts(cell: "c {item}", header: "h {section}", footer: "")
    let names: [(ElementName, String?)] = [
      (ElementName(1, 2), "c 2"), (ElementName(kind: "header", 1, 0), "h 1"),
      (ElementName(kind: "footer", 1, 0), nil), (ElementName(kind: "badge", 1, 0), nil),
    ]
    forEachRow(of: names) { name, text in #expect(texts.text(of: name) == text) }
    let ids: [(GridElementID, String?)] = [
      (.supplementary(GridView.elementKindSectionHeader, 4, NSNotFound), "h 4"),
      (.supplementary("cell", 4, NSNotFound), nil),
      (.decoration("header", 4, NSNotFound), nil), (.cell(4, 5), "c 5"),
    ]
    forEachRow(of: ids) { id, text in #expect(texts.text(of: id) == text) }
  }
}
