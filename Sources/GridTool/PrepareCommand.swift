import GridScenarios
import SourcePreparation

/// The command `gridview prepare`.
@MainActor
struct PrepareCommand {
  static let options: [Option] = [.value("--out", .folder)]

  private let sources: String
  private let folder: String

  init(_ arguments: [String]) throws(UsageError) {
    let options = try Options(arguments, Self.options)
    var problems: [String] = []
    if options.words.count != 1 {
      problems.append("name one folder or file of Swift sources, not \(options.words.count)")
    }
    if options.values["--out"] == nil {
      problems.append("--out DIR is missing: the folder for the prepared sources")
    }
    if !problems.isEmpty { throw UsageError(problems) }
    sources = options.words.first ?? ""
    folder = options.values["--out"] ?? ""
  }

  func run() -> Int32 {
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
