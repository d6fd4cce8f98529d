import Foundation
import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridfuzz", .slow)
struct ToolFuzzTests {
  @Test func `scripts that hold are counted`() throws {
    let run = try ToolProcess(
      "--seeds", "6", "--seed", "40", "--layout", "carousel", program: "gridfuzz")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("6 scripts, ") == true)
    #expect(run.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    // A seed alone is run alone.
    #expect(
      try ToolProcess("--seed", "3", program: "gridfuzz").lines.first?.hasPrefix("1 scripts, ")
        == true)
  }

  @Test func `records of the same scripts are equal, with calls and work`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = try ["a", "b"].map { name in
      let path = folder.appending(path: name).path
      let run = try ToolProcess("--seeds", "2", "--record", path, program: "gridfuzz")
      #expect(run.status == 0 && run.output.isEmpty)
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
    for words in ["seed 1 traced", " prepare()", "WorkCounters(", "cell 0-0 "] {
      #expect(texts[0].contains(words), "\(words)")
    }
    let run = try ToolProcess(
      "--seed", "1", "--record", folder.path + "/none/a", program: "gridfuzz")
    #expect(run.status == 2 && run.errors.contains("cannot write \(folder.path)/none/a"))
  }

  @Test func `a run that goes on tells no failures when there are none`() throws {
    let run = try ToolProcess("--seeds", "4", "--seed", "900", "--keep-going", program: "gridfuzz")
    let plain = try ToolProcess("--seeds", "4", "--seed", "900", program: "gridfuzz")
    #expect(run.status == 0)
    #expect(run.output == plain.output)
    #expect(!run.output.contains("failed"))
  }

  @Test func `sessions of hosts that hold are counted`() throws {
    let run = try ToolProcess("--hosts", "--seeds", "5", "--seed", "60", program: "gridfuzz")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("5 sessions, "), "\(run.output)")
    #expect(
      try ToolProcess("--hosts", "--seed", "3", program: "gridfuzz").output.hasPrefix(
        "1 sessions, "))
    let mistaken = try ToolProcess(
      "--hosts", "--layout", "list", "--seeds", "0", program: "gridfuzz")
    #expect(mistaken.status == 2)
  }

  @Test(
    "gridfuzz says which words it cannot understand",
    arguments: [
      (["--seeds", "0"], "gridfuzz: --seeds takes a whole number from 1 on, not \"0\""),
      (["--seed", "one"], "gridfuzz: --seed takes a whole number from 0 on, not \"one\""),
      (["--keep-going=1"], "gridfuzz: --keep-going takes no value"),
      (["now"], "gridfuzz: unexpected argument \"now\""),
      (["--layout", "lst"], "gridfuzz: unknown layout \"lst\"; did you mean \"list\"?"),
      (
        ["--seed", "18446744073709551615", "--seeds", "2"],
        "gridfuzz: 2 seeds from 18446744073709551615 on exceed the largest seed"
      ),
    ])
  func mistakes(words: [String], complaint: String) throws {
    let run = try ToolProcess(shell: (["\"$GRIDFUZZ\""] + words).joined(separator: " "))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    #expect(run.errors.contains("See: gridfuzz --help"))
  }
}
