import Foundation
import GridScenarios

extension CaseSelection.Chosen {
  /// Returns the reasons why the case is not run: a line for each, with the file and the case's
  /// name.
  func complaint(_ refusal: ScenarioRunner.Refusal) -> String {
    // A layout that is named by its id has a case of the same name.
    let place = (word == scenario.id ? [word] : [word, scenario.id]).map { VisibleText.line($0) }
    return VisibleText.split(refusal.description)
      .map { (place + [$0]).joined(separator: ": ") }.joined(separator: "\n")
  }
}

extension CaseSelection {
  /// Whether all cases can be run; tells why those that cannot. Before anything is printed: what is
  /// refused has no other output.
  @MainActor
  static func areRunnable(_ cases: some Sequence<(Chosen, ScenarioCase)>) -> Bool {
    let runner = ScenarioRunner(registry: .recordings)
    var areRunnable = true
    for (choice, scenario) in cases {
      do throws(ScenarioRunner.Refusal) {
        try runner.check(scenario)
      } catch {
        Console.error(choice.complaint(error))
        areRunnable = false
      }
    }
    return areRunnable
  }

  /// The cases that a command's words and options name.
  init(_ options: Options) {
    self.init(registry: .recordings)
    named = GalleryScenarios.all.map { .init(id: $0.id, cases: $0.cases) }
    settings = options.lists["--set"] ?? []
    viewport = options.values["--viewport"]
    items = options.values["--items"]
  }
}
