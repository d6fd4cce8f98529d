import GridScenarios
import SourcePreparation

/// The commands of this version.
enum Command: String, CaseIterable {
  case tour, list, run, check, audit, explain, schema, prepare, uikit, host, live
  case completion, version

  static var names: [String] { allCases.map(\.rawValue) }

  /// The words behind the command's name in the overview, and a summary of the command.
  var overview: (words: String, summary: String) {
    switch self {
    case .tour: ("[--out DIR]", "draws and scrolls every layout of the gallery")
    case .list: ("[ID …]", "lists the gallery: ids, parameters, defaults")
    case .run: ("FILE|ID …", "runs scenario files, or layouts and scenarios of the gallery")
    case .check: ("FILE|ID …", "compares scenario files with their expectations")
    case .audit: ("FILE|ID …", "reports mistakes of a layout, with place and remedy")
    case .explain: ("[CODE …]", "explains faults and findings, with their remedies")
    case .schema: ("[--host]", "prints the JSON Schema of scenario files, for editors")
    case .prepare: ("DIR --out D", "rewrites UIKit sources so that they compile on Linux")
    case .uikit: ("[NAME …]", "tells whether a name of UIKit is there, and whether it works")
    case .host: ("[--record FILE]", "runs a grid that another program draws, over a pipe")
    case .live: ("FILE|ID", "shows a grid that fills the terminal, with keys and mouse")
    case .completion: ("SHELL", "completes commands, options and ids in bash, zsh or fish")
    case .version: ("", "prints the version")
    }
  }

  /// The options that the command takes.
  @MainActor var options: [Option] {
    switch self {
    case .tour: TourCommand.options
    case .list: ListCommand.options
    case .run: RunCommand.options
    case .check: CheckCommand.options
    case .audit: AuditCommand.options
    case .explain: ExplainCommand.options
    case .schema: SchemaCommand.options
    case .prepare: PrepareCommand.options
    case .uikit: UIKitCommand.options
    case .host: HostCommand.options
    case .live: LiveCommand.options
    case .completion: CompletionCommand.options
    case .version: []
    }
  }

  /// The kind of the words that belong to no option; nil if the command takes no such words.
  @MainActor var words: WordKind? {
    switch self {
    case .tour, .schema, .host, .version: nil
    case .list: .oneOf(GalleryEntry.all.map(\.id))
    case .run, .check, .audit, .live: .file(or: Command.ids)
    case .explain: .oneOf(FaultCatalogue.codes + FindingCatalogue.codes)
    case .prepare: .folder
    case .uikit: .oneOf(UIKitNames.all)
    case .completion: .oneOf(CompletionScript.Shell.allCases.map(\.rawValue))
    }
  }

  /// The ids that can be named besides files.
  @MainActor private static var ids: [String] {
    LayoutRegistry.gallery.schemas.map(\.id) + GalleryScenarios.all.map(\.id)
  }
}
