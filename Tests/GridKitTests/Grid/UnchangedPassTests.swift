import GridKit
import GridTesting
import TestSupport
import Testing

/// Passes that find nothing to do are cut short, and a flow layout whose answer would be the one
/// before is not asked. Neither the screen nor the counters show a difference.
@MainActor @Suite("Unchanged passes")
struct UnchangedPassTests {
  @Test(.seeds(0..<60, inDebug: 20))
  func `a layout that is asked each time, and makes an array each time, leads to the same`() {
    var random = SplitMix64(seed: currentSeed)
    let setup = Setup(&random)
    let quick = Rig(GridViewFlowLayout(), setup)
    let slow = Rig(AskedFlowLayout(), setup)
    for number in 0..<120 {
      let action = Int.random(in: 0..<60, using: &random)
      let share = CGFloat.random(in: 0...1, using: &random)
      quick.act(action, share)
      slow.act(action, share)
      let (found, expected) = (quick.state, slow.state)
      guard found == expected else {
        Issue.record("step \(number), action \(action): \(found), not \(expected)")
        return
      }
      if number % 10 == 9, setup.queryPolicy == .whole {
        #expect(quick.isShownAsAnswered, "step \(number), action \(action)")
        #expect(slow.isShownAsAnswered, "step \(number), action \(action)")
      }
    }
    // A layout changes the list that it keeps in place, but not a list that a caller was given.
    #expect(quick.areKeptAnswersAsGiven && slow.areKeptAnswersAsGiven)
  }

  /// A step within a row of 100 points, onto what is not known yet.
  @Test func `a question whose answer is known counts as one, and whoever listens hears it`() {
    let fixture = Fixture(
      GridViewFlowLayout(), counts: [1000], size: CGSize(width: 320, height: 600), policy: .stop)
    fixture.layout.itemSize = CGSize(width: 100, height: 100)
    fixture.layout.minimumLineSpacing = 0
    for offset in [0, 210, 220, 230] as [CGFloat] { fixture.grid.scroll(toY: offset) }
    let before = fixture.simulation.counters
    fixture.grid.scroll(toY: 240)
    let after = fixture.simulation.counters
    #expect(after.layoutQueries == before.layoutQueries + 1)
    #expect(after.elementsReturned == before.elementsReturned + 21)
    #expect(after.elementsKept == before.elementsKept + 21)
    #expect(after.layoutPasses == before.layoutPasses + 1)
    let heard = fixture.trace { fixture.grid.scroll(toY: 250) }
    #expect(heard.contains("layoutAttributesForElements(in:)"))
  }
}

/// Has to be asked, and no two of its answers are one array.
private final class AskedFlowLayout: GridViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect).map { $0.map { $0 } }
  }
}

/// The values that a seed chooses once.
private struct Setup {
  let isHorizontal: Bool
  let hasHeaders: Bool
  let pinsHeaders: Bool
  let sizes: PathSizes.Sizes
  let policy: FaultPolicy
  let queryPolicy: GridView.QueryPolicy
  let counts: [Int]

  init(_ random: inout SplitMix64) {
    isHorizontal = Int.random(in: 0..<4, using: &random) == 0
    hasHeaders = Bool.random(using: &random)
    pinsHeaders = Int.random(in: 0..<4, using: &random) == 0
    sizes = PathSizes.Sizes.allCases.randomElement(using: &random) ?? .equal
    policy = Bool.random(using: &random) ? .record : .stop
    queryPolicy =
      Int.random(in: 0..<3, using: &random) == 0
      ? GridView.QueryPolicy.allCases.randomElement(using: &random) ?? .whole : .whole
    counts = (0...Int.random(in: 0..<3, using: &random)).map { _ in
      Int.random(in: 0..<150, using: &random)
    }
  }
}

/// Answers sizes by path, so that two grids are told the same.
private final class PathSizes: NSObject, GridViewDelegateFlowLayout {
  enum Sizes: CaseIterable {
    case equal, equalHeights, mixed
  }

  let sizes: Sizes

  init(_ sizes: Sizes) { self.sizes = sizes }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = CGFloat((indexPath[0] * 31 + indexPath[1] * 17) % 23)
    switch sizes {
    case .equal: return CGSize(width: 40, height: 40)
    case .equalHeights: return CGSize(width: 20 + number * 2, height: 40)
    case .mixed: return CGSize(width: 20 + number * 2, height: 20 + number * 3 / 2)
    }
  }
}

/// A grid over a flow layout, driven by steps.
@MainActor
private final class Rig {
  struct State: Equatable {
    var offset: CGPoint
    var visible: [IndexPath]
    var frames: [CGRect]
    var alphas: [CGFloat]
    var headers: [IndexPath]
    var requested: [IndexPath]
    var counters: WorkCounters
    var findings: [String]
  }

