import GridScenarios
import SourcePreparation

/// The command `gridview uikit`.
@MainActor
struct UIKitCommand: ToolCommand {
  static let options: [Option] = []

  static let help = """
    gridview uikit [NAME …]

    Tells for each name whether this package's module UIKit has it, and whether it works or only
    compiles. A name is a type (UICollectionView), a member of a type
    (UICollectionView.performBatchUpdates), or a member of any type (performBatchUpdates). Without
    names, the command lists all types, functions and constants of the module.

    Exit status: 0, or 1 when one of the names is missing.
    """

  let options: Options

  func run() -> Int32 {
    let names = options.words
    for name in names.isEmpty ? UIKitNames.all : names {
      Console.print(UIKitNames.line(about: name))
    }
    let areAllThere = names.allSatisfy { name in
      UIKitNames.status(of: name) != .absent || !UIKitNames.types(withMember: name).isEmpty
    }
    return areAllThere ? 0 : 1
  }
}
