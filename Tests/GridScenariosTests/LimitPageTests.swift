import Foundation
import GridScenarios
import TestSupport
import Testing

/// `Docs/Reference/Limits.md` has the table of limits.
///
/// `.ci/reference` writes the table anew.
@MainActor @Suite("Page of limits")
struct LimitPageTests {
  private static let page = "Docs/Reference/Limits.md"

  @Test func `the page has the table of limits`() throws {
    let rows = ScenarioLimits.all.map { limit in
      let least = JSONWriter.number(limit.least ?? -limit.most)
      let most = JSONWriter.number(limit.most)
      return "| \(limit.name) | \(least) | \(most) | \(limit.unit) | \(limit.reason) |"
    }
    let head = ["| what | least | most | unit | why |", "| --- | ---: | ---: | --- | --- |"]
    let blocks = try PackageFiles.text(Self.page).components(separatedBy: "\n\n")
    #expect(blocks.contains { $0.hasPrefix(head[0]) })
    let page = blocks.map { $0.hasPrefix(head[0]) ? (head + rows).joined(separator: "\n") : $0 }
      .joined(separator: "\n\n")
    let kept = try PackageFiles.kept(Self.page, recording: page)
    #expect(kept == page, "record it if the change is meant")
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

  @Test(.rows) func `layouts that take long for each item have fewer`() {
    let rows: [(text: String, layout: String, found: Int)] = [
      (#"{"layout": "circle", "sections": [{"count": 100001}]}"#, "circle", 20_000_200),
      (
        #"""
        {"layout": "list", "sections": [{"count": 100000}], "parameters": {"mode": "asPublished"},
         "actions": [{"op": "update", "sectionInserts": [{"at": 0, "section": {"count": 200000}}]}]}
        """#, "list", 66_000_000
      ),
      (
        #"""
        {"layout": "list", "sections": [{"count": 1000000}],
          "actions": [{"op": "setLayout", "layout": "circle"}]}
        """#, "circle", 220_000_000
      ),
      (
        #"""
        {"layout": "block", "sections": [{"count": 300000}],
          "actions": [{"op": "setParameters", "parameters": {"mode": "asPublished"}}]}
        """#, "block", 66_000_000
      ),
    ]
    forEachRow(of: rows, named: \.text) { text, layout, found in
      let error = try #require(mistakes(in: text))
      #expect(error.mistakes.map(\.path.description) == ["sections"])
      #expect(
        error.mistakes.first?.found == """
          \(found), an item counting ten times and once more for each action, \
          twenty times that under "\(layout)" like here
          """)
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

  @Test(.rows) func `work that takes long is refused before it runs`() {
    let rows: [(name: String, text: String, words: String)] = [
      (
        "a long drag over items that size themselves",
        #"""
        {"layout": "list", "frameRate": 1000, "sections": [{"count": 2000}],
          "preferredSizes": {"heights": [40, 60]},
          "actions": [{"op": "drag", "by": [0, -100000], "over": 580}]}
        """#, "frames and touches"
      ),
      (
        "a touch of a quarter of a million points over items that size themselves",
        #"{"layout": "list", "sections": [{"count": 2000}], "preferredSizes": {"heights": [40]}, "#
          + #""actions": [{"op": "touch", "points": [\#(Self.list("[1, 20, 20]", 250_000))]}]}"#,
        "frames and touches"
      ),
      ("thousands of changes of a tree", Self.tree(100, actions: 9900), "snapshots and trees"),
      (
        "snapshots of everything",
        Self.plain(500_000, #"{"op": "snapshot", "elements": "all"}"#, times: 10),
        "answers"
      ),
      (
        "queries for everything",
        Self.plain(500_000, #"{"op": "query", "rect": [0, 0, 400, 1e8]}"#, times: 10),
        "answers"
      ),
      (
        "supplementary views of items",
        Self.compositional(
          item: #", "supplementaryItems": "#
            + Self.views(100, #""containerAnchor": {"edges": ["top"]}"#), sections: 1,
          items: 100_000),
        "ten times"
      ),
      (
        "boundary views of sections",
        Self.compositional(
          section: #", "boundary": "# + Self.views(1500, #""alignment": "top""#), sections: 30,
          items: 1,
          actions: Self.list(#"{"op": "reloadData"}"#, 500)), "ten times"
      ),
    ]
    forEachRow(of: rows, named: \.name) { name, text, words in
      let error = try #require(mistakes(in: text), "\(name) is not refused")
      #expect(error.mistakes.count == 1, "\(error)")
      #expect(error.description.contains("at most 20000000 items handled"), "\(error)")
      #expect(error.description.contains(words), "\(error)")
    }
  }

  @Test func `elements on screen have a limit that only the layout can tell`() throws {
    func check(_ count: Int, side: Double) throws {
      let text = """
        {"layout": "headerFooterGrid", "viewport": [400, 500],
         "parameters": {"itemSize": [\(side), \(side)], "sectionInset": 5},
         "sections": [{"count": \(count)}]}
        """
      let cases = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
      try ScenarioRunner(registry: .gallery).check(try #require(cases.first))
    }
    try check(1_000_000, side: 50)
    try check(100_000, side: 1)
    // Elements without an area have no view.
    try check(1_000_000, side: 0)
    do {
      try check(150_000, side: 1)
      Issue.record("it was not refused")
    } catch {
      #expect(
        "\(error)"
          == "sections: expected at most 100000 elements on screen at the start, found 150000")
    }
  }

  @Test func `frames over many elements on screen are refused before they run`() throws {
    let text = """
      {"layout": "headerFooterGrid", "viewport": [400, 500], "frameRate": 1000,
       "parameters": {"itemSize": [1, 1], "sectionInset": 5}, "sections": [{"count": 90000}],
       "actions": [{"op": "drag", "by": [0, -900], "over": 200}]}
      """
    let cases = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
    do {
      try ScenarioRunner(registry: .gallery).check(try #require(cases.first))
      Issue.record("it was not refused")
    } catch {
      #expect("\(error)".contains("at most 20000000 items handled in a file"))
    }
  }

  @Test(.rows) func `as many items as a layout may have are run`() {
    let texts = [
      #"{"layout": "circle", "sections": [{"count": 100000}]}"#,
      #"{"layout": "list", "sections": [{"count": 1000000}]}"#,
      #"{"layout": "list", "sections": [{"count": 1000000}], "parameters": {"mode": "corrected"}}"#,
    ]
    forEachRow(of: texts) { text in
      let cases = try LayoutRegistry.gallery.parser.cases(in: text, file: "f.json")
      try ScenarioRunner(registry: .gallery).check(try #require(cases.first))
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
