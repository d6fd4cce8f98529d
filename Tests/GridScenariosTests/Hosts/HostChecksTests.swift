import ScenarioFiles
import Foundation
import GridTesting
import TestPrograms
import Testing

/// A host of `Tests/Hosts`.
enum CheckedHost: String, CaseIterable, CustomTestStringConvertible {
  case web, gtk

  var testDescription: String { rawValue }

  private var python: String { self == .web ? "python3" : "/usr/bin/python3" }

  /// Plays the script of gestures; what is over after five minutes hangs.
  func check(_ arguments: String = "", in folder: TemporaryFolder? = nil) throws -> ToolProcess {
    let script = "timeout 300 \(python) Tests/Hosts/check.py \"$GRIDVIEW\" \(rawValue) \(arguments)"
    return try ToolProcess(
      shell: script, environment: ["OUT": folder?.url.path ?? ""], in: PackageFiles.root)
  }
}

/// A line of the check for a moment: how far the farthest edge of a node is off.
private struct CheckedMoment {
  let name: String
  let motion: String
  let nodes: Int
  /// Nil where something differs.
  let farthest: Double?

  static func all(of run: ToolProcess) -> [CheckedMoment] {
    run.lines.compactMap { line in
      guard
        let match = line.wholeMatch(
          of: /(.+): (rest|drag|deceleration|animation), (\d+) nodes, (?:at most (.+) px off|.+)/)
      else { return nil }
      return CheckedMoment(
        name: String(match.1), motion: String(match.2), nodes: Int(match.3) ?? 0,
        farthest: match.4.flatMap { Double($0) })
    }
  }
}

/// A host's whole script without an interruption, and the state that it ends in. It is played once
/// for all that ask for it.
private struct WholeRun: Sendable {
  let run: ToolProcess
  let end: String

  private static let web = Result { try WholeRun(.web) }
  private static let gtk = Result { try WholeRun(.gtk) }

  private init(_ host: CheckedHost) throws {
    let folder = try TemporaryFolder()
    run = try host.check("--end \"$OUT/whole\"", in: folder)
    end = (try? folder.text("whole")) ?? ""
  }

  static func of(_ host: CheckedHost) throws -> WholeRun {
    try (host == .web ? web : gtk).get()
  }
}

/// Chromium without a window draws the page, a display without a screen shows the window of GTK.
@ProcessActor @Suite("A grid in a web page and in a window", .slow, .serialized)
struct DrawnHostTests {
  /// Names of the moments, as the script has them.
  private static var moments: [String] {
    get throws {
      let script = try JSONDocument(PackageFiles.text("Tests/Hosts/gestures.json")).value
      return script.objectValue?["steps"]?.arrayValue?
        .compactMap { $0.objectValue?["look"]?.stringValue } ?? []
    }
  }

