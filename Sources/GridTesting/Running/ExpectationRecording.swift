/// Vectors in the making: cases of scenario files with what they came to as their expectation.
///
/// Everything else of a case stays as it is written, so that recording twice gives the same text.
/// `gridview run FILE --record-expect OUT` writes it, `gridview check OUT` reads it.
public struct ExpectationRecording: Hashable, Sendable {
  /// Why a case cannot be recorded.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which case it is, and what to change in the file.
    public var description: String
  }

  private var cases: [JSONObject] = []
  private var names: Set<String> = []

  /// An empty recording.
  public init() {}

  /// How many cases were added.
  public var count: Int { cases.count }

  /// Adds a case as a file spells it, with the output of its run.
  ///
  /// - Throws: When the recording already has a case of that name.
  public mutating func add(
    _ written: JSONObject, output: ScenarioOutput
  ) throws(Refusal) {
    guard names.insert(output.id).inserted else {
      throw Refusal(
        description:
          "two cases are called \"\(output.id)\"; in one file each needs a name of its own"
      )
    }
    var object = written
    object["id"] = .string(output.id)
    object["expect"] = output.json
    cases.append(object)
  }

  /// The file: one case alone, or a list of them; keys sorted, what fits into a line on one line.
  ///
  /// - Throws: When a number of an output is not finite.
  public func text() throws(JSONWritingError) -> String {
    let file: JSONValue =
      cases.count == 1 ? .object(cases[0]) : .array(cases.map { .object($0) })
    return try file.text(.pretty) + "\n"
  }
}
