/// Cases of scenario files, with the output of their run as their expectation.
///
/// All keys besides `id` and `expect` stay as written, so that recording twice gives the same text.
/// `gridview run FILE --record-expect OUT` writes the file OUT. `gridview check OUT` reads the
/// file.
public struct ExpectationRecording: Hashable, Sendable {
  /// The error for a case that cannot be recorded.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the case, and the change that the file needs.
    public var description: String
  }

  /// A case as written, without `id` and `expect`, and the output of its run.
  private struct Case: Hashable {
    var written: JSONObject
    var output: ScenarioOutput

    var source: JSONSource {
      let members = written.members.map { (key: $0.key, value: JSONSource.value($0.value)) }
      return JSONSource(
        members: members + [("id", .value(.string(output.id))), ("expect", output.source)])
    }
  }

  private var cases: [Case] = []
  private var names: Set<String> = []

  /// An empty recording.
  public init() {}

  /// The number of cases added.
  public var count: Int { cases.count }

  /// Adds a case as its file spells it, with the output of its run. Findings are left out, because
  /// `gridview check` runs no audit.
  ///
  /// - Throws: An error if the recording already has a case of that name.
  public mutating func add(
    _ written: JSONObject, output: ScenarioOutput
  ) throws(Refusal) {
    guard names.insert(output.id).inserted else {
      throw Refusal(
        description:
          "two cases are called \"\(output.id)\"; in one file each needs a name of its own"
      )
    }
    var rest = written
    rest["id"] = nil
    rest["expect"] = nil
    var output = output
    output.findings = nil
    cases.append(Case(written: rest, output: output))
  }

  /// Returns the text of the file: a single case, or a list of cases, in the form of
  /// `JSONValue.Style.pretty`.
  ///
  /// - Throws: An error if a number of an output is not finite.
  public func text() throws(JSONWritingError) -> String {
    let sources = cases.map(\.source)
    return try JSONWriter.text(sources.count == 1 ? sources[0] : .array(sources), .pretty) + "\n"
  }
}
