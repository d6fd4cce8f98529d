extension LayoutRegistry {
  mutating func registerCompositional() {
    var schema = LayoutSchema(
      id: "compositional", summary: "UIKit's compositional layout: sections of groups of items",
      parameters: [
        .optional("section", .compositional(.section)),
        .optional("sections", .list(.compositional(.section))),
        .optional("configuration", .compositional(.configuration)),
      ])
    schema.alternatives = [["section", "sections"]]
    schema.listBySection = "sections"
    schema.sample = ["section": ["group": CompositionalPart.row]]
    let sample = schema.sample
    register(
      schema,
      making: { setup in
        let isComplete = setup.parameters["section"] != nil || setup.parameters["sections"] != nil
        let layout = ScenarioCompositionalLayout()
        // A case that was made in code may lack the sections that a file must give.
        if !isComplete { layout.apply(sample) }
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: ScenarioCompositionalLayout, parameters) in layout.apply(parameters) })
  }
}

/// A compositional layout that reads its sections from the parameters of a case.
final class ScenarioCompositionalLayout: GridViewCompositionalLayout {
  private let source: CompositionalSource

  init() {
    let source = CompositionalSource()
    self.source = source
    super.init { index, environment in source.section(index, in: environment) }
  }

  required init?(coder: NSCoder) {
    source = CompositionalSource()
    super.init(coder: coder)
  }

  /// Applies the parameters that are present. If `configuration` is null, the layout gets a default
  /// configuration.
  func apply(_ parameters: JSONObject) {
    if source.apply(parameters) {
      for kind in source.decorationKinds {
        register(GridReusableView.self, forDecorationViewOfKind: kind)
      }
      invalidateLayout()
    }
    if let value = parameters["configuration"] {
      // Setting the configuration makes the layout stale.
      configuration = CompositionalReader.configuration(value.objectValue ?? JSONObject())
    }
  }
}

/// The sections in the parameters of a scenario case.
@MainActor
final class CompositionalSource {
  /// The JSON of the sections: one entry for all sections if `isForAll`, else one entry per
  /// section. The list is empty if the parameters have no sections.
  private var entries: [JSONObject] = []
  private var isForAll = true
  /// Sections made so far, by index in `entries`. List sections are not kept, because they depend
  /// on the layout environment.
  private var made: [Int: NSCollectionLayoutSection] = [:]

  /// Reads the parameter `section` or `sections`. Returns whether one of these parameters is
  /// present.
  func apply(_ parameters: JSONObject) -> Bool {
    if let section = parameters["section"]?.objectValue {
      entries = [section]
      isForAll = true
    } else if let sections = parameters["sections"]?.arrayValue {
      entries = sections.map { $0.objectValue ?? JSONObject() }
      isForAll = false
    } else {
      return false
    }
    made = [:]
    return true
  }

  /// Kinds of the background views of sections, which a layout must register.
  var decorationKinds: [String] {
    entries.flatMap { $0.objects("decorations").compactMap { $0["elementKind"]?.stringValue } }
  }

  /// Returns the section with an index; nil if `sections` has no entry for the index.
  func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let place = isForAll ? 0 : index
    guard entries.indices.contains(place) else { return nil }
    if let list = entries[place]["list"]?.objectValue {
      return NSCollectionLayoutSection.list(
        using: CompositionalReader.list(list), layoutEnvironment: environment)
    }
    if let section = made[place] { return section }
    let section = CompositionalReader.section(entries[place])
    made[place] = section
    return section
  }
}
