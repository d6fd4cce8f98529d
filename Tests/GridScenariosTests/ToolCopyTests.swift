import Foundation
import TestPrograms
import Testing

/// The tool where it is copied to, as `Docs/Hosts.md` says: with the folder of the player's files.
@ProcessActor @Suite("A copied gridview")
struct ToolCopyTests {
  private static let resources = "GridKit_GridTesting.resources"

  /// A folder with a copy of the tool, without anything else of the build.
  private static func copy(withResources: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let tool = try ToolProcess.executable()
    let files = FileManager.default
    try files.copyItem(at: tool, to: folder.url.appendingPathComponent("gridview"))
    if withResources {
      try files.copyItem(
        at: tool.resolvingSymlinksInPath().deletingLastPathComponent()
          .appendingPathComponent(Self.resources),
        to: folder.url.appendingPathComponent(Self.resources))
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

  @Test(arguments: ["run carousel --html p.html", "check carousel --html p.html", "tour --out out"])
  func `a copy without them says which folder to copy, and writes nothing`(words: String) throws {
    let folder = try Self.copy(withResources: false)
    let run = try ToolProcess(shell: "./gridview \(words)", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("copy the folder \(Self.resources) from beside it too"),
      "\(run.errors)")
    #expect(folder.names == ["gridview"])
    // Everything else works.
    #expect(try ToolProcess(shell: "./gridview run carousel", in: folder.url).status == 0)
  }
}
