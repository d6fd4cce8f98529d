import GridHost
import TestSupport
import Testing

@MainActor @Suite("What is done at a host's screen")
struct HostInputTests {
  // MARK: HO-7: touches

  @Test(.rule("HO-7")) func `live touches do what a touch script does`() throws {
    let rows: [[Double]] = [
      [0, 160, 350], [0.02, 158, 330], [0.04, 156, 280], [0.06, 155, 220], [0.08, 154, 160],
      [0.09, 154, 120],
    ]
    let script = try HostFixture().opened()
    script.grid.touch(GridTouchScript(rows))
    script.grid.settle()
    let live = try HostFixture().opened()
    var inputs = rows.enumerated().map { index, row in
      HostInput.touch(
        index == 0 ? .began : index == rows.count - 1 ? .ended : .moved, finger: 7, at: row[0],
        location: CGPoint(x: row[1], y: row[2]))
    }[...]
    // The script's finger comes down before the first tick, and so does this one.
    var time = 0.0
    while time < 6 {
      let due = inputs.prefix { $0.time <= time + 0.04 }
      inputs = inputs.dropFirst(due.count)
      time += 0.04
      try live.ask(to: time, Array(due))
    }
    #expect(live.frame.next == nil)
    #expect(script.grid.contentOffset.y > 300)
    #expect(live.shown.contentOffset == script.grid.contentOffset)
  }

  @Test(.rule("HO-7")) func `a host's screen follows one finger at a time, by its number`() throws {
    let fixture = try HostFixture().opened()
    func touch(_ phase: HostInput.TouchPhase, _ finger: Int, _ time: Double, _ y: CGFloat)
      -> HostInput
    {
      .touch(phase, finger: finger, at: time, location: CGPoint(x: 160, y: y))
    }
    try fixture.ask(to: 0.02, touch(.began, 1, 0, 300))
    // Touches of other fingers are passed over.
    try fixture.ask(
      to: 0.1, touch(.began, 2, 0.03, 100), touch(.moved, 2, 0.05, 20), touch(.moved, 1, 0.06, 200),
      touch(.ended, 2, 0.08, 20))
    #expect(fixture.shown.contentOffset.y == 90)
    #expect(fixture.shown.motion == .drag)
    try fixture.ask(to: 0.3, touch(.moved, 1, 0.2, 200), touch(.ended, 1, 0.29, 200))
    #expect(!fixture.grid.isTracking)
    #expect(fixture.shown.contentOffset.y == 90)
    // The second finger may come down now.
    try fixture.ask(to: 0.4, touch(.began, 2, 0.31, 300), touch(.moved, 2, 0.35, 280))
    #expect(fixture.shown.contentOffset.y == 100)
    try fixture.ask(to: 0.45, touch(.cancelled, 2, 0.41, 280))
    #expect(!fixture.grid.isTracking)
    #expect(fixture.frame.next == nil)
  }

  @Test(.rule("HO-7")) func `a tap selects what a tap selects`() throws {
    let fixture = try HostFixture().opened()
    let place = CGPoint(x: 160, y: 160)
    try fixture.ask(to: 0.05, .touch(.began, finger: 1, at: 0.01, location: place))
    #expect(try !#require(fixture.shown.cell(0, 4)).isHighlighted)
    // The grid wants the frame in which the cell lights up.
    #expect(fixture.frame.next != nil)
    try fixture.ask(to: 0.2)
    #expect(try #require(fixture.shown.cell(0, 4)).isHighlighted)
    try fixture.ask(to: 0.25, .touch(.ended, finger: 1, at: 0.21, location: place))
    let cell = try #require(fixture.shown.cell(0, 4))
    #expect(cell.isSelected && !cell.isHighlighted)
    #expect(fixture.grid.indexPathsForSelectedItems == [[0, 4]])
  }

  @Test func `a session that is closed with a finger down leaves nothing behind`() throws {
    let fixture = try HostFixture().opened()
    let drag = HostInput.drag(up: 40, times: 4, y: 300, from: 0, every: 0.02)
    try fixture.ask(to: 0.05, Array(drag.prefix(4)))
    #expect(fixture.grid.isDragging)
    fixture.session.close()
    #expect(!fixture.grid.isTracking)
    let offset = fixture.grid.contentOffset
    fixture.simulation.settle()
    #expect(fixture.grid.contentOffset == offset)
  }

  // MARK: HO-7: wheel

