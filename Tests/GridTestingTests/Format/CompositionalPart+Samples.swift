import ScenarioFiles
import GridTesting

extension CompositionalPart {
  /// Valid samples of the part, from `Tests/Parts/compositional.json`. Every member occurs in at
  /// least one of them.
  var samples: [JSONValue] { Self.allSamples[rawValue]?.arrayValue ?? [] }

  private static let allSamples: JSONObject = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Parts/compositional.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    return (try? JSONDocument(data: data).value.objectValue) ?? JSONObject()
  }()
}
