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

  /// The demonstrations of the articles; the published form of each has `AsPublished` behind it.
  static let names = [
    "conditionFilter", "watchFlow", "watchFlowBlank", "xmFlow", "ckSwitcher", "ckOriginal",
    "yjBlocks",
  ]

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

  @Test func `each demonstration is a named scenario with a published form`() throws {
    #expect(GalleryScenarios.articles.map(\.id) == Self.names.flatMap { [$0, $0 + "AsPublished"] })
    #expect(Self.names.allSatisfy { GalleryScenarios[$0] != nil })
    for scenario in GalleryScenarios.articles {
      #expect(!scenario.summary.isEmpty && !scenario.summary.contains("\n"))
      let ids = scenario.cases.map(\.id)
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0 == "\(scenario.id)-375" || $0.hasPrefix("\(scenario.id)-") })
      // Cases for the larger screen come first, at two pixels a point.
      #expect(ids.first?.contains("-375") == true && ids.contains { $0.contains("-320") })
      #expect(scenario.cases.allSatisfy { $0.displayScale == 2 && $0.expect != nil })
    }
  }

  @Test func `a published form is in the published mode, and a corrected one never`() throws {
    for scenario in GalleryScenarios.articles {
      var modes: Set<JSONValue> = []
      for scenario in scenario.cases where scenario.layout != "flow" {
        modes.insert(scenario.parameters["mode"] ?? "corrected")
        for action in scenario.actions {
          if action.op == .setLayout, let mode = action.parameters?["mode"] {
            modes.insert(mode)
          }
        }
      }
      if scenario.id.hasSuffix("Published") {
        #expect(modes.contains("asPublished"))
      } else {
        #expect(modes == ["corrected"], "\(scenario.id)")
      }
    }
  }
}
