import Foundation
import GridHost
import GridScenarios
import TestPrograms
import TestSupport
import Testing

/// The tool itself: its pipes, its files, its end.
@MainActor @Suite("gridview host", .slow)
struct HostToolTests {
  /// A finger that drags while a layout is switched, then lets go.
  static let script: [String] = {
    var lines = [
      #"{"jsonrpc":"2.0","id":0,"method":"hello","params":{"protocol":1}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"open","params":{"layout":"flow","parameters":{"itemSize":[70,70]},"sections":[{"count":200}],"viewport":[320,400],"events":["DG"]}}"#,
    ]
    for step in 1...30 {
      let time = Double(step) * 0.02
      let phase = step == 1 ? "began" : step == 30 ? "ended" : "moved"
      let y = 390 - 12 * step
      lines.append(
        #"{"jsonrpc":"2.0","id":\#(step + 1),"method":"frame","params":{"to":\#(time),"base":\#(step),"input":[{"type":"touch","phase":"\#(phase)","finger":1,"at":\#(time - 0.01),"location":[160,\#(y)]}]}}"#
      )
    }
    lines.append(#"{"jsonrpc":"2.0","id":"end","method":"state"}"#)
    return lines
  }()

  private static func text(_ lines: some Sequence<String>) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  @Test(.rule("HO-10")) func `a line for each request until the input ends`() throws {
    let run = try ToolProcess("host", input: Self.text(Self.script))
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.count == Self.script.count)
    let server = HostServer()
    #expect(run.lines == Self.script.map { server.answer($0) })
    // A last line may lack its end; no input is no session.
    let short = try ToolProcess("host", input: Self.script[0])
    #expect(short.lines == [run.lines[0]])
    #expect(try ToolProcess("host").output == "")
  }

  @Test(.rule("HO-10"))
  func `a replay of a recording gives the same answers, byte for byte`() throws {
    let folder = try TemporaryFolder()
    let input = Self.text(Self.script.prefix(20) + ["spoilt", "{}"] + Self.script.dropFirst(20))
    let log = folder.path("log")
    let first = try ToolProcess("host", "--record", log, input: input)
    #expect(try folder.text("log") == input)
    let replay = try ToolProcess("host", "--replay", log)
    #expect(replay.output == first.output)
    #expect(replay.status == 0)
    #expect(!first.output.isEmpty)
    let missing = try ToolProcess("host", "--replay", folder.path("nothing"))
    #expect(missing.status == 2)
    #expect(missing.output == "")
    #expect(missing.errors.contains("cannot read"))
  }

  @Test(.rows) func `a host tells what it cannot read or write, and ends with status 2`() {
    let log = "@ log\n\(Self.text(Self.script.prefix(3)))"
    let full = #"""
      # a recording that cannot be written
      \#(log)
      $ gridview host --record /dev/full <log >out
      ! gridview host: cannot write /dev/full: ⋯
      = 2
      $ grep -c '' out
      3
      # answers that cannot be written
      \#(log)
      $ gridview host <log >/dev/full
      ! gridview host: cannot write the answers: ⋯
      ! ⋯
      = 2

      """#
    let rows = #"""
      # a recording over the file that is replayed is refused, and the file stays
      \#(log)
      $ ln -s log link; cp log first
      $ for name in log ./log link; do gridview host --replay log --record $name; echo $?; done
      2
      2
      2
      ! gridview host: --record would empty log before --replay⋯
      ! ⋯
      ! gridview host: --record would empty log before --replay⋯
      ! ⋯
      ! gridview host: --record would empty log before --replay⋯
      ! ⋯
      $ cmp log first
      $ gridview host --replay log --record copy >out && cmp log copy
      # requests that cannot be read
      $ gridview host --replay .
      ! gridview host: cannot read the requests: ⋯
      ! ⋯
      = 2
      # whoever has seen enough ends it
      \#(log)
      $ gridview host <log | head -n 1
      {⋯
      """#
    let hasFull = FileManager.default.fileExists(atPath: "/dev/full")
    ToolTranscript.check((hasFull ? full : "") + rows)
  }

  @Test(.rule("HO-10")) func `spoilt bytes and long lines are answered`() throws {
    let folder = try TemporaryFolder()
    var mutation = HostMutation(seed: 7)
    var lines = HostMutation.session.prefix(2).map { Array($0.utf8) }
    for _ in 0..<300 { lines.append(mutation.next()) }
    lines.append(Array(repeating: UInt8(ascii: "["), count: 10_000_000))
    lines.append(Array(repeating: UInt8(ascii: "x"), count: 17_000_000))
    lines.append([0xFF, 0xFE, 0x00])
    lines.append(Array(HostMutation.session[1].utf8))
    var bytes = Data()
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes.append(contentsOf: line)
    }
    try bytes.write(to: folder.url.appendingPathComponent("in"))
    let run = try ToolProcess(shell: "\"$GRIDVIEW\" host --record log <in", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.count == lines.count)
    for line in run.lines { _ = try HostClient.check(line) }
    let tooLong = try HostClient.check(run.lines[lines.count - 3])
    #expect(tooLong["error"]?.objectValue?["code"] == 4)
    #expect(try HostClient.check(run.lines[lines.count - 1])["result"] != nil)
    let replay = try ToolProcess(shell: "\"$GRIDVIEW\" host --replay log", in: folder.url)
    #expect(replay.output == run.output)
  }

  @Test(.rule("HO-10"))
  func `a host that is killed in a drag is opened anew from its log`() throws {
    let folder = try TemporaryFolder()
    let whole = try ToolProcess("host", input: Self.text(Self.script))
    let killed = try RunningTool(["host", "--record", folder.path("log")])
    let half = 17
    for line in Self.script.prefix(half) { #expect(try killed.ask(line) != "") }
    killed.end(with: SIGKILL)
    let log = try folder.text("log")
    #expect(log == Self.text(Self.script.prefix(half)))
    let anew = try ToolProcess("host", input: log + Self.text(Self.script.dropFirst(half)))
    #expect(anew.output == whole.output)
    let end = try HostClient.check(try #require(anew.lines.last))
    let state = try HostState(json: end["result"] ?? .null)
    #expect(state.contentOffset.y > 200)
  }

  #if os(Linux)
    @Test(.rule("HO-10")) func `the standard output is moved away before anything is answered`()
      throws
    {
      let tool = try RunningTool(["host"])
      _ = try tool.ask(Self.script[0])
      func file(_ number: Int) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(tool.process.processIdentifier)/fd/\(number)")
      }
      // Code that prints writes where complaints go.
      #expect(try file(1) == file(2))
      tool.end(with: SIGKILL)
    }
  #endif
}
