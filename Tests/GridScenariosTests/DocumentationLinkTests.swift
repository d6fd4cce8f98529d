import Foundation
import TestPrograms
import TestSupport
import Testing

/// Where the pages lead: links to files and headings, pictures, and products of the manifest.
@Suite("Links of the documents")
struct DocumentationLinkTests {
  static let pages = ["README.md"] + PackageFiles.pages() + PackageFiles.catalogPages()

  /// Links out of the package are followed by readers only, and must be safe.
  @Test(.rows) func `every link leads somewhere, and out of the package by https`() {
    var anchors: [String: Set<String>] = [:]
    forEachRow(of: Self.pages) { path in
      let page = try DocumentationPage(path)
      #expect(page.linksElsewhere.filter { !$0.hasPrefix("https://") } == [])
      for link in page.links {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : page.path(of: String(parts[0]))
        guard PackageFiles.exists(target) else {
          Issue.record("\(path): \(link) is no file")
          continue
        }
        guard parts.count == 2 else { continue }
        let known = try anchors[target] ?? DocumentationPage(target).anchors
        anchors[target] = known
        #expect(known.contains(String(parts[1])), "\(path): \(link) names no heading")
      }
    }
  }

  @Test func `every page of Docs is linked from the README`() throws {
    let linked = try Set(DocumentationPage("README.md").links)
    #expect(PackageFiles.pages().filter { !linked.contains($0) } == [])
  }

  @Test func `the table of products is that of the manifest`() throws {
    let manifest = try PackageFiles.text("Package.swift")
    let products = manifest.matches(of: /\.(?:library|executable)\(\s*name: "(\w+)"/)
      .map { String($0.1) }
    let rows = try DocumentationPage("README.md").rows(ofTablesWith: ["product", "for"])
    let named = rows.flatMap { DocumentationPage.codeSpans(in: $0[0]) }
    #expect(Set(named) == Set(products))
  }

  @Test func `the package index shows every catalog`() throws {
    let modules = Set(PackageFiles.catalogPages().map { String($0.split(separator: "/")[1]) })
    let settings = try PackageFiles.text(".spi.yml")
    let named = try #require(settings.firstMatch(of: /documentation_targets: \[(.+)\]/)).1
    #expect(Set(named.components(separatedBy: ", ")) == modules)
  }

  @Test(.rows) func `headings have the anchors that a reader's link needs`() {
    let anchors = [
      "What decides the content size": "what-decides-the-content-size",
      "What `canImport(UIKit)` says": "what-canimportuikit-says",
      "Is it as it was? As another one?": "is-it-as-it-was-as-another-one",
      "Line, circle, grid (CK)": "line-circle-grid-ck", "E-40 snake_case": "e-40-snake_case",
    ]
    forEachRow(of: anchors) { #expect(DocumentationPage.anchor(of: $0.key) == $0.value) }
  }
}

/// The commands of the tool that pages show.
@ProcessActor @Suite("Commands of the documents", .slow)
struct DocumentationCommandTests {
  /// The help about each command that a page shows, asked for once: many commands are on many
  /// pages.
  private static let help = Result {
    let commands = try DocumentationLinkTests.pages.flatMap {
      try DocumentationPage($0).toolCommands
    }
    return try Dictionary(
      uniqueKeysWithValues: Set(commands.compactMap { name(of: $0) }).map { name in
        (name, try ToolProcess("help", name))
      })
  }

  private static func name(of command: String) -> String? {
    command.split(separator: " ").first { !$0.hasPrefix("-") }.map(String.init)
  }

  /// Runs the commands that need no file of the reader's; other tests run whole transcripts, the
  /// tour and commands that take long. A command may be refused only if its page shows with which
  /// words.
  @Test(.rows) func `commands and their options exist and are understood`() throws {
    let help = try Self.help.get()
    forEachRow(of: DocumentationLinkTests.pages) { path in
      let page = try DocumentationPage(path)
      for command in Set(page.toolCommands).sorted() {
        let words = command.split(separator: " ").map(String.init)
        guard let name = Self.name(of: command) else { continue }
        let help = try #require(help[name])
        guard help.status == 0 else {
          Issue.record("\(path): gridview \(command): no such command")
          continue
        }
        let known = Set(help.output.matches(of: /--?[a-z][a-z-]*/).map { String($0.0) })
        let options = words.filter { $0.contains(/^--?[a-z]/) && $0 != "--help" }
        #expect(options.filter { !known.contains($0) } == [], "\(path): gridview \(command)")
        guard command.contains(/^(?:run|list|explain|audit|help)\s/),
          !command.contains(/[A-Z]{2,}|…|\.json|\.html|\.svg|--json$|--set mode/)
        else { continue }
        let run = try SharedRuns.run("\"$GRIDVIEW\" \(command)")
        let isShown = run.errorLines.first.map(page.text.contains) ?? false
        let place = "\(path): gridview \(command)\n\(run.errors)"
        #expect((run.status != 2 || isShown) && !run.isKilled, "\(place)")
      }
    }
  }
}
