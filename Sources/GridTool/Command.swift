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
    case .tour: ("[--out DIR]", "every layout of the gallery, drawn and scrolled")
    case .list: ("[ID …]", "the gallery: ids, parameters, defaults")
    case .run: ("FILE|ID …", "runs scenario files, or what the gallery has by its id")
    case .check: ("FILE|ID …", "holds scenario files against what they expect")
    case .audit: ("FILE|ID …", "what is wrong with a layout, where, and how to mend it")
    case .explain: ("[CODE …]", "what a fault means, and what to do")
    case .schema: ("[--host]", "the JSON Schema of scenario files, for editors")
    case .prepare:
      ("DIR --out D", "rewrites UIKit sources for Linux where the language asks for it")
    case .uikit: ("[NAME …]", "whether a name of UIKit's is there, and whether it does something")
    case .host: ("[--record FILE]", "a grid that another UI stack draws, asked over a pipe")
    case .live: ("FILE|ID", "a grid that fills the terminal, moved by keys and mouse")
    case .completion: ("SHELL", "completes commands, options and ids in bash, zsh or fish")
    case .version: ("", "which version this is")
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

  /// The kind of the words that belong to no option; nil where there are none.
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
