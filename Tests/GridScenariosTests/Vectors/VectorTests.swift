import Foundation
import GridScenarios
import TestSupport
import Testing

/// The vectors of the gallery: what its layouts answer, for any implementation to be held against.
///
/// `GRIDKIT_RECORD=1 swift test --filter VectorTests` writes what came of them into their files.
@MainActor @Suite("Vectors of the gallery")
struct VectorTests {
  private static let names = [
    "block", "carousel", "circle", "compositional", "flow", "groupedRows", "headerFooterGrid",
    "list",
    "mosaicGrid", "sectionedWaterfall", "shortestColumn", "skyline", "switching",
  ]

  @Test(.rows) func `the gallery's layouts give the recorded output`() {
    forEachRow(of: Self.names) { name in
      let file = "Tests/Vectors/\(name).json"
      let text = try PackageFiles.text(file)
      // A number written by hand would read back, and compare, as the same.
      let recorded = try recorded(text, file: file)
      let kept = try #require(try PackageFiles.kept(file, recording: recorded))
      let difference = LineDiff(expected: kept, actual: recorded)
      #expect(difference == nil, "record it if the change is meant\n\(difference!)")
      let cases = try LayoutRegistry.gallery.parser.cases(in: kept, file: file)
      #expect(!cases.isEmpty)
      for scenario in cases {
        let verdict = try ExpectationVerdict(ScenarioRunner(registry: .gallery).run(scenario))
        #expect(verdict == .met, "\(scenario.id)\n\(verdict)")
        #expect(scenario.source != nil, "\(scenario.id) does not say where its expectation is from")
        #expect(scenario.id.hasPrefix("\(name)/"))
      }
    }
  }

  @Test func `every layout of the gallery has vectors, and every file is checked`() throws {
    #expect(LayoutRegistry.gallery.schemas.map(\.id).filter { !Self.names.contains($0) } == [])
    let folder = PackageFiles.root.appending(path: "Tests/Vectors").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == Self.names.map { "\($0).json" })
  }

  private func recorded(_ text: String, file: String) throws -> String {
    let selection = CaseSelection(registry: .gallery)
    var recording = ExpectationRecording()
    for chosen in try selection.chosen(by: [file], reading: { _ in Data(text.utf8) }) {
      try recording.add(
        chosen.written, output: ScenarioRunner(registry: .gallery).run(chosen.scenario).output)
    }
    return try recording.text()
  }
}
