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

#if os(Linux)
  extension ToolConsoleTests {
    @Test func `on a terminal there are colours, unless someone objects`() throws {
      #expect(try Self.onTerminal([:]).contains("\u{1B}[1mmosaicGrid\u{1B}[0m"))
      #expect(try !Self.onTerminal(["NO_COLOR": "1"]).contains("\u{1B}"))
      #expect(try Self.onTerminal(["NO_COLOR": ""]).contains("\u{1B}"))
      #expect(try !Self.onTerminal(["TERM": "dumb"]).contains("\u{1B}"))
      #expect(try !Self.onTerminal([:], "--json").contains("\u{1B}"))
    }

    /// Returns the text that `gridview list mosaicGrid` writes to a terminal.
    private static func onTerminal(
      _ environment: [String: String], _ option: String? = nil
    ) throws -> String {
      let (master, other) = try openTerminal()
      let process = Process()
      process.executableURL = try ToolProcess.executable()
      process.arguments = ["list", "mosaicGrid"] + (option.map { [$0] } ?? [])
      var variables = ProcessInfo.processInfo.environment
      variables["NO_COLOR"] = nil
      variables["TERM"] = "xterm"
      process.environment = variables.merging(environment) { _, new in new }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle(fileDescriptor: other, closeOnDealloc: false)
      try process.run()
      process.waitUntilExit()
      // The whole output is in the terminal's buffer by now.
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &bytes, bytes.count)
      close(other)
      close(master)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Both ends of a new terminal. The functions of the C library for it are not in Swift's Glibc.
    private static func openTerminal() throws -> (master: Int32, other: Int32) {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(master >= 0)
      var lock: Int32 = 0
      var number: Int32 = -1
      let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
      let askForNumber: UInt = 0x8004_5430  // TIOCGPTN
      let isUnlocked = ioctl(master, unlock, &lock) == 0
      let isNamed = ioctl(master, askForNumber, &number) == 0
      try #require(isUnlocked && isNamed)
      let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(other >= 0)
      return (master, other)
    }
  }
#endif
