import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview and files", .slow)
struct ToolFileTests {
  private static let file = #"""
    @ case.json
    {"layout": "list", "sections": [{"count": 2}]}

    """#

  @Test(.rows) func `pipes, links and the standard input are read like files`() {
    let lines = [
      "gridview run - <case.json", "gridview run /dev/stdin <case.json",
      "cat case.json | gridview run -", "cat case.json | gridview run /dev/stdin",
      "mkfifo pipe; cat case.json >pipe & gridview run pipe",
      "ln -s case.json link; gridview run link",
      "bash -c '\"$GRIDVIEW\" run <(cat case.json)'",
      "(cat case.json; sleep 0) | gridview run -",
    ]
    let output = "1: list, content 375, 130, offset 0, 0, 2 of 2 items on screen\n⋯\n"
    ToolTranscript.check(lines.map { "# \($0)\n\(Self.file)$ \($0)\n\(output)" }.joined())
    ToolTranscript.check(
      #"""
      # two pipes are read one after the other
      \#(Self.file)\#
      $ bash -c '"$GRIDVIEW" run <(cat case.json) <(cat case.json) --json'
      {⋯
      {⋯
      # a pipe that is longer than a file may be is refused, and not read to its end
      $ yes | gridview run -
      ! ⋯expected a file of at most 16777216 bytes, found more⋯
      = 2
      """#)
  }

  @Test(.rows) func `a file is replaced whole, or not at all`() {
    ToolTranscript.check(
      #"""
      # a file keeps its rights, and a link goes on leading to it
      @ old.svg
      old
      $ chmod 640 old.svg; ln -s old.svg link.svg; gridview run list --svg link.svg >out; rm out
      $ ls; head -c 4 old.svg; echo; ls -l old.svg | cut -c 1-10; readlink link.svg
      link.svg
      old.svg
      <svg
      -rw-r-----
      old.svg
      # a drawing is written to a path that is no plain file
      $ gridview run list --items 1 --svg /dev/stdout | cat
      list: list, content⋯
      ⋯
      </svg>
      ⋯
      # a file that cannot be written leaves nothing behind
      \#(Self.file)\#
      $ mkdir out; gridview run case.json --record-expect out
      ⋯
      ! ⋯cannot write out: ⋯
      = 2
      $ gridview run case.json --record-expect nowhere/case.json
      ⋯
      ! ⋯cannot write nowhere/case.json: ⋯
      = 2
      $ ls
      case.json
      out
      # a folder that cannot be made
      $ touch taken; gridview tour --out taken
      ! gridview tour: cannot make the folder ⋯
      ! ⋯
      = 2
      """#)
  }

  @Test func `a layout without a file moves by itself on the player page`() throws {
    let folder = try TemporaryFolder()
    let still = try ToolProcess("run", "list", "--json")
    let run = try ToolProcess("run", "list", "--json", "--html", "list.html", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    // The output is that of the layout at rest.
    #expect(run.output == still.output)
    _ = try folder.file("case.json", #"{"layout": "list", "sections": [{"count": 2}]}"#)
    let file = try ToolProcess("run", "case.json", "--html", "case.html", in: folder.url)
    #expect(file.status == 0)
    let (moving, resting) = (try folder.text("list.html"), try folder.text("case.html"))
    for step in ["fling", "setBounds"] {
      #expect(moving.contains("\"\(step)\""), "\(step)")
      #expect(!resting.contains("\"\(step)\""), "\(step)")
    }
  }
}
