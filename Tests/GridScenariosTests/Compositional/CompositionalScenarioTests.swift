import Foundation
import GridScenarios
import TestSupport
import Testing

/// Cases of the compositional layout through the registry and the runner of the tool. Geometry is
/// that of the golden cases (`GC-…`); here it is asked whether files reach it.
@MainActor @Suite("Compositional layouts in scenario files")
struct CompositionalScenarioTests {
  /// Two half-wide items in each row of 40 points.
  private static let halves = #"""
    "group": {"group": "horizontal", "size": [{"fractionalWidth": 1}, {"absolute": 40}],
      "subitems": [{"item": [{"fractionalWidth": 0.5}, {"fractionalHeight": 1}]}]}
    """#
  /// Set-up B of the golden cases without its boundary item.
  private static let setUpB = halves + #", "contentInsets": [3, 4, 5, 6]"#
  /// Rows of cells that decide on their height.
  private static let estimated = #"""
    "group": {"group": "horizontal", "size": [{"fractionalWidth": 1}, {"estimated": 44}],
      "subitems": [{"item": [{"fractionalWidth": 1}, {"estimated": 44}]}]}
    """#
  private static let header = #"""
    "elementKind": "header", "alignment": "top", "size": [{"fractionalWidth": 1}, {"absolute": 30}]
    """#
  /// A row of six groups that scrolls by itself: 1536 points in 310.
  private static func shelf(_ behavior: String) -> String {
    #"""
    "group": {"group": "horizontal", "size": [{"fractionalWidth": 0.8}, {"absolute": 100}],
      "subitems": [{"item": [{"fractionalWidth": 1}, {"fractionalHeight": 1}]}]},
    "contentInsets": [3, 4, 5, 6], "orthogonalScrollingBehavior": "\#(behavior)"
    """#
  }

  private func runs(_ text: String) throws -> [ScenarioRun] {
    let registry = LayoutRegistry.gallery
    let runner = ScenarioRunner(registry: registry)
    return try registry.parser.cases(in: text, file: "f.json").map { try runner.run($0) }
  }

  /// The run of a case with a view of 320 × 480 points at scale 2, unless its keys say otherwise.
  private func run(_ section: String, _ keys: String, sections: [Int] = []) throws -> ScenarioRun {
    var all = [keys]
    if !keys.contains("\"viewport\"") { all.append("\"viewport\": [320, 480]") }
    if !sections.isEmpty {
      let data = sections.map { "{\"count\": \($0)}" }.joined(separator: ", ")
      all.append("\"sections\": [\(data)]")
    }
    let text = """
      {"layout": "compositional", "parameters": {"section": {\(section)}}, "displayScale": 2,
       \(all.filter { !$0.isEmpty }.joined(separator: ", "))}
      """
    return try #require(try runs(text).first)
  }

  private func mistakes(_ text: String) -> [String] {
    do throws(ScenarioFileError) {
      _ = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
      return []
    } catch {
      return error.mistakes.map(\.description)
    }
  }

  /// Returns the difference of a run from what is expected; empty when there is none.
  private func difference(_ run: ScenarioRun) -> String {
    let verdict = ExpectationVerdict(run)
    return verdict == .met ? "" : verdict.description
  }

  // MARK: Golden cases

  /// Rows with the keys of a section and, behind `--`, those of its case; or with a whole case.
  private static let goldens = """
    # a boundary item at the top is within the view
    \(setUpB), "supplementariesFollowContentInsets": false, "boundary": [
      {"elementKind": "title", "size": [{"absolute": 60}, {"absolute": 30}], "alignment": "top"}]
    --
    "sections": [{"count": 3}, {"count": 2}], "expect": {"contentSize": [320, 196], "cells": [
      {"frame": [4, 33, 155, 40]}, {"frame": [159, 33, 155, 40]}, {"frame": [4, 73, 155, 40]},
      {"section": 1, "frame": [4, 151, 155, 40]}, {"frame": [159, 151, 155, 40]}],
      "supplementary": [
      {"section": 0, "item": 0, "kind": "title", "zIndex": 1, "frame": [130, 0, 60, 30]},
      {"section": 1, "item": 0, "kind": "title", "zIndex": 1, "frame": [130, 118, 60, 30]}]}
    # a boundary item at the top is within the insets
    \(setUpB), "supplementariesFollowContentInsets": true, "boundary": [
      {"elementKind": "title", "size": [{"absolute": 60}, {"absolute": 30}], "alignment": "top"}]
    --
    "sections": [{"count": 3}, {"count": 2}], "expect": {"contentSize": [320, 196],
      "supplementary": [{"frame": [129, 0, 60, 30]}, {"frame": [129, 118, 60, 30]}]}
    # a boundary item has its own insets, within those of the section
    \(halves), "contentInsets": [0, 50, 0, 10], "supplementariesFollowContentInsets": true,
    "boundary": [{\(header), "contentInsets": [2, 100, 3, 10]}]
    --
    "viewport": [375, 480], "sections": [{"count": 2}],
    "expect": {"contentSize": [375, 70], "supplementary": [{"frame": [150, 2, 205, 25]}]}
    # a boundary item has its own insets alone
    \(halves), "contentInsets": [0, 50, 0, 10], "supplementariesFollowContentInsets": false,
    "boundary": [{\(header), "contentInsets": [2, 100, 3, 10]}]
    --
    "viewport": [375, 480], "sections": [{"count": 2}],
    "expect": {"contentSize": [375, 70], "supplementary": [{"frame": [100, 2, 265, 25]}]}
    # views behind sections have their own names
    \(setUpB), "interGroupSpacing": 4, "boundary": [{\(header)}], "decorations": [
      {"elementKind": "backdrop", "contentInsets": [1, 2, 3, 4], "zIndex": -3}]
    --
    "sections": [{"count": 3}, {"count": 0}, {"count": 2}], "expect": {"decorations": [
      {"section": 0, "item": 0, "kind": "backdrop", "frame": [2, 1, 314, 118], "zIndex": -3},
      {"section": 1, "kind": "backdrop", "frame": [2, 123, 314, 34], "zIndex": -3},
      {"section": 2, "kind": "backdrop", "frame": [2, 161, 314, 74], "zIndex": -3}]}
    # a custom group
    "group": {"group": "custom", "size": [{"fractionalWidth": 1}, {"absolute": 80}],
      "frames": [[1, 2, 30, 40], {"frame": [50, 10, 60, 30], "zIndex": 4}]},
    "contentInsets": [3, 4, 5, 6]
    --
    "sections": [{"count": 3}], "expect": {"cells": [{"frame": [5, 5, 30, 40]},
      {"frame": [54, 13, 60, 30], "zIndex": 4}, {"frame": [5, 85, 30, 40]}]}
    # cells ask for their heights, repeated by item
    \(estimated)
    --
    "sections": [{"count": 5}], "preferredSizes": {"heights": [40, 60, 80]},
    "expect": {"contentSize": [320, 280], "cells": [{"frame": [0, 0, 320, 40]},
      {"frame": [0, 40, 320, 60]}, {"frame": [0, 100, 320, 80]}, {"frame": [0, 180, 320, 40]},
      {"frame": [0, 220, 320, 60]}]}
    # cells that ask for nothing have the estimated height
    \(estimated)
    --
    "sections": [{"count": 5}], "expect": {"contentSize": [320, 220]}
    # the leading item is at the right where reading begins at the right
    \(setUpB)
    --
    "sections": [{"count": 2}], "direction": "rightToLeft",
    "expect": {"cells": [{"frame": [161, 3, 155, 40]}, {"frame": [6, 3, 155, 40]}]}
    # a pinned header is under its section's rows
    \(setUpB), "boundary": [{\(header), "pinToVisibleBounds": true}]
    --
    "sections": [{"count": 3}, {"count": 12}], "contentOffset": [0, 130], "viewport": [320, 100],
    "expect": {"contentSize": [320, 396], "supplementary": [{"section": 0}, {"section": 1,
      "kind": "header", "frame": [4, 130, 310, 30], "zIndex": 1000000001}]}
    # views of items and groups have their own insets
    "group": {"group": "horizontal", "size": [{"fractionalWidth": 1}, {"absolute": 40}],
      "subitems": [{"item": [{"fractionalWidth": 0.5}, {"fractionalHeight": 1}],
        "supplementaryItems": [{"elementKind": "dot", "contentInsets": [1, 2, 3, 4],
          "size": [{"absolute": 20}, {"absolute": 20}],
          "containerAnchor": {"edges": ["top", "trailing"]}}]}],
      "supplementaryItems": [{"elementKind": "flag", "contentInsets": [1, 2, 3, 4],
        "size": [{"absolute": 20}, {"absolute": 20}],
        "containerAnchor": {"edges": ["top", "leading"]}}]}
    --
    "sections": [{"count": 2}], "expect": {"supplementary": [
      {"kind": "dot", "frame": [142, 1, 14, 16]}, {"kind": "flag", "frame": [2, 1, 14, 16]},
      {"kind": "dot", "frame": [302, 1, 14, 16]}]}
    # a boundary item of the layout is pinned and inset
    {"layout": "compositional", "viewport": [320, 100], "displayScale": 2,
     "parameters": {"section": {\(halves)}, "configuration": {"boundary": [
       {"elementKind": "banner", "alignment": "top", "pinToVisibleBounds": true,
        "contentInsets": [5, 16, 5, 24],
        "size": [{"fractionalWidth": 1}, {"absolute": 50}]}]}},
     "sections": [{"count": 12}], "contentOffset": [0, 130], "expect": {"contentSize": [320, 290],
      "supplementary": [{"kind": "banner", "section": 0, "frame": [16, 135, 280, 40]}]}}
    # the insets of content are the layout margins of the case
    {"layout": "compositional", "viewport": [320, 480], "displayScale": 2,
     "parameters": {"configuration": {"contentInsetsReference": "layoutMargins"},
      "section": {\(halves), "boundary": [{"elementKind": "header", "alignment": "top",
        "size": [{"fractionalWidth": 1}, {"absolute": 20}]}]}},
     "sections": [{"count": 3}, {"count": 2}], "layoutMargins": [10, 20, 30, 40],
     "expect": {"contentSize": [320, 160],
      "supplementary": [{"frame": [20, 0, 260, 20]}, {"frame": [20, 100, 260, 20]}],
      "cells": [{"frame": [20, 20, 130, 40]}, {"frame": [150, 20, 130, 40]},
       {"frame": [20, 60, 130, 40]}, {"frame": [20, 120, 130, 40]},
       {"frame": [150, 120, 130, 40]}]}}
    # sections by index have a group each, and lists are among them
    {"layout": "compositional", "viewport": [320, 480], "displayScale": 2,
     "parameters": {"sections": [{\(halves)},
      {"list": {"appearance": "plain", "headerMode": "supplementary"}}],
      "configuration": {"interSectionSpacing": 12, "boundary": [
       {"elementKind": "banner", "alignment": "top",
        "size": [{"fractionalWidth": 1}, {"absolute": 50}]}]}},
     "sections": [{"count": 2}, {"count": 1}], "expect": {
      "cells": [{"frame": [0, 50, 160, 40]}, {"frame": [160, 50, 160, 40]},
       {"frame": [0, 130, 320, 44]}], "supplementary": [{"kind": "banner", "section": 0},
       {"kind": "header", "section": 1, "item": 0, "frame": [0, 102, 320, 28]}]}}
    # parameters change while the case runs
    \(halves)
    --
    "sections": [{"count": 2}, {"count": 2}], "actions": [
      {"op": "setParameters", "parameters": {"configuration": {"interSectionSpacing": 10}}},
      {"op": "snapshot", "elements": "all"},
      {"op": "setParameters", "parameters": {"sections": [{\(halves)}, {\(estimated)}]}},
      {"op": "snapshot", "elements": "all"}, {"op": "setLayout", "layout": "flow"},
      {"op": "setLayout", "layout": "compositional"}],
    "expect": {"steps": [{}, {"elements": [{"frame": [0, 0, 160, 40]},
      {"frame": [160, 0, 160, 40]}, {"frame": [0, 50, 160, 40]}, {"frame": [160, 50, 160, 40]}]},
      {}, {"elements": [{"frame": [0, 0, 160, 40]}, {"frame": [160, 0, 160, 40]},
      {"frame": [0, 50, 320, 44]}, {"frame": [0, 94, 320, 44]}]}, {}, {}],
      "cells": [{"frame": [0, 0, 160, 40]}, {"frame": [160, 0, 160, 40]},
      {"frame": [0, 50, 320, 44]}, {"frame": [0, 94, 320, 44]}]}
    # an animated scroll of a section ends where it is to end
    \(shelf("groupPaging"))
    --
    "sections": [{"count": 6}], "actions": [{"op": "scrollSection", "section": 0,
      "contentOffset": [512, 0], "animated": true}, {"op": "settle"}],
    "expect": {"sections": [{"section": 0, "contentOffset": [512, 0]}]}
    """

  @Test(.rule("GC-42", "GC-43", "GC-81", "GC-93", "GC-96"), .rows)
  func `a section of a file is laid out as its keys say`() {
    let rows = ("\n" + Self.goldens).components(separatedBy: "\n# ").dropFirst()
    forEachRow(of: rows, named: { String($0.prefix { $0 != "\n" }) }) { row in
      let parts = row.drop { $0 != "\n" }.split(separator: "\n--\n").map(String.init)
      let whole = parts.count == 1 ? try runs(parts[0]).first : try run(parts[0], parts[1])
      let played = try #require(whole)
      #expect(played.output.faults == [])
      #expect(difference(played) == "")
    }
  }

  // MARK: Sections that scroll by themselves

  @Test(.rule("CL-45"), arguments: [("continuous", 200), ("groupPaging", 256), ("paging", 310)])
  func `a section is scrolled by code to where it may rest`(behavior: String, rest: Int) throws {
    let run = try run(
      Self.shelf(behavior),
      """
      "actions": [{"op": "scrollSection", "section": 1, "contentOffset": [200, 0]}],
      "expect": {"contentSize": [320, 216], "contentOffset": [0, 0],
       "steps": [{"op": "scrollSection", "contentOffset": [0, 0]}], "sections": [
        {"section": 0, "contentOffset": [0, 0]}, {"section": 1, "contentOffset": [\(rest), 0]}]}
      """, sections: [6, 6])
    #expect(difference(run) == "")
    #expect(RunReport.text(run).contains("section 1 scrolls by itself: offset \(rest), 0"))
    // Attributes stay where they are without scrolling (CL-46).
    #expect(run.output.cells.map(\.frame.minX).max() == CGFloat(1284))
  }

  @Test func `a section is dragged and thrown, and rests at the end of the action`() throws {
    let run = try run(
      Self.shelf("continuous"),
      """
      "actions": [
        {"op": "scrollSection", "section": 0, "drag": {"by": [40, 0]}},
        {"op": "scrollSection", "section": 1, "drag": {"by": [10, 0], "velocity": [900, 0]}},
        {"op": "settle"}]
      """, sections: [6, 6])
    #expect(run.output.faults.isEmpty)
    let offsets = run.output.sections.map(\.contentOffset.x)
    #expect(offsets.first == 40)
    #expect(offsets[1] > 100)
    guard case .settled(let frames, _) = run.output.steps[2].result else {
      Issue.record("no result of settle")
      return
    }
    #expect(frames <= 1)
  }

  @Test(arguments: [0, 9])
  func `a section without a scroll view is a fault that says what to do`(section: Int) throws {
    let run = try run(
      Self.halves,
      "\"actions\": [{\"op\": \"scrollSection\", \"section\": \(section), "
        + "\"contentOffset\": [9, 0]}]", sections: [3])
    let fault = try #require(run.output.faults.first)
    #expect(fault.code == "section-not-scrolling")
    #expect(fault.step == 0)
    #expect(fault.message.contains("section \(section) has no scroll view"))
    #expect(fault.message.contains("Bring the section on screen first"))
    #expect(run.output.json.objectValue?["sections"] == nil)
  }

  // MARK: Parameters

  @Test func `a section past the end is told by the reader or the layout`() throws {
    let head = """
      {"layout": "compositional", "parameters": {"sections": [{\(Self.halves)}]},
       "sections": [{"count": 1}
      """
    #expect(
      mistakes(head + #", {"count": 1}]}"#) == [
        #"f.json:3:29: sections[1]: expected an entry of "parameters.sections" for each section, "#
          + "found 1 entry, and 2 sections"
      ])
    let update =
      #"], "actions": [{"op": "update", "sectionInserts": [{"at": 1, "section": "#
      + #"{"count": 2}}]}]}"#
    let run = try #require(try runs(head + update).first)
    #expect(run.output.faults.map(\.code) == ["CL-2"])
  }

  @Test func `a layout that is named without a file shows rows`() throws {
    let chosen = try CaseSelection(registry: .gallery).chosen(by: ["compositional"]) {
      _ throws(CaseSelection.Unreadable) in throw .missing
    }
    let run = try ScenarioRunner(registry: .gallery).run(try #require(chosen.first).scenario)
    #expect(run.output.cells.count == 12)
    #expect(run.output.contentSize == CGSize(width: 375, height: 528))
    let bare = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(layout: "compositional", sections: [ScenarioSection(.count(3))]))
    #expect(bare.output.contentSize.height == 132)
  }

  @Test(.rows) func `every sort of section and of group runs`() {
    let groups: [JSONValue] = CompositionalPart.group.samples.map { ["group": $0] }
    let rows =
      CompositionalPart.section.samples.map { ($0, [7, 0]) } + groups.map { ($0, [7]) }
    forEachRow(of: rows) { section, counts in
      let scenario = ScenarioCase(
        layout: "compositional", parameters: ["section": section],
        sections: counts.map { ScenarioSection(.count($0)) })
      let run = try ScenarioRunner(registry: .gallery).run(scenario)
      #expect(run.output.faults == [])
      #expect(run.output.cells.count == 7)
    }
  }
}
