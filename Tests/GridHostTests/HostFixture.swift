import GridHost
import Testing

/// A grid of plain cells, three in a row of a hundred points, and a session that draws it.
@MainActor
final class HostFixture: NSObject, GridViewDataSource, GridViewDelegate {
  let simulation = Simulation(screen: GridScreen(scale: 2))
  let grid: GridView
  let session: HostSession
  /// The items of each section.
  var sections: [Int]
  /// The state that a host shows after it has added up all frames.
  var shown = HostState()
  /// The latest frame.
  var frame = HostFrame(sequence: 0, time: 0)

  static let viewport = CGSize(width: 320, height: 400)

  init(
    _ sections: [Int] = [100], layout: GridViewLayout? = nil,
    cell: GridViewCell.Type = GridViewCell.self, scroll: HostSession.Scroll = .engine,
    events: Set<TraceEvent.Source> = []
  ) {
    let layout = layout ?? HostFixture.flow()
    grid = simulation.perform {
      GridView(
        frame: CGRect(origin: .zero, size: HostFixture.viewport), collectionViewLayout: layout)
    }
    session = HostSession(grid, scroll: scroll, events: events)
    self.sections = sections
    super.init()
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

  func opened() throws -> Self {
    try open()
    return self
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

  func numberOfSections(in collectionView: GridView) -> Int { sections.count }

  func collectionView(_ collectionView: GridView, numberOfItemsInSection section: Int) -> Int {
    sections[section]
  }

  func collectionView(
    _ collectionView: GridView, cellForItemAt indexPath: IndexPath
  ) -> GridViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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

extension HostState {
  /// The view of an item.
  func cell(_ section: Int, _ item: Int) -> HostView? {
    views.first { $0.element == .cell(section, item) }
  }
}

extension HostInput {
  /// A finger that comes down, moves up a few times by so many points, and lifts with the last
  /// move, evenly from a time on.
  static func drag(
    up way: CGFloat, times: Int, y: CGFloat, from start: TimeInterval, every step: TimeInterval
  ) -> [HostInput] {
    (0...times).map { index in
      .touch(
        index == 0 ? .began : index == times ? .ended : .moved, finger: 1,
        at: start + Double(index) * step,
        location: CGPoint(x: 160, y: y - way * CGFloat(index)))
    }
  }
}
