import GridTesting
import TestSupport

/// A grid that is thrown, gets another layout and new items, with what was on screen at three
/// moments of that as the grid itself tells it.
@MainActor
struct PlayerFixture {
  /// The state that the grid showed at a moment.
  struct Shot: Sendable {
    var name: String
    var frame: Int
    var offset: CGPoint
    var elements: [GridElementState]

    /// Frames as on screen, from the viewport's corner.
    var frames: [String: CGRect] {
      Dictionary(
        elements.map { ($0.id.description, $0.frame.offsetBy(dx: -offset.x, dy: -offset.y)) }
      ) { first, _ in first }
    }
  }

  var recording: PlayerRecording
  var shots: [Shot]

  static func make(title: String = "thrown and switched") -> PlayerFixture {
    var fixture = recorded
    fixture.recording.title = title
    return fixture
  }

  @MainActor private final class Film {
    var shots: [(name: String, tick: Int, offset: CGPoint, elements: [GridElementState])] = []
  }

  /// Made once: nothing in it depends on the title.
  private static let recorded: PlayerFixture = {
    let rows = GridViewFlowLayout()
    rows.itemSize = CGSize(width: 140, height: 50)
    let film = Film()
    let recording = record(rows, CGSize(width: 320, height: 400), count: 400) { grid, rig in
      @MainActor func wait(_ ticks: Int, for name: String? = nil) {
        for _ in 0..<ticks { grid.simulation.tick() }
        guard let name else { return }
        let offset = grid.presentation.bounds.origin
        film.shots.append(
          (name, grid.simulation.tickCount, offset, grid.elementsOnScreen(.visible)))
      }
      rig.recorder.beginStep("fling")
      grid.fling(by: CGPoint(x: 0, y: -20), velocity: CGPoint(x: 0, y: -1500))
      wait(5)
      grid.settle()
      grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 2000))
      wait(20, for: "thrown")
      grid.settle()

      rig.recorder.beginStep("switch")
      grid.setCollectionViewLayout(TiltedLayout(), animated: true)
      wait(6, for: "half-way to the other layout")
      grid.settle()

      rig.recorder.beginStep("insert")
      grid.performBatchUpdates {
        rig.source.counts[0] += 1
        grid.insertItems(at: [[0, 0]])
      }
      wait(7, for: "while an item comes in")
      grid.settle()

      rig.recorder.beginStep("refused")
      grid.performBatchUpdates { grid.deleteItems(at: [[0, 3]]) }
    }
    return PlayerFixture(
      recording: recording,
      shots: film.shots.map { name, tick, offset, elements in
        let frame = recording.frames.lastIndex { $0.tick == tick } ?? 0
        return Shot(name: name, frame: frame, offset: offset, elements: elements)
      })
  }()

  /// Four cells one over the other, from back to front.
  static var stacked: PlayerRecording {
    let layout = ScriptedLayout()
    layout.place = { _ in
      [0, 40, -2, 0].enumerated().map { item, level in
        let start = CGFloat(10 + 35 * item)
        let cell = GridViewLayoutAttributes(
          cell: [0, item], frame: CGRect(x: start, y: start, width: 70, height: 60))
        cell.zIndex = level
        return cell
      }
    }
    layout.contentSize = { _ in CGSize(width: 200, height: 200) }
    let size = CGSize(width: 200, height: 200)
    return record(layout, size, count: 4, title: "stacked") { _, _ in }
  }

  /// Half a minute of throws through a hundred thousand items.
  static let long: PlayerRecording = {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 124, height: 124)
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = 6
    var random = SplitMix64(seed: 7)
    let size = CGSize(width: 390, height: 844)
    return record(layout, size, count: 100_000, scale: 3, title: "half a minute") { grid, rig in
      while grid.simulation.now < 30 {
        rig.recorder.beginStep("fling")
        let velocity = CGFloat.random(in: -6000...12_000, using: &random)
        grid.fling(by: .zero, velocity: CGPoint(x: 0, y: velocity))
        grid.settle()
      }
    }
  }()

  /// Records what is done with a grid, from its first layout on.
  private static func record(
    _ layout: GridViewLayout, _ size: CGSize, count: Int, scale: CGFloat = 2, title: String = "",
    _ act: @MainActor (GridView, (recorder: PlayerRecorder, source: SampleDataSource)) -> Void
  ) -> PlayerRecording {
    let simulation = Simulation(screen: GridScreen(scale: scale))
    simulation.faultPolicy = .record
    let grid = simulation.perform {
      GridView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    }
    let window = GridWindow(holding: grid)
    defer { withExtendedLifetime(window) {} }
    let source = SampleDataSource([count])
    source.attach(to: grid)
    let delegate = DrivingDelegate()
    grid.delegate = delegate
    let recorder = PlayerRecorder(grid, title: title)
    grid.layoutIfNeeded()
    recorder.capture()
    act(grid, (recorder, source))
    return recorder.finish()
  }
}

/// Lines of tilted, pale items.
private final class TiltedLayout: GridViewFlowLayout {
  override init() {
    super.init()
    itemSize = CGSize(width: 90, height: 70)
    minimumLineSpacing = 24
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func tilted(_ attributes: GridViewLayoutAttributes) -> GridViewLayoutAttributes {
    let copy = attributes.copy() as? GridViewLayoutAttributes ?? attributes
    copy.transform = CGAffineTransform(rotationAngle: 0.2)
    copy.alpha = 0.8
    return copy
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map(tilted)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(tilted)
  }
}
