/// The layouts that scenario files may name, with the closures that make each layout from a file's
/// parameters.
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
    /// The sections and items of the case, for delegates that answer from this data. Updates change
    /// the data: a delegate must read it at each call, not only once.
    public var data: ScenarioData
  }

  /// A layout, with the objects that must live as long as the layout.
  public struct Made {
    /// The layout for the grid. It is a new object each time, because a layout belongs to one grid.
    public var layout: GridViewLayout
    /// The grid's delegate while the layout is installed.
    public var delegate: (any GridViewDelegate)?
    /// The objects kept alive with the layout, such as a delegate of its own.
    public var companions: [AnyObject]

    /// Makes a value with a layout, its delegate and the objects to keep alive, if any.
    public init(
      _ layout: GridViewLayout, delegate: (any GridViewDelegate)? = nil,
      companions: [AnyObject] = []
    ) {
      self.layout = layout
      self.delegate = delegate
      self.companions = companions
    }

    /// The objects to retain while the layout is in use. They include the delegate, because the
    /// grid does not retain it.
    var kept: [AnyObject] { companions + [layout] + (delegate.map { [$0] } ?? []) }
  }

  /// A layout that files may name.
  public struct Entry {
    /// The layout's schema: its id, and the parameters that files may set, with default values.
    public var schema: LayoutSchema
    var make: @MainActor (Setup) -> Made
    package var configure: @MainActor (GridViewLayout, JSONObject) -> Void

    /// Makes the layout with the given parameters, and with the schema's defaults for all other
    /// parameters.
    @MainActor package func make(_ parameters: JSONObject, data: ScenarioData) -> Made {
      make(Setup(parameters: schema.completed(parameters), data: data))
    }
  }

  /// The layouts that files may name, in the order of registration.
  public private(set) var entries: [Entry] = []

  /// Makes an empty registry. The registry `gallery` has the layouts of this package.
  public init() {}

  /// Adds a layout, or replaces the layout with the same id.
  ///
  /// - Parameters:
  ///   - make: Makes the layout with all its parameters.
  ///   - configure: Applies some parameters to a layout that `make` made. Parameters that are not
  ///     in the JSON object keep their values.
  public mutating func register<Layout: GridViewLayout>(
    _ schema: LayoutSchema, make: @escaping @MainActor (Setup) -> Layout,
    configure: @escaping @MainActor (Layout, JSONObject) -> Void = { _, _ in }
  ) {
    register(schema, making: { Made(make($0)) }, configure: configure)
  }

  /// Adds a layout that comes with a delegate, or replaces the layout with the same id. See
  /// `register(_:make:configure:)`.
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

  /// Sets the summary of each parameter and section key that has no summary. The texts come from
  /// `summaries`, by name.
  package mutating func summarizeParameters(_ summaries: [String: String]) {
    for index in entries.indices {
      entries[index].schema.parameters.summarize(summaries)
      entries[index].schema.sectionKeys.summarize(summaries)
    }
  }

  /// The layout with an id; nil if no layout is registered under the id. Takes O(*n*) for *n*
  /// layouts.
  public subscript(id: String) -> Entry? {
    entries.first { $0.schema.id == id }
  }

  /// The schema of each layout, in the order of registration.
  public var schemas: [LayoutSchema] { entries.map(\.schema) }

  /// A parser for files that name these layouts.
  public var parser: ScenarioParser {
    ScenarioParser(layouts: schemas)
  }
}

extension [LayoutSchema.Parameter] {
  fileprivate mutating func summarize(_ summaries: [String: String]) {
    for index in indices where self[index].summary == nil {
      self[index].summary = summaries[self[index].name]
    }
  }
}
