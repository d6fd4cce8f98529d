import ScenarioFiles
import GridTesting
import Testing

@Suite("Scenario output")
struct ScenarioOutputTests {
  static var sample: ScenarioOutput {
    var output = ScenarioOutput(
      id: "walls", contentSize: CGSize(width: 360, height: 199.5),
      contentOffset: CGPoint(x: -0.0, y: 12),
      offsetRange: .init(minimum: .zero, maximum: CGPoint(x: 0, y: 64)))
    output.cells = [
      ElementRecord(
        ElementName(1, 0), frame: CGRect(x: 10, y: 64, width: 80, height: 40),
        center: CGPoint(x: 50, y: 84), size: CGSize(width: 160, height: 80),
        transform: .init(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0), alpha: 0.25, zIndex: -3,
        isHidden: true),
      ElementRecord(ElementName(0, 10), frame: CGRect(x: 6, y: 10, width: 348, height: 50)),
      ElementRecord(ElementName(0, 9), frame: CGRect(x: 6, y: 0, width: 348, height: 10)),
    ]
    output.cells[1].text = "ten"
    output.supplementary = [
      ElementRecord(
        ElementName(
          GridElementID(
            category: .supplementaryView, kind: "UICollectionElementKindSectionHeader",
            section: 0, item: 0)),
        frame: CGRect(x: 0, y: 0, width: 360, height: 24)),
      ElementRecord(ElementName(kind: "badge", 0, 0), frame: .zero),
      ElementRecord(
        ElementName(kind: "footer", 0, 0), frame: CGRect(x: 0, y: 90, width: 360, height: 12)),
    ]
    output.decorations = [
      ElementRecord(
        ElementName(
          GridElementID(category: .decorationView, kind: "wall", section: 2, item: NSNotFound)),
        frame: .zero)
    ]
    output.visibleItems = [ItemPosition(1, 0), ItemPosition(0, 9)]
    output.selectedItems = [ItemPosition(0, 9)]
    output.sections = [
      .init(section: 0, contentOffset: CGPoint(x: 256, y: 0)),
      .init(section: 3, contentOffset: CGPoint(x: -0.0, y: 0)),
    ]
    output.steps = [
      .init(op: .askTarget, contentOffset: .zero, result: .target(CGPoint(x: 130, y: 0))),
      .init(op: .askBoundsChange, contentOffset: .zero, result: .invalidates(false)),
      .init(
        op: .query, contentOffset: .zero,
        result: .names([ElementName(kind: "header", 0, 0), ElementName(0, 3)])),
      .init(
        op: .snapshot, contentOffset: .zero,
        result: .elements([ElementRecord(ElementName(0, 0), frame: .zero)])),
      .init(op: .settle, contentOffset: .zero, result: .settled(frames: 15, seconds: 0.25)),
      .init(op: .reloadData, contentOffset: CGPoint(x: 0, y: 1 / 3.0)),
    ]
    output.faults = [
      .init(code: "E-50", message: "Invalid update: …", step: 5),
      .init(code: "missing-layout", message: "none", step: nil),
    ]
    output.findings = [
      .init(
        LayoutFinding(
          code: "missing-item", severity: .error, message: "no attributes",
          elements: [.cell(0, 3)]))
    ]
    return output
  }

