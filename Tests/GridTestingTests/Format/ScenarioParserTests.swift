import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Scenario parser")
struct ScenarioParserTests {
  @Test func `a case with its layout alone has the defaults`() throws {
    let cases = try readCases(#"{"layout": "rows"}"#)
    #expect(cases == [ScenarioCase(id: "1", layout: "rows")])
    let only = try #require(cases.first)
    #expect(only.viewport == CGSize(width: 375, height: 667) && only.displayScale == 3)
    #expect(only.frameRate == 60 && only.safeArea == .zero && only.viewContentInset == .zero)
    #expect(only.queryPolicy == .whole && only.contentOffset == nil && only.expect == nil)
    #expect(only.sections.isEmpty && only.actions.isEmpty && only.parameters.isEmpty)
  }

  @Test func `every key of a case is read`() throws {
    let full = try readCases(
      """
      {"id": "all", "layout": "columns", "parameters": {"columnCount": 3, "headerSize": [10, 20]},
       "sections": [{"count": 7, "columns": 2}, {"items": [40, [50, 60], {"height": 70, "span": 2},
         {"height": 80}]}],
       "viewport": [320, 0], "displayScale": 2, "frameRate": 120.5,
       "safeArea": [1, 2, 3, 4], "viewContentInset": [5, 6, 7, 8.5], "queryPolicy": "pageAligned",
       "contentOffset": [-6, -5], "actions": [{"op": "reloadData"}],
       "expect": {"contentSize": [320, 900]}}
      """)
    let expected = ScenarioCase(
      id: "all", layout: "columns", parameters: ["columnCount": 3, "headerSize": [10, 20]],
      sections: [
        ScenarioSection(.count(7), keys: ["columns": 2]),
        ScenarioSection(
          .items([
            .height(40), .size(CGSize(width: 50, height: 60)), .spanning(height: 70, span: 2),
            .height(80),
          ])),
      ], viewport: CGSize(width: 320, height: 0), displayScale: 2, frameRate: 120.5,
      safeArea: GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      viewContentInset: GridEdgeInsets(top: 5, left: 6, bottom: 7, right: 8.5),
      queryPolicy: .pageAligned, contentOffset: CGPoint(x: -6, y: -5), actions: [.reloadData],
      expect: ["contentSize": [320, 900]])
    #expect(full == [expected])
    #expect(full.first?.sections.map(\.itemCount) == [7, 4])
  }

  @Test(.rows) func `a file may hold many cases, named by their number from 1, or none`() {
    let list = #"[{"layout": "rows"}, {"layout": "plain", "id": "x"}, {"layout": "columns"}]"#
    forEachRow(of: [list, "{\"cases\": \(list)}"]) { text in
      let cases = try readCases(text)
      #expect(cases.map(\.id) == ["1", "x", "3"])
      #expect(cases.map(\.layout) == ["rows", "plain", "columns"])
    }
    forEachRow(of: ["[]", #"{"cases": []}"#]) { text throws in
      #expect(try readCases(text).isEmpty)
    }
  }

  @Test func `bytes and values are read like text`() throws {
    let text = #"{"layout": "rows", "viewport": [100, 50]}"#
    let parser = ScenarioParser(layouts: SampleLayouts.all)
    let cases = try readCases(text)
    #expect(try parser.cases(in: Data(text.utf8), file: "f.json") == cases)
    #expect(
      try parser.cases(from: ["layout": "rows", "viewport": [100, 50]], file: "--set") == cases)
    let error = #expect(throws: ScenarioFileError.self) {
      try parser.cases(from: ["layout": "rows", "viewport": 3], file: "--set")
    }
    #expect(
      error?.description
        == "--set: viewport: expected a list of 2 numbers of 0 or more [width, height], found 3")
  }

  @Test func `section keys are those of all layouts that the case names`() throws {
    let text = """
      {"layout": "rows", "sections": [{"count": 1, "columns": 2, "sectionInset": [1, 2, 3, 4]}],
       "actions": [
         {"op": "setLayout", "layout": "columns"},
         {"op": "interactiveTransition", "layout": "strip", "parameters": {"itemSize": [1, 1]},
          "progress": [0.5]}]}
      """
    let cases = try readCases(text)
    #expect(cases.first?.sections.first?.keys == ["columns": 2, "sectionInset": [1, 2, 3, 4]])
    #expect(
      mistakes(in: #"{"layout": "rows", "sections": [{"count": 1, "columns": 2}]}"#) == [
        "1:46: sections[0].columns: expected one of the keys of a section: count, items, "
          + "found \"columns\""
      ])
  }

  @Test func `parameters are checked against the layout that is installed by then`() {
    let text = """
      [{"layout": "rows", "actions": [
         {"op": "setParameters", "parameters": {"itemHeight": 1}},
         {"op": "setLayout", "layout": "columns"},
         {"op": "setParameters", "parameters": {"columnCount": 2}},
         {"op": "interactiveTransition", "layout": "rows", "progress": [], "finish": false},
         {"op": "setParameters", "parameters": {"columnCount": 5}},
         {"op": "interactiveTransition", "layout": "rows", "progress": []},
         {"op": "setParameters", "parameters": {"columnCount": 6}}]}]
      """
    #expect(
      mistakes(in: text) == [
        "8:43: [0].actions[6].parameters.columnCount: expected one of the parameters of rows: "
          + "itemHeight, sectionInset, limit, found \"columnCount\""
      ])
  }

  @Test func `null turns an optional parameter off`() throws {
    let cases = try readCases(#"{"layout": "rows", "parameters": {"limit": null}}"#)
    let parameters = try #require(cases.first?.parameters)
    #expect(SampleLayouts.rows.completed(parameters) == ["itemHeight": 60, "sectionInset": 0])
    #expect(
      SampleLayouts.rows.completed(["limit": 3, "itemHeight": 1])
        == ["itemHeight": 1, "sectionInset": 0, "limit": 3])
  }

  @Test func `values are handed out as what they are`() {
    let number: JSONValue = 2.5
    let list: JSONValue = [1, 2, 3, 4]
    #expect(number.doubleValue == 2.5 && number.intValue == nil && number.stringValue == nil)
    #expect(list.intValues == [1, 2, 3, 4] && list.doubleValues == [1, 2, 3, 4])
    #expect(list.rectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(list.insetsValue == GridEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(number.insetsValue == GridEdgeInsets(top: 2.5, left: 2.5, bottom: 2.5, right: 2.5))
    #expect(list.pointValue == nil && list.sizeValue == nil && number.rectValue == nil)
    #expect(([1, "a"] as JSONValue).doubleValues == nil)
    #expect(([1, 1.5] as JSONValue).intValues == nil)
    #expect(JSONValue.bool(true).boolValue == true && JSONValue.null.arrayValue == nil)
    #expect(([3, 4] as JSONValue).pointValue == CGPoint(x: 3, y: 4))
  }
}
