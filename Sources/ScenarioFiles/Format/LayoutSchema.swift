/// The part of a scenario file's format that one layout defines: its name, its parameters, and the
/// keys that it reads in a section.
///
///     LayoutSchema(
///       id: "carousel", summary: "one line, the middle item in full size",
///       parameters: [
///         .required("itemSize", .size),
///         .init("spacing", .number, default: 10),
///         .init("pagingEnabled", .bool, default: false),
///       ])
public struct LayoutSchema: Hashable, Sendable {
  /// A key that a file may give, with the values that it may have.
  public struct Parameter: Hashable, Sendable {
    /// The substitute for a parameter that a file leaves out.
    public enum Presence: Hashable, Sendable {
      /// No substitute: the file must give the parameter.
      case required
      /// No default value, or a default that the parameter's `summary` describes. A parameter of a
      /// layout is off unless a file gives a value. A file may also turn it off with `null`.
      case optional
      /// The default is this value.
      case defaulted(JSONValue)
    }

    /// The key in files.
    public var name: String
    /// The values that a file may give.
    public var type: ParameterType
    /// Whether a file has to give it, and what stands in for it.
    public var presence: Presence
    /// The condition under which the parameter counts, where it does not always: `as published`.
    public var condition: String?
    /// The effect of the parameter and its unit, in a few words, on one line and without a stop.
    public var summary: String?
  }

  /// The name in files and on the command line.
  public var id: String
  /// The effect of the layout, on one line.
  public var summary: String
  /// The parameters, in the order in which help lists them.
  public var parameters: [Parameter]
  /// The keys of a section beside `count` and `items`. None of them has to be given.
  public var sectionKeys: [Parameter]
  /// Names of parameters that decide which object is made: when one of them changes in a running
  /// case, the layout is made anew with all its parameters. The others change the object.
  public var remakingParameters: [String] = []

  /// Lists of parameters of which a file has to give exactly one each.
  public var alternatives: [[String]] = []
  /// The parameter that holds an entry for each section of a case, in their order: a case with more
  /// sections than that is refused. Nil where there is none.
  public var listBySection: String?
  /// The parameters of a layout that is named without a file, where it cannot do without any.
  public var sample = JSONObject()

  /// The cost of an item under the layout.
  public var itemCost = ItemCost.usual

  /// The time and memory that a layout takes for each item.
  public enum ItemCost: Hashable, Sendable {
    /// The cost is as low as under other layouts.
    case usual
    /// The cost is so high that `ScenarioLimits.work` counts it twenty times.
    case costly
    /// The cost is so high where a parameter has a value.
    case costlyWhere(String, is: JSONValue)

    func isCostly(under parameters: JSONObject) -> Bool {
      switch self {
      case .usual: false
      case .costly: true
      case .costlyWhere(let name, let value): parameters[name] == value
      }
    }
  }

  /// A layout that, unless said otherwise, has no parameters and reads no key of a section.
  public init(
    id: String, summary: String, parameters: [Parameter] = [], sectionKeys: [Parameter] = [],
    itemCost: ItemCost = .usual
  ) {
    self.itemCost = itemCost
    self.id = id
    self.summary = summary
    self.parameters = parameters
    self.sectionKeys = sectionKeys
  }

  /// The parameters of a file with the defaults of those that it leaves out. Parameters that are
  /// off, by `null` or by not being there, are left out.
  public func completed(_ given: JSONObject) -> JSONObject {
    var result = JSONObject()
    for parameter in parameters {
      if let value = given[parameter.name] {
        if value != .null { result[parameter.name] = value }
      } else if case .defaulted(let value) = parameter.presence {
        result[parameter.name] = value
      }
    }
    return result
  }

  /// Parameters with others in place of those of the same name, and of those that stand for the
  /// same.
  func merged(_ old: JSONObject, with new: JSONObject) -> JSONObject {
    var all = old
    for member in new.members {
      for names in alternatives where names.contains(member.key) && member.value != .null {
        for name in names { all[name] = nil }
      }
      all[member.key] = member.value
    }
    return all
  }

  /// Whether a change of parameters needs another object, both sides being completed.
  func remakes(_ old: JSONObject, _ new: JSONObject) -> Bool {
    remakingParameters.contains { old[$0] != new[$0] }
  }
}

extension LayoutSchema.Parameter {
  /// A parameter that a file may leave out, with the value that it then has.
  public init(
    _ name: String, _ type: ParameterType, default value: JSONValue, _ summary: String? = nil
  ) {
    self.init(name: name, type: type, presence: .defaulted(value), summary: summary)
  }

