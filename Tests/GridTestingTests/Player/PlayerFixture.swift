import GridTesting

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
    let simulation = Simulation(screen: GridScreen(scale: 2))
    simulation.faultPolicy = .record
    let rows = GridViewFlowLayout()
    rows.itemSize = CGSize(width: 140, height: 50)
    let grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: rows)
    }
    let window = GridWindow(holding: grid)
    defer { withExtendedLifetime(window) {} }
    let source = SampleDataSource([400])
    source.attach(to: grid)
    let delegate = DrivingDelegate()
    grid.delegate = delegate
    let recorder = PlayerRecorder(grid, title: title)
    grid.layoutIfNeeded()
    recorder.capture()
    var ticks: [(name: String, tick: Int, offset: CGPoint, elements: [GridElementState])] = []
    func shoot(_ name: String) {
      ticks.append(
        (
          name, simulation.tickCount, grid.presentation.bounds.origin,
          grid.elementsOnScreen(.visible)
        ))
    }

    recorder.beginStep("fling")
    grid.fling(by: CGPoint(x: 0, y: -20), velocity: CGPoint(x: 0, y: -1500))
    for _ in 0..<5 { simulation.tick() }
    grid.settle()
    grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 2000))
    for _ in 0..<20 { simulation.tick() }
    shoot("thrown")
    grid.settle()

    recorder.beginStep("switch")
    grid.setCollectionViewLayout(TiltedLayout(), animated: true)
    for _ in 0..<6 { simulation.tick() }
    shoot("half-way to the other layout")
    grid.settle()

    recorder.beginStep("insert")
    grid.performBatchUpdates {
      source.counts[0] += 1
      grid.insertItems(at: [[0, 0]])
    }
    for _ in 0..<7 { simulation.tick() }
    shoot("while an item comes in")
    grid.settle()

    recorder.beginStep("refused")
    grid.performBatchUpdates { grid.deleteItems(at: [[0, 3]]) }
    let recording = recorder.finish()
    let shots = ticks.map { name, tick, offset, elements in
      Shot(
        name: name, frame: recording.frames.lastIndex { $0.tick == tick } ?? 0, offset: offset,
        elements: elements)
    }
    return PlayerFixture(recording: recording, shots: shots)
  }

  /// Four cells one over the other, from back to front.
  static var stacked: PlayerRecording {
    let simulation = Simulation()
    let layout = StackedLayout()
    let grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    }
    let source = SampleDataSource([4])
    source.attach(to: grid)
    let recorder = PlayerRecorder(grid, title: "stacked")
    grid.layoutIfNeeded()
    recorder.capture()
    return recorder.finish()
  }

  /// Half a minute of throws through a hundred thousand items.
  static let long: PlayerRecording = {
    let simulation = Simulation(screen: GridScreen(scale: 3))
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 56, height: 56)
    layout.minimumLineSpacing = 6
    layout.minimumInteritemSpacing = 6
    let grid = simulation.perform {
      GridView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    }
    let window = GridWindow(holding: grid)
    defer { withExtendedLifetime(window) {} }
    let source = SampleDataSource([100_000])
    source.attach(to: grid)
    let delegate = DrivingDelegate()
    grid.delegate = delegate
    grid.layoutIfNeeded()
    let recorder = PlayerRecorder(grid, title: "half a minute")
    recorder.capture()
    var random = SplitMix64(seed: 7)
    while simulation.now < 30 {
      recorder.beginStep("fling")
      grid.fling(
        by: .zero, velocity: CGPoint(x: 0, y: CGFloat.random(in: -6000...12_000, using: &random)))
      grid.settle()
    }
    return recorder.finish()
  }()
}

/// Items over each other, most of the way, with a z each.
private final class StackedLayout: GridViewLayout {
  private static let levels = [0, 40, -2, 0]

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
    let start = CGFloat(10 + 35 * indexPath.item)
    attributes.frame = CGRect(x: start, y: start, width: 70, height: 60)
    attributes.zIndex = Self.levels[indexPath.item]
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (0..<4).compactMap { layoutAttributesForItem(at: [0, $0]) }
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
