import Foundation

/// Finds the cases for the words of a command line. A word is the path of a scenario file, the id
/// of a layout, or the id of built-in cases.
///
/// If a file has the same name as an id, the word means the layout or the built-in cases. To name
/// the file `list`, write `./list`.
@MainActor
package struct CaseSelection {
  /// Built-in cases that a word of the command line can name by their id. They need no file.
  package struct Named {
    package var id: String
    /// Returns the cases. It is not called before a word names them.
    package var cases: @MainActor () -> [ScenarioCase]

    package init(id: String, cases: @autoclosure @escaping @MainActor () -> [ScenarioCase]) {
      self.id = id
      self.cases = cases
    }
  }

  /// A case with the word of the command line that named the case.
  package struct Chosen {
    package var scenario: ScenarioCase
    /// The path of the file, or the id.
    package var word: String
    /// The case as written in the file, including keys with default values.
    package var written: JSONObject
    /// Whether `word` is the id of a layout.
    package var isBare = false
  }

  /// The reason why a file cannot be read.
  package enum Unreadable: Error, Hashable {
    /// The file does not exist.
    case missing
    /// The path names a folder.
    case folder
    /// The file cannot be read for another reason, which the associated text gives in the system's
    /// words.
    case other(String)
  }

  /// A function that reads the bytes of a file.
  package typealias Reading = (String) throws(Unreadable) -> Data

  /// The default number of items of a layout that is named by its id.
  package static let standardCount = 12

  package let registry: LayoutRegistry
  package var named: [Named] = []
  /// Settings of the form `key=value`, for parameters of the layout or keys of all sections. The
  /// key may be a path. The value is JSON, numbers between commas, or plain text.
  package var settings: [String] = []
  /// The size of the grid, of the form `WxH`; nil for the size in the case.
  package var viewport: String?
  /// The number of items of a layout that is named by its id.
  package var items: String?

  package init(registry: LayoutRegistry) {
    self.registry = registry
  }

  /// The ids that a word may name, besides the paths of files.
  package var ids: [String] { registry.schemas.map(\.id) + named.map(\.id) }

  /// Returns the cases of all words, in order, each with its written form.
  ///
  /// - Throws: An error with all mistakes in all words.
  package func chosen(
    by words: [String], reading read: Reading
  ) throws(ScenarioFileError) -> [Chosen] {
    var mistakes: [ScenarioMistake] = []
    // A wrong option is reported once, not again for each word. The words are read without the
    // option.
    let options = Options(
      viewport: viewportSize(&mistakes), items: itemCount(words, &mistakes),
      settings: parsedSettings(&mistakes))
    var cases: [Chosen] = []
    for word in words {
      do throws(ScenarioFileError) {
        cases += try chosen(word, options, read)
      } catch {
        mistakes += error.mistakes
      }
    }
    if !mistakes.isEmpty { throw ScenarioFileError(mistakes: mistakes) }
    return cases
  }

  // MARK: Options

  private struct Options {
    var viewport: CGSize?
    var items: Int
    var settings: [Setting]

    var isEmpty: Bool { viewport == nil && settings.isEmpty }
  }

  private struct Setting {
    var path: JSONPath
    var key: String
    var value: JSONValue
  }

  private func viewportSize(_ mistakes: inout [ScenarioMistake]) -> CGSize? {
    guard let viewport else { return nil }
    let sides = viewport.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
      height.isFinite, width >= 0, height >= 0
    else {
      mistakes.append(refusal("--viewport", expected: "a size like 375x667", found: viewport))
      return nil
    }
    return CGSize(width: width, height: height)
  }

  private func itemCount(_ words: [String], _ mistakes: inout [ScenarioMistake]) -> Int {
    guard let items else { return Self.standardCount }
    let most = ScenarioLimits.items.whole
    guard let count = Int(items), (0...most).contains(count) else {
      mistakes.append(
        refusal("--items", expected: "a whole number from 0 to \(most)", found: items))
      return Self.standardCount
    }
    guard words.contains(where: { registry[$0] != nil }) else {
      mistakes.append(
        refusal("--items", expected: "the id of a layout that gets them", found: nil))
      return Self.standardCount
    }
    return count
  }

  /// Returns the settings; none if one of them is wrong.
  private func parsedSettings(_ mistakes: inout [ScenarioMistake]) -> [Setting] {
    let nesting = ScenarioLimits.nesting
    let known = mistakes.count
    let result = settings.compactMap { setting -> Setting? in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let path = JSONPath(parsing: String(parts[0])) else {
        mistakes.append(refusal("--set", expected: "key=value", found: setting))
        return nil
      }
      guard nesting.allows(path.count) else {
        mistakes.append(
          refusal("--set", expected: "a path of \(nesting.inWords)", found: setting))
        return nil
      }
      return Setting(path: path, key: String(parts[0]), value: Self.value(String(parts[1])))
    }
    return mistakes.count == known ? result : []
  }

  /// Returns the value that a text stands for: JSON, numbers between commas, or plain text.
  private static func value(_ text: String) -> JSONValue {
    if let document = try? JSONDocument(text) { return document.value }
    if let list = try? JSONDocument("[\(text)]"), list.value.doubleValues != nil {
      return list.value
    }
    return .string(text)
  }

  // MARK: Words

  private func chosen(
    _ word: String, _ options: Options, _ read: Reading
  ) throws(ScenarioFileError) -> [Chosen] {
    func chosen(_ cases: [ScenarioCase], isBare: Bool = false) -> [Chosen] {
      cases.map {
        Chosen(
          scenario: $0, word: word, written: $0.json.objectValue ?? JSONObject(), isBare: isBare)
      }
    }
    if let layout = registry[word] {
      let bare = ScenarioCase(
        id: word, layout: word, parameters: layout.schema.sample,
        sections: [ScenarioSection(.count(options.items))])
      // Reading the case back reports wrong and missing parameters.
      let cases = try self.read([bare], changedBy: options, file: word, source: word)
      return chosen(cases, isBare: true)
    }
    if let named = named.first(where: { $0.id == word }) {
      return chosen(try changed(named.cases(), options, file: word))
    }
    let data: Data
    do throws(Unreadable) {
      data = try read(word)
    } catch {
      throw ScenarioFileError(mistakes: [refusal(of: word, error)])
    }
    let (cases, objects) = try registry.parser.casesAsWritten(in: data, file: word)
    if !options.isEmpty { return chosen(try changed(cases, options, file: word)) }
    return zip(cases, objects).map { Chosen(scenario: $0, word: word, written: $1) }
  }

  private func changed(
    _ cases: [ScenarioCase], _ options: Options, file: String
  ) throws(ScenarioFileError) -> [ScenarioCase] {
    if options.isEmpty { return cases }
    return try read(
      cases, changedBy: options, file: file, source: "\(file) as changed by the options")
  }

  /// Changes cases and reads them again, so that parameters from the command line are checked like
  /// parameters in a file.
  private func read(
    _ cases: [ScenarioCase], changedBy options: Options, file: String, source: String
  ) throws(ScenarioFileError) -> [ScenarioCase] {
    var astray: [String] = []
    let list = cases.map { changed($0, options, astray: &astray).json }
    var mistakes = astray.map {
      refusal("\(file): --set", expected: "a place that exists", found: $0)
    }
    do throws(ScenarioFileError) {
      let result = try registry.parser.cases(
        from: list.count == 1 ? list[0] : .array(list), file: source)
      if mistakes.isEmpty { return result }
    } catch {
      mistakes += error.mistakes
    }
    throw ScenarioFileError(mistakes: mistakes)
  }

  /// Returns a case with the viewport and the settings of the options.
  ///
  /// - Parameter astray: Receives the keys of settings whose path does not exist, each once.
  private func changed(
    _ scenario: ScenarioCase, _ options: Options, astray: inout [String]
  ) -> ScenarioCase {
    var scenario = scenario
    if let viewport = options.viewport { scenario.viewport = viewport }
    guard let schema = registry[scenario.layout]?.schema else { return scenario }
    for setting in options.settings {
      guard case .key(let name)? = setting.path.steps.first else { continue }
      let isSectionKey =
        schema.sectionKeys.contains { $0.name == name }
        && !schema.parameters.contains { $0.name == name }
      var isSet = true
      if isSectionKey {
        for index in scenario.sections.indices {
          isSet =
            set(setting, in: &scenario.sections[index].keys, among: schema.sectionKeys) && isSet
        }
      } else {
        isSet = set(setting, in: &scenario.parameters, among: schema.parameters)
      }
      if !isSet, !astray.contains(setting.key) { astray.append(setting.key) }
    }
    return scenario
  }

  /// Changes a value in an object. If the path leads into a parameter that the object lacks,
  /// changes a copy of the parameter's default value. Returns whether the path exists.
  private func set(
    _ setting: Setting, in object: inout JSONObject, among known: [LayoutSchema.Parameter]
  ) -> Bool {
    guard case .key(let name)? = setting.path.steps.first else { return false }
    var base = object
    if setting.path.steps.count > 1, base[name] == nil,
      case .defaulted(let value)? = known.first(where: { $0.name == name })?.presence
    {
      base[name] = value
    }
    guard
      case .object(let result)? = JSONValue.object(base).setting(
        setting.value, at: setting.path.steps)
    else { return false }
    object = result
    return true
  }

  // MARK: Refusing

  private func refusal(
    _ place: String, expected: String, found: String?
  ) -> ScenarioMistake {
    ScenarioMistake(
      file: place, path: JSONPath(), expected: expected,
      found: found.map { JSONValue.string($0).inWords } ?? "none")
  }

  private func refusal(of word: String, _ reason: Unreadable) -> ScenarioMistake {
    var expected = "a scenario file"
    var found: String
    var suggestion: String?
    switch reason {
    case .missing:
      expected += ", or an id that gridview list shows"
      found = "neither"
      suggestion = NearestWord.nearest(to: word, in: ids)
    case .folder: found = "a folder; name the files in it"
    case .other(let reason): found = "one that cannot be read: \(reason)"
    }
    return ScenarioMistake(
      file: word, path: JSONPath(), expected: expected, found: found, suggestion: suggestion)
  }
}