  private let fixture: Fixture<GridViewFlowLayout>
  private let sizes: PathSizes
  private let setup: Setup
  /// Answers that were kept, and what was in them.
  private var kept: [(answer: [GridViewLayoutAttributes], objects: [ObjectIdentifier])] = []

  init(_ layout: GridViewFlowLayout, _ setup: Setup) {
    self.setup = setup
    sizes = PathSizes(setup.sizes)
    layout.scrollDirection = setup.isHorizontal ? .horizontal : .vertical
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 2
    if setup.hasHeaders { layout.headerReferenceSize = CGSize(width: 24, height: 24) }
    layout.sectionHeadersPinToVisibleBounds = setup.pinsHeaders
    fixture = Fixture(
      layout, counts: setup.counts, size: CGSize(width: 200, height: 200), policy: setup.policy)
    fixture.grid.queryPolicy = setup.queryPolicy
    if setup.sizes == .equal {
      layout.itemSize = CGSize(width: 40, height: 40)
    } else {
      fixture.grid.delegate = sizes
    }
    fixture.grid.layoutIfNeeded()
  }

  var state: State {
    let grid = fixture.grid
    let cells = grid.visibleCells
    return State(
      offset: grid.contentOffset, visible: grid.indexPathsForVisibleItems,
      frames: cells.map(\.frame), alphas: cells.map(\.alpha),
      headers: grid.indexPathsForVisibleSupplementaryElements(
        ofKind: GridView.elementKindSectionHeader),
      requested: fixture.source.requestedItems, counters: fixture.simulation.counters,
      findings: fixture.simulation.findings.map(\.code))
  }

  /// The slow and obvious way to tell what has to be on screen.
  var isShownAsAnswered: Bool {
    let visible = fixture.grid.bounds
    let answer = fixture.simulation.perform {
      fixture.layout.layoutAttributesForElements(in: visible) ?? []
    }
    let shown = answer.filter {
      $0.representedElementCategory == .cell && $0.frame.overlaps(visible)
    }
    return shown.map(\.indexPath) == fixture.grid.indexPathsForVisibleItems
  }

  var areKeptAnswersAsGiven: Bool {
    kept.allSatisfy { $0.answer.map(ObjectIdentifier.init) == $0.objects }
  }

  /// Most actions scroll a little. A share of 0 to 1 says how far, or which item is meant.
  func act(_ action: Int, _ share: CGFloat) {
    let (grid, layout) = (fixture.grid, fixture.layout)
    let paths = grid.indexPathsForVisibleItems
    let path = paths.isEmpty ? IndexPath(item: 0, section: 0) : paths[Int(share * 19) % paths.count]
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      (range.lowerBound + share * (range.upperBound - range.lowerBound)).rounded()
    }
    switch action {
    case 0:
      let size = grid.contentSize
      scroll(to: share * (setup.isHorizontal ? size.width : size.height))
    case 1 where !paths.isEmpty: layout.layoutAttributesForItem(at: path)?.alpha = 0.5
    case 2: layout.invalidateLayout()
    case 3 where !paths.isEmpty:
      let context = GridViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: [path])
      layout.invalidateLayout(with: context)
    case 4:
      let length = number(150...260)
      grid.frame.size = CGSize(width: length, height: 400 - length)
    case 5:
      let length = number(0...30)
      grid.contentInset = GridEdgeInsets(length, length / 2, 0, 0)
    case 6: layout.minimumLineSpacing = number(0...12)
    case 7:
      fixture.source.counts = setup.counts.map { max(0, $0 + Int(number(-20...20))) }
      grid.reloadData()
    case 8:
      let section = Int(share * 7) % setup.counts.count
      fixture.source.counts[section] += 1
      grid.performBatchUpdates { grid.insertItems(at: [[section, 0]]) }
      fixture.simulation.settle()
    case 9..<14: scroll(by: number(-150...150))
    case 14..<18:
      // Elements beside the screen; the test keeps the answer.
      let rect = grid.bounds.offsetBy(dx: 0, dy: number(-40...40))
      let answer = fixture.simulation.perform { layout.layoutAttributesForElements(in: rect) ?? [] }
      kept.append((answer, answer.map(ObjectIdentifier.init)))
    default: scroll(by: number(-16...24) / 2)
    }
    grid.layoutIfNeeded()
  }

  private func scroll(by distance: CGFloat) {
    let offset = fixture.grid.contentOffset
    scroll(to: (setup.isHorizontal ? offset.x : offset.y) + distance)
  }

  private func scroll(to offset: CGFloat) {
    let grid = fixture.grid
    if setup.isHorizontal { grid.contentOffset.x = offset } else { grid.contentOffset.y = offset }
  }
}
