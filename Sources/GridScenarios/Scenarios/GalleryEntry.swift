/// An entry that can be named on a command line: a layout of the gallery, or a scenario of the
/// package.
@MainActor
package enum GalleryEntry {
  case layout(LayoutSchema)
  case scenario(NamedScenario)

  /// The entries of the package: layouts, then scenarios.
  package static var all: [GalleryEntry] {
    LayoutRegistry.gallery.schemas.map { .layout($0) }
      + GalleryScenarios.all.map { .scenario($0) }
  }

  package var id: String {
    switch self {
    case .layout(let schema): schema.id
    case .scenario(let scenario): scenario.id
    }
  }

  /// Returns a heading, with a layout's parameters or a scenario's layouts below it.
  package func text(_ style: TextStyle = .plain) -> String {
    switch self {
    case .layout(let schema): schema.text(style)
    case .scenario(let scenario):
      "\(style.bold(scenario.id)) — \(scenario.summary)\n"
        + "  scenario of \(scenario.layouts.joined(separator: ", "))"
    }
  }

  /// The entry as JSON: `LayoutSchema.json`, or `{"id", "summary", "layouts"}`.
  package var json: JSONValue {
    switch self {
    case .layout(let schema): schema.json
    case .scenario(let scenario):
      [
        "id": .string(scenario.id), "summary": .string(scenario.summary),
        "layouts": .array(scenario.layouts.map { .string($0) }),
      ]
    }
  }
}
