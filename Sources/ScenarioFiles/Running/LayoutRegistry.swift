/// The layouts that scenario files may name, and how each is made from a file's parameters.
///
/// ```swift
/// var registry = LayoutRegistry()
/// registry.register(
///   LayoutSchema(
///     id: "wall", summary: "items side by side",
///     parameters: [.init("gap", .number, default: 10)])
/// ) { setup in
///   WallLayout(gap: setup.parameters["gap"]?.doubleValue ?? 10)
/// } configure: { layout, parameters in
///   if let gap = parameters["gap"]?.doubleValue { layout.gap = gap }
/// }
/// ```
@MainActor
public struct LayoutRegistry {
  /// The parameters and data that a layout is made from.
  public struct Setup {
    /// The file's parameters, completed by the schema's defaults.
    public var parameters: JSONObject
    /// Sections and items of the case, for delegates that answer from them. It changes with
    /// updates: read it when asked, not once.
    public var data: ScenarioData
  }

  /// A layout, with what must live as long as it does.
  public struct Made {
    /// The layout for the grid; a new object each time, as a layout belongs to one grid.
    public var layout: GridViewLayout
    /// Becomes the grid's delegate while the layout is installed.
    public var delegate: (any GridViewDelegate)?
    /// The objects kept alive with the layout, such as a delegate of its own.
    public var companions: [AnyObject]

    /// A layout without a delegate of its own and without anything to keep alive, unless given.
    public init(
      _ layout: GridViewLayout, delegate: (any GridViewDelegate)? = nil,
      companions: [AnyObject] = []
    ) {
      self.layout = layout
      self.delegate = delegate
      self.companions = companions
    }

    /// The objects that must live as long as the layout is in use; the grid's delegate is weak.
    var kept: [AnyObject] { companions + [layout] + (delegate.map { [$0] } ?? []) }
  }

  /// A layout that files may name.
  public struct Entry {
    /// The layout's schema: its id, and the parameters that files may set with their defaults.
    public var schema: LayoutSchema
    var make: @MainActor (Setup) -> Made
    package var configure: @MainActor (GridViewLayout, JSONObject) -> Void

    /// The layout with some parameters and the schema's defaults for the others.
    @MainActor package func make(_ parameters: JSONObject, data: ScenarioData) -> Made {
      make(Setup(parameters: schema.completed(parameters), data: data))
    }
  }

  /// The layouts that files may name, in the order of registration.
  public private(set) var entries: [Entry] = []

  /// A registry that knows no layout; `gallery` knows those of this package.
  public init() {}

  /// Adds a layout; one with the same id is replaced.
  ///
  /// - Parameters:
  ///   - make: Makes the layout with all its parameters.
  ///   - configure: Applies some parameters to a layout that `make` made; keys that are not there
  ///     stay as they are.
  public mutating func register<Layout: GridViewLayout>(
    _ schema: LayoutSchema, make: @escaping @MainActor (Setup) -> Layout,
    configure: @escaping @MainActor (Layout, JSONObject) -> Void = { _, _ in }
  ) {
    register(schema, making: { Made(make($0)) }, configure: configure)
  }

  /// Adds a layout that comes with a delegate; otherwise like `register(_:make:configure:)`.
  public mutating func register<Layout: GridViewLayout>(
    _ schema: LayoutSchema, making make: @escaping @MainActor (Setup) -> Made,
    configure: @escaping @MainActor (Layout, JSONObject) -> Void = { _, _ in }
  ) {
    let entry = Entry(
      schema: schema, make: make,
      configure: { layout, parameters in
        if let layout = layout as? Layout { configure(layout, parameters) }
      })
    if let index = entries.firstIndex(where: { $0.schema.id == schema.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Sets the summaries of parameters and section keys that have none, by their names.
  package mutating func summarizeParameters(_ summaries: [String: String]) {
    for index in entries.indices {
      entries[index].schema.parameters.summarize(summaries)
      entries[index].schema.sectionKeys.summarize(summaries)
    }
  }

  /// The layout of an id; nil when none is registered under it. Takes O(*n*) for *n* layouts.
  public subscript(id: String) -> Entry? {
    entries.first { $0.schema.id == id }
  }

  /// The schema of each layout, in the order of registration.
  public var schemas: [LayoutSchema] { entries.map(\.schema) }

  /// A parser for files that name these layouts.
  public var parser: ScenarioParser {
    ScenarioParser(
      layouts: schemas, unavailableOps: ScenarioRunner.unavailableOps,
      unavailableAnimations: ScenarioRunner.unavailableAnimations)
  }
}

extension [LayoutSchema.Parameter] {
  fileprivate mutating func summarize(_ summaries: [String: String]) {
    for index in indices where self[index].summary == nil {
      self[index].summary = summaries[self[index].name]
    }
  }
}
