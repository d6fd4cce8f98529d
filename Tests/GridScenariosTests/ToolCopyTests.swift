import Foundation
import TestPrograms
import Testing

/// The tool where it is copied to, as `Docs/Hosts.md` says: with the folders of the player's files
/// and of the gallery's scenarios.
@ProcessActor @Suite("A copied gridview", .slow)
struct ToolCopyTests {
  private static let resources = "GridKit_GridTesting.resources"
  private static let scenarios = "GridKit_GridScenarios.resources"

  /// A folder with a copy of the tool, without anything else of the build.
  private static func copy(withResources: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let tool = try ToolProcess.executable()
    let files = FileManager.default
    try files.copyItem(at: tool, to: folder.url.appendingPathComponent("gridview"))
    if withResources {
      for name in [Self.resources, Self.scenarios] {
        try files.copyItem(
          at: tool.resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name),
          to: folder.url.appendingPathComponent(name))
      }
    }
    return folder
  }

  @Test func `a copy with its resources writes the same player page, also through a link`() throws {
    let folder = try Self.copy(withResources: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("gridview"))
    let words = "run carousel --items 3 --html"
    let own = try ToolProcess(shell: "\"$GRIDVIEW\" \(words) own.html", in: folder.url)
    #expect(own.status == 0, "\(own.errors)")
    for name in ["gridview", "link"] {
      let run = try ToolProcess(shell: "./\(name) \(words) copy.html", in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text("copy.html") == folder.text("own.html"))
    }
  }

  @Test func `a copy without them says which folder to copy, and writes nothing`() throws {
    let folder = try Self.copy(withResources: false)
    for words in ["run carousel --html p.html", "check carousel --html p.html", "tour --out out"] {
      let run = try ToolProcess(shell: "./gridview \(words)", in: folder.url)
      #expect(run.status == 2, "\(words)")
      let advice = "copy the folder \(Self.resources) from beside it too"
      #expect(run.errors.contains(advice), "\(words): \(run.errors)")
      #expect(folder.names == ["gridview"], "\(words)")
    }
    // Everything else works.
    #expect(try ToolProcess(shell: "./gridview run carousel", in: folder.url).status == 0)
  }

  @Test func `a copy without the scenarios names their folder, and a mistake`() throws {
    let quiet = ["SWIFT_BACKTRACE": "enable=no"]
    let bare = try Self.copy(withResources: false)
    let missing = try ToolProcess(
      shell: "./gridview run switcher", environment: quiet, in: bare.url)
    #expect(missing.isKilled || missing.status > 2)
    #expect(
      missing.errors.contains("copy the folder \(Self.scenarios) from beside it too"),
      "\(missing.errors)")
    #expect(try ToolProcess(shell: "./gridview list", in: bare.url).status == 0)
    let spoilt = try Self.copy(withResources: true)
    let file = "Articles/switcher.json"
    try "[{}]".write(
      toFile: spoilt.path("\(Self.scenarios)/\(file)"), atomically: true, encoding: .utf8)
    let wrong = try ToolProcess(
      shell: "./gridview run switcher", environment: quiet, in: spoilt.url)
    #expect(wrong.isKilled || wrong.status > 2)
    #expect(wrong.errors.contains("\(file):1:2"), "\(wrong.errors)")
  }
}
