import Foundation
import TestPrograms
import Testing

@ProcessActor @Suite("gridview and files", .slow)
struct ToolFileTests {
  private static let scenario = #"{"layout": "list", "sections": [{"count": 2}]}"#
  private static let output = "1: list, content 375, 130, offset 0, 0, 2 of 2 items on screen\n"

  // MARK: Reading

  @Test(
    "pipes, links and the standard input are read like files",
    arguments: [
      "\"$GRIDVIEW\" run - <case.json", "\"$GRIDVIEW\" run /dev/stdin <case.json",
      "cat case.json | \"$GRIDVIEW\" run -", "cat case.json | \"$GRIDVIEW\" run /dev/stdin",
      "mkfifo pipe; cat case.json >pipe & \"$GRIDVIEW\" run pipe",
      "ln -s case.json link; \"$GRIDVIEW\" run link",
      "bash -c '\"$GRIDVIEW\" run <(cat case.json)'",
      "(cat case.json; sleep 0) | \"$GRIDVIEW\" run -",
    ])
  func reading(line: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("case.json", Self.scenario)
    let run = try ToolProcess(shell: line, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(Self.output))
  }

  @Test func `two pipes are read one after the other`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("case.json", Self.scenario)
    let run = try ToolProcess(
      shell: "bash -c '\"$GRIDVIEW\" run <(cat case.json) <(cat case.json) --json'", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.count == 2)
  }

  @Test func `a pipe that is longer than a file may be is refused, and not read to its end`() throws
  {
    let run = try ToolProcess(shell: "yes | \"$GRIDVIEW\" run -")
    #expect(run.status == 2)
    #expect(run.errors.contains("expected a file of at most 16777216 bytes, found more"))
  }

  // MARK: Writing

  @Test func `a file is replaced whole, with its rights, and a link goes on leading to it`() throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.file("old.svg", "old")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path("old.svg"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.svg"), withDestinationPath: "old.svg")
    let run = try ToolProcess("run", "list", "--svg", "link.svg", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names == ["link.svg", "old.svg"])
    #expect(try folder.text("old.svg").hasPrefix("<svg"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("old.svg"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.svg"))
    #expect(link == "old.svg")
  }

  @Test func `a drawing is written to a path that is no plain file`() throws {
    let run = try ToolProcess(shell: "\"$GRIDVIEW\" run list --items 1 --svg /dev/stdout | cat")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("list: list, content"))
    #expect(run.output.contains("</svg>\n"))
  }

  @Test func `a file that cannot be written leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("case.json", Self.scenario)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("out"), withIntermediateDirectories: true)
    for target in ["out", "nowhere/case.json"] {
      let run = try ToolProcess("run", "case.json", "--record-expect", target, in: folder.url)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot write \(target): "))
    }
    #expect(folder.names == ["case.json", "out"])
  }

  // MARK: Cases

  @Test func `a case that ends in a fault is shrunk to what the fault needs`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "long.json",
      """
      {"layout": "list", "parameters": {"lineSpacing": 4}, "viewport": [320, 500],
       "sections": [{"count": 9}, {"items": [30, 50]}],
       "actions": [{"op": "fling", "velocity": [0, 300]}, {"op": "reloadData"},
         {"op": "update", "deletes": [[0, 3], [0, 4]], "inserts": [{"at": [1, 0]}], "model": false},
         {"op": "settle"}]}
      """)
    let run = try ToolProcess("run", "long.json", "--shrink", "small.json", in: folder.url)
    #expect(run.status == 1)
    #expect(
      try folder.text("small.json") == """
        {"actions": [{"inserts": [{"at": [0, 0]}], "model": false, "op": "update"}],
          "expect": {"faults": [{"code": "E-50", "step": 0}]}, "id": "1", "layout": "list",
          "sections": [{"count": 1}], "viewport": [100, 100]}

        """)
    #expect(try ToolProcess("check", "small.json", in: folder.url).status == 0)
    let none = try ToolProcess("run", "list", "--shrink", "none.json", in: folder.url)
    #expect(none.status == 0)
    #expect(none.errors.hasSuffix("gridview run: nothing to shrink: no case ends in a fault\n"))
    #expect(folder.names == ["long.json", "small.json"])
  }

  @Test func `a layout without a file moves by itself on the player page`() throws {
    let folder = try TemporaryFolder()
    let still = try ToolProcess("run", "list", "--json")
    let run = try ToolProcess("run", "list", "--json", "--html", "list.html", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    // The output is that of the layout at rest.
    #expect(run.output == still.output)
    _ = try folder.file("case.json", Self.scenario)
    let file = try ToolProcess("run", "case.json", "--html", "case.html", in: folder.url)
    #expect(file.status == 0)
    let (moving, resting) = (try folder.text("list.html"), try folder.text("case.html"))
    for step in ["fling", "setBounds"] {
      #expect(moving.contains("\"\(step)\""), "\(step)")
      #expect(!resting.contains("\"\(step)\""), "\(step)")
    }
  }

  @Test func `elements on screen are listed without a word about others`() throws {
    for items in ["100", "5000"] {
      let run = try ToolProcess("run", "flow", "--items", items, "--elements", "visible")
      #expect(run.lines.last == "  … and 12 more elements on screen (--json lists all)")
      #expect(!run.output.contains("not on screen"))
    }
    let some = try ToolProcess("run", "list", "--items", "100", "--elements", "visible")
    #expect(some.lines.count == 11)
    let all = try ToolProcess("run", "list", "--items", "100")
    #expect(all.lines.last == "  … and 90 elements not on screen (--json lists all)")
    // None are left out: nothing is said of them.
    let few = try ToolProcess("run", "flow", "--items", "70")
    #expect(few.lines.last == "  … and 10 more elements on screen")
  }
}
