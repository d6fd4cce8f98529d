import Foundation
import GridScenarios
import TestPrograms
import TestSupport
import Testing

/// A port in `Tests/Porting`.
enum Port: String, CaseIterable, CustomTestStringConvertible {
  case python = "Python"
  case javaScript = "JavaScript"

  var testDescription: String { rawValue }

  var layouts: [String] {
    self == .python
      ? ["sectionedWaterfall"] : ["carousel", "flow", "sectionedWaterfall", "shortestColumn"]
  }

  /// Runs the check, as `Docs/Porting.md` has it.
  func check(_ arguments: String = "") throws -> ToolProcess {
    let program =
      self == .python ? "python3 Tests/Porting/check.py" : "node Tests/Porting/check.mjs"
    return try ToolProcess(shell: "\(program) \(arguments)", in: PackageFiles.root)
  }
}

/// The ports, run with Python 3 and with Node.js against vectors.
@ProcessActor @Suite("Ports in other languages", .slow)
struct PortingTests {
  @Test(arguments: Port.allCases) func `a port passes every vector of its layouts`(port: Port)
    throws
  {
    let run = try port.check()
    #expect(run.errors == "")
    #expect(run.status == 0, "\(run.output)")
    let shown = try DocumentationPage("Docs/Porting.md").blocks("text")
    #expect(shown.count == 3)
    #expect(run.output == (port == .python ? shown.first : shown.last), "\(run.output)")
  }

  @Test(arguments: [(Port.python, ["list"]), (.javaScript, ["list", "compositional"])])
  func `the check says which layout is not ported`(port: Port, layouts: [String]) throws {
    for layout in layouts {
      let run = try port.check("Tests/Vectors/\(layout).json")
      #expect(run.status == 2, "\(layout)")
      #expect(run.lines.first == "\(layout)/rows: not ported: layout \(layout)")
    }
  }

