extension LayoutSchema.Parameter {
  /// The form of a layout of the gallery: corrected or as published.
  static let mode = LayoutSchema.Parameter(
    "mode", .word(["corrected", "asPublished"]), default: "corrected")

  /// Whether the grid has a delegate that returns the size (0, 0) for every item.
  static let sizeDelegate = LayoutSchema.Parameter(
    "sizeDelegate", .word(["none", "zero"]), default: "none")

  /// Whether the layout has the delegate that it needs.
  static let delegateAttached = LayoutSchema.Parameter("delegateAttached", .bool, default: true)

  /// Whether coordinates have 64 or 32 bits.
  static let precision = LayoutSchema.Parameter(
    "precision", .word(["double", "single"]), default: "double")
}

extension LayoutRegistry {
  /// Registers a layout of the gallery together with its published form. The parameter `mode`
  /// chooses between the two.
  ///
  /// - Parameters:
  ///   - publishedParameters: Parameters that only the published form reads. They follow the
  ///     schema's parameters and `mode`.
  ///   - remaking: Parameters, in addition to `mode`, whose change requires a new layout object.
  mutating func register<Corrected: GridViewLayout>(
    _ schema: LayoutSchema, publishedParameters: [LayoutSchema.Parameter] = [],
    remaking: [String] = [],
    making make: @escaping @MainActor (Setup) -> Made,
    configure: @escaping @MainActor (Corrected, JSONObject) -> Void = { _, _ in },
    asPublished: @escaping @MainActor (Setup) -> Made
  ) {
    var schema = schema
    schema.parameters.append(.mode)
    schema.parameters += publishedParameters.map { parameter in
      var parameter = parameter
      parameter.condition = "as published"
      return parameter
    }
    schema.remakingParameters = ["mode"] + remaking
    // A published layout keeps an object for each item, and makes all elements for every query.
    if schema.itemCost == .usual { schema.itemCost = .costlyWhere("mode", is: "asPublished") }
    register(
      schema,
      making: { setup in
        setup.parameters["mode"] == "asPublished" ? asPublished(setup) : make(setup)
      },
      configure: { (layout: GridViewLayout, parameters) in
        if let layout = layout as? any PublishedLayout {
          layout.change(parameters)
        } else if let layout = layout as? Corrected {
          configure(layout, parameters)
        }
      })
  }
}
