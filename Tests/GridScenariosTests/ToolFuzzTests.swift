import GridScenarios
import TestPrograms
import Testing

@ProcessActor @Suite("gridview fuzz")
struct ToolFuzzTests {
  @Test func `scripts that hold are counted`() throws {
    let run = try ToolProcess("fuzz", "--seeds", "6", "--seed", "40", "--layout", "carousel")
    #expect(run.status == 0)
    #expect(run.lines.first?.hasPrefix("6 scripts, ") == true)
    #expect(run.lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    // A seed alone is run alone.
    #expect(try ToolProcess("fuzz", "--seed", "3").lines.first?.hasPrefix("1 scripts, ") == true)
  }

  @Test func `a run that goes on tells no failures when there are none`() throws {
    let run = try ToolProcess("fuzz", "--seeds", "4", "--seed", "900", "--keep-going")
    let plain = try ToolProcess("fuzz", "--seeds", "4", "--seed", "900")
    #expect(run.status == 0)
    #expect(run.output == plain.output)
    #expect(!run.output.contains("failed"))
  }

  @Test func `sessions of hosts that hold are counted`() throws {
    let run = try ToolProcess("fuzz", "--hosts", "--seeds", "5", "--seed", "60")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("5 sessions, "), "\(run.output)")
    #expect(try ToolProcess("fuzz", "--hosts", "--seed", "3").output.hasPrefix("1 sessions, "))
    let mistaken = try ToolProcess("fuzz", "--hosts", "--layout", "list", "--seeds", "0")
    #expect(mistaken.status == 2)
  }

  @Test(
    "what cannot be understood is told, all of it",
    arguments: [
      (["--seeds", "0"], "gridview fuzz: --seeds takes a whole number from 1 on, not \"0\""),
      (["--seed", "one"], "gridview fuzz: --seed takes a whole number from 0 on, not \"one\""),
      (["--keep-going=1"], "gridview fuzz: --keep-going takes no value"),
      (["now"], "gridview fuzz: nothing to do with \"now\""),
      (["--layout", "lst"], "gridview fuzz: unknown layout \"lst\"; did you mean \"list\"?"),
      (
        ["--seed", "18446744073709551615", "--seeds", "2"],
        "gridview fuzz: there are no 2 seeds from 18446744073709551615 on"
      ),
    ])
  func mistakes(words: [String], complaint: String) throws {
    let run = try ToolProcess(shell: (["\"$GRIDVIEW\"", "fuzz"] + words).joined(separator: " "))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(complaint), "\(run.errors)")
    #expect(run.errors.contains("See: gridview fuzz --help"))
  }
}
