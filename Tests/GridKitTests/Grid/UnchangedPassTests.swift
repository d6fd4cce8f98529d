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
      let step = Step(&random, setup)
      quick.take(step)
      slow.take(step)
      let (found, expected) = (quick.state, slow.state)
      guard found == expected else {
        Issue.record("step \(number), \(step): \(found), not \(expected)")
        return
      }
      if number % 10 == 9, setup.queryPolicy == .whole {
        #expect(quick.isShownAsAnswered, "step \(number), \(step)")
        #expect(slow.isShownAsAnswered, "step \(number), \(step)")
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
    for offset in [0, 210, 220, 230] as [CGFloat] { fixture.grid.layOut(at: offset) }
    let before = fixture.simulation.counters
    fixture.grid.layOut(at: 240)
    let after = fixture.simulation.counters
    #expect(after.layoutQueries == before.layoutQueries + 1)
    #expect(after.elementsReturned == before.elementsReturned + 21)
    #expect(after.elementsKept == before.elementsKept + 21)
    #expect(after.layoutPasses == before.layoutPasses + 1)
    let heard = fixture.trace { fixture.grid.layOut(at: 250) }
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

private enum Step {
  case scroll(CGFloat)
  case jump(share: CGFloat)
  case dim(item: Int)
  case invalidate
  case invalidateItem(Int)
  case resize(CGFloat)
  case inset(CGFloat)
  case spacing(CGFloat)
  case reload([Int])
  case insert(Int)
  /// The test asks the layout for elements beside the screen, and keeps the answer.
  case ask(CGFloat)

  @MainActor
  init(_ random: inout SplitMix64, _ setup: Setup) {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: self = .jump(share: CGFloat(Int.random(in: 0...100, using: &random)) / 100)
    case 1: self = .dim(item: Int.random(in: 0..<20, using: &random))
    case 2: self = .invalidate
    case 3: self = .invalidateItem(Int.random(in: 0..<20, using: &random))
    case 4: self = .resize(CGFloat(Int.random(in: 150...260, using: &random)))
    case 5: self = .inset(CGFloat(Int.random(in: 0...30, using: &random)))
    case 6: self = .spacing(CGFloat(Int.random(in: 0...12, using: &random)))
    case 7:
      self = .reload(setup.counts.map { max(0, $0 + Int.random(in: -20...20, using: &random)) })
    case 8: self = .insert(Int.random(in: 0..<setup.counts.count, using: &random))
    case 9..<14: self = .scroll(CGFloat(Int.random(in: -150...150, using: &random)))
    case 14..<18: self = .ask(CGFloat(Int.random(in: -40...40, using: &random)))
    default: self = .scroll(CGFloat(Int.random(in: -16...24, using: &random)) / 2)
    }
  }
}

/// Answers sizes by path, so that two grids are told the same.
private final class PathSizes: NSObject, GridViewDelegateFlowLayout {
  enum Sizes: CaseIterable {
    case equal, equalHeights, mixed
  }

  let sizes: Sizes

  init(_ sizes: Sizes) {
    self.sizes = sizes
  }

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

  func take(_ step: Step) {
    let (grid, layout) = (fixture.grid, fixture.layout)
    switch step {
    case .scroll(let distance):
      scroll(to: (setup.isHorizontal ? grid.contentOffset.x : grid.contentOffset.y) + distance)
    case .jump(let share):
      let size = grid.contentSize
      scroll(to: share * (setup.isHorizontal ? size.width : size.height))
    case .dim(let item):
      let paths = grid.indexPathsForVisibleItems
      guard item < paths.count else { break }
      layout.layoutAttributesForItem(at: paths[item])?.alpha = 0.5
    case .invalidate:
      layout.invalidateLayout()
    case .invalidateItem(let item):
      let paths = grid.indexPathsForVisibleItems
      guard item < paths.count else { break }
      let context = GridViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: [paths[item]])
      layout.invalidateLayout(with: context)
    case .resize(let length):
      grid.frame.size = CGSize(width: length, height: 400 - length)
    case .inset(let length):
      grid.contentInset = GridEdgeInsets(top: length, left: length / 2, bottom: 0, right: 0)
    case .spacing(let length):
      layout.minimumLineSpacing = length
    case .reload(let counts):
      fixture.source.counts = counts
      grid.reloadData()
    case .insert(let section):
      fixture.source.counts[section] += 1
      grid.performBatchUpdates { grid.insertItems(at: [[section, 0]]) }
      fixture.simulation.settle()
    case .ask(let distance):
      let rect = grid.bounds.offsetBy(dx: 0, dy: distance)
      let answer = fixture.simulation.perform { layout.layoutAttributesForElements(in: rect) ?? [] }
      kept.append((answer, answer.map(ObjectIdentifier.init)))
    }
    grid.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    if setup.isHorizontal {
      fixture.grid.contentOffset.x = offset
    } else {
      fixture.grid.contentOffset.y = offset
    }
  }
}
