import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview run", .slow)
struct ToolRunTests {
  @Test func `a layout by its id is laid out with plain items`() throws {
    let run = try ToolProcess(
      "run", "list", "--items", "4", "--viewport", "200x150", "--set", "itemHeight=50", "--set",
      "lineSpacing=4")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        list: list, content 200, 212, offset 0, 0, 3 of 4 items on screen
          cell 0-0  0    0  200  50
          cell 0-1  0   54  200  50
          cell 0-2  0  108  200  50
          cell 0-3  0  162  200  50

        """)
  }

  @Test func `a bare id is the same as the file that it stands for`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "a.json",
      #"{"id": "skyline", "layout": "skyline", "sections": [{"count": 12}]}"#)
    let byID = try ToolProcess("run", "skyline", "--json")
    #expect(byID.output == (try ToolProcess("run", file, "--json").output))
    #expect(byID.lines.count == 1)
  }

  @Test func `settings reach parameters, lists inside them, and sections`() throws {
    let rows = try ToolProcess(
      "run", "groupedRows", "--items", "2", "--viewport", "300x300", "--set",
      "groups.0.itemWidth=33", "--set", "groups[0].count=1", "--set", "sectionInset=[1,2,3,4]")
    #expect(
      rows.lines.dropFirst().map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
        == ["2 1 33 60", "2 71 100 60"])
    let columns = try ToolProcess(
      "run", "sectionedWaterfall", "--items", "3", "--viewport", "300x300", "--set", "columns=3")
    #expect(columns.lines.suffix(1) == ["  cell 0-2  200  0  100  60"])
    let comma = try ToolProcess("run", "carousel", "--set", "itemSize=30,40", "--json")
    #expect(comma.output.contains(#""size":[30,40]"#))
  }

  @Test func `several files and ids run in order`() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file(
      "first.json",
      #"{"cases": [{"id": "a", "layout": "list"}, {"id": "b", "layout": "flow"}]}"#)
    let second = try folder.file("second.json", #"[{"layout": "circle"}]"#)
    let run = try ToolProcess("run", second, "list", first, "switcher", "--json")
    #expect(run.status == 0)
    let ids = try run.lines.map { try JSONDocument($0).value.objectValue?["id"]?.stringValue }
    #expect(ids == ["1", "list", "a", "b", "switcher"])
  }

  @Test(
    arguments: ["switcher", "switcherAsPublished", "filterPanel", "filterPanelAsPublished"])
  func `scenarios that come along run by their name and check themselves`(id: String) throws {
    let run = try ToolProcess("run", id)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.lines.last == "  as expected")
  }

  @Test func `the standard input is a file`() throws {
    let run = try ToolProcess("run", "-", "--json", input: #"{"id": "piped", "layout": "list"}"#)
    #expect(run.status == 0)
    #expect(run.output.contains(#""id":"piped""#))
    let bad = try ToolProcess("run", "-", input: "{")
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("-:1:2: expected "))
  }

  @Test func `ids are not looked up as files, and a folder is no file`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("list"), withIntermediateDirectories: true)
    let run = try ToolProcess("run", "list", "--items", "1", in: folder.url)
    #expect(run.status == 0)
    let file = try ToolProcess("run", "./list", in: folder.url)
    #expect(file.status == 2)
    #expect(file.errors.hasPrefix("./list: expected a scenario file, found a folder"))
  }

  // MARK: Exit status

  @Test func `a fault gives status 1, and the next case runs`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "fault.json",
      """
      [{"id": "odd", "layout": "flow", "sections": [{"count": 3}],
        "actions": [{"op": "reloadData"},
                    {"op": "update", "deletes": [[0, 9]]}]},
       {"id": "even", "layout": "list"}]
      """)
    let run = try ToolProcess("run", file, "--json")
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
    #expect(run.lines[0].contains(#""faults":[{"code":"E-55a","message":""#))
    #expect(run.lines[0].contains(#","step":1}]"#))
    #expect(run.lines[1].contains(#""faults":[]"#))
    let text = try ToolProcess("run", file)
    #expect(text.status == 1)
    #expect(text.lines.contains("  FAULT E-55a, step 1:"))
  }

  @Test func `a run prints its findings as it prints its faults`() throws {
    let run = try ToolProcess("run", "flow", "--items", "2", "--set", "itemSize=[400,50]")
    #expect(run.status == 0)
    let line = try #require(run.lines.firstIndex(of: "  WARNING oversized-item:"))
    #expect(run.lines[line + 1].hasPrefix("    cell 0-0 is 400 wide"))
  }

  @Test func `an expectation that is not met gives status 1 and a diff`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "expect.json",
      """
      [{"id": "met", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 100],
        "expect": {"contentSize": [100, 60], "cells": [{"frame": [0, 0, 100, 60]}]}},
       {"id": "missed", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 100],
        "expect": {"contentSize": [100, 61]}}]
      """)
    let run = try ToolProcess("run", file)
    #expect(run.status == 1)
    #expect(
      run.output == """
        met: list, content 100, 60, offset 0, 0, 1 of 1 item on screen
          cell 0-0  0  0  100  60
          as expected

        missed: list, content 100, 60, offset 0, 0, 1 of 1 item on screen
          cell 0-0  0  0  100  60
          NOT AS EXPECTED (- expected, + found):
            - contentSize: [100, 61]
            + contentSize: [100, 60]

        """)
    let json = try ToolProcess("run", file, "--json")
    #expect(json.status == 1)
    #expect(json.lines.count == 2)
    #expect(
      json.errors == """
        missed: not as expected (- expected, + found)
        - contentSize: [100, 61]
        + contentSize: [100, 60]

        """)
  }

  // MARK: Pictures and traces

  @Test func `a drawing of the final state`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "draw.json",
      """
      {"layout": "headerFooterGrid", "sections": [{"count": 5}, {"count": 2}],
       "parameters": {"itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8],
                      "headerSize": 24, "footerSize": 12},
       "viewport": [360, 240], "viewContentInset": [0, 0, 40, 0],
       "actions": [{"op": "setContentOffset", "contentOffset": [0, 140]}]}
      """)
    let run = try ToolProcess("run", file, "--ascii", "--elements", "visible")
    #expect(run.status == 0)
    #expect(
      run.lines.drop { !$0.hasPrefix("┏") }.joined(separator: "\n") == """
        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
        ┃ │            │                                               ┃
        ┃ │            │                                               ┃
        ┃ │    0-4     │                                               ┃
        ┃ │            │                                               ┃
        ┃ └────────────┘                                               ┃
        ┃▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒F0▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┃
        ┃┌─────────────────────────────H1─────────────────────────────┐┃
        ┃└────────────────────────────────────────────────────────────┘┃
        ┃                                                              ┃
        ┃ ┌────────────┐  ┌───────────┐                                ┃
        ┃ │            │  │           │                                ┃
        ┃ │            │  │           │                                ┃
        ┃ │    1-0     │  │    1-1    │                                ┃
        ┃ │            │  │           │                                ┃
        ┃ │            │  │           │                                ┃
        ┃ └────────────┘  └───────────┘                                ┃
        ┃▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒F1▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┃
        ┃······························································┃
        ┃······························································┃
        ┃······························································┃
        ┃······························································┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test func `a trace of the calls`() throws {
    let run = try ToolProcess(
      "run", "list", "--items", "2", "--viewport", "100x100", "--trace")
    #expect(run.status == 0)
    let trace = run.lines.dropFirst(3)
    #expect(
      trace.joined(separator: "\n") == """
        who: L layout, DS data source, DG delegate, C view, G grid; \
        flags: T tracking, D dragging, S slowing down
         time  tick  who  offset  flags  what
        0.000     0  L                   invalidateLayout(with:) everything, counts
        0.000     0  L                   prepare()
        0.000     0  DS   0, 0    ---    numberOfSections -> 1
        0.000     0  DS   0, 0    ---    numberOfItemsInSection 0 -> 2
        0.000     0  L                   collectionViewContentSize 100, 130
        0.000     0  L                   layoutAttributesForElements(in:) 0, 0, 100, 100
        0.000     0  DS   0, 0    ---    cellForItemAt 0-0
        0.000     0  C                   apply cell 0-0
        0.000     0  DS   0, 0    ---    cellForItemAt 0-1
        0.000     0  C                   apply cell 0-1
        """)
  }

  @Test func `a trace of a fling is short, in columns and in order`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "fling.json",
      #"""
      {"id": "fling", "layout": "flow", "parameters": {"itemSize": [80, 60]},
       "sections": [{"count": 400}], "viewport": [360, 300],
       "actions": [{"op": "fling", "velocity": [0, 1500]}]}
      """#)
    let run = try ToolProcess("run", file, "--trace")
    #expect(run.status == 0)
    let start = try #require(run.lines.firstIndex { $0.hasPrefix("who: ") })
    let heading = run.lines[start + 1]
    let log = run.lines[(start + 2)...]
    // Twenty cells come in a line and a count, and so do frames that are alike.
    #expect(log.contains { $0.hasSuffix("... 19 more like that, the last: cellForItemAt 0-19") })
    #expect(log.contains { $0.contains("frames like that") })
    #expect(log.count < 180)
    for (column, word) in ["offset", "flags", "what"].enumerated() {
      let place = try #require(heading.range(of: word)).lowerBound
      let index = heading.distance(from: heading.startIndex, to: place)
      // Every line has a gap before the column and, where the column is not empty, a word in it.
      #expect(log.allSatisfy { $0.dropFirst(index - 2).hasPrefix("  ") }, "column \(column)")
    }
    let calls = [
      "step 0: fling", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
      "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidScroll",
      "cellForItemAt 0-20", "prepareForReuse()", "scrollViewDidEndDecelerating",
    ]
    let places = calls.map { call in log.firstIndex { $0.contains(call) } ?? -1 }
    #expect(places.allSatisfy { $0 > 0 } && places == places.sorted(), "\(places)")
  }

  @Test func `why an element is where it is, or is not there`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "rows.json",
      #"""
      {"id": "rows", "layout": "flow", "sections": [{"count": 9}], "viewport": [100, 100],
       "parameters": {"itemSize": [100, 50], "minimumLineSpacing": 0,
                      "headerReferenceSize": [0, 20]},
       "actions": [{"op": "update", "inserts": [{"at": [0, 0], "item": {"height": 50}}]}, {"op": "settle"}]}
      """#)
    let run = try ToolProcess("run", file, "--why", "cell 0-1", "--why", "header 0-0", "--why=0-9")
    #expect(run.status == 0)
    #expect(
      run.lines.suffix(3).joined(separator: "\n") == """
        cell 0-1 is at 0, 70, 100 × 50 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \
        GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 10 items \
        at 100 × 100, due to a batch update. Before, it was at 0, 20, 100 × 50 by \
        layoutAttributesForElements(in: 0, 0, 100 × 100) of GridViewFlowLayout at 0.000 s (tick 0). \
        It was cell 0-0 until the batch update at 0.000 s (tick 0).
        header 0-0 is at 0, 0, 100 × 20 (z 10) because \
        layoutAttributesForElements(in: 0, 0, 100 × 100) of GridViewFlowLayout said so at 0.000 s \
        (tick 0), after prepare() for 1 section with 9 items at 100 × 100, due to new data; since \
        then it prepared anew, last at 0.000 s (tick 0) due to a batch update, and said the same.
        cell 0-9 is not shown: its place, 0, 470, 100 × 50, is outside the visible rectangle 0, 0, \
        100 × 100.
        """)
    let json = try ToolProcess("run", file, "--json", "--why", "1-0")
    #expect(json.lines.count == 1)
    #expect(json.errors == "cell 1-0 is not shown: the data source has 1 section.\n")
  }

  @Test func `with JSON drawings and traces go to the standard error`() throws {
    let run = try ToolProcess("run", "list", "flow", "--json", "--ascii", "--trace")
    #expect(run.lines.count == 2)
    #expect(run.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
    #expect(run.errors.contains("prepare()"))
    #expect(run.errors.contains("┏━"))
  }

  @Test func `pictures of several cases get numbers`() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess("run", "list", "flow", "circle", "--svg", folder.path("p.q.svg"))
    #expect(run.status == 0)
    #expect(folder.names == ["p.q-2.svg", "p.q-3.svg", "p.q.svg"])
    #expect(try folder.text("p.q-2.svg").contains(">flow · offset 0, 0</text>"))
    #expect(run.lines.filter { $0.hasPrefix("picture: ") }.count == 3)
    let bad = try ToolProcess("run", "list", "--svg", folder.path("none/p.svg"))
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("list: cannot write "))
  }

  @Test func `a player page plays all cases, and the output says where it is`() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess("run", "switcher", "list", "--html", folder.path("p.html"))
    #expect(run.status == 0)
    #expect(folder.names == ["p.html"])
    #expect(run.lines.last == "player: \(folder.path("p.html"))")
    let page = try folder.text("p.html")
    #expect(page.ranges(of: "<script type=\"application/json\"").count == 2)
    #expect(page.contains("<title>2 cases – grid player</title>"))
    // The printed output is that of a run without a page.
    let plain = try ToolProcess("run", "switcher", "list")
    #expect(Array(run.lines.dropLast()) == plain.lines)
    let json = try ToolProcess("run", "switcher", "--json", "--html", folder.path("q.html"))
    #expect(json.lines.count == 1 && json.errors == "")
    let bad = try ToolProcess("run", "list", "--html", folder.path("none/p.html"))
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("cannot write "))
  }

  @Test func `a hostile name in a file is text in the page`() throws {
    let folder = try TemporaryFolder()
    let name = "</script><img onerror=alert(1)>"
    let file = try folder.file(
      "x.json", #"{"id": "\#(name)", "layout": "list", "sections": [{"count": 3}]}"#)
    let run = try ToolProcess("run", file, "--html", folder.path("x.html"))
    #expect(run.status == 0)
    let page = try folder.text("x.html")
    #expect(!page.contains("<img") && !page.contains("</script><"))
    #expect(page.contains(#"\u003c/script\u003e\u003cimg onerror=alert(1)\u003e"#))
  }

  @Test func `a million items are laid out, drawn and listed around the screen`() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess(
      "run", "shortestColumn", "--items", "1000000", "--ascii", "--svg", folder.path("m.svg"))
    #expect(run.status == 0)
    #expect(run.lines[0].hasSuffix(" of 1000000 items on screen"))
    #expect(run.lines.contains("  … and what is not on screen (--json lists everything)"))
    #expect(try folder.text("m.svg").count < 1_000_000)
    let visible = try ToolProcess(
      "run", "list", "--items", "1000000", "--json", "--elements", "visible")
    #expect(visible.output.count < 5_000)
  }
}
