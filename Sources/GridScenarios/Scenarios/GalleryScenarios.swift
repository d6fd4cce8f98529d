/// A scenario of the package that is run by its name: `gridview run switcher`.
public struct NamedScenario: Sendable {
  /// The name on the command line. No layout of the gallery has this name.
  public let id: String
  /// A summary of what the scenario shows, on one line.
  public let summary: String
  /// The layouts that the scenario's cases show, each once, in the order in which the cases use
  /// them.
  package let layouts: [String]

  fileprivate init(_ id: String, _ summary: String, _ layouts: String...) {
    self.id = id
    self.summary = summary
    self.layouts = layouts
  }

  /// The cases, each for a grid of its own. Each case contains its expected output, so that a run
  /// checks itself.
  ///
  /// The cases are read from a scenario file, a resource of the module, and kept.
  @MainActor public var cases: [ScenarioCase] { GalleryScenarios.cases(of: id) }
}

/// The demonstrations of the gallery that need more than one layout.
///
/// ```swift
/// for scenario in GalleryScenarios["switcher"]?.cases ?? [] {
///   let run = try ScenarioRunner(registry: .gallery).run(scenario)
///   #expect(run.isPassed)
/// }
/// ```
@MainActor
public enum GalleryScenarios {
  /// The complete list of scenarios, in the order in which tools list them.
  public static let all: [NamedScenario] =
    [
      NamedScenario(
        "filterPanel", "seven items switched between shortestColumn, list and groupedRows",
        "shortestColumn", "list", "groupedRows"),
      NamedScenario(
        "filterPanelAsPublished",
        "the filter panel as published: reloads after each switch, sizes of zero",
        "shortestColumn", "list", "groupedRows"),
      NamedScenario(
        "switcher", "carousel, circle and mosaic find their positions again", "carousel", "circle",
        "mosaicGrid"),
      NamedScenario(
        "switcherAsPublished",
        "the switcher as published: positions that were not dragged to are forgotten", "carousel",
        "circle", "mosaicGrid"),
    ] + articles

  /// The scenarios of the five articles on which the gallery is based. Each scenario is followed by
  /// its published form.
  public static let articles: [NamedScenario] = [
    NamedScenario(
      "conditionFilter", "filter conditions: seven items, three layouts behind three buttons",
      "shortestColumn", "list", "groupedRows"),
    NamedScenario(
      "conditionFilterAsPublished",
      "filter conditions as published: reloads, sizes of zero, item 6 out of reach",
      "shortestColumn", "list", "groupedRows"),
    NamedScenario(
      "watchFlow", "a waterfall in every section: 1, 2, 1, 3 columns and an empty section",
      "sectionedWaterfall"),
    NamedScenario(
      "watchFlowAsPublished",
      "a waterfall in every section as published: content 0 wide, 16 points too high",
      "sectionedWaterfall"),
    NamedScenario(
      "watchFlowBlank", "the blank view, mended: cells with the view's contentInset as without",
      "sectionedWaterfall", "list"),
    NamedScenario(
      "watchFlowBlankAsPublished",
      "the blank view as published: no cell under a contentInset, E-40 on a switch",
      "sectionedWaterfall", "list"),
    NamedScenario(
      "xmFlow", "sections with header and footer: three calls side by side", "flow",
      "headerFooterGrid"),
    NamedScenario(
      "xmFlowAsPublished",
      "sections with header and footer as published: a column is lost on an exact fit", "flow",
      "headerFooterGrid"),
    NamedScenario(
      "ckSwitcher", "line, circle and grid of twelve items: eleven steps, places remembered",
      "carousel", "circle", "mosaicGrid"),
    NamedScenario(
      "ckSwitcherAsPublished",
      "line, circle and grid as published: a page is lost, and the line jumps back", "carousel",
      "circle", "mosaicGrid"),
    NamedScenario(
      "ckOriginal", "a circle whose items go at a tap, down to the one in the centre", "circle",
      "carousel"),
    NamedScenario(
      "ckOriginalAsPublished",
      "a circle whose items go at a tap, as published: a content without size", "circle", "carousel"
    ),
    NamedScenario("yjBlocks", "blocks by a template: 5 columns upright, 7 across", "block"),
    NamedScenario(
      "yjBlocksAsPublished",
      "blocks by a template as published: gaps of 7.5 for 10, tiles that stick out", "block"),
  ]

  /// The reason why the scenario files cannot be read, and the remedy; nil if they can be read.
  package static var problem: String? {
    all.lazy.compactMap { folder.problem(with: file(of: $0.id)) }.first
  }

  /// The scenario with the given id; nil if there is none.
  public static subscript(id: String) -> NamedScenario? {
    all.first { $0.id == id }
  }

  // MARK: Files

  private static let folder = ResourceFolder(module: "GridScenarios", bundle: Bundle.module)
  private static let parser = LayoutRegistry.gallery.parser
  private static var read: [String: [ScenarioCase]] = [:]

  private static func file(of id: String) -> String { "Articles/\(id).json" }

  /// Returns the cases of a scenario. The program stops if its file has a mistake.
  fileprivate static func cases(of id: String) -> [ScenarioCase] {
    if let cases = read[id] { return cases }
    let file = file(of: id)
    do throws(ScenarioFileError) {
      let cases = try parser.cases(in: folder.data(file), file: file)
      read[id] = cases
      return cases
    } catch {
      fatalError("\(error)")
    }
  }
}
