import Foundation
import TestSupport
import Testing

@Suite("Documents")
struct DocumentationTests {
  // MARK: Examples

  /// Pages, and the marks around their code in the example file.
  private static let examples: [(page: String, file: String, marks: [String])] =
    [
      ("AddingALayout", ["layout", "test", "laws", "files"]), ("Compositional", ["1", "2", "3"]),
      ("Diffable", ["1", "2", "3", "4"]), ("SelfSizing", ["1", "2", "3", "4"]),
    ].map { page, marks in
      ("Docs/\(page).md", "\(page)Example", marks.map { "\(page) \($0)" })
    }

  @Test(.rows) func `the code of a page is code that is tested`() throws {
    func tested(_ mark: String, in file: String) throws -> String {
      try PackageFiles.lines(markedWith: mark, in: "Tests/GridScenariosTests/\(file).swift")
        .joined(separator: "\n") + "\n"
    }
    forEachRow(of: Self.examples, named: \.page) { page, file, marks in
      let shown = try DocumentationPage(page).blocks("swift")
      let code = try marks.map { try tested($0, in: file) }
      #expect(shown == code)
    }
    let landingPages = ["GridKit", "GridLayouts", "GridTesting"]
      .map { "Sources/\($0)/\($0).docc/\($0).md" }
    forEachRow(of: ["README.md"] + landingPages) { path in
      let shown = try #require(DocumentationPage(path).blocks("swift").first)
      let code = try tested((path as NSString).lastPathComponent, in: "DocumentationExample")
      #expect(shown == code)
      let count = shown.count { $0 == "\n" }
      #expect(count > 0 && count <= 15)
    }
    // At most two screens: a page that is longer is not read.
    #expect(try PackageFiles.text("Docs/AddingALayout.md").split(separator: "\n").count <= 120)
  }

  @MainActor @Test func `the README shows what its example prints`() throws {
    let output = try #require(DocumentationPage("README.md").blocks("text").first)
    #expect(output == outputOfDocumentationExample())
  }

  // MARK: What pages name

  @Test(.rows) func `files that a page names exist`() {
    forEachRow(of: ["README.md"] + PackageFiles.pages()) { path in
      let page = try DocumentationPage(path)
      let named = page.codeSpans.filter {
        ($0.contains("/") || $0.hasSuffix(".md") || $0.hasSuffix(".swift"))
          && $0.contains(/^(?:Sources|Tests|Docs|\.ci)\/[\w\/+.-]+$|^\w+\.(?:md|swift)$/)
      }
      #expect((named + page.linkedFiles).filter { !PackageFiles.exists($0) } == [])
    }
  }

  @Test func `every folder of sources has its place in the map of concepts`() throws {
    let named = try Set(DocumentationPage("Docs/Architecture.md").codeSpans)
    // A folder is on the map with itself or with a file in it.
    let mapped = named.union(named.map { ($0 as NSString).deletingLastPathComponent })
    let missing = PackageFiles.sourceFolders().filter { !mapped.contains($0) }
    #expect(missing == [], "Docs/Architecture.md, From concept to file")
  }

  @Test(.rows) func `the landing page of a module groups all its public names`() {
    let modules = [
      "GridKit", "GridLayouts", "GridTesting", "ScenarioFiles", "SourcePreparation",
      "GridTestingSupport", "GridHost", "GridScenarios",
    ]
    forEachRow(of: modules) { module in
      let page = try PackageFiles.text("Sources/\(module)/\(module).docc/\(module).md")
      let links = Set(page.matches(of: /- ``(?:\w+\/)?(\w+)(?:\(.*\))?``/).map { String($0.1) })
      var names = try PackageFiles.publicNames(ofModule: module)
      // GridKit hands on the values of GridCore.
      if module == "GridKit" { names += try PackageFiles.publicNames(ofModule: "GridCore") }
      #expect(names.filter { !links.contains($0) } == [])
    }
  }

  @Test func `the changelog opens with what is not released yet, and sorts every version`() throws {
    let changelog = try PackageFiles.text("Docs/Changelog.md")
    let versions = changelog.components(separatedBy: "\n## ").dropFirst()
    let names = versions.map { $0.prefix { $0 != "\n" } }
    #expect(names.first == "Unreleased")
    #expect(names.dropFirst().allSatisfy { $0.contains(/^\d+\.\d+\.\d+$/) }, "\(names)")
    for version in versions {
      let kinds = version.matches(of: /(?m)^### (.+)$/).map { String($0.1) }
      #expect(["Added", "Changed", "Fixed"].filter(kinds.contains) == kinds)
      // No entry stands outside.
      let entries = version.prefix(
        upTo: version.firstRange(of: "\n### ")?.lowerBound ?? version.endIndex)
      #expect(!entries.contains("\n- "))
    }
  }
}
