extension ScenarioAction {
  /// An op of scenario files: the kind of an action, with its name and its keys.
  ///
  /// An op is declared once, as a `ScenarioOp` in the files `ScenarioOp+….swift`, and listed in
  /// `allCases`. Reading, writing, the schema, the page, the fuzzer and the run of an action all
  /// come from this declaration.
  public class Op: Hashable, @unchecked Sendable {
    // Unchecked because only a final class can be checked. All properties are constant.

    /// The name of the op in files.
    public let rawValue: String
    /// The effect of the op, on one line and without a stop.
    let summary: String
    /// The data source that a case must have for the op; nil where either will do.
    package let dataSource: ScenarioCase.DataSource?
    /// The keys beside `op`.
    package let format: FormatObject
    /// A file in which every key of the op comes up.
    let example: String
    /// Whether an action may change the sections and items of a diffable data source.
    let changesSnapshot: Bool

    fileprivate init(
      _ name: String, _ summary: String, _ dataSource: ScenarioCase.DataSource?,
      _ format: FormatObject, _ example: String, _ changesSnapshot: Bool
    ) {
      rawValue = name
      self.summary = summary
      self.dataSource = dataSource
      self.format = format
      self.example = example
      self.changesSnapshot = changesSnapshot || dataSource == .diffable
    }

    /// Every op, in the order of the page.
    public static let allCases: [Op] = [
      drag, fling, touch, track, setContentOffset, scrollToItem, setLayout, setParameters,
      interactiveTransition, setBounds, setViewContentInset, update, reloadData, setData, tap,
      select, deselect, advance, settle, query, askTarget, askBoundsChange, snapshot, observe,
      scrollSection, apply, applySection, expand, collapse, beginMove, moveTo, endMove, cancelMove,
      dragItems, dropAt,
    ]

    /// Returns the op of a name; nil if there is none.
    public static func named(_ name: String) -> Op? { allCases.first { $0.rawValue == name } }

    /// The names of the keys beside `op`.
    var keys: [String] { format.names }

    /// Whether an action of the op names a layout.
    var namesLayout: Bool { format.keys.contains { $0.type == .layout } }

    /// Reads an action. Returns nil for one with a mistake, which is reported.
    func read(_ reader: ObjectReader, _ scenario: inout CaseReader) -> ScenarioAction? { nil }

    /// Whether two ops are the same.
    public static func == (a: Op, b: Op) -> Bool { a === b }

    /// Hashes the op's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
}

/// The declaration of an op: its keys, and the function of the runner that carries an action out.
package final class ScenarioOp<each Value: Hashable & Sendable>:
  ScenarioAction.Op, @unchecked Sendable
{
  typealias Completion = @Sendable (repeat each Value) -> (repeat each Value)?
  typealias Count = @Sendable (repeat each Value) -> ScenarioTally
  typealias Answer =
    @MainActor @Sendable (ScenarioSession, repeat each Value) -> ScenarioOutput.Step.Result

  private let readValues: @Sendable (ObjectReader, inout CaseReader) -> (repeat each Value)?
  fileprivate let write: @Sendable (repeat each Value) -> JSONObject
  fileprivate let count: Count?
  fileprivate let answer: Answer

  /// Declares an op.
  ///
  /// - Parameters:
  ///   - changesSnapshot: Whether an action may change the contents of a diffable data source. This
  ///     is so for each op that needs such a data source.
  ///   - forms: Lists of keys that exclude each other.
  ///   - check: Reports keys that do not go together.
  ///   - complete: Returns the values of the action that a file spells with these values; nil for
  ///     values that make none, which `check` or a field has reported.
  ///   - count: Returns the work that an action asks for.
  ///   - answer: Carries an action out, and returns its answer.
  init(
    _ name: String, _ summary: String, in dataSource: ScenarioCase.DataSource? = nil,
    changesSnapshot: Bool = false, _ field: repeat Field<each Value>, forms: [[String]] = [],
    example: String, check: @escaping @Sendable (ObjectReader) -> Void = { _ in },
    complete: Completion? = nil, count: Count? = nil, answer: @escaping Answer
  ) {
    let fields = (repeat each field)
    readValues = { reader, scenario in
      let values = (repeat (each fields).read(reader, &scenario))
      check(reader)
      do throws(MissingValue) {
        let present = (repeat try present(each values))
        guard let complete else { return .some((repeat each present)) }
        return complete(repeat each present)
      } catch {
        return nil
      }
    }
    write = { (value: repeat each Value) in
      var object = JSONObject()
      repeat (each fields).write(each value, &object)
      return object
    }
    self.count = count
    self.answer = answer
    var keys: [FormatKey] = []
    repeat keys += (each field).keys
    super.init(
      name, summary, dataSource, FormatObject(keys, forms: forms), example, changesSnapshot)
  }

  /// Declares an op whose actions have no answer.
  convenience init(
    _ name: String, _ summary: String, in dataSource: ScenarioCase.DataSource? = nil,
    changesSnapshot: Bool = false, _ field: repeat Field<each Value>, forms: [[String]] = [],
    example: String, check: @escaping @Sendable (ObjectReader) -> Void = { _ in },
    complete: Completion? = nil, count: Count? = nil,
    perform: @escaping @MainActor @Sendable (ScenarioSession, repeat each Value) -> Void
  ) {
    self.init(
      name, summary, in: dataSource, changesSnapshot: changesSnapshot, repeat each field,
      forms: forms, example: example, check: check, complete: complete, count: count
    ) { (session: ScenarioSession, value: repeat each Value) in
      perform(session, repeat each value)
      return .none
    }
  }

  override func read(_ reader: ObjectReader, _ scenario: inout CaseReader) -> ScenarioAction? {
    guard let values = readValues(reader, &scenario) else { return nil }
    return self(repeat each values)
  }

  /// Returns an action of the op, with a value for each field.
  package func callAsFunction(_ value: repeat each Value) -> ScenarioAction {
    ScenarioAction(content: Content(declaration: self, values: (repeat each value)))
  }
}

private struct MissingValue: Error {}

private func present<Value>(_ value: Value?) throws(MissingValue) -> Value {
  guard let value else { throw MissingValue() }
  return value
}

// MARK: - Actions

/// An op with values for its fields, whatever their types.
protocol ScenarioActionContent: Hashable, Sendable {
  var op: ScenarioAction.Op { get }
  /// The members beside `op`, as a file spells them.
  var members: JSONObject { get }
  /// The layout that the action names.
  var layout: LayoutChoice? { get }
  /// The work that the action asks for.
  var tally: ScenarioTally { get }
  @MainActor func carryOut(in session: ScenarioSession) -> ScenarioOutput.Step.Result
}

private struct Content<each Value: Hashable & Sendable>: ScenarioActionContent {
  let declaration: ScenarioOp<repeat each Value>
  let values: (repeat each Value)

