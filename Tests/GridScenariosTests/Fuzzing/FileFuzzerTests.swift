#if os(Linux) || os(macOS)
  @testable import gridfuzz
  import Foundation
  import GridScenarios
  import TestPrograms
  import TestSupport
  import Testing

  extension FuzzFileLimits {
    /// Processors that share a core with other tests need several times their time for the same
    /// work.
    static var besideOtherTests: FuzzFileLimits {
      var limits = FuzzFileLimits()
      limits.seconds *= 4
      return limits
    }
  }

  @MainActor @Suite("Spoilt files through every command", .slow)
  struct FileFuzzerTests {
    static let seeds = (0..<2000).scaled(inDebug: 50)

    @Test func `no spoilt file ends the tool, or makes it write what it must not`() throws {
      let folder = try TemporaryFolder()
      var fuzzer = FileFuzzer(
        program: try BuildProduct.url("gridfuzz"), arguments: ["--files"], folder: folder.url)
      fuzzer.limits = .besideOtherTests
      try fuzzer.run(seeds: Self.seeds, keepsGoing: true) { _ in
      } found: { failure in
        let text = String(decoding: failure.file.bytes.prefix(2000), as: UTF8.self)
        Issue.record(
          """
          gridfuzz --files --seed \(failure.seed)
          \(failure.problem.command.line("FILE")): \(failure.problem)
          \(VisibleText.lines(text))
          """)
      }
      #expect(fuzzer.tally.files == Self.seeds.count)
      // Everything that was meant to be tried has been tried.
      #expect(fuzzer.tally.commands == fuzzer.tally.files * FuzzFileCommand.allCases.count)
      for status: Int32 in 0...2 {
        #expect(fuzzer.tally.statuses[status, default: 0] > fuzzer.tally.commands / 50)
      }
    }

    /// A child of the shell, which plays the tool: it says that all is well but for what a line of
    /// its own does with a seed or a file.
    private static func fuzzer(
      _ folder: TemporaryFolder, _ line: String, _ limits: FuzzFileLimits = FuzzFileLimits()
    ) -> FileFuzzer {
      let script = """
        while read job name number; do
          echo "begin ${number:-0}"
          \(line)
          echo "status 0"
          echo done
        done
        """
      var fuzzer = FileFuzzer(
        program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], folder: folder.url)
      fuzzer.limits = limits
      return fuzzer
    }

    @Test func `a child that dies is told with its seed, and the file is shortened`() throws {
      let folder = try TemporaryFolder()
      // Any file that has a quote fails.
      var fuzzer = Self.fuzzer(
        folder,
        """
        if [ $job = seed ] && [ $name = 3 ]; then kill -9 $$; fi
        if [ $job = file ] && grep -q '"layout"' $name; then kill -9 $$; fi
        """)
      var failures: [FileFailure] = []
      try fuzzer.run(seeds: 0..<40, keepsGoing: false) { _ in
      } found: {
        failures.append($0)
      }
      #expect(failures.map(\.seed) == [3])
      #expect(failures.first?.problem.claim == .signal)
      #expect(failures.first?.problem.detail == "9")
      #expect(failures.first?.isRepeatable == true)
      let bytes = failures.first?.file.bytes ?? []
      #expect(bytes.count < 14 && String(decoding: bytes, as: UTF8.self).contains("\"layout\""))
      #expect(fuzzer.tally.files == 4)
    }

    @Test func `a fuzzer that keeps going tells its failures in the order of seeds`() throws {
      let folder = try TemporaryFolder()
      var fuzzer = Self.fuzzer(
        folder,
        """
        if [ $job = seed ]; then case $name in
          2|9) echo "bad control U+1B in output";;
          5) kill -11 $$;;
        esac; fi
        """)
      var failures: [FileFailure] = []
      var progress: [Int] = []
      try fuzzer.run(seeds: 0..<12, keepsGoing: true) {
        progress.append($0)
      } found: {
        failures.append($0)
      }
      #expect(failures.map(\.seed) == [2, 5, 9])
      #expect(failures.map(\.problem.claim) == [.control, .signal, .control])
      // Alone they do not fail.
      #expect(failures.allSatisfy { !$0.isRepeatable })
      #expect(progress == Array(1...12))
      #expect(fuzzer.tally.failures == [.control: 2, .signal: 1])
      #expect(fuzzer.tally.description.hasSuffix("  control 2\n  signal 1"))
    }

    @Test func `a child that sleeps is ended`() throws {
      let folder = try TemporaryFolder()
      var limits = FuzzFileLimits()
      limits.patience = 0.5
      let fuzzer = Self.fuzzer(folder, "exec sleep 600", limits)
      let problems = try fuzzer.problems(with: FuzzFile(raw: []), .check)
      #expect(problems.map(\.claim) == [.time])
      #expect(problems.map(\.command) == [.check])
    }

    @Test func `the tool is held to its limits of memory and of time`() throws {
      let folder = try TemporaryFolder()
      var fuzzer = FileFuzzer(
        program: try BuildProduct.url("gridfuzz"), arguments: ["--files"], folder: folder.url)
      let items = FuzzFile(raw: Array(#"{"layout": "list", "sections": [{"count": 150000}]}"#.utf8))
      fuzzer.limits.megabytes = 24
      #expect(try fuzzer.problems(with: items, .json).map(\.claim) == [.memory])
      fuzzer.limits = FuzzFileLimits()
      let small = FuzzFile(raw: Array(#"{"layout": "list", "sections": [{"count": 15}]}"#.utf8))
      #expect(try fuzzer.problems(with: small, .json) == [])
      fuzzer.limits.seconds = 1
      let fling =
        #"{"op": "fling", "velocity": [0, 9000]}, {"op": "setContentOffset", "contentOffset": [0, 0]}"#
      let long = Array(repeating: fling, count: 900).joined(separator: ", ")
      let slow = FuzzFile(
        raw: Array(
          #"{"layout": "list", "sections": [{"count": 5000}], "actions": [\#(long)]}"#.utf8))
      #expect(try fuzzer.problems(with: slow, .draw).map(\.claim) == [.time])
    }
  }

  extension FileFuzzer {
    /// Runs a command on a file, in a worker of its own, and returns the problems.
    func problems(with file: FuzzFile, _ command: FuzzFileCommand) throws -> [FuzzFileProblem] {
      let worker = try makeWorker("alone")
      defer { worker.stop() }
      return try Self.problems(with: file, command, worker)
    }
  }
#endif
