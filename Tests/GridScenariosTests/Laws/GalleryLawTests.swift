import GridScenarios
import TestPrograms
import TestSupport
import Testing

/// Properties over seeded inputs, for every layout.
@MainActor @Suite("Laws of the gallery")
struct GalleryLawTests {
  /// A layout with parameters that suit random items, and what it does on purpose.
  private struct Subject {
    var id: String
    var parameters: JSONObject = [:]
    var changes: [JSONObject] = []
    var sections = SectionGenerator.counts(upTo: 40)
    var declared: LayoutDeclarations = []
  }

  private static let subjects: [Subject] = [
    Subject(
      id: "shortestColumn", parameters: ["columnCount": 3, "sectionInset": [3, 5, 7, 2]],
      changes: [["columnCount": 2], ["columnCount": 5], ["lineSpacing": 3], [:]],
      sections: .heights(upTo: 40, in: 10...90)),
    Subject(
      id: "list", parameters: ["sectionInset": 4],
      changes: [["itemHeight": 33], ["lineSpacing": 0]]),
    Subject(id: "groupedRows", changes: [["itemHeight": 25]]),
    Subject(
      id: "sectionedWaterfall", parameters: ["contentInset": 5], changes: [["contentInset": 0]],
      sections: .heights(upTo: 40, in: 10...90).key("columns", [1, 2, 3, 4])
        .key("lineSpacing", [0, 4]).key("interitemSpacing", [0, 6])),
    Subject(
      id: "skyline", changes: [["interitemSpacing": 2], ["lineSpacing": 2]],
      sections: .sizes(upTo: 40, width: 10...90, height: 10...70)),
    Subject(
      id: "headerFooterGrid",
      parameters: ["itemSize": [44, 30], "itemSpacing": 4, "headerSize": 12, "footerSize": 8],
      changes: [["scrollDirection": "horizontal"], ["scrollDirection": "vertical"]]),
    Subject(
      id: "carousel", parameters: ["itemSize": [60, 50]],
      changes: [["spacing": 3], ["pagingEnabled": true]], declared: .overlaps),
    Subject(id: "circle", changes: [["clockwise": false]], declared: .overlaps),
    Subject(id: "mosaicGrid"),
    Subject(
      id: "block",
      parameters: ["template": [[0], [1, 2]], "columnWidths": [30, 40], "headerHeight": 9],
      changes: [["template": [[0, 1], [2]]]], sections: .heights(upTo: 40, in: 10...60)),
    Subject(
      id: "flow",
      parameters: [
        "itemSize": [45, 30], "headerReferenceSize": 12, "sectionInset": [1, 2, 3, 4],
      ],
      changes: [["minimumLineSpacing": 3], ["scrollDirection": "horizontal"]],
      declared: .looseQueries),
  ]

  @Test(.rows) func `every layout keeps the laws`() {
    forEachRow(of: Self.subjects, named: \.id) { subject in
      let violation = LayoutProperties.check(
        subject.id, in: .gallery, parameters: subject.parameters, changes: subject.changes,
        seeds: (0..<3).scaled(inDebug: 1), sections: subject.sections, declared: subject.declared)
      #expect(violation == nil)
    }
  }
}
