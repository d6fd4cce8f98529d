import Foundation
import GridScenarios
import TestPrograms
import Testing

/// Pages that show what the tool prints: scenario files, commands, outputs and pictures are run
/// anew and compared.
///
/// The drawings of the commands are in `Docs/Pictures`. `GRIDKIT_RECORD=1 swift test --filter
/// DocumentTranscriptTests` writes outputs and pictures anew.
@ProcessActor @Suite("Transcripts of the documents", .slow)
struct DocumentTranscriptTests {
  nonisolated static let pages = ["Articles", "ContentSize", "BlankView", "IrregularGrid"]

  @Test(arguments: pages)
  func `a page shows what its commands print, with scenarios that are good`(
    name: String
  ) async throws {
    let path = "Docs/Essays/\(name).md"
    var page = DocumentTranscript(try PackageFiles.text(path))
    let folder = try TemporaryFolder()
    for (name, text) in page.files { _ = try folder.file(name, text) }
    #expect(!page.files.isEmpty && !page.commands.isEmpty)
    try await Self.check(page.files)
    for command in page.commands {
      let run = try ToolProcess(shell: command.shell, in: folder.url)
      #expect(run.errors == "", "\(command.line)")
      page.setOutput(run.output, of: command)
    }
    try check(page.text, against: path)
    let shown = page.text.matches(of: /\]\(\.\.\/Pictures\/([\w-]+\.svg)\)/).map { String($0.1) }
    let drawn = folder.names.filter { $0.hasSuffix(".svg") }
    #expect(shown.filter { !drawn.contains($0) } == [], "\(path) does not draw them")
    for picture in drawn where shown.contains(picture) {
      try check(try folder.text(picture), against: "Docs/Pictures/\(picture)")
    }
    // Of a scenario's cases, each of which is drawn, a page may show a few.
    let stems = Set(shown.map(stem))
    #expect(drawn.filter { !stems.contains(stem(of: $0)) } == [], "\(path) does not show them")
  }

  /// `filter` of `filter.svg` and of `filter-2.svg`.
  private func stem(of picture: String) -> String {
    picture.replacing(/(-\d+)?\.svg$/, with: "")
  }

  /// Checks that the cases are legal, and meet no fault that they do not expect.
  @MainActor private static func check(_ files: [(name: String, text: String)]) throws {
    for (name, text) in files {
      for scenario in try LayoutRegistry.gallery.parser.cases(in: text, file: name) {
        let run = try ScenarioRunner(registry: .gallery).run(scenario)
        #expect(ExpectationVerdict(run).isGood, "\(name)")
      }
    }
  }

  private func check(_ text: String, against path: String) throws {
    let kept = try PackageFiles.kept(path, recording: text)
    let difference = LineDiff(expected: kept ?? "", actual: text)
    #expect(
      difference == nil,
      "\(path): record it if the change is meant\n\(difference?.description ?? "")")
  }
}
