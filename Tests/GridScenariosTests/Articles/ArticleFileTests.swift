import Foundation
import GridScenarios
import Testing

/// The demonstrations of the articles as files, for other tools to read and to change.
///
/// `GRIDKIT_RECORD=1 swift test --filter ArticleFileTests` writes them anew from their Swift form.
@MainActor @Suite("Files of the articles")
struct ArticleFileTests {
  private static let folder = "Docs/Articles"

  @Test func `a file holds the cases of its demonstration`() throws {
    let records = ProcessInfo.processInfo.environment["GRIDKIT_RECORD"] == "1"
    if records {
      try FileManager.default.createDirectory(
        at: PackageFiles.root.appending(path: Self.folder), withIntermediateDirectories: true)
    }
    for scenario in GalleryScenarios.articles {
      let text = try text(of: scenario)
      let file = "\(Self.folder)/\(scenario.id).json"
      if records {
        try text.write(
          to: PackageFiles.root.appending(path: file), atomically: true, encoding: .utf8)
        continue
      }
      let difference = LineDiff(
        expected: try PackageFiles.text(file).components(separatedBy: "\n"),
        actual: text.components(separatedBy: "\n"))
      #expect(difference == nil, "\(file): record it if the change is meant\n\(difference!)")
    }
  }

  @Test func `there is a file for each demonstration, and no other`() throws {
    let folder = PackageFiles.root.appending(path: Self.folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(
      files.filter { $0.hasSuffix(".json") }.sorted()
        == GalleryScenarios.articles.map { "\($0.id).json" }.sorted())
  }

  @Test func `a file reads as the cases that it was made of, and they come out as it says`() throws
  {
    for scenario in GalleryScenarios.articles {
      let file = "\(Self.folder)/\(scenario.id).json"
      let cases = try LayoutRegistry.gallery.parser.cases(
        in: PackageFiles.text(file), file: file)
      #expect(cases == scenario.cases, "\(file)")
      for scenario in cases {
        let verdict = try ExpectationVerdict(ScenarioRunner(registry: .gallery).run(scenario))
        #expect(verdict == .met, "\(scenario.id)\n\(verdict)")
      }
    }
  }

  private func text(of scenario: NamedScenario) throws -> String {
    let file: JSONValue = ["cases": .array(scenario.cases.map(\.json))]
    return try file.text(.pretty) + "\n"
  }
}
