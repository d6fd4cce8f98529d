import Foundation
import GridScenarios
import TestPrograms
import Testing

#if os(Linux)
  @ProcessActor
  @Suite("gridview live in a terminal", .slow, .serialized)
  struct LiveTerminalTests {
    // MARK: What it shows

    /// A gesture, and after how many ticks the screen is looked at.
    private struct Act: Sendable {
      var bytes: String
      var ticks: [Int]
    }

    private nonisolated static let acts = [
      Act(bytes: "\u{1B}[6~", ticks: [5, 7, 20]),
      Act(bytes: "\u{1B}[<65;5;5M\u{1B}[<65;5;5M", ticks: [1]),
      Act(bytes: "\u{1B}[<0;9;9M", ticks: [1]),
      Act(bytes: "\u{1B}[<32;9;8M.\u{1B}[<32;9;7M.\u{1B}[<32;9;6M.\u{1B}[<32;9;4M", ticks: [1]),
      Act(bytes: "\u{1B}[<0;9;3m", ticks: [3, 30]),
      Act(bytes: "-", ticks: [6, 20]),
      Act(bytes: "3", ticks: [5, 6, 20]),
      Act(bytes: "+", ticks: [6, 20]),
      Act(bytes: "r", ticks: [7, 20]),
      Act(bytes: "1", ticks: [4, 4]),
      Act(bytes: "\u{1B}[F", ticks: [9, 30]),
    ]

    @Test(
      "at 21 moments, most of them within an animation, each cell is what the state says",
      arguments: [
        (layout: "flow", columns: 40, rows: 24, isPlain: false),
        (layout: "shortestColumn", columns: 200, rows: 50, isPlain: false),
        (layout: "list", columns: 40, rows: 24, isPlain: true),
      ])
    @MainActor func moments(layout: String, columns: Int, rows: Int, isPlain: Bool) async throws {
      let pair = try await LivePair(
        "\(layout) --items 3000", isPlain: isPlain,
        LivePlayer(layout, items: 3000, columns: columns, rows: rows))
      var moving = 0
      for act in Self.acts {
        pair.type(act.bytes)
        for count in act.ticks {
          pair.type(String(repeating: ".", count: count))
          try await pair.look("after \(pair.ticks) ticks")
          if pair.twin.grid.state.motion != .rest { moving += 1 }
        }
      }
      #expect(moving >= 10)
      #expect(pair.noticed >= (isPlain ? 8 : 15))
      #expect(pair.seen >= (isPlain ? 50 : 1000))
      try await pair.end()
    }

    // MARK: How it ends

    /// Ways to end it, with the status that they lead to.
    private nonisolated static let ends: [(name: String, status: Int32, signal: Int32?)] = [
      ("q", 0, nil), ("Ctrl-C", 130, nil), ("the end of the input", 0, nil),
      ("SIGTERM", 143, SIGTERM), ("SIGHUP", 129, SIGHUP), ("SIGSEGV", 139, SIGSEGV),
      ("SIGILL", 132, SIGILL), ("SIGABRT", 134, SIGABRT), ("SIGTRAP", 133, SIGTRAP),
    ]

    @Test(arguments: ends)
    func `the terminal is as it was`(
      end: (name: String, status: Int32, signal: Int32?)
    ) throws {
      let isPiped = end.name == "the end of the input"
      let terminal = try LiveTerminal(
        "list --items 500", columns: 60, rows: 20, input: isPiped ? "keys" : nil)
      // A process that opens a pipe to write to it waits for a reader.
      let pipe = isPiped ? open(try terminal.path("keys"), O_WRONLY) : -1
      try terminal.wait(for: "rest")
      #expect(try terminal.modes == "1 0 1 1\n")
      #expect(try !terminal.lines.contains { $0.contains("what was there before") })
      // In the midst of a movement.
      let page = "\u{1B}[6~\u{1B}[6~\u{1B}[6~"
      if isPiped {
        #expect(
          page.utf8CString.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count - 1) } == 12)
      } else {
        try terminal.type(page)
      }
      switch (end.name, end.signal) {
      case (_, let signal?): kill(try terminal.process, signal)
      case ("q", _): try terminal.type("q")
      case ("Ctrl-C", _): try terminal.type("\u{03}")
      default: close(pipe)
      }
      try terminal.wait(for: "ended with \(end.status)")
      #expect(try terminal.modes == "0 1 0 0\n")
      #expect(try terminal.lines.first?.hasPrefix("what was there before") == true)
      try terminal.waitForFile("after")
      #expect(try terminal.text("after") == terminal.text("before"))
    }

    @Test func `a terminal that goes away ends it`() throws {
      let terminal = try LiveTerminal("list --items 500", columns: 60, rows: 20)
      try terminal.wait(for: "rest")
      try terminal.type("\u{1B}[F")
      let process = try terminal.process
      try terminal.ask("kill-server")
      for _ in 0..<3000 where kill(process, 0) == 0 { usleep(10_000) }
      #expect(kill(process, 0) != 0)
    }

    @Test func `a live grid follows the size of the terminal`() throws {
      let terminal = try LiveTerminal("flow --items 3000", columns: 40, rows: 24)
      try terminal.wait(for: "rest")
      try terminal.ask("resize-window -x 200 -y 50")
      try terminal.wait(for: "1600x768 shown")
      // A line is as long as the terminal, and the keys name the layouts.
      #expect(try terminal.lines[49].contains("9 circle"))
      let screen = try terminal.screen(columns: 200, rows: 50)
      #expect((0..<48).contains { screen[199, $0].ground != nil })
      try terminal.type("q")
      try terminal.wait(for: "ended with 0")
    }

    @Test func `pasted text presses no keys, and an escape alone holds no key back`() throws {
      let terminal = try LiveTerminal("list --items 500", columns: 60, rows: 20)
      try terminal.wait(for: "rest")
      try terminal.type("\u{1B}[200~qqq\u{03}\u{1B}[201~")
      try terminal.type("\u{1B}]11;rgb:q\u{07}\u{1B}[?q")
      try terminal.type("+")
      try terminal.wait(for: "501 items")
      try terminal.type("\u{1B}")
      // The terminal says nothing more for a while: the escape key is given up.
      usleep(300_000)
      try terminal.type("q")
      try terminal.wait(for: "ended with 0")
    }

    @Test(arguments: ["Ctrl-Z", "SIGTSTP"])
    func `the shell has the terminal while it is stopped, and it takes over again`(
      way: String
    ) throws {
      let terminal = try LiveTerminal("list --items 500", columns: 60, rows: 20, stops: true)
      try terminal.wait(for: "rest")
      if way == "Ctrl-Z" {
        try terminal.type("\u{1A}")
      } else {
        kill(try terminal.process, SIGTSTP)
      }
      try terminal.wait(for: "stopped with 148")
      #expect(try terminal.modes == "0 1 0 0\n")
      #expect(try terminal.lines.first?.hasPrefix("what was there before") == true)
      _ = FileManager.default.createFile(atPath: try terminal.path("go"), contents: nil)
      try terminal.wait(for: "rest")
      #expect(try terminal.modes == "1 0 1 1\n")
      try terminal.type("+")
      try terminal.wait(for: "501 items")
      try terminal.type("q")
      try terminal.wait(for: "ended with 0")
    }

    @Test func `a program that goes on after a stop that none can refuse draws anew`() throws {
      let terminal = try LiveTerminal("list --items 500", columns: 60, rows: 20)
      try terminal.wait(for: "rest")
      let process = try terminal.process
      kill(process, SIGSTOP)
      // As a shell does that has the terminal.
      let tty = try terminal.ask("display-message -p '#{pane_tty}'").split(separator: "\n")[0]
      let reset = try ToolProcess(
        shell: "stty sane <\(tty); printf '\\033[?1049l\\033[?25hPROMPT' >\(tty)")
      #expect(reset.status == 0)
      try terminal.wait(for: "PROMPT")
      kill(process, SIGCONT)
      try terminal.wait(for: "rest")
      #expect(try terminal.modes.hasPrefix("1 0"))
      try terminal.type("+")
      try terminal.wait(for: "501 items")
      try terminal.type("q")
      try terminal.wait(for: "ended with 0")
    }

    @Test func `Ctrl-C does not wait for thousands of keys that came before it`() throws {
      let terminal = try LiveTerminal("flow --items 3000", columns: 60, rows: 20)
      try terminal.wait(for: "rest")
      try terminal.type(String(repeating: "+", count: 8000) + "\u{03}")
      let clock = ContinuousClock()
      let start = clock.now
      try terminal.wait(for: "ended with 130")
      // A key that is being carried out comes to its end; a debug build takes some time for it.
      #if DEBUG
        let most = Duration.seconds(2)
      #else
        let most = Duration.milliseconds(500)
      #endif
      #expect(clock.now - start < most)
    }

    // MARK: What it costs

    /// Nanoseconds of processor time of all threads so far.
    private static func processorTime(of process: pid_t) throws -> Double {
      let tasks = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
      return try tasks.reduce(0) { sum, task in
        let line = try String(
          contentsOfFile: "/proc/\(process)/task/\(task)/schedstat", encoding: .utf8)
        return sum + (Double(line.split(separator: " ").first ?? "") ?? 0)
      }
    }

    /// Processor time of a frame while the content travels, in seconds.
    private static func frameTime(items: Int) throws -> Double {
      let terminal = try LiveTerminal("flow --items \(items)", columns: 80, rows: 24)
      try terminal.wait(for: "rest")
      try terminal.type("p")
      // Thrown up: a row each tick, then the finger lifts.
      try terminal.type("\u{1B}[<0;9;20M")
      var ticks = 0
      for row in stride(from: 18, through: 4, by: -2) {
        try terminal.type(".\u{1B}[<32;9;\(row)M")
        ticks += 1
      }
      try terminal.type(".\u{1B}[<0;9;2m..")
      ticks += 3
      try terminal.wait(for: "held +\(ticks)")
      let process = try terminal.process
      let before = try processorTime(of: process)
      let count = 100
      try terminal.type(String(repeating: ".", count: count))
      try terminal.wait(for: "held +\(ticks + count)")
      let time = try processorTime(of: process) - before
      let lines = try terminal.lines
      try terminal.type("q")
      try terminal.wait(for: "ended with 0")
      // It has gone far, with a frame for each tick.
      let offset = lines.joined().firstMatch(of: /at 0,(\d+) of/).flatMap { Double($0.1) } ?? 0
      #expect(offset > 1000, "\(lines)")
      return time / 1e9 / Double(count)
    }

    @Test func `60 frames a second of 100,000 items take less than a tenth of a core`() throws {
      let small = try Self.frameTime(items: 1000)
      let large = try Self.frameTime(items: 100_000)
      print("a frame takes \(small * 1e3) ms of 1000 items, \(large * 1e3) ms of 100,000")
      #expect(large < 3 * small)
      #if !DEBUG
        #expect(large < 0.1 / LiveGrid.frameRate)
      #endif
    }
  }

  extension LiveTerminal {
    /// Waits until a file is there with something in it.
    fileprivate func waitForFile(_ name: String) throws {
      for _ in 0..<3000 where (try? text(name))?.hasSuffix("\n") != true { usleep(10_000) }
    }
  }
#endif
