/// An op of scenario files: its keys, and the action that they spell.
///
/// An op is declared once, in the files `ScenarioOp+….swift`. Reading, writing, the schema and the
/// page all come from its declaration; `ScenarioSession` carries it out.
struct ScenarioOp: Sendable {
  /// The effect of the op, on one line and without a stop.
  let summary: String
  /// The data source that a case must have for the op; nil where either will do.
  let dataSource: ScenarioCase.DataSource?
  /// The keys beside `op`.
  let format: FormatObject
  /// A file in which every key of the op comes up.
  let example: String
  /// Reads an action. Answers nil for one with a mistake, which is reported.
  let read: @Sendable (ObjectReader, inout CaseReader) -> ScenarioAction?
  /// Returns the members beside `op`; nil for an action of another op.
  let members: @Sendable (ScenarioAction) -> JSONObject?

  /// Declares an op.
  ///
  /// - Parameters:
  ///   - forms: Lists of keys that exclude each other.
  ///   - check: Reports keys that do not go together.
  ///   - parts: Returns the values of the fields; nil for an action of another op.
  ///   - make: Returns the action of these values; nil for values that make none.
  init<each Value>(
    _ summary: String, in dataSource: ScenarioCase.DataSource? = nil,
    _ field: repeat Field<each Value>, forms: [[String]] = [], example: String,
    check: @escaping @Sendable (ObjectReader) -> Void = { _ in },
    parts: @escaping @Sendable (ScenarioAction) -> (repeat each Value)?,
    make: @escaping @Sendable (repeat each Value) -> ScenarioAction?
  ) {
    self.summary = summary
    self.dataSource = dataSource
    self.example = example
    var keys: [FormatKey] = []
    repeat keys += (each field).keys
    format = FormatObject(keys, forms: forms)
    let fields = (repeat each field)
    read = { reader, scenario in
      let values = (repeat (each fields).read(reader, &scenario))
      check(reader)
      do throws(MissingValue) {
        return make(repeat try present(each values))
      } catch {
        return nil
      }
    }
    members = { action in
      guard let values = parts(action) else { return nil }
      var object = JSONObject()
      repeat (each fields).write(each values, &object)
      return object
    }
  }
}

private struct MissingValue: Error {}

private func present<Value>(_ value: Value?) throws(MissingValue) -> Value {
  guard let value else { throw MissingValue() }
  return value
}

extension ScenarioAction {
  /// The action as a file spells it. Keys at their default are left out.
  public var json: JSONValue {
    var object = op.declaration.members(self) ?? JSONObject()
    object["op"] = .string(op.rawValue)
    return .object(object)
  }
}

extension ScenarioAction.Op {
  var summary: String { declaration.summary }
  var example: String { declaration.example }
  /// The keys that the op takes beside `op`.
  var format: FormatObject { declaration.format }
  /// The names of these keys.
  var keys: [String] { format.names }
  /// The data source that a case must have for the op; nil where either will do.
  package var dataSource: ScenarioCase.DataSource? { declaration.dataSource }

  var declaration: ScenarioOp {
    switch self {
    case .drag: .drag
    case .fling: .fling
    case .touch: .touch
    case .track: .track
    case .setContentOffset: .setContentOffset
    case .scrollToItem: .scrollToItem
    case .setLayout: .setLayout
    case .setParameters: .setParameters
    case .interactiveTransition: .interactiveTransition
    case .setBounds: .setBounds
    case .setViewContentInset: .setViewContentInset
    case .update: .update
    case .reloadData: .reloadData
    case .setData: .setData
    case .tap: .tap
    case .select: .select
    case .deselect: .deselect
    case .advance: .advance
    case .settle: .settle
    case .query: .query
    case .askTarget: .askTarget
    case .askBoundsChange: .askBoundsChange
    case .snapshot: .snapshot
    case .observe: .observe
    case .scrollSection: .scrollSection
    case .apply: .apply
    case .applySection: .applySection
    case .expand: .expand
    case .collapse: .collapse
    case .beginMove: .beginMove
    case .moveTo: .moveTo
    case .endMove: .endMove
    case .cancelMove: .cancelMove
    case .dragItems: .dragItems
    case .dropAt: .dropAt
    }
  }
}

extension Field where Value == Bool {
  /// The key `animated`.
  static func animated(
    _ standard: Bool = false, _ summary: String = "whether it takes time"
  ) -> Field {
    Field("animated", .bool, default: standard, summary)
  }
}

extension ObjectReader {
  /// Reports when there is not exactly one of two keys.
  func checkOne(of key: String, or other: String) {
    let words = "\"\(key)\" or \"\(other)\""
    switch (has(key), has(other)) {
    case (true, true): mistakes.report(path, expected: "either \(words)", found: "both")
    case (false, false): missing(key, or: [other], expected: words)
    default: break
    }
  }
}