  @Test func `a file that cannot be read is told`() throws {
    let folder = try TemporaryFolder()
    let run = try Port.javaScript.check(folder.file("broken.json", "[{"))
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("broken.json: "), "\(run.errors)")
  }

  @Test(.rows) func `the code that a page shows is the port's`() {
    let rows: [(page: String, language: String, files: [String])] = [
      ("Porting", "python", ["waterfall.py", "grid.py", "check.py"]),
      ("Hosts", "js", ["page.html"]),
    ]
    forEachRow(of: rows, named: \.language) { page, language, files in
      let port = try files.map { try PackageFiles.text("Tests/Porting/\($0)") }
        .joined(separator: "\n")
      let blocks = try DocumentationPage("Docs/\(page).md").blocks(language)
      #expect(blocks.count == 1)
      for block in blocks {
        let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        #expect(port.contains(block) || port.contains(indented), "\(block)")
      }
    }
  }

  @Test func `the case that the page shows is one of the vectors`() throws {
    let shown = try #require(try DocumentationPage("Docs/Porting.md").blocks("json").first)
    let vectors = try JSONDocument(PackageFiles.text("Tests/Vectors/sectionedWaterfall.json"))
    let wanted = try #require(try JSONDocument(shown).value.objectValue)
    let vector = try #require(
      vectors.value.arrayValue?.compactMap(\.objectValue).first { $0["id"] == wanted["id"] })
    for member in wanted.members where member.key != "expect" {
      #expect(vector[member.key] == member.value)
    }
    let expected = try #require(wanted["expect"]?.objectValue)
    for member in expected.members {
      #expect(vector["expect"]?.objectValue?[member.key] == member.value)
    }
  }

  // MARK: Faults

  /// A line of the port, what a mistake makes of it, and the first case that shows it.
  private struct Plant {
    let name: String
    let line: String
    let mistake: String
    let finding: String
  }

  private static let plants = [
    Plant(
      name: "ties go right", line: "if (level < best.level)",
      mistake: "if (level <= best.level)",
      finding: "sectionedWaterfall/two-sections: not as expected\n"),
    Plant(
      name: "the first row is placed as all others",
      line: "takesTurns && !columns", mistake: "false && !columns",
      finding: "sectionedWaterfall/flat-items-take-turns: not as expected\n"),
    Plant(
      name: "an item over several columns starts at the first one's level",
      line: "const offset = greatest(bottoms.slice(column, column + span))",
      mistake: "const offset = bottoms[column]",
      finding: "sectionedWaterfall/span-under-the-lower-edge: not as expected\n"),
    Plant(
      name: "scrolling settles on the item further away",
      line: "(distance(number) < distance(best) ? number : best)",
      mistake: "(distance(number) > distance(best) ? number : best)",
      finding: "    steps[2].target[0]: expected 390, found 260\n"),
    Plant(
      name: "a throw turns several pages",
      line: "const step = Math.sign(this.position(proposed) - start * this.pitch)",
      mistake: "const step = Math.round(this.position(proposed) / this.pitch) - start",
      finding: "carousel/one-page-a-drag: not as expected\n"),
    Plant(
      name: "the last line is spread like the others",
      line: "gap: isLast ? spacing :", mistake: "gap: false ? spacing :",
      finding: "    cells[3].center[0]: expected 160, found 180\n"),
    Plant(
      name: "items hang from the top of their line",
      line: "line.offset + (line.extent - this.axis.extent(size)) / 2", mistake: "line.offset",
      finding: "flow/sizes-of-items: not as expected\n"),
    Plant(
      name: "a horizontal flow fills rows", line: "length: ([, height]) => height",
      mistake: "length: ([width]) => width", finding: "flow/horizontal: not as expected\n"),
  ]

  @Test(.rows) func `a fault in a port is found and told`() throws {
    let run = try Port.python.check("--bug ties-go-right")
    #expect(run.status == 1)
    let shown = try DocumentationPage("Docs/Porting.md").blocks("text")
    #expect(run.output.contains(shown[1]), "\(run.output)")
    forEachRow(of: Self.plants, named: \.name) { try check($0) }
  }

  private func check(_ plant: Plant) throws {
    let folder = try TemporaryFolder()
    for name in ["check", "grid"] {
      _ = try folder.file("\(name).mjs", PackageFiles.text("Tests/Porting/\(name).mjs"))
    }
    let port = try PackageFiles.text("Tests/Porting/layouts.mjs")
    #expect(port.components(separatedBy: plant.line).count == 2, "the port has the line once")
    _ = try folder.file(
      "layouts.mjs", port.replacingOccurrences(of: plant.line, with: plant.mistake))
    let vectors = ["carousel", "flow", "sectionedWaterfall", "shortestColumn"]
      .map { "Tests/Vectors/\($0).json" }.joined(separator: " ")
    let run = try ToolProcess(
      shell: "node '\(folder.path("check.mjs"))' \(vectors)", in: PackageFiles.root)
    #expect(run.status == 1)
    #expect(run.output.contains(plant.finding), "\(run.output)\(run.errors)")
  }

  // MARK: Fresh vectors

  @Test(arguments: Port.allCases.flatMap { port in port.layouts.map { (port, $0) } })
  @MainActor
  func `a port passes vectors that were not there before`(port: Port, layout: String) async throws {
    var recording = ExpectationRecording()
    let runner = ScenarioRunner(registry: .gallery)
    let seeds = (0..<100).scaled(inDebug: 25)
    for seed in seeds {
      let scenario = Self.scenario(seed: seed, layout: layout, for: port)
      let run = try runner.run(scenario)
      // Only a refused update is a fault, and Python's cases have none.
      let legal: Set<String> = port == .python ? [] : ["E-50"]
      #expect(run.output.faults.allSatisfy { legal.contains($0.code) }, "\(run.output.faults)")
      try recording.add(try #require(scenario.json.objectValue), output: run.output)
    }
    let folder = try TemporaryFolder()
    let file = try folder.file("fresh.json", recording.text())
    let run = try await Self.check(port, file)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let count = seeds.count
    #expect(run.lines.last == "\(count) cases: \(count) as expected, 0 not, 0 not ported")
  }

  private static func check(_ port: Port, _ file: String) throws -> ToolProcess {
    try port.check(file)
  }

  /// A random case of what the port has.
  @MainActor
  private static func scenario(seed: UInt64, layout: String, for port: Port) -> ScenarioCase {
    var random = SplitMix64(seed: seed)
    var scenario = LayoutProperties.scenario(
      seed: seed, of: layout, parameters: parameters(of: layout, &random),
      changes: [parameters(of: layout, &random), parameters(of: layout, &random)],
      sections: sections(of: layout), actions: 12)
    scenario.safeArea = GridEdgeInsets(top: seed % 3 == 0 ? 20 : 0, left: 0, bottom: 8, right: 0)
    scenario.actions = scenario.actions.compactMap { action -> ScenarioAction? in
      // Nothing that takes time.
      if port == .python { return action.atOnce }
      if action.op == .advance { return action }
      // Only of a carousel it is known without the physics where it comes to rest.
      guard layout == "carousel" else { return action.atOnce }
      if let (_, velocity) = action.values(of: .fling) {
        return .fling(by: .zero, velocity: velocity)
      }
      if let (by, _, _, _, _) = action.values(of: .drag), let distance = by {
        return .dragProposing(CGPoint(x: distance.x * 9, y: 0), velocity: distance)
      }
      return action.atOnce
    }
    scenario.actions.append(.Op.query(CGRect(x: 20, y: 100, width: 90, height: 150)))
    if port == .python { return scenario }
    scenario.actions += [
      .askTarget(proposed: CGPoint(x: 333, y: 33), velocity: .zero),
      .Op.askBoundsChange(CGRect(x: 0, y: 10, width: scenario.viewport.width, height: 90)),
    ]
    if let first = scenario.sections.first, first.itemCount > 0, seed % 4 == 0 {
      // Refused: the model does not follow.
      var refused = ScenarioUpdate()
      refused.animated = false
      refused.model = false
      refused.inserts = [.init(at: ItemPosition(0, 0))]
      scenario.actions.insert(.update(refused), at: 0)
    }
    return scenario
  }

  private nonisolated static func parameters(of layout: String, _ random: inout SplitMix64)
    -> JSONObject
  {
    func any(_ values: [JSONValue]) -> JSONValue { values.randomElement(using: &random) ?? .null }
    let insets = [0, [3, 5, 7.5, 9]] as [JSONValue]
    switch layout {
    case "carousel":
      return [
        "itemSize": any([[80, 100], [33.3, 50], [250, 90]]), "spacing": any([0, 10, 12.5]),
        "pagingEnabled": any([true, false]),
      ]
    case "flow":
      return [
        "itemSize": any([[50, 50], [33.25, 20], [700, 30]]), "minimumLineSpacing": any([0, 6.5]),
        "minimumInteritemSpacing": any([0, 10, 7.75]), "sectionInset": any(insets),
        "headerReferenceSize": any([0, 14, [20, 30]]), "footerReferenceSize": any([0, 11.5]),
        "scrollDirection": any(["vertical", "vertical", "horizontal"]),
      ]
    case "sectionedWaterfall":
      return ["contentInset": any(insets)]
    default:
      return [
        "columnCount": any([0, 1, 3, 7]), "itemHeight": any([40, 12.5]),
        "interitemSpacing": any([0, 10]), "lineSpacing": any([0, 3.5]),
        "sectionInset": any(insets),
      ]
    }
  }

  private nonisolated static func sections(of layout: String) -> SectionGenerator {
    let sections = SectionGenerator(upTo: 30) { random in
      let height = CGFloat(Int.random(in: 0...360, using: &random)) / 4
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where layout == "flow": return nil
      case 1..<4 where layout == "flow":
        return .size(CGSize(width: CGFloat.random(in: 0...120, using: &random), height: height))
      case 0 where layout == "sectionedWaterfall":
        return .spanning(height: height, span: Int.random(in: 1...3, using: &random))
      default: return .height(height)
      }
    }
    guard layout == "sectionedWaterfall" else { return sections }
    return sections.key("columns", [1, 2, 3, 5]).key("lineSpacing", [0, 3.5])
      .key("interitemSpacing", [0, 6]).key("sectionInset", [0, [2, 3.25, 4, 5]])
      .key("columnWeights", [.null, .null, [1, 2.5], [3, 0, 1]])
  }
}

extension ScenarioAction {
  /// The action without animation; nil where time passes in it, or where it is no business of a
  /// layout.
  var atOnce: ScenarioAction? {
    if var update = values(of: .update) {
      update.animated = false
      return .update(update)
    }
    if let (size, _) = values(of: .setBounds) { return .setBounds(size, animated: false) }
    if let (offset, _) = values(of: .setContentOffset) {
      return .setContentOffset(offset, animated: false)
    }
    if let (inset, _) = values(of: .setViewContentInset) {
      return .setViewContentInset(inset, animated: false)
    }
    if let (item, position, _) = values(of: .scrollToItem) {
      return .scrollToItem(item, position: position, animated: false)
    }
    return op == .setParameters || op == .reloadData ? self : nil
  }
}
