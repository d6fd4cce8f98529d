import GridKit
import GridScenarios

/// A published layout in a grid of its own, made from parameters as a scenario gives them.
@MainActor
struct PublishedStage {
  let simulation: Simulation
  let grid: GridView
  let source: SampleDataSource
  /// What was traced; nil unless it was asked for.
  let log: TraceLog?
  private let entry: LayoutRegistry.Entry
  private let made: LayoutRegistry.Made

  var layout: GridViewLayout { made.layout }

  /// - Parameter screen: Width of the screen; the view's by default.
  init(
    _ id: String, _ parameters: JSONObject = [:], sections: [ScenarioSection],
    size: CGSize = CGSize(width: 360, height: 640), screen: CGFloat? = nil, traces: Bool = false
  ) throws {
    let simulation = Simulation(
      screen: GridScreen(size: CGSize(width: screen ?? size.width, height: size.height), scale: 2))
    simulation.faultPolicy = .record
    log = traces ? TraceLog(simulation) : nil
    var parameters = parameters
    parameters["mode"] = "asPublished"
    guard let entry = LayoutRegistry.gallery[id] else { throw Missing(id: id) }
    let made = simulation.perform { entry.make(parameters, data: ScenarioData(sections)) }
    let source = SampleDataSource(sections.map(\.itemCount))
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: made.layout)
    }
    grid.delegate = made.delegate
    source.attach(to: grid)
    grid.layoutIfNeeded()
    (self.simulation, self.grid, self.source) = (simulation, grid, source)
    (self.entry, self.made) = (entry, made)
  }

  private struct Missing: Error {
    let id: String
  }

  /// Codes of what was reported so far, each once, sorted.
  var codes: [String] { Set(simulation.findings.map(\.code)).sorted() }

  func item(_ item: Int, section: Int = 0) -> CGRect? {
    simulation.perform {
      layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
  }

  /// Sets some parameters, as an action of a scenario does, and runs the pass that is due.
  func change(_ parameters: JSONObject) {
    simulation.perform { entry.configure(layout, parameters) }
    grid.layoutIfNeeded()
  }

  func resize(to size: CGSize) {
    grid.frame = CGRect(origin: .zero, size: size)
    grid.layoutIfNeeded()
  }

  func scroll(to offset: CGPoint) {
    grid.setContentOffset(offset, animated: false)
    grid.layoutIfNeeded()
  }

  func reload() {
    grid.reloadData()
    grid.layoutIfNeeded()
  }

  /// Where the layout lets a drag end that would end at a place.
  func target(ofDragTo proposed: CGPoint) -> CGPoint {
    simulation.perform {
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
    }
  }

  /// Where the layout has the view rest once it is installed.
  func rest(at proposed: CGPoint) -> CGPoint {
    simulation.perform { layout.targetContentOffset(forProposedContentOffset: proposed) }
  }
}

extension ScenarioSection {
  static func heights(_ heights: [CGFloat], keys: JSONObject = [:]) -> ScenarioSection {
    ScenarioSection(.items(heights.map { .height($0) }), keys: keys)
  }

  static func count(_ count: Int, keys: JSONObject = [:]) -> ScenarioSection {
    ScenarioSection(.count(count), keys: keys)
  }
}
