import GridScenarios
import SourcePreparation

/// The command `gridview uikit`.
@MainActor
struct UIKitCommand {
  static let options: [Option] = []

  private let names: [String]

  init(_ arguments: [String]) throws(UsageError) {
    names = try Options(arguments, Self.options).words
  }

  func run() -> Int32 {
    for name in names.isEmpty ? UIKitNames.all : names {
      Console.print(UIKitNames.line(about: name))
    }
    let areAllThere = names.allSatisfy { name in
      UIKitNames.status(of: name) != .absent || !UIKitNames.types(withMember: name).isEmpty
    }
    return areAllThere ? 0 : 1
  }
}