  var op: ScenarioAction.Op { declaration }
  var members: JSONObject { declaration.write(repeat each values) }

  var layout: LayoutChoice? {
    for value in repeat each values {
      if let choice = value as? LayoutChoice { return choice }
    }
    return nil
  }

  var tally: ScenarioTally { declaration.count?(repeat each values) ?? ScenarioTally() }

  func carryOut(in session: ScenarioSession) -> ScenarioOutput.Step.Result {
    declaration.answer(session, repeat each values)
  }

  static func == (a: Self, b: Self) -> Bool {
    guard a.declaration == b.declaration else { return false }
    for (one, other) in repeat (each a.values, each b.values) {
      if one != other { return false }
    }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(declaration)
    for value in repeat each values { hasher.combine(value) }
  }
}

extension ScenarioActionContent {
  fileprivate func isEqual(to other: any ScenarioActionContent) -> Bool { other as? Self == self }
}

/// A step of a case: an op with values for its fields.
///
/// Velocities are in points per second, times in seconds.
public struct ScenarioAction: Hashable, Sendable {
  let content: any ScenarioActionContent

  /// The kind of the action.
  public var op: Op { content.op }

  /// The work that the action asks for.
  var tally: ScenarioTally { content.tally }

  /// The layout that the action names, with its parameters; nil for an op that names none.
  package var layout: LayoutChoice? { content.layout }

  /// The parameters of a layout that the action sets; nil for an action that sets none.
  package var parameters: JSONObject? { layout?.parameters ?? values(of: .setParameters) }

  /// Returns the values of the op's fields; nil for an action of another op.
  package func values<each Value>(of op: ScenarioOp<repeat each Value>) -> (repeat each Value)? {
    guard self.op == op, let content = content as? Content<repeat each Value> else { return nil }
    return .some((repeat each content.values))
  }

  /// The action as a file spells it. Keys at their default are left out.
  public var json: JSONValue {
    var object = content.members
    object["op"] = .string(op.rawValue)
    return .object(object)
  }

  /// Whether two actions have the same op and the same values.
  public static func == (a: ScenarioAction, b: ScenarioAction) -> Bool {
    a.content.isEqual(to: b.content)
  }

  /// Hashes the op and its values.
  public func hash(into hasher: inout Hasher) { content.hash(into: &hasher) }
}

extension Field where Value == Bool {
  /// The key `animated`.
  static func animated(
    _ standard: Bool = false, _ summary: String = "whether it takes time"
  ) -> Field {
    Field("animated", .bool, default: standard, summary)
  }
}
