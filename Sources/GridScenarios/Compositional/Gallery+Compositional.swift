extension LayoutRegistry {
  mutating func registerCompositional() {
    var schema = LayoutSchema(
      id: "compositional", summary: "UIKit's compositional layout: sections of groups of items",
      parameters: [
        .optional("section", .part(.section)),
        .optional("sections", .list(.part(.section))),
        .optional("configuration", .part(.configuration)),
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
        // Cases that are put together in code may lack what a file has to give.
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

  /// Takes those parameters that are there; `null` stands for one that is off again.
  func apply(_ parameters: JSONObject) {
    if source.apply(parameters) {
      for kind in source.decorationKinds {
        register(GridReusableView.self, forDecorationViewOfKind: kind)
      }
      invalidateLayout()
    }
    if let value = parameters["configuration"] {
      // Setting it makes the layout stale.
      configuration = CompositionalReader.configuration(value.objectValue ?? JSONObject())
    }
  }
}

/// The sections of a case's parameters.
@MainActor
final class CompositionalSource {
  /// The entries of sections: one for all, in a list of one, or by their numbers; empty when there
  /// are none.
  private var entries: [JSONObject] = []
  private var isForAll = true
  /// Sections made from the entries, by entry. Lists are not here: they depend on where they are
  /// laid out.
  private var made: [Int: NSCollectionLayoutSection] = [:]

  /// Takes `section` or `sections`. Answers whether either is there.
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

  /// Kinds of the views behind sections, which a layout has to know.
  var decorationKinds: [String] {
    entries.flatMap { $0.objects("decorations").compactMap { $0["elementKind"]?.stringValue } }
  }

  /// A section; nil past the end of a list by number.
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
