import Foundation
import GridScenarios
import TestSupport
import Testing

/// The limits of scenario files, and the page `Docs/Reference/Limits.md`.
@MainActor @Suite("Page of limits")
struct LimitPageTests {
  static let page = "Docs/Reference/Limits.md"

  /// The page with the table of limits.
  static func renewedPage() throws -> String {
    let rows = ScenarioLimits.all.map { limit in
      let least = JSONWriter.number(limit.least ?? -limit.most)
      let most = JSONWriter.number(limit.most)
      return "| \(limit.name) | \(least) | \(most) | \(limit.unit) | \(limit.reason) |"
    }
    let head = ["| what | least | most | unit | why |", "| --- | ---: | ---: | --- | --- |"]
    let blocks = try PackageFiles.text(page).components(separatedBy: "\n\n")
    #expect(blocks.contains { $0.hasPrefix(head[0]) })
    return blocks.map { $0.hasPrefix(head[0]) ? (head + rows).joined(separator: "\n") : $0 }
      .joined(separator: "\n\n")
  }

  @Test func `every limit has a name of its own, a reason, and room for something`() {
    let names = ScenarioLimits.all.map(\.name)
    #expect(Set(names).count == names.count)
    for limit in ScenarioLimits.all {
      #expect(limit.reason.hasSuffix("."), "\(limit.name)")
      #expect((limit.least ?? -limit.most) < limit.most, "\(limit.name)")
    }
  }

