import Foundation
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview run", .slow)
struct ToolRunTests {
  @Test(.rows) func `what is named runs in order, and its elements are listed`() {
    ToolTranscript.check(
      #"""
      # a layout by its id is laid out with plain items
      $ gridview run list --items 4 --viewport 200x150 --set itemHeight=50 --set lineSpacing=4
      list: list, content 200, 212, offset 0, 0, 3 of 4 items on screen
        cell 0-0  0    0  200  50
        cell 0-1  0   54  200  50
        cell 0-2  0  108  200  50
        cell 0-3  0  162  200  50
      # a bare id is the same as the file that it stands for
      @ a.json
      {"id": "skyline", "layout": "skyline", "sections": [{"count": 12}]}
      $ gridview run skyline --json >id; gridview run a.json --json | cmp id -; grep -c '' id
      1
      # settings reach parameters, lists inside them, and sections
      @ settings
      --set groups.0.itemWidth=33 --set groups[0].count=1 --set sectionInset=[1,2,3,4]
      $ gridview run groupedRows --items 2 --viewport 300x300 $(cat settings)
      ⋯
        cell 0-0  2   1   33  60
        cell 0-1  2  71  100  60
      $ gridview run sectionedWaterfall --items 3 --viewport 300x300 --set columns=3
      ⋯
        cell 0-2  200  0  100  60
      $ gridview run carousel --set itemSize=30,40 --json
      ⋯"size":[30,40]⋯
      # several files and ids run in order
      @ first.json
      {"cases": [{"id": "a", "layout": "list"}, {"id": "b", "layout": "flow"}]}
      @ second.json
      [{"layout": "circle"}]
      $ gridview run second.json list first.json switcher --json >out
      $ grep -o '"id":"[^"]*"' out
      "id":"1"
      "id":"list"
      "id":"a"
      "id":"b"
      "id":"switcher"
      # scenarios that come along run by their name and check themselves
      $ gridview run switcher
      ⋯
        as expected
      $ gridview run switcherAsPublished
      ⋯
        as expected
      $ gridview run filterPanel
      ⋯
        as expected
      $ gridview run filterPanelAsPublished
      ⋯
        as expected
      # the standard input is a file
      $ echo '{"id": "piped", "layout": "list"}' | gridview run - --json
      ⋯"id":"piped"⋯
      $ printf '{' | gridview run -
      ! -:1:2: expected ⋯
      = 2
      # ids are not looked up as files, and a folder is no file
      $ mkdir list; gridview run list --items 1
      list: list, ⋯
        cell 0-0⋯
      $ gridview run ./list
      ! ./list: expected a scenario file, found a folder⋯
      = 2
      # elements on screen are listed alone, of a hundred items and of five thousand
      $ for n in 100 5000; do gridview run flow --items $n --elements visible | tail -n 1; done
        … and 12 more elements on screen (--json lists all)
        … and 12 more elements on screen (--json lists all)
      $ for n in 100 5000; do gridview run flow --items $n --elements visible; done | grep 'not on'
      = 1
      # all of those on screen
      $ gridview run list --items 100 --elements visible | grep -c ''
      11
      # and of all elements those that are not
      $ gridview run list --items 100 | tail -n 1
        … and 90 elements not on screen (--json lists all)
      # none are left out: nothing is said of them
      $ gridview run flow --items 70 | tail -n 1
        … and 10 more elements on screen
      """#)
  }

  @Test(.rows)
  func `faults, findings and differences are told, the first and the last by status 1`() {
    ToolTranscript.check(
      #"""
      # a fault gives status 1, and the next case runs
      @ fault.json
      [{"id": "odd", "layout": "flow", "sections": [{"count": 3}],
        "actions": [{"op": "reloadData"},
                    {"op": "update", "deletes": [[0, 9]]}]},
       {"id": "even", "layout": "list"}]
      $ gridview run fault.json --json
      ⋯"faults":[{"code":"E-55a","message":"⋯,"step":1}]⋯
      ⋯"faults":[]⋯
      = 1
      $ gridview run fault.json
      ⋯
        FAULT E-55a, step 1:
      ⋯
      = 1
      # a run prints its findings as it prints its faults
      $ gridview run flow --items 2 --set itemSize=[400,50]
      ⋯
        WARNING oversized-item:
          cell 0-0 is 400 wide⋯
      ⋯
      # an expectation that is not met gives status 1 and a diff
      @ expect.json
      [{"id": "met", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 100],
        "expect": {"contentSize": [100, 60], "cells": [{"frame": [0, 0, 100, 60]}]}},
       {"id": "missed", "layout": "list", "sections": [{"count": 1}], "viewport": [100, 100],
        "expect": {"contentSize": [100, 61]}}]
      $ gridview run expect.json
      met: list, content 100, 60, offset 0, 0, 1 of 1 item on screen
        cell 0-0  0  0  100  60
        as expected

      missed: list, content 100, 60, offset 0, 0, 1 of 1 item on screen
        cell 0-0  0  0  100  60
        NOT AS EXPECTED (- expected, + found):
          - contentSize: [100, 61]
          + contentSize: [100, 60]
      = 1
      $ gridview run expect.json --json
      {⋯
      {⋯
      ! missed: not as expected (- expected, + found)
      ! - contentSize: [100, 61]
      ! + contentSize: [100, 60]
      = 1
      """#)
  }

  @Test(.rows) func `a case that ends in a fault is shrunk to what the fault needs`() {
    ToolTranscript.check(
      #"""
      # a case of two sections and four actions
      @ long.json
      {"layout": "list", "parameters": {"lineSpacing": 4}, "viewport": [320, 500],
       "sections": [{"count": 9}, {"items": [30, 50]}],
       "actions": [{"op": "fling", "velocity": [0, 300]}, {"op": "reloadData"},
         {"op": "update", "deletes": [[0, 3], [0, 4]], "inserts": [{"at": [1, 0]}], "model": false},
         {"op": "settle"}]}
      $ gridview run long.json --shrink small.json
      ⋯
      ! ⋯
      = 1
      $ cat small.json
      {"actions": [{"inserts": [{"at": [0, 0]}], "model": false, "op": "update"}],
        "expect": {"faults": [{"code": "E-50", "step": 0}]}, "id": "1", "layout": "list",
        "sections": [{"count": 1}], "viewport": [100, 100]}
      $ gridview check small.json
      ⋯
      $ gridview run list --shrink none.json
      ⋯
      ! ⋯
      ! gridview run: nothing to shrink: no case ends in a fault
      $ ls
      long.json
      small.json
      """#)
  }

  // MARK: Pictures and traces

  @Test(.rows) func `drawings, traces and reasons are printed with the cases`() {
    ToolTranscript.check(
      #"""
      # a drawing of the final state
      @ draw.json
      {"layout": "headerFooterGrid", "sections": [{"count": 5}, {"count": 2}],
       "parameters": {"itemSize": [80, 80], "itemSpacing": 8, "sectionInset": [4, 8, 4, 8],
                      "headerSize": 24, "footerSize": 12},
       "viewport": [360, 240], "viewContentInset": [0, 0, 40, 0],
       "actions": [{"op": "setContentOffset", "contentOffset": [0, 140]}]}
      $ gridview run draw.json --ascii --elements visible
      ⋯
      ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓
      ┃ │            │                                               ┃
      ⋯
      ┃▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒F0▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒┃
      ┃┌─────────────────────────────H1─────────────────────────────┐┃
      ⋯
      ┃ │    1-0     │  │    1-1    │                                ┃
      ⋯
      ┃······························································┃
      ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
      # a trace of the calls
      $ gridview run list --items 2 --viewport 100x100 --trace
      list: ⋯
        cell 0-0⋯
        cell 0-1⋯
      who: L layout, DS data source, DG delegate, C view, G grid; \#
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
      # why an element is where it is, or is not there
      @ rows.json
      {"id": "rows", "layout": "flow", "sections": [{"count": 9}], "viewport": [100, 100],
       "parameters": {"itemSize": [100, 50], "minimumLineSpacing": 0,
                      "headerReferenceSize": [0, 20]},
       "actions": [{"op": "update", "inserts": [{"at": [0, 0], "item": {"height": 50}}]},
         {"op": "settle"}]}
      $ gridview run rows.json --why 'cell 0-1' --why 'header 0-0' --why=0-9
      ⋯
      cell 0-1 is at 0, 70, 100 × 50 because layoutAttributesForElements(in: 0, 0, 100 × 100) of \#
      GridViewFlowLayout said so at 0.000 s (tick 0), after prepare() for 1 section with 10 items \#
      at 100 × 100, due to a batch update. Before, it was at 0, 20, 100 × 50 by \#
      layoutAttributesForElements(in: 0, 0, 100 × 100) of GridViewFlowLayout at 0.000 s (tick 0). \#
      It was cell 0-0 until the batch update at 0.000 s (tick 0).
      header 0-0 is at 0, 0, 100 × 20 (z 10) because \#
      layoutAttributesForElements(in: 0, 0, 100 × 100) of GridViewFlowLayout said so at 0.000 s \#
      (tick 0), after prepare() for 1 section with 9 items at 100 × 100, due to new data; since \#
      then it prepared anew, last at 0.000 s (tick 0) due to a batch update, and said the same.
      cell 0-9 is not shown: its place, 0, 470, 100 × 50, is outside the visible rectangle 0, 0, \#
      100 × 100.
      $ gridview run rows.json --json --why 1-0
      {⋯
      ! cell 1-0 is not shown: the data source has 1 section.
      # with JSON drawings and traces go to the standard error
      $ gridview run list flow --json --ascii --trace 2>errors
      {⋯}
      {⋯}
      $ grep -q 'prepare()' errors && grep -q ┏━ errors
      # pictures of several cases get numbers
      $ gridview run list flow circle --svg p.q.svg | grep -c '^picture: '
      3
      $ ls; grep -c '>flow · offset 0, 0</text>' p.q-2.svg
      p.q-2.svg
      p.q-3.svg
      p.q.svg
      1
      $ gridview run list --svg none/p.svg
      ⋯
      ! list: cannot write ⋯
      = 2
      # a million items are laid out, drawn and listed around the screen
      $ gridview run shortestColumn --items 1000000 --ascii --svg m.svg
      ⋯ of 1000000 items on screen
      ⋯
        … and what is not on screen (--json lists everything)
      ⋯
      $ test $(wc -m <m.svg) -lt 1000000
      $ gridview run list --items 1000000 --json --elements visible >out
      $ test $(wc -m <out) -lt 5000
      """#)
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
}
