/// A parameter of a layout of the gallery, and the property that it sets.
@MainActor
struct GalleryField<Layout: GridViewLayout> {
  let parameter: LayoutSchema.Parameter
  /// Sets the property, if the parameters have a value.
  let apply: (Layout, JSONObject) -> Void

  /// Makes a field with a closure that reads the parameters and sets properties.
  init(_ parameter: LayoutSchema.Parameter, apply: @escaping (Layout, JSONObject) -> Void) {
    self.parameter = parameter
    self.apply = apply
  }

  private init<Value>(
    _ parameter: LayoutSchema.Parameter, _ property: ReferenceWritableKeyPath<Layout, Value>,
    _ read: @escaping (JSONObject) -> Value?
  ) {
    self.init(parameter) { layout, parameters in
      if let value = read(parameters) { layout[keyPath: property] = value }
    }
  }

  static func number(
    _ name: String, _ property: ReferenceWritableKeyPath<Layout, CGFloat>,
    default value: JSONValue = 0
  ) -> GalleryField {
    GalleryField(.init(name, .number, default: value), property) { $0.number(name) }
  }

  static func insets(
    _ name: String, _ property: ReferenceWritableKeyPath<Layout, GridEdgeInsets>
  ) -> GalleryField {
    GalleryField(.init(name, .insets, default: 0), property) { $0.insets(name) }
  }

  static func size(
    _ name: String, _ property: ReferenceWritableKeyPath<Layout, CGSize>,
    default value: JSONValue
  ) -> GalleryField {
    GalleryField(.init(name, .size, default: value), property) { $0.size(name) }
  }

  static func sizeOrLength(
    _ name: String, _ property: ReferenceWritableKeyPath<Layout, CGSize>
  ) -> GalleryField {
    GalleryField(.init(name, .sizeOrLength, default: 0), property) { $0.sizeOrLength(name) }
  }

  static func bool(
    _ name: String, _ property: ReferenceWritableKeyPath<Layout, Bool>,
    default value: JSONValue = false
  ) -> GalleryField {
    GalleryField(.init(name, .bool, default: value), property) { $0[name]?.boolValue }
  }

  /// Makes a field with one of several words.
  ///
  /// - Parameter read: Returns the property's value for a word.
  static func word<Value>(
    _ name: String, _ words: [String], _ property: ReferenceWritableKeyPath<Layout, Value>,
    _ read: @escaping (String) -> Value?
  ) -> GalleryField {
    let parameter = LayoutSchema.Parameter(name, .word(words), default: .string(words[0]))
    return GalleryField(parameter, property) { $0[name]?.stringValue.flatMap(read) }
  }
}

extension LayoutRegistry {
  /// Registers a layout of the gallery, together with its published form if there is one. The
  /// parameter `mode` then chooses between the two.
  ///
  /// - Parameters:
  ///   - schema: The schema without parameters.
  ///   - fields: The parameters, in the order in which help lists them and a layout takes them
  ///     over.
  ///   - publishedParameters: Parameters that only the published form reads. They follow the
  ///     fields and `mode`.
  ///   - remaking: Parameters, in addition to `mode`, whose change requires a new layout object.
  ///   - make: Makes a layout that has not taken over its parameters.
  mutating func register<Layout: GridViewLayout>(
    _ type: Layout.Type, _ schema: LayoutSchema, fields: [GalleryField<Layout>] = [],
    publishedParameters: [LayoutSchema.Parameter] = [], remaking: [String] = [],
    making make: @escaping @MainActor (Setup) -> Made,
    asPublished: (@MainActor (Setup) -> Made)? = nil
  ) {
    func configure(_ layout: GridViewLayout, _ parameters: JSONObject) {
      guard let layout = layout as? Layout else { return }
      for field in fields { field.apply(layout, parameters) }
    }
    func makeConfigured(_ setup: Setup) -> Made {
      let made = make(setup)
      configure(made.layout, setup.parameters)
      return made
    }
    var schema = schema
    schema.parameters = fields.map(\.parameter)
    guard let asPublished else {
      return register(schema, making: makeConfigured, configure: configure)
    }
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
        setup.parameters["mode"] == "asPublished" ? asPublished(setup) : makeConfigured(setup)
      },
      configure: { (layout: GridViewLayout, parameters) in
        if let layout = layout as? any PublishedLayout {
          layout.change(parameters)
        } else {
          configure(layout, parameters)
        }
      })
  }
}
