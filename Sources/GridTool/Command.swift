import GridScenarios
import SourcePreparation

/// A command with its options and its help.
@MainActor
protocol ToolCommand {
  static var options: [Option] { get }
  /// The text of `gridview COMMAND --help`.
  static var help: String { get }

  /// Makes the command with its arguments.
  init(options: Options) throws(UsageError)

  /// Runs the command and returns the exit status.
  func run() throws(UsageError) -> Int32
}

extension ToolCommand {
  /// The problem of a command line without a scenario file or an id.
  static var missingFile: String {
    "name a scenario file or the id of a layout (see gridview list)"
  }
}

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

  /// The type that runs the command; nil for `version`, which has no options.
  @MainActor var type: (any ToolCommand.Type)? {
    switch self {
    case .tour: TourCommand.self
    case .list: ListCommand.self
    case .run: RunCommand.self
    case .check: CheckCommand.self
    case .audit: AuditCommand.self
    case .explain: ExplainCommand.self
    case .schema: SchemaCommand.self
    case .prepare: PrepareCommand.self
    case .uikit: UIKitCommand.self
    case .host: HostCommand.self
    case .live: LiveCommand.self
    case .completion: CompletionCommand.self
    case .version: nil
    }
  }

  /// The options that the command takes.
  @MainActor var options: [Option] { type?.options ?? [] }

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
