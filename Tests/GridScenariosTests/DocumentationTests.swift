import Foundation
import Testing

@Suite("Documents")
struct DocumentationTests {
  static let pages = ["README.md"] + PackageFiles.pages()

  // MARK: Examples

  @Test(
    arguments: ["README.md"]
      + ["GridKit", "GridLayouts", "GridTesting"].map { "Sources/\($0)/\($0).docc/\($0).md" })
  func `the example of a page is one that is tested`(path: String) throws {
    let example = try #require(DocumentationPage(path).blocks("swift").first)
    let tested = try PackageFiles.lines(
      markedWith: (path as NSString).lastPathComponent,
      in: "Tests/GridScenariosTests/DocumentationExample.swift")
    #expect(example == tested.joined(separator: "\n") + "\n")
    #expect(tested.count > 0 && tested.count <= 15)
  }

  @MainActor @Test func `the README shows what its example prints`() throws {
    let output = try #require(DocumentationPage("README.md").blocks("text").first)
    #expect(output == outputOfDocumentationExample())
  }

  // MARK: What pages name

  @Test(arguments: pages)
  func `files that a page names exist`(path: String) throws {
    let page = try DocumentationPage(path)
    let named = page.codeSpans.filter {
      $0.contains(/^(?:Sources|Tests|Docs|\.ci)\/[\w\/+.-]+$|^\w+\.(?:md|swift)$/)
    }
    let missing = (named + page.linkedFiles).filter { !PackageFiles.exists($0) }
    #expect(missing == [])
  }

  @Test func `every folder of sources has its place in the map of concepts`() throws {
    let named = try Set(DocumentationPage("Docs/Architecture.md").codeSpans)
    // A folder is on the map with itself or with a file in it.
    let mapped = named.union(named.map { ($0 as NSString).deletingLastPathComponent })
    let missing = PackageFiles.sourceFolders().filter { !mapped.contains($0) }
    #expect(missing == [], "Docs/Architecture.md, From concept to file")
  }

  @Test(
    arguments: [
      "GridKit", "GridLayouts", "GridTesting", "ScenarioFiles", "SourcePreparation",
      "GridTestingSupport", "GridHost", "GridScenarios",
    ])
  func `the landing page of a module groups all its public names`(module: String) throws {
    let page = try PackageFiles.text("Sources/\(module)/\(module).docc/\(module).md")
    let links = Set(page.matches(of: /- ``(?:\w+\/)?(\w+)(?:\(.*\))?``/).map { String($0.1) })
    var names = try PackageFiles.publicNames(ofModule: module)
    // GridKit hands on the values of GridCore.
    if module == "GridKit" { names += try PackageFiles.publicNames(ofModule: "GridCore") }
    #expect(names.filter { !links.contains($0) } == [])
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
