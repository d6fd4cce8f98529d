import GridScenarios

/// The command `gridview schema`.
@MainActor
struct SchemaCommand: ToolCommand {
  static let options: [Option] = [.flag("--host")]

  static let help = """
    gridview schema [--host]

    Prints a JSON Schema (2020-12) of scenario files, with the parameters of every layout of the
    gallery, so that editors complete and explain keys. Docs/CI.md shows the setup of an editor;
    Docs/Reference/Scenario.schema.json is the same text.

      --host       prints the schema of the messages of gridview host instead, the text of
                   Docs/Reference/Host.schema.json

    Exit status: 0, or 2 for unexpected arguments.
    """

  let options: Options

  func run() -> Int32 {
    let isOfHost = options.flags.contains("--host")
    let schema = isOfHost ? HostSchema.json : ScenarioSchema.gallery
    Console.write((try? schema.text(.pretty)) ?? "")
    return 0
  }
}