  @Test func `a bare output is one line with sorted keys`() throws {
    let output = ScenarioOutput(
      id: "1", contentSize: CGSize(width: 375, height: 0), contentOffset: .zero,
      offsetRange: .init(minimum: .zero, maximum: .zero))
    #expect(
      try output.line() == """
        {"cells":[],"contentOffset":[0,0],"contentSize":[375,0],"decorations":[],"faults":[],\
        "id":"1","offsetRange":{"x":[0,0],"y":[0,0]},"selectedItems":[],"steps":[],\
        "supplementary":[],"visibleItems":[]}
        """)
  }

  @Test func `a full output lists its elements in order and leaves out defaults`() throws {
    #expect(
      try Self.sample.line() == """
        {"cells":[\
        {"center":[180,5],"frame":[6,0,348,10],"item":9,"section":0,"size":[348,10]},\
        {"center":[180,35],"frame":[6,10,348,50],"item":10,"section":0,"size":[348,50],\
        "text":"ten"},\
        {"alpha":0.25,"center":[50,84],"frame":[10,64,80,40],"hidden":true,"item":0,"section":1,\
        "size":[160,80],"transform":[0.5,0,0,0.5,0,0],"zIndex":-3}],\
        "contentOffset":[0,12],"contentSize":[360,199.5],\
        "decorations":[{"center":[0,0],"frame":[0,0,0,0],"item":-1,"kind":"wall","section":2,\
        "size":[0,0]}],\
        "faults":[{"code":"E-50","message":"Invalid update: …","step":5},\
        {"code":"missing-layout","message":"none"}],\
        "findings":[{"code":"missing-item","elements":[["cell",0,3]],"message":"no attributes",\
        "severity":"error"}],\
        "id":"walls","offsetRange":{"x":[0,0],"y":[0,64]},\
        "sections":[{"contentOffset":[256,0],"section":0},{"contentOffset":[0,0],"section":3}],\
        "selectedItems":[[0,9]],\
        "steps":[{"contentOffset":[0,0],"op":"askTarget","target":[130,0]},\
        {"contentOffset":[0,0],"invalidates":false,"op":"askBoundsChange"},\
        {"contentOffset":[0,0],"elements":[["header",0,0],["cell",0,3]],"op":"query"},\
        {"contentOffset":[0,0],"elements":[{"center":[0,0],"frame":[0,0,0,0],"item":0,\
        "section":0,"size":[0,0]}],"op":"snapshot"},\
        {"contentOffset":[0,0],"frames":15,"op":"settle","seconds":0.25},\
        {"contentOffset":[0,0.3333333333333333],"op":"reloadData"}],\
        "supplementary":[\
        {"center":[0,0],"frame":[0,0,0,0],"item":0,"kind":"badge","section":0,"size":[0,0]},\
        {"center":[180,96],"frame":[0,90,360,12],"item":0,"kind":"footer","section":0,\
        "size":[360,12]},\
        {"center":[180,12],"frame":[0,0,360,24],"item":0,"kind":"header","section":0,\
        "size":[360,24]}],\
        "visibleItems":[[0,9],[1,0]]}
        """)
  }

  @Test func `an output reads back`() throws {
    let line = try Self.sample.line()
    let back = try ScenarioOutput(json: JSONDocument(line).value)
    #expect(try back.line() == line)
    var sorted = Self.sample
    sorted.cells.sort()
    sorted.supplementary.sort()
    sorted.visibleItems.sort()
    #expect(back == sorted)
  }

  @Test func `a value that cannot be an output is refused with paths`() {
    let json: JSONValue = [
      "id": "a", "contentSize": [1], "contentOffset": [0, 0],
      "offsetRange": ["x": [0, 0], "z": [0, 0]], "cells": [["section": 0]], "supplementary": [],
      "decorations": [], "visibleItems": [[0, 0.5]], "selectedItems": [], "steps": [], "faults": [],
    ]
    let error = #expect(throws: ScenarioFileError.self) {
      try ScenarioOutput(json: json, source: "golden")
    }
    #expect(
      error?.description == """
        golden: contentSize: expected a list of 2 numbers [width, height], found a list of 1
        golden: offsetRange.z: expected one of the keys: x, y, found "z"
        golden: offsetRange.y: expected a list of 2 numbers [min, max], found nothing
        golden: cells[0].item: expected a whole number, found nothing
        golden: cells[0].frame: expected a list of 4 numbers [x, y, width, height], found nothing
        golden: cells[0].center: expected a list of 2 numbers [x, y], found nothing
        golden: cells[0].size: expected a list of 2 numbers [width, height], found nothing
        golden: visibleItems[0][1]: expected a whole number, found 0.5
        """)
    #expect(throws: ScenarioFileError.self) { try ScenarioOutput(json: [1, 2]) }
  }

  @Test func `a number that is not finite keeps an output from being written`() {
    var output = Self.sample
    output.cells[0].frame.origin.x = .nan
    let error = #expect(throws: JSONWritingError.self) { try output.line() }
    #expect(error?.path.description == "cells[2].frame[0]")
  }

  @Test func `elements are ordered by section, item, then kind with cells first`() {
    let names = [
      ElementName(kind: "header", 0, 0), ElementName(1, 0), ElementName(0, 1), ElementName(0, 0),
      ElementName(kind: "badge", 0, 0), ElementName(kind: "wall", 0, -1),
    ]
    #expect(
      names.sorted().map { "\($0.kind) \($0.section) \($0.item)" } == [
        "wall 0 -1", "cell 0 0", "badge 0 0", "header 0 0", "cell 0 1", "cell 1 0",
      ])
  }
}
