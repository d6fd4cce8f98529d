import GridHost
import GridScenarios
import TestSupport
import Testing

@MainActor @Suite("Sessions of hosts")
struct HostSessionTests {
  @Test(.rule("HO-1")) func `a grid of one's own is opened, asked, compared and closed`() throws {
    let fixture = HostFixture()
    #expect(throws: HostError.notOpen) { try fixture.session.frame(to: 0) }
    #expect(throws: HostError.notOpen) { try fixture.session.state() }
    try fixture.open()
    #expect(fixture.session.isOpen)
    try fixture.ask(to: 0.1)
    #expect(fixture.shown == (try fixture.session.state()))
    fixture.session.close()
    #expect(throws: HostError.notOpen) { try fixture.session.frame(to: 0.2) }
    // The grid goes on without it.
    fixture.grid.contentOffset.y = 500
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.cellForItem(at: [0, 15]) != nil)
    // And can be opened again: everything is told anew, and no number is used twice.
    let sequence = fixture.session.sequence
    try fixture.open()
    #expect(fixture.frame.sequence == sequence + 1)
    #expect(fixture.frame.base == nil)
    #expect(fixture.shown.contentOffset.y == 500)
  }

  @Test(.rule("HO-2")) func `the first frame is whole and tells everything`() throws {
    let fixture = HostFixture()
    fixture.grid.contentInset.top = 20
    try fixture.open()
    let frame = fixture.frame
    #expect(frame.sequence == 1)
    #expect(frame.base == nil)
    #expect(frame.time == 0)
    #expect(frame.contentOffset == CGPoint(x: 0, y: -20))
    #expect(frame.contentSize == CGSize(width: 320, height: 34 * 100 + 33 * 10))
    #expect(frame.adjustedInset == GridEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(frame.viewport == HostFixture.viewport)
    #expect(frame.motion == .rest)
    #expect(frame.correction == .zero)
    #expect(frame.show.count == 12)
    #expect(frame.gone == [])
    #expect(frame.cut == nil)
    // Once nothing is left to do, the host may sleep.
    try fixture.ask(to: 0.1)
    #expect(fixture.frame.next == nil)
  }

  @Test(.rule("HO-2")) func `motion and the next frame follow the content`() throws {
    let fixture = try HostFixture().opened()
    let drag = HostInput.drag(up: 40, times: 6, y: 350, from: 0, every: 0.016)
    try fixture.ask(to: 0.05, Array(drag.prefix(4)))
    #expect(fixture.shown.motion == .drag)
    try fixture.ask(to: 0.15, Array(drag.dropFirst(4)))
    #expect(fixture.shown.motion == .deceleration)
    let next = try #require(fixture.frame.next)
    #expect(next > 0 && next <= 1 / 60.0)
    // A frame at that very moment is the next one that shows something else.
    let offset = fixture.shown.contentOffset
    try fixture.ask(to: 0.15 + next + 1e-9)
    #expect(fixture.shown.contentOffset != offset)
    for tick in 1...60 where fixture.frame.next != nil {
      try fixture.ask(to: 0.2 + Double(tick) * 0.1)
    }
    #expect(fixture.shown.motion == .rest)
    #expect(fixture.frame.next == nil)
    try fixture.change { fixture.grid.setContentOffset(.zero, animated: true) }
    try fixture.ask(to: fixture.shown.time + 0.1)
    #expect(fixture.shown.motion == .animation)
  }

  @Test(.rule("HO-3")) func `a view keeps its number while it stands for other items`() throws {
    let fixture = try HostFixture().opened()
    let before = fixture.shown
    let first = try #require(before.cell(0, 0))
    let view = try #require(fixture.grid.cellForItem(at: [0, 0]))
    try fixture.change { fixture.grid.contentOffset.y = 1100 }
    let path = try #require(fixture.grid.indexPath(for: view))
    let now = try #require(fixture.shown.cell(0, path[1]))
    #expect(path[1] > 20)
    #expect(now.view == first.view)
    #expect(now.reuseIdentifier == "cell")
    #expect(now.center == view.center)
    #expect(now.size == CGSize(width: 100, height: 100))
    #expect(Set(fixture.shown.views.map(\.view)).count == fixture.shown.views.count)
  }

  @Test(.rule("HO-3")) func `in the midst of an animation a view is where it is on screen`() throws
  {
    let fixture = try HostFixture().opened()
    let start = fixture.shown
    let wide = HostFixture.flow()
    wide.itemSize = CGSize(width: 150, height: 60)
    try fixture.change { fixture.grid.setCollectionViewLayout(wide, animated: true) }
    try fixture.ask(to: 0.12)
    #expect(fixture.shown.motion == .animation)
    let path = try #require(fixture.grid.indexPathsForVisibleItems.first { $0[1] > 2 })
    let view = try #require(fixture.shown.cell(0, path[1]))
    let cell = try #require(fixture.grid.cellForItem(at: path))
    #expect(view.center == cell.presentation.center)
    #expect(view.center != start.cell(0, path[1])?.center && view.center != cell.center)
    #expect(view.size.width > 100 && view.size.width < 150)
    try fixture.ask(to: 0.3)
    try fixture.ask(to: 0.4)
    #expect(try #require(fixture.shown.cell(0, path[1])).center == cell.center)
    #expect(fixture.frame.next == nil)
  }

  @Test func `a request from another thread is refused with the rule, and nothing is done`() async {
    let fixture = HostFixture()
    let session = fixture.session
    let other = await withCheckedContinuation { continuation in
      Thread {
        continuation.resume(
          returning: Result { try HostSession.onMainThread { try session.open() } })
      }.start()
    }
    #expect(throws: HostError.thread) { try other.get() }
    #expect("\(HostError.thread)".contains("main actor"))
    #expect("\(HostError.thread)".contains("DispatchQueue.main.async"))
    #expect(!session.isOpen)
    let queued = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(
          returning: Result { try HostSession.onMainThread { try session.open() } })
      }
    }
    #expect(throws: Never.self) { try queued.get() }
    #expect(throws: Never.self) {
      try HostSession.onMainThread { try session.frame(to: 0.1) }
    }
  }

  @Test(.rule("HO-3")) func `a cell that is configured anew is told, and nothing else`() throws {
    let fixture = try HostFixture().opened()
    let before = fixture.shown
    let binds = before.views.map(\.bind)
    #expect(Set(binds).count == binds.count)
    try fixture.change { fixture.grid.reconfigureItems(at: [[0, 4], [0, 60]]) }
    #expect(fixture.frame.show.map(\.element) == [.cell(0, 4)])
    let cell = try #require(fixture.shown.cell(0, 4))
    #expect(try cell.bind > #require(binds.max()))
    #expect(cell.view == before.cell(0, 4)?.view)
    // A reload of everything asks for the same items in the same views.
    let reconfigured = fixture.shown
    try fixture.change { fixture.grid.reloadData() }
    for view in fixture.shown.views {
      #expect(!reconfigured.views.map(\.bind).contains(view.bind), "\(view.element)")
    }
    // Items that merely move keep what they show.
    let reloaded = fixture.shown
    try fixture.change {
      fixture.grid.performBatchUpdates {
        fixture.sections[0] += 1
        fixture.grid.insertItems(at: [[0, 2]])
      }
    }
    #expect(fixture.shown.cell(0, 5)?.bind == reloaded.cell(0, 4)?.bind)
    #expect(fixture.shown.cell(0, 1)?.bind == reloaded.cell(0, 1)?.bind)
    #expect(fixture.shown == (try fixture.session.state()))
  }

  @Test(.rule("HO-3")) func `a diffable item carries its identifier, also on its way out`() throws {
    let fixture = HostFixture()
    let source = GridViewDiffableDataSource<String, Int>(collectionView: fixture.grid) {
      grid, path, _ in grid.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([30, 10, 20])
    fixture.simulation.perform { source.apply(snapshot, animatingDifferences: false) }
    try fixture.open()
    #expect(fixture.shown.views.map(\.key) == ["30", "10", "20"])
    let bind = fixture.shown.cell(0, 2)?.bind
    snapshot.deleteItems([30])
    snapshot.reconfigureItems([10])
    try fixture.change { source.apply(snapshot) }
    // 30 fades out in its old place, though 10 is the first item by now.
    #expect(fixture.shown.views.map(\.key) == ["30", "10", "20"])
    #expect(fixture.shown.views.map(\.element.item) == [0, 0, 1])
    #expect(fixture.shown.cell(0, 1)?.bind == bind)
    #expect(fixture.shown.views[1].bind > fixture.shown.views[2].bind)
  }

  @Test(.rule("HO-3")) func `alpha, transform, selection and what is hidden are told, and order`()
    throws
  {
    let fixture = try HostFixture([6], layout: .pile()).opened()
    let views = fixture.shown.views.sorted { $0.rank < $1.rank }
    // The pile gives earlier items a higher zIndex.
    #expect(views.map(\.element.item) == [5, 4, 3, 2, 1, 0])
    #expect(views.map(\.zIndex) == [-5, -4, -3, -2, -1, 0])
    let turned = try #require(fixture.shown.cell(0, 1))
    #expect(CATransform3DGetAffineTransform(turned.transform).b != 0)
    #expect(turned.alpha == 0.75)
    try fixture.change {
      fixture.grid.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    }
    #expect(fixture.frame.show.map(\.element) == [.cell(0, 2)])
    #expect(fixture.frame.show.map(\.isSelected) == [true])
    // Code other than the layout changes the order and the look.
    let cell = try #require(fixture.grid.cellForItem(at: [0, 4]))
    try fixture.change {
      fixture.grid.bringSubviewToFront(cell)
      cell.isHidden = true
    }
    #expect(fixture.frame.show.map(\.element) == [.cell(0, 4)])
    #expect(fixture.shown.views.max { $0.rank < $1.rank }?.element == .cell(0, 4))
    #expect(try #require(fixture.shown.cell(0, 4)).isHidden)
    #expect(fixture.shown == (try fixture.session.state()))
  }

  @Test(.rule("HO-4"))
  func `a scroll in which nothing comes or goes is an offset and nothing else`() throws {
    let fixture = try HostFixture().opened()
    try fixture.change { fixture.grid.contentOffset.y = 5 }
    try fixture.change { fixture.grid.contentOffset.y = 7 }
    var expected = HostFrame(sequence: 3, base: 2, time: 0)
    expected.contentOffset = CGPoint(x: 0, y: 7)
    expected.next = fixture.frame.next
    #expect(fixture.frame == expected)
    #expect(fixture.frame.line().utf8.count < 100)
  }

  @Test(.rule("HO-4")) func `without a base, or with one that is not the last, a frame is whole`()
    throws
  {
    let fixture = try HostFixture().opened()
    try fixture.ask(to: 0.1)
    let bare = try fixture.session.frame(to: 0.2)
    #expect(bare.base == nil)
    #expect(bare.show.count == 12)
    for base in [1, 2, 99, -1] {
      let frame = try fixture.session.frame(to: 0.2, base: base)
      #expect(frame.base == nil, "\(base)")
      #expect(frame.show.count == 12)
      #expect(frame.contentSize != nil)
    }
    let last = fixture.session.sequence
    let frame = try fixture.session.frame(to: 0.2, base: last)
    #expect(frame.base == last)
    #expect(frame.show == [])
    // A sum refuses what does not follow.
    var sum = HostState(bare)
    #expect(throws: HostState.Mismatch.self) { try sum.apply(frame) }
    #expect(sum == HostState(bare))
  }

  @Test(.rule("HO-5")) func `speeds do not depend on when an input arrived`() throws {
    func end(every ticks: Int) throws -> HostState {
      let fixture = try HostFixture().opened()
      var drag = HostInput.drag(up: 45, times: 6, y: 350, from: 0.007, every: 0.017)[...]
      for tick in stride(from: ticks, through: 90, by: ticks) {
        let time = Double(tick) / 60
        let due = drag.prefix { $0.time <= time }
        drag = drag.dropFirst(due.count)
        try fixture.ask(to: time, Array(due))
      }
      var state = try fixture.session.state()
      state.sequence = 0
      return state
    }
    let each = try end(every: 1)
    #expect(each.contentOffset.y > 250)
    for ticks in [1, 2, 5, 9] { #expect(try end(every: ticks) == each, "\(ticks) ticks a frame") }
  }

  @Test(.rule("HO-9")) func `a frame spans a quarter of a second, says so, and the clock goes on`()
    throws
  {
    let fixture = try HostFixture().opened()
    try fixture.change { fixture.grid.fling(velocity: CGPoint(x: 0, y: 2000)) }
    try fixture.ask(to: 0.25)
    #expect(fixture.frame.cut == nil)
    let offset = fixture.shown.contentOffset.y
    try fixture.ask(to: 10)
    #expect(try #require(fixture.frame.cut) == 9.5)
    #expect(fixture.frame.time == 10)
    #expect(fixture.simulation.now == 0.5)
    #expect(fixture.shown.contentOffset.y > offset)
    #expect(fixture.shown.motion == .deceleration)
    // Inputs go by the host's clock all the same.
    try fixture.ask(
      to: 10.02, .touch(.began, finger: 1, at: 10.01, location: CGPoint(x: 160, y: 200)))
    #expect(fixture.frame.cut == nil)
    #expect(fixture.grid.isTracking)
    #expect(fixture.shown.motion == .rest)
  }

  @Test(.rule("HO-9")) func `a moment that has passed moves nothing`() throws {
    let fixture = try HostFixture().opened()
    try fixture.change { fixture.grid.fling(velocity: CGPoint(x: 0, y: 2000)) }
    try fixture.ask(to: 0.2)
    let offset = fixture.shown.contentOffset
    try fixture.ask(to: 0.1)
    #expect(fixture.frame.time == 0.2)
    #expect(fixture.frame.show == [] && fixture.frame.contentOffset == nil)
    #expect(fixture.shown.contentOffset == offset)
  }

  @Test func `the app's own time does not pass for the host`() throws {
    let fixture = try HostFixture().opened()
    try fixture.ask(to: 0.1)
    try fixture.change { fixture.grid.drag(by: 100, over: 2) }
    #expect(fixture.frame.time == 0.1)
    #expect(fixture.simulation.now > 2)
    try fixture.ask(to: 0.2)
    #expect(fixture.frame.time == 0.2)
    #expect(fixture.frame.cut == nil)
  }

  @Test(.rule("HO-9"))
  func `a change after a sleep begins then, and not when the host fell asleep`() throws {
    func wake(_ change: (HostFixture) throws -> HostFrame) throws -> (HostFixture, HostFrame) {
      let fixture = try HostFixture().opened()
      try fixture.ask(to: 0.1)
      let frame = try change(fixture)
      try fixture.shown.apply(frame)
      try fixture.ask(to: 5.1)
      return (fixture, frame)
    }
    func scroll(_ fixture: HostFixture) {
      fixture.grid.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    }
    // As a host does that asks for a frame first.
    let (patient, _) = try wake { fixture in
      try fixture.ask(to: 5)
      return try fixture.session.perform(base: fixture.shown.sequence) { scroll(fixture) }
    }
    let (quick, frame) = try wake { fixture in
      try fixture.session.perform(to: 5, base: fixture.shown.sequence) { scroll(fixture) }
    }
    #expect(frame.time == 5)
    #expect(abs((frame.cut ?? 0) - 4.65) < 1e-9)
    #expect(quick.shown.contentOffset.y > 0 && quick.shown.contentOffset.y < 300)
    #expect(quick.shown.contentOffset == patient.shown.contentOffset)
    #expect(quick.shown.views == patient.shown.views)
    // Without a moment the sleep is taken for part of the way.
    let (early, _) = try wake { fixture in
      try fixture.session.perform(base: fixture.shown.sequence) { scroll(fixture) }
    }
    #expect(early.frame.cut != nil)
    #expect(early.shown.contentOffset.y > quick.shown.contentOffset.y)
    // A moment that is none is refused, and nothing is done.
    let before = try quick.session.state()
    #expect(throws: HostError.self) {
      try quick.session.perform(to: .nan) { Issue.record("something was done") }
    }
    #expect(try quick.session.state() == before)
  }

  @Test func `a fault is thrown, what met it is undone, and the session lives on`() throws {
    let fixture = try HostFixture().opened()
    let before = try fixture.session.state()
    #expect {
      try fixture.session.perform(base: 1) {
        fixture.grid.performBatchUpdates { fixture.grid.deleteItems(at: [[0, 0]]) }
      }
    } throws: { error in
      guard case HostError.fault(let fault)? = error as? HostError else { return false }
      return fault.code == "E-50" && fault.isRolledBack && !fault.advice.isEmpty
    }
    #expect(try fixture.session.state() == before)
    try fixture.ask(to: 0.1)
    #expect(fixture.frame.base == 1)
    #expect(fixture.shown.views == before.views)
  }

  @Test func `numbers that lead nowhere are refused, and nothing is done`() throws {
    let fixture = try HostFixture().opened()
    let point = CGPoint(x: 10, y: 10)
    let refused: [(TimeInterval, [HostInput])] = [
      (.nan, []), (.infinity, []), (1e9, []),
      (0.1, [.wheel(by: CGPoint(x: 0, y: CGFloat.nan), at: 0, location: nil)]),
      (0.1, [.wheel(by: point, at: .nan, location: nil)]),
      (0.1, [.wheel(by: point, at: 0, location: CGPoint(x: CGFloat.infinity, y: 0))]),
      (0.1, [.touch(.began, finger: 1, at: 0.4, location: point)]),
    ]
    for (time, input) in refused {
      #expect(throws: HostError.self, "\(time) \(input)") {
        try fixture.session.frame(to: time, input: input, base: 1)
      }
    }
    let wheel = HostInput.wheel(by: point, at: 0.3, location: nil)
    #expect(throws: HostError.self) {
      try fixture.session.frame(
        to: 0.1, input: Array(repeating: wheel, count: HostSession.mostInputs + 1))
    }
    #expect(fixture.simulation.now == 0)
    #expect(fixture.session.sequence == 1)
  }

  @Test func `events are those that were asked for, findings are told once`() throws {
    let fixture = try HostFixture(events: [.delegate]).opened()
    let tap = HostInput.drag(up: 0, times: 1, y: 50, from: 0, every: 0.05)
    try fixture.ask(to: 0.1, tap)
    #expect(fixture.frame.events.map(\.call) == ["didSelectItemAt"])
    #expect(fixture.frame.events.map(\.detail) == ["0-1"])
    #expect(fixture.frame.events.map(\.source) == [.delegate])
    try fixture.ask(to: 0.2)
    #expect(fixture.frame.events == [])
    let silent = try HostFixture().opened()
    try silent.ask(to: 0.1, tap)
    #expect(silent.frame.events == [])
  }
}

extension GridViewLayout {
  /// Items on top of each other: turned, pale, and in an order of their own.
  fileprivate static func pile() -> ScriptedLayout {
    let layout = ScriptedLayout()
    layout.place = { grid in
      (0..<grid.numberOfItems(inSection: 0)).map { item in
        let attributes = GridViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
        attributes.transform = CGAffineTransform(rotationAngle: CGFloat(item) * 0.1)
        attributes.alpha = item == 1 ? 0.75 : 1
        attributes.zIndex = -item
        return attributes
      }
    }
    return layout
  }
}
