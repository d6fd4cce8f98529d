import Foundation

/// Mistakes on the command line, with the exit status that the help promises.
enum ToolBadInputs {
  struct Input {
    var words: String
    var status: Int32
    /// The text that the complaint or the output has of it.
    var text: String
  }

  static let all: [Input] = [
    .init(words: "run nothing.json", status: 2, text: "found neither"),
    .init(words: "run 图片墙.json", status: 2, text: "found neither"),
    .init(words: "run .", status: 2, text: "found a folder"),
    .init(words: "run /proc/self/mem", status: 2, text: "cannot be read"),
    .init(words: "run empty.json", status: 2, text: "found the end of the text"),
    .init(words: "run broken.json", status: 2, text: "broken.json:1:12"),
    .init(words: "run deep.json", status: 2, text: "did you mean"),
    .init(words: "run controls.json", status: 2, text: #"\u001b[31mred"#),
    .init(words: "run - </dev/null", status: 2, text: "found the end of the text"),
    .init(words: "run list --elements visable", status: 2, text: "did you mean"),
    .init(words: "run list --svg nowhere/list.svg", status: 2, text: "No such file"),
    .init(words: "run fault.json", status: 1, text: "E-50"),
    .init(words: "run plain.json --record-expect .", status: 2, text: "cannot write"),
    .init(words: "check unmet.json", status: 1, text: "1 case: 0 as expected, 1 not"),
    .init(words: "check fault.json", status: 1, text: "1 case: 0 as expected, 1 not"),
    .init(words: "check plain.json", status: 2, text: "with an \"expect\""),
    .init(words: "check none.json", status: 2, text: "expected a case to check"),
    .init(words: "check empty.json", status: 2, text: "found the end of the text"),
    .init(words: "check nothing.json", status: 2, text: "found neither"),
    .init(words: "audit nothing.json", status: 2, text: "found neither"),
    .init(words: "audit /dev/null --isolated", status: 2, text: "can only be read once"),
    .init(words: "runn", status: 2, text: "did you mean"),
    .init(words: "--versoin", status: 2, text: "did you mean"),
    .init(words: "--version 2", status: 2, text: "unexpected argument"),
    .init(words: "schema all", status: 2, text: "unexpected argument"),
    .init(words: "completion tcsh", status: 2, text: "unknown shell"),
    .init(words: "completion", status: 2, text: "name one shell"),
    .init(words: "list carusel", status: 2, text: "did you mean"),
    .init(words: "explain no-such-code", status: 2, text: "unknown code"),
    .init(words: "prepare nowhere --out prepared", status: 2, text: "gridview prepare"),
    .init(words: "bench --quick", status: 2, text: "swift run -c release gridbench"),
    .init(words: "fuzz --seeds 2", status: 2, text: "swift run -c release gridfuzz"),
    .init(words: "tour --out /dev/null/tour", status: 2, text: "cannot make the folder"),
  ]

  /// Writes the files that the words name.
  static func write(to folder: TemporaryFolder) throws {
    _ = try folder.file("empty.json", "")
    _ = try folder.file("none.json", "[]")
    _ = try folder.file("broken.json", #"{"layout": list}"#)
    _ = try folder.file("controls.json", #"{"layout": "\u001b[31mred"}"#)
    _ = try folder.file("plain.json", #"{"layout": "list", "sections": [{"count": 3}]}"#)
    _ = try folder.file(
      "unmet.json",
      #"{"layout": "list", "sections": [{"count": 3}], "expect": {"contentSize": [0, 0]}}"#)
    _ = try folder.file(
      "fault.json",
      """
      {"id": "图片墙 with a rather long name", "layout": "list", "sections": [{"count": 3}],
       "actions": [{"op": "update", "deletes": [[0, 0]], "model": false}]}
      """)
    var part = #"{"item": [{"absolut": 1}, {"absolute": 1}]}"#
    for _ in 0..<12 {
      part =
        #"{"group": "vertical", "size": [{"absolute": 9}, {"absolute": 9}], "subitems": [\#(part)]}"#
    }
    _ = try folder.file(
      "deep.json", #"{"layout": "compositional", "parameters": {"section": {"group": \#(part)}}}"#)
  }
}
