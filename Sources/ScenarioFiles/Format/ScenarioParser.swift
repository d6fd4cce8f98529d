import Foundation

/// Reads scenario files.
///
///     let parser = ScenarioParser(layouts: schemas)
///     let cases = try parser.cases(in: text, file: "walls.json")
///
/// A file is one case, a list of cases, or `{"cases": [...]}`. Either every case is returned, or
/// everything that is wrong with the file is thrown at once. Only a text that is no JSON at all is
/// read up to its first mistake: what follows cannot be told apart.
public struct ScenarioParser: Sendable {
  /// The layouts that a file may name, in the order in which they are listed.
  public let layouts: [LayoutSchema]

  /// A parser for files that name these layouts.
  public init(layouts: [LayoutSchema]) {
    self.layouts = layouts
  }

  /// Reads the cases of a text.
  ///
  /// - Parameter file: The name that mistakes carry.
  public func cases(in text: String, file: String) throws(ScenarioFileError) -> [ScenarioCase] {
    try cases(in: Data(text.utf8), file: file)
  }

  /// Reads the cases of a file's bytes, which must be UTF-8.
  public func cases(in data: Data, file: String) throws(ScenarioFileError) -> [ScenarioCase] {
    try casesAsWritten(in: data, file: file).cases
  }

  typealias Read = (cases: [ScenarioCase], objects: [JSONObject])

  /// The same, together with the objects that the cases are made from, in their order.
  func casesAsWritten(in data: Data, file: String) throws(ScenarioFileError) -> Read {
    guard ScenarioLimits.fileSize.allows(data.count) else {
      throw ScenarioFileError(mistakes: [
        ScenarioMistake(
          file: file, path: JSONPath(),
          expected: "a file of \(ScenarioLimits.fileSize.inWords)", found: "more")
      ])
    }
    let document: JSONDocument
    do {
      document = try JSONDocument(data: data)
    } catch {
      throw ScenarioFileError(mistakes: [
        ScenarioMistake(
          file: file, position: error.position, path: error.path, expected: error.expected,
          found: error.found)
      ])
    }
    return try cases(
      from: document.value, MistakeCollector(file: file, document: document))
  }

  /// Reads cases that were put together otherwise. Mistakes have a path and no position.
  public func cases(from value: JSONValue, file: String) throws(ScenarioFileError)
    -> [ScenarioCase]
  {
    try cases(from: value, MistakeCollector(file: file)).cases
  }

  private func cases(
    from value: JSONValue, _ mistakes: MistakeCollector
  ) throws(ScenarioFileError) -> Read {
    let places = places(in: value, mistakes)
    let list = value.arrayValue == nil ? JSONPath().key("cases") : JSONPath()
    if !ScenarioLimits.cases.allows(places.count) {
      mistakes.report(
        list, expected: "a list of \(ScenarioLimits.cases.inWords)",
        found: JSONWriter.number(Double(places.count)))
    }
    let cases = places.enumerated().compactMap { index, place in
      var reader = CaseReader(parser: self, mistakes: mistakes)
      return reader.read(
        place.value, at: place.path, number: index + 1, isAlone: place.path.isEmpty)
    }
    let isAlone = places.first?.path.isEmpty == true
    checkWork(of: cases, at: isAlone ? JSONPath().key("sections") : list, mistakes)
    checkNames(places, mistakes)
    try mistakes.throwIfAny()
    return (cases, places.compactMap(\.value.objectValue))
  }

  /// Returns the value of every case, with its path.
  private func places(
    in value: JSONValue, _ mistakes: MistakeCollector
  ) -> [(value: JSONValue, path: JSONPath)] {
    var entries: [JSONValue]
    var path = JSONPath()
    switch value {
    case .array(let list):
      entries = list
    case .object(let object) where object["cases"] != nil:
      let reader = ObjectReader(object, at: path, keys: ["cases"], of: "keys", mistakes)
      path = path.key("cases")
      guard case .array(let list)? = reader.object["cases"] else {
        mistakes.report(
          path, expected: "a list of cases", found: object["cases"]?.inWords ?? "nothing")
        return []
      }
      entries = list
    default:
      return [(value, path)]
    }
    return entries.enumerated().map { ($1, path.index($0)) }
  }

  /// Reports every case that is called like an earlier one.
  private func checkNames(
    _ places: [(value: JSONValue, path: JSONPath)], _ mistakes: MistakeCollector
  ) {
    var owners: [String: JSONPath] = [:]
    for (index, place) in places.enumerated() {
      guard case .object(let object) = place.value else { continue }
      let given = object["id"]
      guard let name = given == nil ? "\(index + 1)" : given?.stringValue else { continue }
      if let owner = owners[name] {
        let words = JSONValue.string(name).inWords
        mistakes.report(
          given == nil ? place.path : place.path.key("id"),
          expected: "a name of its own for each case",
          found: given == nil
            ? "no name, and the number \(words) is the name of \(owner)"
            : "\(words), which is the name of \(owner)")
      } else {
        owners[name] = place.path
      }
    }
  }
}
