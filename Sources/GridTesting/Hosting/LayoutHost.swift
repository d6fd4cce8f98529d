/// Puts a layout into grids, scrolls, flings, resizes, updates and switches them, and checks what
/// holds for every correct collection view (`HostLaw`).
///
/// ```swift
/// #expect(LayoutHost.check(layout: WallLayout(), sections: 1).isPassed)
/// ```
///
/// The host needs nothing of the layout but that it can be made. A layout that asks its delegate
/// gets one by `dress`.
@preconcurrency @MainActor
public enum LayoutHost {
  /// Phone, tall phone and tablet, in points.
  public static let viewports = [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
    CGSize(width: 1024, height: 768),
  ]
  /// The numbers of items: none, one, an odd few, more than a screenful, and many.
  public static let itemCounts = [0, 1, 7, 50, 500]

  /// Hosts new layouts in every viewport with every number of items.
  ///
  /// - Parameters:
  ///   - layout: Makes a layout; asked for a new one each time.
  ///   - viewports: Sizes of the grid, in points.
  ///   - itemCounts: Items in all.
  ///   - sections: Sections that share the items, the first with most. With more than one, sections
  ///     come and go as well. By default there is one, because some layouts can place no more.
  ///   - actions: The actions to perform. Leave out those that a layout is not made for: one that
  ///     keeps its attributes over updates, for instance, reads behind their end.
  ///   - seed: Of the places of updates and flings. Equal seeds give equal runs.
  ///   - dress: Gives a grid the delegate that the layout asks; what it returns is kept alive.
  /// - Returns: How often each law was checked, and each law that was broken, with its place.
  /// - Complexity: About a second of virtual time for each of some forty actions a grid.
  public static func check(
    layout: @autoclosure @escaping @MainActor () -> GridViewLayout,
    viewports: [CGSize] = LayoutHost.viewports, itemCounts: [Int] = LayoutHost.itemCounts,
    sections: Int = 1,
    actions: Set<HostAction> = Set(HostAction.allCases), seed: UInt64 = 1,
    dress: (@MainActor (GridView) -> [AnyObject])? = nil
  ) -> LayoutHostReport {
    var report = LayoutHostReport()
    for viewport in viewports {
      for count in itemCounts {
        let hosted = HostedGrid(
          viewport: viewport, items: count, sections: sections, actions: actions, seed: seed,
          make: layout,
          dress: dress)
        hosted.run()
        report.add(hosted.report)
      }
    }
    if actions.contains(.update), let viewport = viewports.first {
      checkMeasuredSizes(in: viewport, of: layout, dress, &report)
    }
    return report
  }

  /// Hosts the layout with cells that size themselves, if it may ask them: any other keeps the law.
  private static func checkMeasuredSizes(
    in viewport: CGSize, of makeLayout: @MainActor () -> GridViewLayout,
    _ dress: (@MainActor (GridView) -> [AnyObject])?, _ report: inout LayoutHostReport
  ) {
    let simulation = Simulation(screen: GridScreen(size: viewport, scale: 3))
    simulation.faultPolicy = .record
    let layout = simulation.perform(makeLayout)
    report.count(.measuredSizes)
    guard MeasuredSizes.concerns(layout, in: simulation) else { return }
    let breach = MeasuredSizesStage.firstBreach {
      simulation.perform {
        let grid = GridView(
          frame: CGRect(origin: .zero, size: viewport), collectionViewLayout: makeLayout())
        return (grid, [GridWindow(holding: grid)] + (dress?(grid) ?? []))
      }
    }
    guard let breach else { return }
    let size = "\(NumberText.short(viewport.width)) × \(NumberText.short(viewport.height))"
    report.add(
      .init(
        law: .measuredSizes, place: "\(size), cells that size themselves", detail: breach.text))
  }
}

/// The results of hosting a layout.
public struct LayoutHostReport: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A law that was broken.
  public struct Violation: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The law that was broken.
    public var law: HostLaw
    /// The grid, its bounds and the action before:
    /// `320 × 480, 7 items, bounds 0, 35, 320, 480, after a fling down`.
    public var place: String
    /// The expected and the found values, in words.
    public var detail: String

    /// The law's name and sentence, the place in parentheses, then the numbers, on one line.
    public var description: String { "\(law.rawValue): \(law.breach) (\(place)): \(detail)" }
  }

  /// The number of checks of each law, by its name.
  public private(set) var checks: [String: Int] = [:]
  /// The violations, in the order in which they were met; empty when all laws held.
  public private(set) var violations: [Violation] = []
  /// Grids that were hosted.
  public private(set) var gridCount = 0

  /// Whether no law was broken; it says nothing of laws that `checks` does not list.
  public var isPassed: Bool { violations.isEmpty }

  init() {}

  mutating func count(_ law: HostLaw) {
    checks[law.rawValue, default: 0] += 1
  }

  mutating func add(_ violation: Violation) {
    violations.append(violation)
  }

  mutating func countGrid() {
    gridCount += 1
  }

  mutating func add(_ other: LayoutHostReport) {
    checks.merge(other.checks, uniquingKeysWith: +)
    violations += other.violations
    gridCount += other.gridCount
  }

  /// The first violation of each law with how many follow, or that there is none.
  public var description: String {
    let total = checks.values.reduce(0, +)
    guard !violations.isEmpty else {
      return "\(total) checks in \(gridCount) grids passed"
    }
    let laws = HostLaw.allCases.compactMap { law -> String? in
      let broken = violations.filter { $0.law == law }
      guard let first = broken.first else { return nil }
      return broken.count == 1 ? first.description : "\(first) and \(broken.count - 1) more"
    }
    return laws.joined(separator: "\n")
  }
}
