import GridScenarios
import TestSupport
import Testing

/// Layouts with parameters that no file may have: what makes no sense is replaced or reported, and
/// neither stops the program nor takes up memory.
@MainActor @Suite("Parameters beyond all measure")
struct GalleryExtremesTests {
  private static let numbers: [Double] = [
    1e308, -1e308, Double.leastNonzeroMagnitude, .nan, .infinity, 0, -1, 2_147_483_647, 9.2e18,
    -9.2e18,
  ]

  /// A value with every number in it replaced.
  private func extreme(_ value: JSONValue, _ number: Double) -> JSONValue {
    switch value {
    case .number: .number(number)
    case .array(let entries): .array(entries.map { extreme($0, number) })
    case .object(let object):
      .object(
        JSONObject(
          members: object.members.map { .init(key: $0.key, value: extreme($0.value, number)) }))
    case .null, .bool, .string: value
    }
  }

  /// Values in the shape of a default; of a parameter that is off, in every shape that some have.
  private func values(_ parameter: LayoutSchema.Parameter, _ number: Double) -> [JSONValue] {
    let other = JSONValue.number(number)
    if case .defaulted(let value) = parameter.presence {
      let changed = extreme(value, number)
      return changed == value
        ? [] : [changed] + (value.doubleValue == nil ? [] : [[other, 10, 10, other]])
    }
    return [other, [other, 10], [.number(-number), other]]
  }

  private func cases(_ id: String, _ number: Double) -> [ScenarioCase] {
    guard let schema = LayoutRegistry.gallery[id]?.schema else { return [] }
    let hasModes = schema.parameters.contains { $0.name == "mode" }
    var cases: [ScenarioCase] = []
    func add(_ key: String, _ value: JSONValue, inSection: Bool) {
      for mode in hasModes ? ["corrected", "asPublished"] : [""] {
        var scenario = ScenarioCase(
          id: "\(id) \(mode) \(key) \(number)", layout: id,
          sections: [ScenarioSection(.count(5)), ScenarioSection(.count(0))])
        if hasModes { scenario.parameters["mode"] = .string(mode) }
        if inSection {
          scenario.sections[0].keys[key] = value
        } else {
          scenario.parameters[key] = value
        }
        cases.append(scenario)
      }
    }
    for parameter in schema.parameters where parameter.name != "mode" {
      for value in values(parameter, number) { add(parameter.name, value, inSection: false) }
    }
    for key in schema.sectionKeys {
      for value in values(key, number) { add(key.name, value, inSection: true) }
    }
    return cases
  }

  /// Cases of all layouts, one for each `share` parameters, with numbers that the seed decides: as
  /// many seeds as there are numbers, times the share, try every number as every parameter.
  private func casesOfSeed(share: Int) -> [ScenarioCase] {
    let seed = Int(currentSeed)
    let byNumber = Self.numbers.map { number in
      LayoutRegistry.gallery.schemas.flatMap { cases($0.id, number) }
    }
    return byNumber.indices.flatMap { index in
      byNumber[index].enumerated().filter { place, _ in
        place % share == seed % share
          && (place / share + seed / share * 3) % Self.numbers.count == index
      }.map(\.element)
    }
  }

  @Test(.seeds(0..<10, inDebug: 2), .rows) func `a run ends, and what came of it can be drawn`() {
    let runner = ScenarioRunner(registry: .gallery)
    forEachRow(of: casesOfSeed(share: 1), named: \.id) { scenario in
      let run = try runner.run(scenario)
      #expect(run.output.cells.count <= 5)
      let size = run.output.contentSize
      #expect(size.width.isFinite && size.height.isFinite)
      let drawing = TerminalDrawing(columns: 20, maximumRows: 6).text(run.picture)
      #expect(!drawing.isEmpty)
    }
  }

  @Test(.seeds(0..<40, inDebug: 1), .rows) func `an audit ends`() {
    forEachRow(of: casesOfSeed(share: 4), named: \.id) { scenario in
      let report = try ScenarioAudit.run(scenario, registry: .gallery)
      #expect(!report.layout.isEmpty)
    }
  }

  @Test(arguments: [Int.max, 1 << 40, 2_147_483_647])
  func `columns past all measure take the room of a few`(count: Int) throws {
    let waterfall = ShortestColumnLayout()
    waterfall.columnCount = count
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: waterfall)
    }
    let source = SampleDataSource([50])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(waterfall.layoutAttributesForElements(in: .infinite)?.count == 50)
    #expect(simulation.findings.contains { $0.code == "invalid-column-count" })
  }
}
