import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview audit", .slow)
struct ToolAuditTests {
  @Test func `a layout of the gallery has no findings, alone or in a process of its own`() throws {
    let run = try ToolProcess("audit", "list", "--items", "20")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        list
        ListLayout: no findings
        The content is 375 wide and 1390 high, from the layout's own collectionViewContentSize. The
        elements reach from y = 0 to 1390, where cell 0-19 ends.

        """)
    let isolated = try ToolProcess("audit", "list", "--items", "20", "--isolated")
    #expect(isolated.status == 0)
    #expect(isolated.output == run.output)
  }

  @Test func `with --json it is an object for each case`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "cases.json",
      #"""
      [{"id": "tall", "layout": "circle", "sections": [{"count": 6}], "viewport": [200, 400]},
       {"id": "fine", "layout": "list", "sections": [{"count": 2}]}]
      """#)
    let run = try ToolProcess("audit", file, "--json")
    #expect(run.status == 0)
    let objects = try run.lines.map { try JSONDocument($0).value }
    #expect(objects.map { $0.objectValue?["id"]?.stringValue } == ["tall", "fine"])
    let findings = try #require(objects[0].objectValue?["findings"]?.arrayValue)
    #expect(findings.map { $0.objectValue?["code"]?.stringValue } == ["clipped-elements"])
    #expect(findings.first?.objectValue?["severity"] == "warning")
    #expect(findings.first?.objectValue?["elements"]?.arrayValue?.first == ["cell", 0, 1])
    #expect(objects[1].objectValue?["findings"] == [])
    let isolated = try ToolProcess("audit", file, "--json", "--isolated")
    #expect(isolated.output == run.output)
  }

  @Test func `an error is exit status 1, and the finding says what to do`() throws {
    let run = try ToolProcess("audit", "shortestColumn", "--set", "columnCount=0")
    #expect(run.status == 1)
    #expect(run.output.contains("E  invalid-column-count  "))
  }

  @Test func `a file that cannot be read is exit status 2`() throws {
    let run = try ToolProcess("audit", "nowhere.json")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("nowhere.json"))
  }

  @Test(arguments: ["audit", "run", "check"])
  func `a case that is refused keeps those before it from being run`(command: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "cases.json",
      #"""
      [{"id": "fine", "layout": "list", "sections": [{"count": 2}]},
       {"id": "large", "layout": "headerFooterGrid", "parameters": {"itemSize": [1, 1]},
        "sections": [{"count": 200000}]}]
      """#)
    let run = try ToolProcess(command, file)
    #expect(run.status == 2 && run.output == "")
    let expected = "large: sections: expected at most 100000 elements on screen at the start"
    #expect(run.errors.contains(expected), "\(run.errors)")
  }

  @Test func `run --audit --html puts the findings on the page`() throws {
    let folder = try TemporaryFolder()
    let page = folder.path("page.html")
    let run = try ToolProcess(
      "run", "circle", "--viewport", "200x400", "--items", "6", "--audit", "--html", page)
    #expect(run.status == 0)
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("clipped-elements"))
    _ = try ToolProcess(
      "run", "circle", "--viewport", "200x400", "--items", "6", "--html", page)
    #expect(try !String(contentsOfFile: page, encoding: .utf8).contains("clipped-elements"))
  }

  @Test func `run --audit adds the findings to the output`() throws {
    let plain = try ToolProcess("run", "circle", "--viewport", "200x400", "--items", "6", "--json")
    #expect(try JSONDocument(plain.output).value.objectValue?["findings"] == nil)
    let run = try ToolProcess(
      "run", "circle", "--viewport", "200x400", "--items", "6", "--json", "--audit")
    #expect(run.status == 0)
    let findings = try JSONDocument(run.output).value.objectValue?["findings"]?.arrayValue
    #expect(findings?.map { $0.objectValue?["code"]?.stringValue } == ["clipped-elements"])
    let text = try ToolProcess("run", "circle", "--viewport", "200x400", "--items", "6", "--audit")
    #expect(text.output.contains("  WARNING clipped-elements:\n"))
  }

  @MainActor
  @Test func `findings made while the actions are played are in the report`() throws {
    let scenario = try #require(GalleryScenarios["filterPanel"]?.cases.last)
    let report = try ScenarioAudit.run(scenario, registry: .gallery)
    #expect(report.codes == ["reload-cancels-transition"])
    #expect(report.layout == "ShortestColumnLayout, ListLayout, GroupedRowsLayout")
  }
}
