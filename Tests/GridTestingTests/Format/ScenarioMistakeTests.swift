import ScenarioFiles
import GridTesting
import TestSupport
import Testing

@Suite("Scenario mistakes")
struct ScenarioMistakeTests {
  @Test(.rows) func `mistakes are told with their places`() {
    Self.outerForm.check { mistakes(in: $0) }
    Self.caseKeyTable.check { #"{"layout": "rows", \#($0)}"# }
    Self.parameterTable.check(under: "parameters") { input in
      let words = input.split(separator: " ", maxSplits: 1)
      return #"{"layout": "\#(words[0])", "parameters": \#(words[1])}"#
    }
    Self.expectationTable.check(under: "expect") { #"{"layout": "rows", "expect": \#($0)}"# }
    #expect(mistakes(in: "") == ["1:1: expected a value, found the end of the text"])
    let word = String(repeating: "x", count: 60)
    #expect(
      mistakes(in: #"{"layout": "\#(word)"}"#) == [
        "1:2: layout: expected one of rows, columns, strip, plain, found "
          + "\"\(String(repeating: "x", count: 40))…\""
      ])
  }

  @Test func `nothing is asked of the parameters of an unknown layout but sound numbers`() {
    let text = """
      {"layout": "rosw", "parameters": {"a": [1, NaN], "b": 1, "b": 2},
       "sections": [{"count": 1, "any": {"c": Infinity}}],
       "actions": [{"op": "setParameters", "parameters": {"whatever": 1}}]}
      """
    #expect(
      mistakes(in: text) == [
        "1:2: layout: expected one of rows, columns, strip, plain, found \"rosw\"; "
          + "did you mean \"rows\"?", "1:44: parameters.a[1]: expected a finite number, found NaN",
        "1:58: parameters.b: expected each key once, found \"b\" again",
        "2:36: sections[0].any.c: expected a finite number, found Infinity",
      ])
  }