  @Test(.rule("HO-7")) func `a wheel moves the offset at its tick, and never beyond the limits`()
    throws
  {
    let fixture = try HostFixture().opened()
    let most = fixture.grid.contentSize.height - 400
    try fixture.ask(to: 0.1, .wheel(by: CGPoint(x: 0, y: 42.5), at: 0.05, location: nil))
    #expect(fixture.shown.contentOffset.y == 42.5)
    #expect(fixture.frame.next == nil)
    try fixture.ask(to: 0.2, .wheel(by: CGPoint(x: 70, y: 1e6), at: 0.15, location: nil))
    #expect(fixture.shown.contentOffset == CGPoint(x: 0, y: most))
    try fixture.ask(to: 0.3, .wheel(by: CGPoint(x: 0, y: -1e6), at: 0.25, location: nil))
    #expect(fixture.shown.contentOffset.y == 0)
    #expect(fixture.shown.motion == .rest)
  }

  @Test(.rule("HO-7")) func `a wheel stops what moves, and waits for a finger`() throws {
    let fixture = try HostFixture().opened()
    try fixture.change { fixture.grid.fling(velocity: CGPoint(x: 0, y: 3000)) }
    try fixture.ask(to: 0.1)
    #expect(fixture.shown.motion == .deceleration)
    try fixture.ask(to: 0.12, .wheel(by: CGPoint(x: 0, y: -10), at: 0.11, location: nil))
    #expect(fixture.shown.motion == .rest)
    let offset = fixture.shown.contentOffset
    try fixture.ask(to: 0.3)
    #expect(fixture.shown.contentOffset == offset)
    try fixture.ask(
      to: 0.4, .touch(.began, finger: 1, at: 0.31, location: CGPoint(x: 50, y: 50)),
      .wheel(by: CGPoint(x: 0, y: 50), at: 0.35, location: nil))
    #expect(fixture.shown.contentOffset == offset)
  }

  @Test(.rule("HO-7")) func `over a section that scrolls by itself a wheel moves the section`()
    throws
  {
    let fixture = try HostFixture([20, 20], layout: .shelves()).opened()
    let before = try #require(fixture.shown.cell(0, 0)).center
    let place = CGPoint(x: 100, y: 50)
    try fixture.ask(to: 0.1, .wheel(by: CGPoint(x: 30, y: 0), at: 0.05, location: place))
    #expect(try #require(fixture.shown.cell(0, 0)).center.x == before.x - 30)
    #expect(fixture.shown.contentOffset == .zero)
    #expect(try #require(fixture.shown.cell(1, 0)).center.x == before.x)
    #expect(fixture.shown == (try fixture.session.state()))
    // Along the other axis the grid is the innermost that scrolls; here it has no room.
    try fixture.ask(to: 0.2, .wheel(by: CGPoint(x: 0, y: 30), at: 0.15, location: place))
    #expect(fixture.shown.contentOffset == .zero)
  }

  // MARK: HO-6

  @Test(.rule("HO-6")) func `the host's offset goes in, and the grid shows what is there`() throws {
    let fixture = try HostFixture(scroll: .host).opened()
    for step in 1...20 {
      try fixture.ask(to: Double(step) * 0.05, scroll(to: CGFloat(step) * 60, step))
      #expect(fixture.shown.contentOffset.y == CGFloat(step) * 60)
      #expect(fixture.shown.motion == .drag)
      #expect(fixture.shown.correction == .zero)
    }
    #expect(fixture.shown.cell(0, 33) != nil && fixture.shown.cell(0, 0) == nil)
    try fixture.ask(to: 1.1, scroll(to: 1200, 21, moving: false))
    #expect(fixture.shown.motion == .rest)
    #expect(fixture.shown == (try fixture.session.state()))
    // Fingers select, and do not scroll: the host's scroller has them.
    try fixture.ask(to: 1.3, HostInput.drag(up: 40, times: 4, y: 300, from: 1.1, every: 0.02))
    #expect(fixture.shown.contentOffset.y == 1200)
    try fixture.ask(to: 1.4, .wheel(by: CGPoint(x: 0, y: 50), at: 1.35, location: nil))
    #expect(fixture.shown.contentOffset.y == 1200)
    fixture.session.close()
    #expect(fixture.grid.isScrollEnabled)
  }

