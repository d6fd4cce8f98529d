import Foundation
import GridScenarios
import GridTesting
import TestSupport
import Testing

/// The schema takes what the reader takes, and refuses what can be told from one place alone.
@MainActor @Suite("Schema of scenario files")
struct ScenarioSchemaTests {
  static let validator = SchemaValidator(root: ScenarioSchema.gallery)

  @Test func `the schema accepts the page, the gallery and the vectors`() throws {
    var files = try PageScenarios.onPage().map { (name: (try? $0.text()) ?? "", file: $0) }
    for scenarios in GalleryScenarios.all {
      files.append((scenarios.id, .array(scenarios.cases.map(\.json))))
    }
    files.append(("a list of cases", ["cases": files.last?.file ?? .null]))
    let folder = PackageFiles.root.appending(path: "Tests/Vectors")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(!names.isEmpty)
    for name in names {
      let data = try Data(contentsOf: folder.appending(path: name))
      files.append((name, try JSONDocument(data: data).value))
    }
    for (name, file) in files {
      #expect(Self.validator.complaints(about: file) == [], "\(name)")
    }
  }

  @Test(.rows) func `the schema accepts every form of a part of a compositional layout`() {
    forEachRow(of: CompositionalPart.allCases) { part in
      let schema: JSONValue = [
        "$ref": .string("#/$defs/compositional-\(part.rawValue)"),
        "$defs": ScenarioSchema.gallery.objectValue?["$defs"] ?? .null,
      ]
      for sample in part.samples {
        #expect(SchemaValidator(root: schema).complaints(about: sample) == [])
      }
    }
  }

  /// The places of the page's files, in debug builds the share of them that the seed has.
  private static func placesOfSeed() throws -> [(file: JSONValue, place: PageScenarios.Place)] {
    let all = try PageScenarios.onPage().flatMap { file in
      PageScenarios.places(in: file).map { (file, $0) }
    }
    #expect(all.count > 1000)
    return all.indices.filter { $0 % 5 == Int(currentSeed) % 5 }.map { all[$0] }
  }

  @Test(.seeds(0..<5, inDebug: 1))
  func `a misspelt key and another sort of value are refused by schema and reader`() throws {
    for (file, place) in try Self.placesOfSeed() {
      let (steps, value) = (place.steps[...], place.value)
      let isText = value.stringValue != nil || value.arrayValue != nil
      var spoilt = [PageScenarios.replacing(file, at: steps, with: isText ? true : "word")]
      if case .key(let key)? = steps.last {
        spoilt.append(PageScenarios.replacing(file, at: steps, key: key + "x", with: value))
      }
      for spoilt in spoilt {
        expectFalse(PageScenarios.isLegal(spoilt), "reader: \(place.description)")
        // Where one place is enough to tell.
        if Self.isNotified(place, file) {
          expectFalse(Self.validator.accepts(spoilt), "schema: \(place.description)")
        }
      }
    }
  }

  @Test(.seeds(0..<5, inDebug: 1))
  func `a key that has to be there is missed by schema and reader`() throws {
    for (file, place) in try Self.placesOfSeed() {
      guard case .key? = place.steps.last, Self.isNotified(place, file) else { continue }
      let spoilt = PageScenarios.replacing(file, at: place.steps[...], with: nil)
      // The reader knows more: what the schema takes may still be a mistake.
      if !Self.validator.accepts(spoilt) {
        expectFalse(PageScenarios.isLegal(spoilt), "\(place.description)")
      }
    }
  }

  @Test(.rows) func `the schema and the reader refuse the same illegal files`() {
    let texts = [
      // Keys that have to be there.
      #"{"sections": []}"#, #"{"layout": "list", "actions": [{"op": "fling"}]}"#,
      #"{"layout": "list", "actions": [{}]}"#, #"{"layout": "list", "actions": [{"op": "tap"}]}"#,
      #"{"layout": "compositional"}"#, #"{"layout": "compositional", "parameters": {}}"#,
      #"{"layout": "list", "screen": {"origin": [0, 0]}}"#,
      #"{"layout": "list", "sections": [{}]}"#,
      // Keys that exclude each other, and values that are none.
      #"{"layout": "list", "sections": [{"count": 1, "items": [40]}]}"#,
      #"{"layout": "list", "actions": [{"op": "tap", "at": [1, 1], "item": [0, 0]}]}"#,
      #"{"layout": "list", "actions": [{"op": "drag", "by": [0, 1], "proposed": [0, 1]}]}"#,
      #"{"layout": "list", "actions": [{"op": "drag", "by": [0, 1], "velocity": [0, 1]}]}"#,
      #"{"layout": "list", "actions": [{"op": "drag", "proposed": [0, 1], "hold": true}]}"#,
      #"{"layout": "list", "actions": [{"op": "apply", "snapshot": []}]}"#,
      #"{"layout": "list", "source": "diffable", "actions": [{"op": "update"}]}"#,
      #"{"layout": "list", "source": "diffable", "sections": [{"count": 1}]}"#,
      #"{"layout": "list", "sections": [{"id": "a", "items": []}]}"#,
      #"{"layout": "list", "source": "guessed"}"#, #"{"layout": "list", "displayScale": 4}"#,
      #"{"layout": "list", "frameRate": 0}"#, #"{"layout": "list", "viewport": [-1, 5]}"#,
      #"{"layout": "list", "preferredSizes": {}}"#, #"{"layout": "carusel"}"#, "3",
      #"{"cases": [], "case": 1}"#,
    ]
    forEachRow(of: texts) { text in
      let file = try JSONDocument(text).value
      expectFalse(PageScenarios.isLegal(file), "reader")
      expectFalse(Self.validator.accepts(file), "schema")
    }
  }

  /// Files and schemas are too long to be printed.
  private func expectFalse(
    _ isTaken: Bool, _ comment: @autoclosure () -> Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!isTaken, comment(), sourceLocation: sourceLocation)
  }

  /// Whether one place is enough to tell what may stand there: what `setParameters` takes depends
  /// on the layout that an earlier action has installed.
  private static func isNotified(_ place: PageScenarios.Place, _ file: JSONValue) -> Bool {
    guard let index = place.steps.firstIndex(of: .key("parameters")),
      index < place.steps.count - 1
    else { return true }
    var value = file
    for step in place.steps[..<index] {
      switch step {
      case .key(let key): value = value.objectValue?[key] ?? .null
      case .index(let index): value = value.arrayValue?[index] ?? .null
      }
    }
    return value.objectValue?["op"]?.stringValue != "setParameters"
  }
}

extension CompositionalPart {
  private static let allSamples = try? JSONDocument(
    PackageFiles.text("Tests/Parts/compositional.json")
  ).value.objectValue

  /// Valid samples of the part. Every member occurs in at least one of them.
  var samples: [JSONValue] { Self.allSamples?[rawValue]?.arrayValue ?? [] }
}
