import GridScenarios

extension CaseSelection.Chosen {
  /// Returns the reasons why the case is not run. Each reason has a line with the file and the
  /// case's name.
  func complaint(_ refusal: ScenarioRunner.Refusal) -> String {
    // If a layout is named by its id, its case has the same name, which is written once.
    let place = (word == scenario.id ? [word] : [word, scenario.id]).map { VisibleText.line($0) }
    return VisibleText.split(refusal.description)
      .map { (place + [$0]).joined(separator: ": ") }.joined(separator: "\n")
  }
}

extension CaseSelection {
  /// Returns whether all cases can be run, and prints the reasons for each case that cannot be run.
  /// Call this function before anything is printed, because a refused command prints nothing else.
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

  /// Returns the cases that words of a command line name; nil, after the mistakes were printed, if
  /// they cannot be read.
  @MainActor
  static func chosen(by words: [String], _ options: Options) -> [Chosen]? {
    do throws(ScenarioFileError) {
      return try CaseSelection(options).chosen(by: words, reading: ToolFile.read)
    } catch {
      Console.error(error.description)
      return nil
    }
  }

  /// Makes the selection of cases for the options of a command.
  init(_ options: Options) {
    self.init(registry: .recordings)
    named = GalleryScenarios.all.map { .init(id: $0.id, cases: $0.cases) }
    settings = options.lists["--set"] ?? []
    viewport = options.values["--viewport"]
    items = options.values["--items"]
  }
}