  @Test(.rule("HO-6")) func `the grid never moves the host's content, it proposes a correction`()
    throws
  {
    let fixture = try HostFixture(scroll: .host).opened()
    try fixture.ask(to: 0.1, scroll(to: 3000, 1))
    // Half of the content goes: the offset is out of its limits.
    try fixture.change {
      fixture.sections = [50]
      fixture.grid.reloadData()
    }
    let most = fixture.grid.contentSize.height - 400
    #expect(fixture.shown.contentOffset.y == 3000)
    #expect(fixture.grid.contentOffset.y == 3000)
    #expect(fixture.shown.correction == CGPoint(x: 0, y: most - 3000))
    // The host moves on by its own motion meanwhile, and the proposal stands.
    try fixture.ask(to: 0.2, scroll(to: 2990, 2))
    #expect(fixture.grid.contentOffset.y == 2990)
    let correction = fixture.shown.correction
    #expect(correction == CGPoint(x: 0, y: most - 3000))
    // At rest it is applied.
    try fixture.ask(
      to: 0.3,
      .scroll(
        to: CGPoint(x: 0, y: 2990 + correction.y), at: 0.25, isMoving: false, applied: correction))
    #expect(fixture.shown.correction == .zero)
    #expect(fixture.shown.contentOffset.y == 2990 + correction.y)
    #expect(fixture.shown.motion == .rest)
  }

  @Test(.rule("HO-6"))
  func `an offset that code sets is proposed to the host, at once or bit by bit`() throws {
    let fixture = try HostFixture(scroll: .host).opened()
    try fixture.change {
      fixture.grid.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    }
    #expect(fixture.shown.contentOffset.y == 0)
    #expect(fixture.shown.correction.y == 800)
    try fixture.ask(
      to: 0.1,
      .scroll(
        to: CGPoint(x: 0, y: 800), at: 0.05, isMoving: false, applied: CGPoint(x: 0, y: 800)))
    #expect(fixture.shown.correction == .zero)
    try fixture.change {
      fixture.grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    for step in 1...5 { try fixture.ask(to: 0.1 + 0.1 * Double(step)) }
    #expect(fixture.shown.contentOffset.y == 800)
    #expect(abs(fixture.shown.correction.y + 500) < 1)
    #expect(fixture.shown == (try fixture.session.state()))
  }

  private func scroll(to y: CGFloat, _ step: Int, moving: Bool = true) -> HostInput {
    .scroll(
      to: CGPoint(x: 0, y: y), at: Double(step) * 0.05 - 0.02, isMoving: moving, applied: .zero)
  }

  // MARK: HO-8

  @Test(.rule("HO-8")) func `the host measures cells, and the answer counts with the next frame`()
    throws
  {
    let layout = HostFixture.flow()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let fixture = try HostFixture([30], layout: layout, cell: HostMeasuredCell.self).opened()
    #expect(fixture.shown.views.allSatisfy { $0.wantsSize != nil })
    var time = 0.0
    func height(_ item: Int) -> CGFloat { 30 + CGFloat(item * 7 % 50) }
    // Each frame measures what has come; a view is measured again when it stands for another item.
    for _ in 0..<10 {
      time += 0.05
      let measured = fixture.frame.show.compactMap { view in
        view.wantsSize.map {
          HostMeasurement(
            view: view.view, section: view.element.section, item: view.element.item,
            size: CGSize(width: $0.width, height: height(view.element.item)))
        }
      }
      try fixture.ask(to: time, [], measured: measured)
    }
    #expect(fixture.frame.show == [])
    for view in fixture.shown.views {
      #expect(view.size.height == height(view.element.item), "\(view.element)")
    }
    let cells = fixture.shown.views.sorted { $0.element < $1.element }
    for (above, below) in zip(cells, cells.dropFirst()) {
      #expect(abs(below.frame.minY - above.frame.maxY - 10) < 0.01)
    }
    #expect(fixture.shown == (try fixture.session.state()))
  }

  @Test(.rule("HO-8")) func `a measure of an item that the view has left is passed over`() throws {
    let layout = HostFixture.flow()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    let fixture = try HostFixture([60], layout: layout, cell: HostMeasuredCell.self).opened()
    let first = try #require(fixture.shown.cell(0, 0))
    try fixture.change { fixture.grid.contentOffset.y = 1200 }
    let size = fixture.shown.views.map(\.size)
    try fixture.ask(
      to: 0.1, [],
      measured: [
        HostMeasurement(
          view: first.view, section: 0, item: 0, size: CGSize(width: 320, height: 300)),
        HostMeasurement(view: 999, section: 0, item: 0, size: CGSize(width: 320, height: 300)),
      ])
    #expect(fixture.shown.views.map(\.size) == size)
  }
}

extension GridViewLayout {
  /// Sections of one row each that scroll by themselves.
  static func shelves() -> GridViewLayout {
    GridViewCompositionalLayout { _, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(100), heightDimension: .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }
}