  /// Whole files.
  static let outerForm = MistakeTable(
    #"""
    {"layout": "rows", "viewport": [1, 2}
      1:37: viewport: expected a comma or ], found }
    12
      1:1: expected a case, a list of cases, or {"cases": [...]}, found 12
    [12, "rows"]
      1:2: [0]: expected a case, found 12
      1:6: [1]: expected a case, found "rows"
    {"cases": {"layout": "rows"}}
      1:2: cases: expected a list of cases, found an object
    {"cases": [], "version": 2}
      1:15: version: expected one of the keys: cases, found "version"
    {"case": [{"layout": "rows"}]}
      1:2: case: expected one of the keys: cases, found "case"; did you mean "cases"?
    {}
      1:1: layout: expected one of rows, columns, strip, plain, found nothing
    {"layuot": "rows"}
      1:2: layuot: expected one of the keys of a case: CASE KEYS, found "layuot"; did you mean
        "layout"?
    {"layout": "strip", "paramters": {"itemSize": [1, 2]}}
      1:21: paramters: expected one of the keys of a case: CASE KEYS, found "paramters"; did you
        mean "parameters"?
    {"layout": "rows", "colour": 1}
      1:20: colour: expected one of the keys of a case: CASE KEYS, found "colour"
    {"layout": "colums"}
      1:2: layout: expected one of rows, columns, strip, plain, found "colums"; did you mean
        "columns"?
    {"layout": 4}
      1:2: layout: expected one of rows, columns, strip, plain, found 4
    {"layout": "rows", "layout": "columns"}
      1:20: layout: expected each key once, found "layout" again
    {"layout": "rows", "id": 7}
      1:20: id: expected text in double quotes, found 7
    [{"layout": "rows", "id": "a"}, {"layout": "rows", "id": "a"}]
      1:52: [1].id: expected a name of its own for each case, found "a", which is the name of
        [0]
    [{"layout": "rows", "id": "2"}, {"layout": "rows"}]
      1:33: [1]: expected a name of its own for each case, found no name, and the number "2" is
        the name of [0]
    [{"layout": "rows"}, {"layout": "rows", "id": "1"}]
      1:41: [1].id: expected a name of its own for each case, found "1", which is the name of
        [0]
    """#)

  /// Keys of a case of the layout `rows`.
  static let caseKeyTable = MistakeTable(
    #"""
    "viewport": 375
      viewport: expected a list of 2 numbers of 0 or more [width, height], found 375
    "viewport": [1]
      viewport: expected a list of 2 numbers of 0 or more [width, height], found a list of 1
    "viewport": [1, -2]
      viewport[1]: expected a number of 0 or more, found -2
    "viewport": [1, "2"]
      viewport[1]: expected a number of 0 or more, found "2"
    "viewport": [1, NaN]
      viewport[1]: expected a finite number, found NaN
    "viewport": [1e999, 1]
      viewport[0]: expected a finite number, found Infinity
    "contentOffset": [0, -Infinity]
      contentOffset[1]: expected a finite number, found -Infinity
    "contentOffset": null
      contentOffset: expected a list of 2 numbers [x, y], found null
    "displayScale": 1.5
      displayScale: expected 1, 2 or 3, found 1.5
    "displayScale": 4
      displayScale: expected 1, 2 or 3, found 4
    "displayScale": NaN
      displayScale: expected 1, 2 or 3, found NaN
    "frameRate": 0
      frameRate: expected a number above 0, found 0
    "safeArea": 20
      safeArea: expected a list of 4 numbers [top, left, bottom, right], found 20
    "viewContentInset": [1, 2, 3]
      viewContentInset: expected a list of 4 numbers [top, left, bottom, right], found a list of
        3
    "queryPolicy": "pagealigned"
      queryPolicy: expected one of whole, pageAligned, clippedToContent, found "pagealigned";
        did you mean "pageAligned"?
    "queryPolicy": true
      queryPolicy: expected one of whole, pageAligned, clippedToContent, found true
    "parameters": []
      parameters: expected an object of parameters, found an empty list
    "sections": 20
      sections: expected a list of sections, found 20
    "sections": [20]
      sections[0]: expected a section: {"count": n} or {"items": [...]}, found 20
    "sections": [{}]
      sections[0].count: expected "count" or "items", found nothing
    "sections": [{"itmes": [1]}]
      sections[0].itmes: expected one of the keys of a section: count, items, found "itmes"; did
        you mean "items"?
    "sections": [{"count": 1, "items": []}]
      sections[0]: expected a section: {"count": n} or {"items": [...]}, found both
    "sections": [{"count": -1}]
      sections[0].count: expected a whole number of 0 or more, found -1
    "sections": [{"count": 1.5}]
      sections[0].count: expected a whole number of 0 or more, found 1.5
    "sections": [{"count": 1e12}]
      sections[0].count: expected a whole number of 0 or more, at most 1000000 items, found 1000000000000
    "sections": [{"count": "3"}]
      sections[0].count: expected a whole number of 0 or more, found "3"
    "sections": [{"items": 3}]
      sections[0].items: expected a list of numbers or lists or objects, found 3
    "sections": [{"items": [true]}]
      sections[0].items[0]: expected a number, or a list of 2 numbers [width, height], or an
        object {height, span}, found true
    "sections": [{"items": [[1, 2, 3]]}]
      sections[0].items[0]: expected a list of 2 numbers [width, height], found a list of 3
    "sections": [{"items": [{"span": 2}]}]
      sections[0].items[0].height: expected a number, found nothing
    "sections": [{"items": [{"height": 2, "span": 0}]}]
      sections[0].items[0].span: expected a whole number above 0, found 0
    "sections": [{"items": [{"heigth": 2}]}]
      sections[0].items[0].heigth: expected one of the keys: height, span, found "heigth"; did
        you mean "height"?
    "actions": {}
      actions: expected a list of actions, found an empty object
    "actions": ["drag"]
      actions[0]: expected an action: {"op": ..., ...}, found "drag"
    "expect": [1]
      expect: expected an object {id, contentSize, contentOffset, offsetRange, cells,
        supplementary, decorations, visibleItems, selectedItems, steps, faults, sections,
        findings}, found a
        list of 1
    """#)

  /// A layout and its parameters; paths within these.
  static let parameterTable = MistakeTable(
    #"""
    rows {"itemHieght": 1}
      itemHieght: expected one of the parameters of rows: itemHeight, sectionInset, limit, found
        "itemHieght"; did you mean "itemHeight"?
    rows {"itemHeight": "60"}
      itemHeight: expected a number, found "60"
    rows {"itemHeight": null}
      itemHeight: expected a number, found null
    rows {"itemHeight": NaN}
      itemHeight: expected a finite number, found NaN
    rows {"sectionInset": [1, 2]}
      sectionInset: expected a list of 4 numbers [top, left, bottom, right], found a list of 2
    rows {"sectionInset": true}
      sectionInset: expected a number, or a list of 4 numbers [top, left, bottom, right], found
        true
    rows {"limit": 0}
      limit: expected a whole number above 0, found 0
    rows {"limit": 2, "limit": 3}
      limit: expected each key once, found "limit" again
    plain {"gap": 1}
      gap: expected no parameters of plain, found "gap"
    columns {"bias": 3}
      bias: expected a list of numbers, found 3
    columns {"bias": [1, "x", NaN]}
      bias[1]: expected a number, found "x"
      bias[2]: expected a finite number, found NaN
    columns {"heights": [1, 2, 3]}
      heights: expected a list of 2 numbers, found a list of 3
    columns {"template": [[0], 1, [-1]]}
      template[1]: expected a list of whole numbers of 0 or more, found 1
      template[2][0]: expected a whole number of 0 or more, found -1
    columns {"template": [0, 1]}
      template[0]: expected a list of whole numbers of 0 or more, found 0
      template[1]: expected a list of whole numbers of 0 or more, found 1
    columns {"template": 0}
      template: expected a list of lists, found 0
    columns {"headerSize": [1, 2, 3]}
      headerSize: expected a list of 2 numbers [width, height], found a list of 3
    columns {"isStrict": 1}
      isStrict: expected true or false, found 1
    strip {}
      itemSize: expected a list of 2 numbers [width, height], found nothing
    strip {"itemsize": [1, 2]}
      itemsize: expected one of the parameters of strip: itemSize, direction, groups, title,
        found "itemsize"; did you mean "itemSize"?
    strip {"itemSize": 50}
      itemSize: expected a list of 2 numbers [width, height], found 50
    strip {"itemSize": [1, 2], "direction": "horizntal"}
      direction: expected one of vertical, horizontal, found "horizntal"; did you mean
        "horizontal"?
    strip {"itemSize": [1, 2], "title": 5}
      title: expected text in double quotes, found 5
    strip {"itemSize": [1, 2], "groups": [{"count": 1}, 2]}
      groups[0].itemWidth: expected a number, found nothing
      groups[1]: expected an object {count, itemWidth}, found 2
    """#)

  /// Mistakes under `expect`; paths within it.
  static let expectationTable = MistakeTable(
    #"""
    {"contentsize": [1, 2]}
      contentsize: expected one of the keys: id, contentSize, contentOffset, offsetRange, cells,
        supplementary, decorations, visibleItems, selectedItems, steps, faults, sections,
        findings, found
        "contentsize"; did you mean "contentSize"?
    {"contentSize": 3}
      contentSize: expected a list of 2 numbers [width, height], found 3
    {"cells": [{"frame": [0, 0, NaN, 1], "transfrom": [1]}]}
      cells[0].frame[2]: expected a finite number, found NaN
      cells[0].transfrom: expected one of the keys: section, item, kind, frame, center, size,
        transform, alpha, zIndex, hidden, text, found "transfrom"; did you mean "transform"?
    {"steps": [{"elements": [["cell", 0]]}]}
      steps[0].elements[0]: expected a list [text, integer, integer], found a list of 2
    {"findings": [{"severity": "warn"}]}
      findings[0].severity: expected one of error, warning, information, found "warn"; did you
        mean "warning"?
    """#)

  @Test func `a file with ten mistakes is told all ten, in the order of the text`() throws {
    let text = """
      {"cases": [
        {"id": "a", "layout": "rows", "viewport": [320, -1]},
        {"id": "a", "layout": "collumns", "parameters": {"bias": [NaN]}},
        {"layout": "columns", "parameters": {"columnCont": 3}, "sections": [{"count": -4}]},
        {"layout": "rows",
         "actions": [
           {"op": "drag", "by": 40},
           {"op": "flign", "velocity": [0, 900]},
           {"op": "advance", "seconds": 1e400}],
         "expect": {"cells": 5}}
      ]}
      """
    let error = #expect(throws: ScenarioFileError.self) { try readCases(text) }
    let found = try #require(error)
    #expect(
      found.mistakes.map(\.path.description) == [
        "cases[0].viewport[1]", "cases[1].id", "cases[1].layout", "cases[1].parameters.bias[0]",
        "cases[2].parameters.columnCont", "cases[2].sections[0].count", "cases[3].actions[0].by",
        "cases[3].actions[1].op", "cases[3].actions[2].seconds", "cases[3].expect.cells",
      ])
    #expect(
      found.description == """
        f.json:2:51: cases[0].viewport[1]: expected a number of 0 or more, found -1
        f.json:3:4: cases[1].id: expected a name of its own for each case, found "a", which is the \
        name of cases[0]
        f.json:3:15: cases[1].layout: expected one of rows, columns, strip, plain, found \
        "collumns"; did you mean "columns"?
        f.json:3:61: cases[1].parameters.bias[0]: expected a finite number, found NaN
        f.json:4:40: cases[2].parameters.columnCont: expected one of the parameters of columns: \
        columnCount, bias, heights, template, headerSize, isStrict, found "columnCont"; did you \
        mean "columnCount"?
        f.json:4:72: cases[2].sections[0].count: expected a whole number of 0 or more, found -4
        f.json:7:21: cases[3].actions[0].by: expected a list of 2 numbers [x, y], found 40
        f.json:8:7: cases[3].actions[1].op: expected one of \(MistakeTable.ops), found "flign"; \
        did you mean "fling"?
        f.json:9:24: cases[3].actions[2].seconds: expected a finite number, found Infinity
        f.json:10:15: cases[3].expect.cells: expected a list of objects, found 5
        """)
  }
}
