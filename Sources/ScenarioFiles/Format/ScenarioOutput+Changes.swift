extension ScenarioOutput {
  /// A change of a batch update, as the layout is told of it.
  public struct Change: Hashable, Sendable {
    /// The kind of change to an item or to a whole section.
    public enum Action: String, Hashable, Sendable, CaseIterable {
      case delete, insert, reload, move
    }

    /// The kind of change.
    public var action: Action
    /// `[section, item]` before the batch, `[section]` for a whole section; nil for what comes.
    public var before: [Int]?
    /// `[section, item]` after the batch, `[section]` for a whole section; nil for a deletion.
    public var after: [Int]?

    /// A change from one place to another one.
    public init(_ action: Action, before: [Int]? = nil, after: [Int]? = nil) {
      self.action = action
      self.before = before
      self.after = after
    }
  }
}

extension ScenarioOutput.Change {
  /// `["delete", before]`, `["insert", after]`, `["move", before, after]`, `["reload", before]`;
  /// the last one with `after` where that is another place.
  public var json: JSONValue {
    var entries: [JSONValue] = [.string(action.rawValue)]
    func add(_ path: [Int]) { entries.append(.array(path.map { JSONValue($0) })) }
    if let before { add(before) }
    if let after, after != before || action == .move { add(after) }
    return .array(entries)
  }

  /// The type of a change's JSON, as far as types go.
  static let type = ParameterType.list(
    .either([.word(Action.allCases.map(\.rawValue)), .list(.integer)]))

  init?(json: JSONValue) {
    guard let entries = json.arrayValue,
      let action = entries.first?.stringValue.flatMap(Action.init)
    else { return nil }
    let paths = entries.dropFirst().compactMap(\.intValues)
    guard let first = paths.first, let last = paths.last else { return nil }
    self.init(
      action, before: action == .insert ? nil : first, after: action == .delete ? nil : last)
  }

  /// `delete 0-1` in the words of change, with a path for a whole section: `section 1`.
  var text: String {
    func text(_ path: [Int]?) -> String {
      guard let path, let section = path.first else { return "" }
      return path.count > 1 ? "\(section)-\(path[1])" : "section \(section)"
    }
    switch action {
    case .delete: return "delete \(text(before))"
    case .insert: return "insert \(text(after))"
    case .reload where before == after: return "reload \(text(before))"
    case .reload: return "reload \(text(before)) as \(text(after))"
    case .move: return "move \(text(before)) to \(text(after))"
    }
  }

  /// Reads a change from its words in a trace, which have the form of `text`.
  init?(text: Substring) {
    let words = text.split(separator: " ").filter { $0 != "section" && $0 != "to" && $0 != "as" }
    guard let action = words.first.flatMap({ Action(rawValue: String($0)) }) else { return nil }
    let paths = words.dropFirst().map { $0.split(separator: "-").compactMap { Int($0) } }
    guard let first = paths.first, let last = paths.last, !first.isEmpty, !last.isEmpty else {
      return nil
    }
    self.init(
      action, before: action == .insert ? nil : first, after: action == .delete ? nil : last)
  }
}
