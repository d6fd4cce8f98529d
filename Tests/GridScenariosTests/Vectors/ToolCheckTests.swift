import GridScenarios
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview check", .slow)
struct ToolCheckTests {
  private static let rows = #"""
    @ rows.json
    [{"id": "two", "layout": "list", "sections": [{"count": 2}], "viewport": [100, 90],
      "expect": {"contentSize": [100, 130], "cells": [{"frame": [0, 0, 100, 60]}, {"item": 1}]}},
     {"id": "other", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 90],
      "expect": {"contentSize": [100, 60], "visibleItems": [[0, 0], [0, 1]]}},
     {"id": "silent", "layout": "list"}]
    """#

  @Test(.rows) func `cases are counted, and what differs is told before`() {
    ToolTranscript.check(
      #"""
      # a case that differs is shown as a line diff, and then all are counted
      \#(Self.rows)
      $ gridview check rows.json
      rows.json: other: NOT AS EXPECTED (- expected, + found)
            contentSize: [100, 60]
          - visibleItems: 2 entries
          + visibleItems: 1 entry
            visibleItems[0]: [0, 0]
          - visibleItems[1]: [0, 1]
      3 cases: 1 as expected, 1 not, 1 without expectation
      = 1
      # nothing but the count is told when all is well
      $ gridview check switcher filterPanel
      3 cases: 3 as expected
      # a fault spoils a case that does not expect it
      @ f.json
      [{"id": "a", "layout": "list", "sections": [{"count": 1}], "expect": {"contentOffset": [0, 0]},
        "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}]},
       {"id": "b", "layout": "list", "sections": [{"count": 1}],
        "expect": {"faults": [{"code": "E-50", "step": 0}]},
        "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}]}]
      $ gridview check f.json
      f.json: a: NOT AS EXPECTED (- expected, + found)
          fault E-50, step 0: Invalid batch updates detected⋯
      ⋯
      2 cases: 1 as expected, 1 not
      = 1
      # a page plays the cases and opens at the first that differs
      \#(Self.rows)
      $ gridview check rows.json --html page.html
      ⋯
      player: page.html
      3 cases: 1 as expected, 1 not, 1 without expectation
      = 1
      $ mv page.html p
      $ grep -o -e 'class="recording"' -e 'data-fails="true"' -e '"expectation":null' -e '- vis.*]' p
      class="recording"
      class="recording"
      data-fails="true"
      ⋯"- visibleItems[1]: [0, 1]"⋯
      class="recording"
      "expectation":null
      # a page that cannot be written is told
      \#(Self.rows)
      $ gridview check rows.json --html none/page.html
      ⋯
      ! cannot write none/page.html: ⋯
      = 2
      # a file with a mistake is not run
      $ echo '{"layout": "list", "expect": {"contentSiz": [1, 2]}}' | gridview check -
      ! ⋯did you mean "contentSize"?⋯
      = 2
      """#)
  }
}

@ProcessActor @Suite("gridview run --record-expect", .slow)
struct ToolRecordingTests {
  private static let cases = #"""
    {"cases": [
      {"source": "observed on a phone", "layout": "list", "viewport": [375, 667], "id": "a",
       "displayScale": 3, "sections": [{"count": 2}], "expect": {"contentSize": [1, 2]},
       "actions": [{"op": "drag", "by": [0, -5], "over": 0.3}]},
      {"layout": "circle", "sections": [{"count": 5}]}]}
    """#

  @Test func `recorded expectations pass, and no key of a case is lost`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.json", Self.cases)
    let run = try ToolProcess(
      "run", "in.json", "--json", "--record-expect", "out.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    let check = try ToolProcess("check", "out.json", in: folder.url)
    #expect(check.output == "2 cases: 2 as expected\n")
    #expect(check.status == 0)
    let before = try #require(
      try JSONDocument(Self.cases).value.objectValue?["cases"]?.arrayValue?
        .compactMap(\.objectValue))
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

  @Test(.rows) func `what is recorded is the case as it was run, and nothing else`() {
    ToolTranscript.check(
      #"""
      # recording again changes nothing, also into the file itself
      @ a.json
      \#(Self.cases)
      $ gridview run a.json --record-expect a.json >out && cp a.json first
      $ gridview run a.json --record-expect a.json >out && cmp a.json first && rm out first; ls
      a.json
      # options are recorded with the cases that they change
      $ gridview run list --items 3 --set itemHeight=20 --viewport 90x80 --record-expect out.json
      ⋯
      $ grep -o -e '"parameters": {[^}]*}' -e '"contentSize": [^]]*]' out.json
      "contentSize": [90, 80]
      "parameters": {"itemHeight": 20}
      # two cases of one name are refused, and nothing is written
      $ gridview run list list --record-expect out.json
      ⋯
      ! ⋯two cases are called "list"⋯
      = 2
      $ ls
      # findings are not recorded
      $ gridview run flow --items 5 --audit --record-expect out.json
      ⋯
      $ gridview check out.json
      1 case: 1 as expected
      # a record that would be too long for a file is refused, and nothing is written
      $ gridview run list --items 200000 --record-expect long.json
      ⋯
      ! gridview run: long.json is not written⋯
      ! ⋯expected a file of at most 16777216 bytes⋯
      = 2
      $ ls
      # a part of the elements is no vector
      $ gridview run list --elements visible --record-expect out.json
      ⋯
      ! ⋯--record-expect records every element⋯
      ! ⋯
      = 2
      """#)
  }
}