  @Test func `the page's example is what the door says`() throws {
    let parser = LayoutRegistry.gallery.parser
    let value: JSONValue = ["layout": "list", "parameters": ["itemHeight": .number(1e308)]]
    let error = #expect(throws: ScenarioFileError.self) {
      try parser.cases(from: value, file: "list")
    }
    #expect(try PackageFiles.text(Self.page).contains("    \(error?.description ?? "nothing")\n"))
  }

  private func mistakes(in text: String) -> ScenarioFileError? {
    do throws(ScenarioFileError) {
      _ = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
      return nil
    } catch {
      return error
    }
  }

  private static func list(_ entry: String, _ count: Int) -> String {
    Array(repeating: entry, count: count).joined(separator: ",")
  }

  private static func compositional(
    item: String = "", section: String = "", sections: Int, items: Int, actions: String = ""
  ) -> String {
    let size = #"[{"fractionalWidth": 1}, {"absolute": 44}]"#
    let part = """
      {"group": {"group": "horizontal", "size": \(size), "subitems": [{"item": \(size)\(item)}]}
        \(section)}
      """
    return """
      {"layout": "compositional", "parameters": {"sections": [\(list(part, sections))]},
        "sections": [\(list("{\"count\": \(items)}", sections))], "actions": [\(actions)]}
      """
  }

  private static func views(_ count: Int, _ keys: String) -> String {
    let size = #"[{"absolute": 5}, {"absolute": 5}]"#
    return "[\(list(#"{"elementKind": "badge", "size": \#(size), \#(keys)}"#, count))]"
  }

  private static func plain(_ count: Int, _ actions: String, times: Int = 1) -> String {
    """
    {"layout": "list", "sections": [{"count": \(count)}], "actions": [\(list(actions, times))]}
    """
  }

  private static func tree(_ parents: Int, actions: Int) -> String {
    let items = (0..<parents).map { parent in
      let children = (0..<18).map { #""\#(parent)-\#($0)""# }.joined(separator: ",")
      return #"["\#(parent)", true, [\#(children)]]"#
    }
    let steps = (0..<actions).map {
      #"{"op": "\#($0.isMultiple(of: 2) ? "collapse" : "expand")", "item": "0"}"#
    }
    return """
      {"layout": "list", "source": "diffable", "sections": [{"id": "s", "items": []}], "actions": [
        {"op": "applySection", "section": "s", "tree": [\(items.joined(separator: ","))]},
        \(steps.joined(separator: ","))]}
      """
  }

  /// The words behind the number of items that a layout handles slowly.
  private static func slow(_ count: Int, _ layout: String) -> String {
    "found \(count), an item counting ten times and once more for each action, "
      + "twenty times that under \"\(layout)\" like here"
  }

  @Test(.rows) func `work that takes long is refused before it runs`() {
    let rows: [(name: String, text: String, words: String)] = [
      (
        "a circle of many items", #"{"layout": "circle", "sections": [{"count": 100001}]}"#,
        Self.slow(20_000_200, "circle")
      ),
      (
        "many items that come into a published list",
        #"""
        {"layout": "list", "sections": [{"count": 100000}], "parameters": {"mode": "asPublished"},
         "actions": [{"op": "update", "sectionInserts": [{"at": 0, "section": {"count": 200000}}]}]}
        """#, Self.slow(66_000_000, "list")
      ),
      (
        "a switch to a circle of many items",
        Self.plain(1_000_000, #"{"op": "setLayout", "layout": "circle"}"#),
        Self.slow(220_000_000, "circle")
      ),
      (
        "a change to published blocks",
        #"""
        {"layout": "block", "sections": [{"count": 300000}],
          "actions": [{"op": "setParameters", "parameters": {"mode": "asPublished"}}]}
        """#, Self.slow(66_000_000, "block")
      ),
      (
        "a long drag over items that size themselves",
        #"""
        {"layout": "list", "frameRate": 1000, "sections": [{"count": 2000}],
          "preferredSizes": {"heights": [40, 60]},
          "actions": [{"op": "drag", "by": [0, -100000], "over": 580}]}
        """#, "frames and touches"
      ),
      (
        "a touch of thousands of points over items that size themselves",
        #"{"layout": "list", "sections": [{"count": 2000}], "preferredSizes": {"heights": [40]}, "#
          + #""actions": [{"op": "touch", "points": [\#(Self.list("[1, 20, 20]", 25_000))]}]}"#,
        "frames and touches"
      ),
      ("many changes of a tree", Self.tree(100, actions: 1500), "snapshots and trees"),
      (
        "snapshots of everything",
        Self.plain(500_000, #"{"op": "snapshot", "elements": "all"}"#, times: 10), "answers"
      ),
      (
        "queries for everything",
        Self.plain(500_000, #"{"op": "query", "rect": [0, 0, 400, 1e8]}"#, times: 10), "answers"
      ),
      (
        "supplementary views of items",
        Self.compositional(
          item: #", "supplementaryItems": "#
            + Self.views(100, #""containerAnchor": {"edges": ["top"]}"#), sections: 1,
          items: 100_000), "ten times"
      ),
      (
        "boundary views of sections",
        Self.compositional(
          section: #", "boundary": "# + Self.views(150, #""alignment": "top""#), sections: 30,
          items: 1, actions: Self.list(#"{"op": "reloadData"}"#, 5000)), "ten times"
      ),
    ]
    forEachRow(of: rows, named: \.name) { name, text, words in
      let error = try #require(mistakes(in: text), "\(name) is not refused")
      #expect(error.mistakes.map(\.path.description) == ["sections"], "\(error)")
      #expect(error.description.contains("at most 20000000 items handled"), "\(error)")
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test(.rows) func `limits that only the layout can tell are kept, and as much as may be runs`() {
    func grid(_ count: Int, side: Double, _ more: String = "") -> String {
      """
      {"layout": "headerFooterGrid", "viewport": [400, 500],
       "parameters": {"itemSize": [\(side), \(side)], "sectionInset": 5},
       "sections": [{"count": \(count)}]\(more)}
      """
    }
    let drag = #", "frameRate": 1000, "actions": [{"op": "drag", "by": [0, -900], "over": 200}]"#
    let rows: [(name: String, text: String, refusal: String)] = [
      ("many items, few of them on screen", grid(150_000, side: 50), ""),
      ("as many on screen as may be", grid(100_000, side: 1), ""),
      ("elements without an area have no view", grid(150_000, side: 0), ""),
      (
        "too many on screen", grid(100_001, side: 1),
        "sections: expected at most 100000 elements on screen at the start, found 100001"
      ),
      (
        "frames over many elements on screen", grid(2000, side: 1, drag),
        "at most 20000000 items handled in a file"
      ),
      (
        "as many items as a circle may have",
        #"{"layout": "circle", "sections": [{"count": 100000}]}"#,
        ""
      ),
      ("as many items as may be", Self.plain(1_000_000, ""), ""),
      (
        "as many items as a corrected list may have",
        #"""
        {"layout": "list", "sections": [{"count": 1000000}], "parameters": {"mode": "corrected"}}
        """#, ""
      ),
    ]
    forEachRow(of: rows, named: \.name) { _, text, refusal in
      let cases = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
      var found = ""
      do {
        try ScenarioRunner(registry: .gallery).check(try #require(cases.first))
      } catch {
        found = "\(error)"
      }
      #expect(found == refusal || !refusal.isEmpty && found.contains(refusal), "\(found)")
    }
  }

  // Sizes that benchmarks have, numbers far beyond any screen, and work that takes seconds.
  @Test(.rows) func `large numbers that make sense are legal`() {
    let texts = [
      #"{"layout": "flow", "sections": [{"count": 1000000}]}"#,
      #"{"layout": "list", "parameters": {"itemHeight": 100000}, "contentOffset": [0, 1e9]}"#,
      #"{"layout": "shortestColumn", "parameters": {"columnCount": 10000}, "#
        + #""viewport": [16384, 16384]}"#,
      #"{"layout": "flow", "frameRate": 240, "actions": [{"op": "advance", "seconds": 2400}]}"#,
      #"{"layout": "carousel", "parameters": {"itemSize": [0, 0]}, "sections": [{"count": 3}]}"#,
      Self.plain(
        1_000_000,
        #"""
        {"op": "fling", "velocity": [0, -9000]}, {"op": "query", "rect": [0, 0, 375, 667]},
        {"op": "snapshot"}
        """#),
      Self.plain(500, #"{"op": "drag", "by": [0, -9000], "over": 3000}"#),
      Self.tree(100, actions: 900),
    ]
    forEachRow(of: texts) { text throws in
      #expect(try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json").count == 1)
    }
  }
}
