import GridScenarios

/// The scenario `shelf-fling`: one section of a page of shelves (orthogonal sections) is flung
/// sideways. The scenario takes five seconds at 120 Hz on the virtual clock.
///
/// The section is released at 8,000 points per second, travels about 3,990 of its 4,200 points, and
/// comes to rest after 3.3 of the five seconds. The floor is a fling of the uniform grid at the
/// same speed. The uniform grid has as many cells on screen, and eight times as many of its cells
/// change.
@MainActor
final class ShelfFling: BenchmarkSubject {
  static let series = BenchmarkSeries(
    scenario: "shelf-fling", title: "fling of one orthogonal section, 5 s at 120 Hz", unit: "frame",
    floor: "fling of a uniform grid", sizes: [100, 10_000], goal: nil, growthGoal: 1.25
  ) { ShelfFling(shelves: $0) }

  private static let velocityPerMs = 8.0
  private static let velocity = CGPoint(x: CGFloat(velocityPerMs * 1000), y: 0)
  /// The section that is flung: the fourth visible section.
  private static let section = 3

  private let shelves: Int
  private let page: ShelfGrid
  private let uniform: BenchmarkGrid

  /// Makes the scenario for a page of shelves.
  ///
  /// - Parameter shelves: How many sections the page has.
  init(shelves: Int) {
    self.shelves = shelves
    page = ShelfGrid(shelves: shelves)
    uniform = BenchmarkGrid.uniform(
      count: shelves * Workload.uniformColumns, frameRate: VirtualFling.frameRate)
  }

  func runFloor(_ watch: inout Stopwatch) -> Int {
    uniform.fling(velocityPerMs: Self.velocityPerMs, &watch)
  }

  func runScenario(_ watch: inout Stopwatch) -> Int {
    guard let scrollView = page.grid.scrollView(ofSection: Self.section) else { return 0 }
    scrollView.contentOffset = .zero
    page.grid.layoutIfNeeded()
    watch.measure {
      scrollView.fling(velocity: Self.velocity)
      page.simulation.advance(frames: VirtualFling.frames)
    }
    return VirtualFling.frames
  }

  func audit(_ audit: inout BenchmarkAudit, _ meter: MemoryMeter?) {
    let page = ShelfGrid(shelves: shelves)
    guard let first = record(page), let second = record(ShelfGrid(shelves: shelves)) else {
      audit.answer("section", "no scroll view", "a scroll view")
      return
    }
    let stop = FlingFormula.stop(from: 0, velocityPerMs: Self.velocityPerMs)
    let width = Double(Workload.uniformItem.width)
    let shown =
      Int(stop / width)..<Int(((stop + Double(Workload.viewport.width)) / width).rounded(.up))
    first.fling.countFrames(velocityPerMs: Self.velocityPerMs, &audit)
    audit.count(
      "cells asked", first.cellsAsked, .exactly(shown.upperBound - Workload.uniformColumns))
    // At first the section moves 67 points a frame. The first step of a fling is part of its
    // release.
    audit.count("most cells a frame", first.fling.steps.mostCells, .atMost(2))
    audit.count("most layout queries a frame", first.fling.steps.mostQueries, .atMost(1))
    audit.count(viewsOf: page, mostScrollViews: first.fling.figures.max() ?? 0)
    audit.count("preparations", first.fling.work.prepareCalls, .exactly(1))
    audit.count(solvesOf: page, shelves: shelves)
    audit.answer("stop point", first.fling.offsets.last.map(Double.init) ?? .nan, stop)
    audit.answer("items on screen of the section", "\(first.items)", "\(Array(shown))")
    audit.answer("offset of the page", page.grid.contentOffset.y, Workload.uniformStart)
    audit.answer("second run", second == first ? "identical" : "different", "identical")
  }

  /// The figures of one fling, with the numbers of visible scroll views as its further figures.
  private struct Record: Equatable {
    var fling: FlingRecord
    /// The items of the section on screen at the end.
    var items: [Int]
    var cellsAsked: Int
  }

  private func record(_ page: ShelfGrid) -> Record? {
    guard let scrollView = page.grid.scrollView(ofSection: Self.section) else { return nil }
    let asked = page.cellCalls
    scrollView.fling(velocity: Self.velocity)
    let fling = FlingRecord(of: page.simulation) {
      scrollView.contentOffset.x
    } figure: {
      page.countScrollViews()
    }
    return Record(
      fling: fling, items: page.items(ofSection: Self.section), cellsAsked: page.cellCalls - asked)
  }
}
