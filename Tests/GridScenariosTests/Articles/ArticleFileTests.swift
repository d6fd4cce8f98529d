import Foundation
import GridScenarios
import Testing

/// The files of the demonstrations, which people and tools read and change.
///
/// `GRIDKIT_RECORD=1 swift test --filter ArticleFileTests` fills their lines anew after a change by
/// hand. `gridview run FILE --record-expect FILE` would record all of the output, also what a
/// demonstration does not speak of.
@MainActor @Suite("Files of the articles")
struct ArticleFileTests {
  private static let folder = "Sources/GridScenarios/Articles"

  @Test func `each demonstration has its file, with its cases in filled lines`() throws {
    let folder = PackageFiles.root.appending(path: Self.folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.sorted() == GalleryScenarios.all.map { "\($0.id).json" }.sorted())
    for scenario in GalleryScenarios.all {
      let file = "\(Self.folder)/\(scenario.id).json"
      let text = try PackageFiles.text(file)
      #expect(try LayoutRegistry.gallery.parser.cases(in: text, file: file) == scenario.cases)
      let filled = try JSONDocument(text).value.text(.pretty) + "\n"
      let difference = LineDiff(
        expected: try PackageFiles.kept(file, recording: filled) ?? "", actual: filled)
      #expect(difference == nil, "\(file): record it if the change is meant\n\(difference!)")
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(file)")
    }
  }

  @Test func `a demonstration lists the layouts that its cases show`() {
    for scenario in GalleryScenarios.all {
      var layouts: [String] = []
      for scenario in scenario.cases {
        var names = [scenario.layout]
        for action in scenario.actions {
          if action.op == .setLayout { names += [action.layout].compactMap { $0?.id } }
        }
        for name in names where !layouts.contains(name) { layouts.append(name) }
      }
      #expect(scenario.layouts == layouts, "\(scenario.id)")
    }
  }
}
