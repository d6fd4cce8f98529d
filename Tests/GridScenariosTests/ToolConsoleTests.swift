import Foundation
import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridview on terminals and pipes", .slow)
struct ToolConsoleTests {
  @Test func `to a file or pipe everything is plain`() throws {
    for arguments in ["list", "tour --out tour", "run switcher --ascii --trace", "nonsense"] {
      let folder = try TemporaryFolder()
      let run = try ToolProcess(shell: "\"$GRIDVIEW\" \(arguments) | cat", in: folder.url)
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\r"))
      #expect(!run.errors.contains("\u{1B}") && !run.errors.contains("\r"))
    }
  }

  @Test func `a reader that has seen enough is no failure`() throws {
    let line = "\"$GRIDVIEW\" run list --items 20000 --json; echo \"status $?\" >&2"
    let run = try ToolProcess(shell: "{ \(line); } | head -c 20")
    #expect(run.output == "{\"cells\":[{\"center\":")
    #expect(run.errors == "status 0\n")
    let list = "\"$GRIDVIEW\" list; echo \"status $?\" >&2"
    for reader in ["head -1", "true", "sed q"] {
      let run = try ToolProcess(shell: "{ \(list); } | \(reader)")
      #expect(run.errors == "status 0\n", "\(reader)")
    }
  }

  @Test(.rows) func `what cannot be written is told, and does not end as if all were well`() {
    let outputs = [
      "list", "list --json", "run flow --items 3", "run flow --json", "audit flow --items 3",
      "explain", "schema", "completion bash", "--version", "--help", "help run",
    ].map { "# \($0)\n$ gridview \($0) >/dev/full\n! gridview: cannot write the output: ⋯\n= 2\n" }
    let files = ["--svg", "--html", "--record-expect"].map { option in
      "# \(option)\n$ gridview run flow --items 3 \(option) /dev/full\n⋯\n"
        + "! ⋯cannot write /dev/full: ⋯\n= 2\n"
    }
    let complaints =
      "# complaints\n$ gridview run flow --items 3 --json --ascii 2>/dev/full\n{⋯\n= 2\n"
    let limit = """
      # a file that may not grow further
      $ ulimit -f 1; gridview list --json >out
      ! gridview: cannot write the output: ⋯
      = 2
      """
    let hasFull = FileManager.default.fileExists(atPath: "/dev/full")
    let text = (hasFull ? outputs + files + [complaints] : []) + [limit]
    ToolTranscript.check(text.joined())
  }
}
