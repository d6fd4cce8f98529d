import GridHost
import Testing

/// A grid of plain cells, three in a row of a hundred points, and a session that draws it.
@MainActor
final class HostFixture: NSObject, GridViewDataSource, GridViewDelegate {
  let simulation = Simulation(screen: GridScreen(scale: 2))
  let grid: GridView
  let session: HostSession
  /// The content of each item, by section: the grid's data, and what a host looks up.
  var contents: [[Int]] = []
  /// How many contents there were so far.
  private var contentCount = 0
  /// The items of each section. Setting it adds or removes items at the end of sections.
  var sections: [Int] {
    get { contents.map(\.count) }
    set {
      contents = newValue.enumerated().map { section, count in
        let present = contents.indices.contains(section) ? contents[section] : []
        return (0..<count).map { $0 < present.count ? present[$0] : newContent() }
      }
    }
  }
  /// The state that a host shows after it has added up all frames.
  var shown = HostState()
  /// The latest frame.
  var frame = HostFrame(sequence: 0, time: 0)

  static let viewport = CGSize(width: 320, height: 400)

  init(
    _ sections: [Int] = [100], layout: GridViewLayout? = nil,
    cell: GridViewCell.Type = ContentCell.self, scroll: HostSession.Scroll = .engine,
    events: Set<TraceEvent.Source> = []
  ) {
    let layout = layout ?? HostFixture.flow()
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: HostFixture.viewport), collectionViewLayout: layout)
    }
    session = HostSession(grid, scroll: scroll, events: events)
    super.init()
    self.sections = sections
    grid.register(cell, forCellWithReuseIdentifier: "cell")
    grid.register(
      GridReusableView.self, forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    grid.dataSource = self
    grid.delegate = self
  }

  static func flow() -> GridViewFlowLayout {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    return layout
  }

  // MARK: Requests, added up

  func open() throws {
    frame = try session.open()
    try shown.apply(frame)
  }

  /// Asks for what differs from the latest frame.
  func ask(
    to time: TimeInterval, _ input: HostInput..., measured: [HostMeasurement] = []
  ) throws {
    try ask(to: time, input, measured: measured)
  }

  func ask(
    to time: TimeInterval, _ input: [HostInput], measured: [HostMeasurement] = []
  ) throws {
    frame = try session.frame(
      to: time, input: input, measured: measured, base: shown.sequence)
    try shown.apply(frame)
  }

  func change(_ body: () -> Void) throws {
    frame = try session.perform(base: shown.sequence, body)
    try shown.apply(frame)
  }

  // MARK: Data

  /// A content that no item has had.
  func newContent() -> Int {
    contentCount += 1
    return contentCount
  }

  func numberOfSections(in collectionView: GridView) -> Int { sections.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ContentCell)?.content = contents[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: GridView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> GridReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  // Heard, so that events tell of them.
  func scrollViewDidScroll(_ scrollView: BaseScrollView) {}
  func collectionView(_ collectionView: GridView, didSelectItemAt indexPath: IndexPath) {}
}

/// A cell that keeps the content that it was configured with.
final class ContentCell: GridViewCell {
  var content: Int?
}

extension HostState {
  /// The view of an item.
  func cell(_ section: Int, _ item: Int) -> HostView? {
    views.first { $0.element == .cell(section, item) }
  }
}

extension HostInput {
  /// A finger that goes from place to place and lifts at the last, evenly from a time on.
  static func drag(
    through places: [CGPoint], from start: TimeInterval, every step: TimeInterval, finger: Int = 1
  ) -> [HostInput] {
    places.enumerated().map { index, place in
      let phase: TouchPhase =
        index == 0 ? .began : index == places.count - 1 ? .ended : .moved
      return .touch(
        phase, finger: finger, at: start + Double(index) * step, location: place)
    }
  }
}