  /// A parameter that every file must give.
  public static func required(
    _ name: String, _ type: ParameterType, _ summary: String? = nil
  ) -> Self {
    Self(name: name, type: type, presence: .required, summary: summary)
  }

  /// A parameter that a file may leave out, without a default value.
  public static func optional(
    _ name: String, _ type: ParameterType, _ summary: String? = nil
  ) -> Self {
    Self(name: name, type: type, presence: .optional, summary: summary)
  }
}

/// The type of value that a key takes.
public indirect enum ParameterType: Hashable, Sendable, CustomStringConvertible {
  /// The range of legal numbers.
  public enum Bound: Hashable, Sendable {
    case any, notNegative, positive
  }

  /// A finite number within `ScenarioLimits.points`.
  case scalar(Bound)
  /// A number without a fraction within `ScenarioLimits.positions`.
  case whole(Bound)
  /// `true` or `false`.
  case bool
  /// A text of any content.
  case text
  /// A word from a list.
  case word([String])
  /// A list with an entry of one type for each name: `[width, height]`.
  case named([String], ParameterType)
  /// A list of like entries, of any length or of the one given.
  case list(ParameterType, count: Int? = nil)
  /// A list with entries of these types.
  case tuple([ParameterType])
  /// An object with these members.
  case object([LayoutSchema.Parameter])
  /// A value of any of several types, which must differ in their JSON type.
  case either([ParameterType])
  /// One of these values.
  case choice([JSONValue])
  /// A part of a compositional layout, which may hold further ones.
  case compositional(CompositionalPart)
  /// A value of a type that is declared outside `ParameterType`, such as the id of a layout.
  case custom(Custom)
  /// A type with a limit of its own: for the numbers in it, for the length of a text, or for how
  /// many entries a list has.
  case within(ScenarioLimits.Limit, ParameterType)

  /// The words and the JSON Schema for values of a type that is declared outside `ParameterType`.
  public struct Custom: Hashable, Sendable {
    /// The words for a value in a table: `id of a layout`.
    public var description: String
    /// The words for a value in a sentence: `a list of sections`.
    var inWords: String
    /// The words for several values in a sentence.
    var plural: String
    /// The JSON Schema of the values.
    var schema: JSONValue

    init(
      _ description: String, inWords: String? = nil, plural: String? = nil, schema: JSONValue
    ) {
      self.description = description
      self.inWords = inWords ?? "a \(description)"
      self.plural = plural ?? "\(description)s"
      self.schema = schema
    }
  }

  /// A finite number, of any sign.
  public static let number = ParameterType.scalar(.any)
  /// A whole number, of any sign.
  public static let integer = ParameterType.whole(.any)
  /// A whole number from 0.
  public static let count = ParameterType.whole(.notNegative)
  /// A whole number from 1.
  public static let positiveInteger = ParameterType.whole(.positive)
  /// `[x, y]`
  public static let point = ParameterType.named(["x", "y"], .number)
  /// `[width, height]`
  public static let size = ParameterType.named(["width", "height"], .number)
  /// `[x, y, width, height]`
  public static let rect = ParameterType.named(["x", "y", "width", "height"], .number)
  /// `[width, height]`, or a number: the length along the scroll axis.
  public static let sizeOrLength = ParameterType.either([.number, .size])
  /// `[top, left, bottom, right]`
  public static let edges = ParameterType.named(["top", "left", "bottom", "right"], .number)
  /// `[top, left, bottom, right]`, or a number for all four.
  public static let insets = ParameterType.either([.number, .edges])

  /// A number of items.
  public static let itemCount = ParameterType.within(ScenarioLimits.items, .count)
  /// A number of columns; a layout says what one below 1 means.
  public static let columnCount = ParameterType.within(ScenarioLimits.columnCount, .integer)
  /// Degrees.
  public static let angle = ParameterType.within(ScenarioLimits.angle, .number)
  /// A name, a title, or another text that is not long.
  package static let shortText = ParameterType.within(ScenarioLimits.text, .text)
  /// `[x, y]` in points a second.
  static let velocity = ParameterType.within(ScenarioLimits.speed, .point)

  /// A list of like entries with one for each column at most.
  public static func columnList(_ type: ParameterType) -> ParameterType {
    .within(ScenarioLimits.columns, .list(type))
  }
}
