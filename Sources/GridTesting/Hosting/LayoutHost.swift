/// A test that puts a layout into grids and checks the laws of every correct collection view
/// (`HostLaw`). The host scrolls, flings, resizes, reloads and updates the grids, and switches
/// their layouts.
///
/// ```swift
/// #expect(LayoutHost.check(layout: WallLayout(), sections: 1).isPassed)
/// ```
///
/// The only required argument makes the layout. If the layout calls the grid's delegate, the
/// closure `dress` must set this delegate.
@preconcurrency @MainActor
public enum LayoutHost {
  /// The default sizes of the grids, in points: a phone, a tall phone and a tablet.
  public static let viewports = [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 844),
    CGSize(width: 1024, height: 768),
  ]
  /// The default numbers of items: none, one, a few, more than a screenful, and many.
  public static let itemCounts = [0, 1, 7, 50, 500]

  /// Hosts new layouts in every viewport with every number of items.
  ///
  /// - Parameters:
  ///   - layout: The expression that makes a new layout for each grid.
  ///   - viewports: Sizes of the grid, in points.
  ///   - itemCounts: The total numbers of items.
  ///   - sections: The number of sections that share the items. The first section has the most
  ///     items. With more than one section, updates insert and delete sections as well. The default
  ///     is 1, because some layouts cannot place more than one section.
  ///   - actions: The actions to perform. Leave out actions for which the layout is not made. For
  ///     example, a layout that keeps a list of attributes without updating it reads beyond the end
  ///     of this list after an insertion.
  ///   - seed: The seed for the random places of updates. Equal seeds give equal runs.
  ///   - dress: The closure that gives a grid the delegate that the layout calls. The returned
  ///     objects are kept alive.
  /// - Returns: The number of checks of each law, and every violation with its place.
  /// - Complexity: Each grid goes through about forty steps. A step takes about one second of
  ///   virtual time.
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

  /// Checks `HostLaw.measuredSizes` in a grid with cells that size themselves. A layout that never
  /// asks cells for their sizes always keeps this law.
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

    /// The violation on one line: the law's name and sentence, the place in parentheses, then
    /// `detail`.
    public var description: String { "\(law.rawValue): \(law.breach) (\(place)): \(detail)" }
  }

  /// The number of checks of each law, by the law's name.
  public private(set) var checks: [String: Int] = [:]
  /// The violations, in the order in which they were found; empty if all laws held.
  public private(set) var violations: [Violation] = []
  /// The number of grids that were hosted.
  public private(set) var gridCount = 0

  /// Whether no law was broken. Laws that `checks` does not list were not checked.
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

  /// A line for each broken law, with its first violation and the number of further violations.
  /// Without violations, the text gives the number of checks.
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
