import GridScenarios
import SourcePreparation

/// The command `gridview prepare`.
@MainActor
struct PrepareCommand: ToolCommand {
  static let options: [Option] = [.value("--out", .folder)]

  static let help = """
    gridview prepare SOURCES --out DIR

    Copies a folder (or a file) of Swift sources written for UIKit and rewrites constructs that
    Swift on Linux lacks: @objc and similar attributes, optional requirements, #selector and
    #keyPath, outlets, members overridden in extensions, imports of single declarations, conditions
    on iOS. Strings, comments and line numbers stay the same. Prints a line for each change. A line
    with "error:" names a construct that cannot be carried over, or a file that is not Swift and is
    copied unchanged. A line with "warning:" names an API of UIKit that is missing or does nothing,
    or a file of which nothing is compiled. Docs/UIKit.md has the next steps.

      --out DIR    the folder for the prepared sources; files of the same names are replaced

    Exit status: 0, 1 when something could not be carried over, 2 when nothing could be read or
    written.
    """

  let options: Options

  func run() throws(UsageError) -> Int32 {
    var problems: [String] = []
    if options.words.count != 1 {
      problems.append("name one folder or file of Swift sources, not \(options.words.count)")
    }
    if options.values["--out"] == nil {
      problems.append("--out DIR is missing: the folder for the prepared sources")
    }
    if !problems.isEmpty { throw UsageError(problems) }
    let sources = options.words.first ?? ""
    let folder = options.values["--out"] ?? ""
    do throws(SourceTree.Refusal) {
      let prepared = try SourceTree(path: sources).prepare(into: folder) { data, file in
        do throws(ScenarioRunner.Refusal) {
          try ToolFile.write(Array(data), to: file.path)
        } catch {
          throw SourceTree.Refusal(description: error.description)
        }
      }
      Console.print(prepared.report)
      return prepared.isComplete ? 0 : 1
    } catch {
      Console.error("gridview prepare: \(error.description)")
      return 2
    }
  }
}