  @Test(arguments: CheckedHost.allCases)
  func `a host mounts the elements that the grid names, at their places`(host: CheckedHost) throws {
    let run = try WholeRun.of(host).run
    let found = CheckedMoment.all(of: run)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    // GTK complains about what a bare machine lacks; a page has nothing to say.
    if host == .web { #expect(run.errors == "") }
    #expect(try found.map(\.name) == Self.moments)
    #expect(found.count >= 20)
    #expect(found.allSatisfy { $0.nodes > 0 && ($0.farthest ?? 1) <= 0.5 }, "\(run.output)")
    // Not only at rest.
    let motions = Dictionary(grouping: found, by: \.motion).mapValues(\.count)
    for (motion, least) in ["drag": 3, "deceleration": 3, "animation": 4] {
      #expect(motions[motion, default: 0] >= least, "\(motions)")
    }
  }

  @Test(arguments: CheckedHost.allCases)
  func `a host that ignores what is gone is found`(host: CheckedHost) throws {
    let run = try host.check("--ignore-gone")
    #expect(run.status == 1)
    #expect(run.output.contains("in the middle of a drag: drag, "))
    #expect(run.output.contains("  cell 0 0: not in the grid"), "\(run.output)\(run.errors)")
    #expect(CheckedMoment.all(of: run).contains { $0.farthest == nil })
    // Before anything has gone nothing is wrong.
    #expect(CheckedMoment.all(of: run).first?.farthest != nil)
  }

  @Test(arguments: CheckedHost.allCases)
  func `killed in the middle of a drag, the grid is opened anew and ends the same`(
    host: CheckedHost
  ) throws {
    let folder = try TemporaryFolder()
    // In the middle of the first drag.
    let killed = try host.check("--kill 0.45 --end \"$OUT/killed\" --log \"$OUT/log\"", in: folder)
    #expect(killed.status == 0, "\(killed.output)\(killed.errors)")
    #expect(killed.lines.last == "another process has the grid: yes")
    let whole = try WholeRun.of(host)
    #expect(whole.run.status == 0 && whole.end != "")
    #expect(try folder.text("killed") == whole.end)
    // The log of both processes is one session: replayed, it ends as the host did.
    let replay = try ToolProcess("host", "--replay", folder.path("log"))
    let again = try ToolProcess("host", "--replay", folder.path("log"))
    #expect(replay.output == again.output)
    let last = try JSONDocument(try #require(replay.lines.last)).value.objectValue?["result"]
    let end = try JSONDocument(folder.text("killed")).value
    #expect(last == end)
  }

  @Test(arguments: CheckedHost.allCases)
  func `wheel, pointer and touches of a host's screen reach the grid`(host: CheckedHost) throws {
    let run = try host.check("--live")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(
      CheckedMoment.all(of: run).map(\.name) == ["opened", "wheeled", "dragged", "back", "tapped"])
    #expect(run.lines.filter { $0.hasSuffix(": yes") }.count == 6, "\(run.output)")
  }
}

/// The bridge of the web page, and the host of the page for beginners.
@ProcessActor @Suite("Hosts in Python", .slow)
struct PythonHostTests {
  @Test func `the bridge answers who knows the token, and nobody else`() throws {
    let run = try ToolProcess(
      shell: "python3 Tests/Hosts/web/knock.py \"$GRIDVIEW\"", in: PackageFiles.root)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors == "")
    let outcomes = Dictionary(
      run.lines.compactMap { line in
        line.wholeMatch(of: /(.+): ([^:]+)/).map { (String($0.1), String($0.2)) }
      }, uniquingKeysWith: { "\($0), \($1)" })
    for words in [
      "a question with a wrong token", "a question to localhost", "a question from another page",
      "a question from nowhere", "the page with no token", "the page of another name",
      "the page from another page", "method OPTIONS",
    ] {
      #expect(outcomes[words] == "403, nothing", "\(words)")
    }
    for (words, outcome) in [
      "the page": "200", "a question": "200", "a third path": "404, nothing",
      "a body of two megabytes": "413, nothing", "two questions at once": "400, nothing",
      "the grid after all that": "200", "address 127.0.0.2": "refused",
    ] {
      #expect(outcomes[words] == outcome, "\(words)")
    }
  }

  @Test func `the host of the page prints what the page says`() throws {
    let page = try DocumentationPage("Docs/Hosts.md")
    let program = try #require(page.blocks("python").first)
    #expect(program.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 40)
    let folder = try TemporaryFolder()
    _ = try folder.file("first.py", program)
    let run = try ToolProcess(shell: "python3 first.py \"$GRIDVIEW\"", in: folder.url)
    #expect(run.errors == "")
    #expect(run.output == page.blocks("text").first)
  }

  @Test(arguments: ["web/bridge.py", "gtk/host.py", "grid.py"])
  func `a host is small enough to read`(file: String) throws {
    let text = try PackageFiles.text("Tests/Hosts/\(file)")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 200)
  }
}
