import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview check", .slow)
struct ToolCheckTests {
  private let rows = #"""
    [{"id": "two", "layout": "list", "sections": [{"count": 2}], "viewport": [100, 90],
      "expect": {"contentSize": [100, 130], "cells": [{"frame": [0, 0, 100, 60]}, {"item": 1}]}},
     {"id": "other", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 90],
      "expect": {"contentSize": [100, 60], "visibleItems": [[0, 0], [0, 1]]}},
     {"id": "silent", "layout": "list"}]
    """#

  @Test func `a case that differs is shown as a line diff, and then all are counted`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.json", rows)
    let run = try ToolProcess("check", "rows.json", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output == """
        rows.json: other: NOT AS EXPECTED (- expected, + found)
              contentSize: [100, 60]
            - visibleItems: 2 entries
            + visibleItems: 1 entry
              visibleItems[0]: [0, 0]
            - visibleItems[1]: [0, 1]
        3 cases: 1 as expected, 1 not, 1 without expectation

        """)
  }

  @Test func `nothing but the count is told when all is well`() throws {
    let run = try ToolProcess("check", "switcher", "filterPanel")
    #expect(run.status == 0)
    #expect(run.output == "3 cases: 3 as expected\n")
  }

  @Test func `a fault spoils a case that does not expect it`() throws {
    let folder = try TemporaryFolder()
    let refused = """
      "layout": "list", "sections": [{"count": 1}],
      "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}]
      """
    _ = try folder.file(
      "f.json",
      """
      [{"id": "a", \(refused), "expect": {"contentOffset": [0, 0]}},
       {"id": "b", \(refused), "expect": {"faults": [{"code": "E-50", "step": 0}]}}]
      """)
    let run = try ToolProcess("check", "f.json", in: folder.url)
    #expect(run.status == 1)
    #expect(run.lines.first == "f.json: a: NOT AS EXPECTED (- expected, + found)")
    #expect(run.lines[1].hasPrefix("    fault E-50, step 0: Invalid batch updates detected"))
    #expect(run.lines.last == "2 cases: 1 as expected, 1 not")
  }

  @Test func `a page plays the cases and opens at the first that differs`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.json", rows)
    let run = try ToolProcess("check", "rows.json", "--html", "page.html", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(run.lines.suffix(2).first == "player: page.html")
    #expect(run.lines.last == "3 cases: 1 as expected, 1 not, 1 without expectation")
    let page = try String(
      contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    let cases = page.components(separatedBy: "class=\"recording\"").dropFirst()
    #expect(cases.map { $0.contains("data-fails=\"true\"") } == [false, true, false])
    #expect(cases.map { $0.contains("\"expectation\":null") } == [false, false, true])
    #expect(page.contains("- visibleItems[1]: [0, 1]"))
  }

  @Test func `a page that cannot be written is told`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("rows.json", rows)
    let run = try ToolProcess("check", "rows.json", "--html", "none/page.html", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("cannot write none/page.html: "))
  }

  @Test func `a file with a mistake is not run`() throws {
    let run = try ToolProcess(
      "check", "-", input: #"{"layout": "list", "expect": {"contentSiz": [1, 2]}}"#)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("did you mean \"contentSize\"?"))
  }
}

@ProcessActor @Suite("gridview run --record-expect", .slow)
struct ToolRecordingTests {
  private let file = #"""
    {"cases": [
      {"source": "observed on a phone", "layout": "list", "viewport": [375, 667], "id": "a",
       "displayScale": 3, "sections": [{"count": 2}], "expect": {"contentSize": [1, 2]},
       "actions": [{"op": "drag", "by": [0, -5], "over": 0.3}]},
      {"layout": "circle", "sections": [{"count": 5}]}]}
    """#

  @Test func `recorded expectations pass, and no key of a case is lost`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.json", file)
    let run = try ToolProcess(
      "run", "in.json", "--json", "--record-expect", "out.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let check = try ToolProcess("check", "out.json", in: folder.url)
    #expect(check.output == "2 cases: 2 as expected\n")
    #expect(check.status == 0)
    let before = try #require(
      try JSONDocument(file).value.objectValue?["cases"]?.arrayValue?.compactMap(\.objectValue))
    let after = try #require(
      try JSONDocument(folder.text("out.json")).value.arrayValue?.compactMap(\.objectValue))
    let outputs = try run.lines.map { try JSONDocument($0).value }
    for (index, var object) in after.enumerated() {
      #expect(object["expect"] == outputs[index])
      object["expect"] = before[index]["expect"]
      var expected = before[index]
      expected["id"] = expected["id"] ?? "2"
      #expect(object == expected)
    }
  }

  @Test func `recording again changes nothing, also into the file itself`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.json", file)
    #expect(
      try ToolProcess("run", "a.json", "--record-expect", "a.json", in: folder.url).status == 0)
    let first = try folder.text("a.json")
    #expect(
      try ToolProcess("run", "a.json", "--record-expect", "a.json", in: folder.url).status == 0)
    #expect(try folder.text("a.json") == first)
    #expect(folder.names == ["a.json"])
  }

  @Test func `options are recorded with the cases that they change`() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess(
      "run", "list", "--items", "3", "--set", "itemHeight=20", "--viewport", "90x80",
      "--record-expect", "out.json", in: folder.url)
    #expect(run.status == 0)
    let object = try JSONDocument(folder.text("out.json")).value.objectValue
    #expect(object?["parameters"] == ["itemHeight": 20])
    #expect(object?["expect"]?.objectValue?["contentSize"] == [90, 80])
  }

  @Test func `two cases of one name are refused, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess("run", "list", "list", "--record-expect", "out.json", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("two cases are called \"list\""))
    #expect(folder.names == [])
  }

  @Test func `a part of the elements is no vector`() throws {
    let run = try ToolProcess(
      "run", "list", "--elements", "visible", "--record-expect", "out.json")
    #expect(run.status == 2)
    #expect(run.errorLines.first?.contains("--record-expect records every element") == true)
  }
}
