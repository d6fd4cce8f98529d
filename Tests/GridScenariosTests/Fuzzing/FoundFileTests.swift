#if os(Linux) || os(macOS)
  @testable import gridfuzz
  import Foundation
  import GridScenarios
  import TestPrograms
  import TestSupport
  import Testing

  /// Files that once ended the tool, kept it busy for minutes or made it write what it must not.
  /// Each is given to every command, in a process of its own with a limit of time and memory.
  // Not on the main actor: children are waited for.
  @Suite("Files that once did harm", .slow)
  struct FoundFileTests {
    private struct Found: Sendable {
      let name: String
      let text: @Sendable () -> String

      init(_ name: String, _ text: @autoclosure @escaping @Sendable () -> String) {
        self.name = name
        self.text = text
      }
    }

    private static let all = [
      Found(
        "a page of a run that a fault cuts short",
        """
        {"layout": "list", "sections": [{"count": 100}], "actions": [
          {"op": "update", "deletes": [[0, 500]]}, {"op": "drag", "by": [0, 1], "over": 200}]}
        """),
      Found("a page of a long drag", drag(over: 200)),
      Found("the least integer", parameter("waterfall", "columnCount", "-9223372036854775808")),
      Found("a viewport beyond all measure", viewport("1e308, 10")),
      Found("a viewport without width", viewport("0, 10")),
      Found("bounds beyond all measure", actions(#"{"op": "setBounds", "size": [1e308, 10]}"#)),
      Found(
        "an inset beyond all measure",
        """
        {"layout": "headerFooterGrid", "sections": [{"count": 5}],
          "parameters": {"itemSize": [80, 80], "sectionInset": [0, 0, 0, 1e308]}}
        """),
      Found("cells without width", parameter("flow", "itemSize", "[0, 40]")),
      Found("two thousand million columns", parameter("waterfall", "columnCount", "2147483647")),
      Found(
        "two thousand million columns as published",
        parameter("waterfall", "columnCount", #"2147483647, "mode": "asPublished""#)),
      Found("thirty years", actions(#"{"op": "advance", "seconds": 1e9}"#)),
      Found("a clock that is too fast", drag(over: 1, keys: #""frameRate": 1e9,"#)),
      Found("a clock beyond all measure", drag(over: 1, keys: #""frameRate": 9.2e18,"#)),
      Found("a clock that stands", drag(over: 1, keys: #""frameRate": 0,"#)),
      Found(
        "escapes in an id",
        #"{"id": "a\u001b[31mRED\u0007\u009b2J\u202e", "layout": "list", "sections": []}"#),
      Found(
        "escapes in the name of a layout",
        #"{"layout": "li\u001b]0;TITLE\u0007st\u007f\u2066", "sections": []}"#),
      Found(
        "escapes in a key and in a value",
        """
        {"layout": "list", "a\\u001b[1m": 1, "sections": [{"count": "\\u001b[2J\\u0085"}],
          "parameters": {"it\\u202emHeight": "\\u001bc"}}
        """),
    ]

    /// Files that take a debug build more than ten seconds with all commands.
    private static let large = [
      Found(
        "a page of a longer run that a fault cuts short",
        """
        {"layout": "list", "sections": [{"count": 100}], "actions": [
          {"op": "update", "deletes": [[0, 500]]}, {"op": "drag", "by": [0, 1], "over": 2000}]}
        """),
      Found("a page of a longer drag", drag(over: 2000)),
      Found("a million items", sections(#"{"count": 1000000}"#)),
      Found(
        "a million items, thrown",
        """
        {"layout": "flow", "sections": [{"count": 1000000}], "actions": [
          {"op": "fling", "velocity": [0, 9000]}, {"op": "settle"}]}
        """),
      Found(
        "a million items, with something expected",
        #"{"layout": "mosaicGrid", "sections": [{"count": 1000000}], "expect": {}}"#),
      Found(
        "a million items, all on screen",
        million("headerFooterGrid", parameters: #"{"itemSize": [1, 1]}"#)),
      Found(
        "as many items on screen as may be",
        million("headerFooterGrid", count: 100_000, parameters: #"{"itemSize": [1, 1]}"#)),
      Found("a circle of a million items", million("circle")),
      Found("a circle of as many items as may be", million("circle", count: 100_000)),
      Found(
        "a million items as published", million("block", parameters: #"{"mode": "asPublished"}"#)),
      Found(
        "as many items as may be, as published",
        million("block", count: 100_000, parameters: #"{"mode": "asPublished"}"#)),
      Found(
        "as many items as may be, all in every answer",
        million("headerFooterGrid", count: 100_000, parameters: #"{"mode": "asPublished"}"#)),
      Found("a hundred thousand sections", sections(many(#"{"count": 2}"#, 100_000))),
      Found("fifty thousand mistakes", sections(many(#"{"count": "x"}"#, 50_000))),
      Found(
        "sixteen megabytes of numbers",
        "{\"layout\": \"list\", \"numbers\": [\(many("1.5", 4_000_000))]}"),
      Found("ten thousand columns", parameter("waterfall", "columnCount", "10000")),
      Found("a hundred thousand columns", parameter("waterfall", "columnCount", "100000")),
      Found("a million columns", parameter("sectionedWaterfall", "columnCount", "1000000")),
    ]

    // The commands are run at the same time.
    @Test(.rows, arguments: FuzzFileCommand.allCases)
    func `a file that once did harm does none any more`(_ command: FuzzFileCommand) {
      let isQuick = (0..<2).scaled(inDebug: 1).count == 1
      forEachRow(of: Self.all + (isQuick ? [] : Self.large), named: \.name) { found in
        let folder = try TemporaryFolder()
        var fuzzer = FileFuzzer(
          program: try BuildProduct.url("gridfuzz"), arguments: ["--files"], folder: folder.url)
        fuzzer.limits = .besideOtherTests
        let problems = try fuzzer.problems(with: FuzzFile(raw: Array(found.text().utf8)), command)
        #expect(problems == [])
      }
    }

    // MARK: Files

    private static func many(_ entry: String, _ count: Int) -> String {
      Array(repeating: entry, count: count).joined(separator: ",")
    }

    private static func sections(_ entries: String) -> String {
      "{\"layout\": \"flow\", \"sections\": [\(entries)]}"
    }

    private static func million(
      _ layout: String, count: Int = 1_000_000, parameters: String = "{}"
    ) -> String {
      """
      {"layout": "\(layout)", "parameters": \(parameters), "sections": [{"count": \(count)}]}
      """
    }

    private static func actions(_ entries: String, keys: String = "") -> String {
      "{\"layout\": \"list\", \(keys) \"sections\": [{\"count\": 50}], \"actions\": [\(entries)]}"
    }

    private static func drag(over seconds: Double, keys: String = "") -> String {
      actions("{\"op\": \"drag\", \"by\": [0, 100], \"over\": \(seconds)}", keys: keys)
    }

    private static func viewport(_ numbers: String) -> String {
      actions("", keys: "\"viewport\": [\(numbers)],")
    }

    private static func parameter(_ layout: String, _ key: String, _ value: String)
      -> String
    {
      "{\"layout\": \"\(layout)\", \"sections\": [{\"count\": 50}], "
        + "\"parameters\": {\"\(key)\": \(value)}}"
    }
  }
#endif
