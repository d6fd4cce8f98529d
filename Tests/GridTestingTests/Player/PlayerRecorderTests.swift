import GridTesting
import Testing

@MainActor @Suite("Recording what is on screen")
struct PlayerRecorderTests {
  @Test func `there is a frame for every tick and for every change without time`() {
    let fixture = DrivingFixture(count: 100)
    let recorder = PlayerRecorder(fixture.grid)
    recorder.capture()
    fixture.grid.contentOffset.y = 300
    fixture.grid.layoutIfNeeded()
    recorder.capture()
    // Nothing has changed since.
    recorder.capture()
    for _ in 0..<3 { fixture.simulation.tick() }
    let recording = recorder.finish()
    #expect(recording.frames.map(\.tick) == [0, 0, 1, 2, 3])
    #expect(recording.frames.map(\.viewport.minY) == [0, 300, 300, 300, 300])
    #expect(recording.frames.map(\.time) == [0, 0, 1, 2, 3].map { $0 / 60.0 })
  }

  @Test func `frames put together again are what the grid showed`() throws {
    let fixture = PlayerFixture.make()
    #expect(fixture.shots.count == 3)
    for shot in fixture.shots {
      #expect(!shot.elements.isEmpty)
      let found = fixture.recording.elements(at: shot.frame).map(\.state)
      let frame = fixture.recording.frames[shot.frame]
      #expect(frame.viewport.origin == shot.offset, "\(shot.name)")
      let lines = { (states: [GridElementState]) in
        states.sorted { $0.id < $1.id }.map(\.description).joined(separator: "\n")
      }
      let difference = LineDiff(expected: lines(shot.elements), actual: lines(found))
      #expect(difference == nil, "\(shot.name)")
    }
  }

  @Test func `a view that is used again keeps its number, and none has two elements`() throws {
    let fixture = DrivingFixture(count: 1000)
    let recorder = PlayerRecorder(fixture.grid)
    recorder.capture()
    fixture.grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 3000))
    fixture.simulation.tick()
    fixture.simulation.tick()
    let view = try #require(fixture.grid.cellForItem(at: [0, 3]))
    let before = recorder.elements
    fixture.simulation.settle()
    let recording = recorder.finish()
    let last = recording.elements(at: recording.frames.count - 1)
    let item = try #require(before.first { $0.state.id == .cell(0, 3) })
    // The view shows another row now.
    let path = try #require(fixture.grid.indexPath(for: view as GridViewCell))
    #expect(last.first { $0.view == item.view }?.state.id == .cell(path[0], path[1]))
    #expect(path[1] > 3)
    #expect(Set(last.map(\.view)).count == last.count)
    // Nine rows show at most: views go round.
    let numbers = Set(recording.frames.flatMap { $0.changed.map(\.view) })
    #expect(numbers.count < 14)
    #expect(numbers == Set(0..<numbers.count))
  }

  @Test func `speed is the way of a frame by its time`() throws {
    let fixture = DrivingFixture(count: 1000)
    let recorder = PlayerRecorder(fixture.grid)
    recorder.capture()
    fixture.grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 1800))
    fixture.simulation.settle()
    let recording = recorder.finish()
    for (before, frame) in zip(recording.frames, recording.frames.dropFirst())
    where frame.time > before.time {
      let way = frame.viewport.minY - before.viewport.minY
      #expect(abs(frame.velocity.y - way / (frame.time - before.time)) < 1e-6)
    }
    let fastest = try #require(recording.frames.map(\.velocity.y).max())
    #expect(fastest > 1500)
    #expect(recording.frames.last?.scrollState == [])
    #expect(recording.frames.contains { $0.scrollState.contains(.decelerating) })
  }

  @Test func `steps, events and faults are kept with their frames`() throws {
    let recording = PlayerFixture.make().recording
    #expect(recording.steps == ["fling", "switch", "insert", "refused"])
    #expect(Set(recording.frames.map { $0.step ?? -1 }) == [-1, 0, 1, 2, 3])
    // The parts of the frames are the whole, in order.
    #expect(recording.frames.flatMap { Array($0.events) } == Array(recording.events.indices))
    for (index, frame) in recording.frames.enumerated() where index > 0 {
      for event in recording.events[frame.events] { #expect(event.time <= frame.time) }
    }
    let asked = recording.events.filter { $0.call == "layoutAttributesForElements(in:)" }
    #expect(recording.frames.flatMap(\.queries).count == asked.count)
    let fault = try #require(recording.remarks.last)
    #expect(fault.severity == .fault && fault.code == "E-50")
    #expect(fault.frame == recording.frames.count - 1)
  }

  @Test func `every view has the reason that a log of its own gives`() throws {
    let fixture = DrivingFixture(count: 100)
    let grid = fixture.grid
    let log = WhyLog(grid)
    let recorder = PlayerRecorder(grid)
    grid.reloadData()
    grid.layoutIfNeeded()
    recorder.capture()
    let elements = recorder.elements
    let words = elements.map { log.why($0.state.id).description }
    let recording = recorder.finish()
    log.stop()
    let answers = recording.answers(at: recording.frames.count - 1)
    #expect(!elements.isEmpty)
    for (element, word) in zip(elements, words) {
      let answer = try #require(answers[element.view])
      #expect(answer.reason.hasPrefix(" because layoutAttributesForElements(in: "))
      #expect(word.hasPrefix("\(element.state.id) is at ") && word.hasSuffix(answer.reason))
      #expect(answer.state == element.state && answer.movement == .resting)
    }
  }

  @Test func `views that come, go and move in an animation are told apart`() throws {
    let fixture = PlayerFixture.make()
    let recording = fixture.recording
    func movements(_ shot: Int) -> [GridElementID: PlayerRecording.Movement] {
      let frame = fixture.shots[shot].frame
      let answers = recording.answers(at: frame)
      return Dictionary(
        recording.elements(at: frame).map { ($0.state.id, answers[$0.view]?.movement ?? .resting) }
      ) { first, _ in first }
    }
    #expect(Set(movements(0).values) == [.resting])
    // Half-way to the other layout: few of the old rows are among the new ones.
    #expect(Set(movements(1).values) == [.moving, .leaving, .entering])
    let rests = recording.frames.count - 1
    #expect(recording.answers(at: rests).values.allSatisfy { $0.movement == .resting })
    // An element that an animation moves is not where the layout has it, and gets there.
    let shot = fixture.shots[1]
    let answers = recording.answers(at: shot.frame)
    for element in recording.elements(at: shot.frame) {
      let answer = try #require(answers[element.view])
      #expect(answer.state != element.state)
      if answer.movement == .entering { #expect(answer.reason.contains(", coming from ")) }
      if answer.movement == .leaving { #expect(answer.reason.hasPrefix(", because ")) }
    }
    // Items behind the new one keep their views, which know what they were.
    let moved = recording.answers(at: fixture.shots[2].frame).values.filter {
      $0.reason.contains(" until the batch update at ")
    }
    #expect(!moved.isEmpty)
  }

  @Test func `answers and views that do not change are not kept again`() {
    let recording = PlayerFixture.long
    let answers = recording.frames.reduce(0) { $0 + $1.answers.count }
    let changes = recording.frames.reduce(0) { $0 + $1.changed.count }
    // A view that shows another element is told of once, however many frames it stays.
    #expect(answers > 500)
    #expect(answers * 10 < changes * 11)
    let shown = recording.frames.indices.reduce(into: (views: Set<Int>(), sum: 0)) {
      $0.views.subtract(recording.frames[$1].gone)
      $0.views.formUnion(recording.frames[$1].changed.map(\.view))
      $0.sum += $0.views.count
    }
    #expect(answers * 20 < shown.sum)
  }

  @Test func `a grid behaves the same with and without somebody who records`() {
    func trace(_ records: Bool) -> String {
      let fixture = DrivingFixture(count: 300)
      let recorder = records ? PlayerRecorder(fixture.grid) : nil
      fixture.grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 2500))
      fixture.simulation.settle()
      fixture.grid.setContentOffset(.zero, animated: true)
      fixture.simulation.settle()
      _ = recorder?.finish()
      return fixture.log.text
    }
    let difference = LineDiff(expected: trace(false), actual: trace(true))
    #expect(difference == nil)
  }

  @Test func `the content from afar is drawn by its items, or by how full it is`() throws {
    func outline(_ count: Int) throws -> PlayerOutline {
      let fixture = DrivingFixture(count: count, itemSize: CGSize(width: 160, height: 50))
      return try #require(PlayerRecorder(fixture.grid).finish().outlines.first)
    }
    let small = try outline(40)
    #expect(small.bands.isEmpty && small.rects.count == 40)
    #expect(small.rects[3] == CGRect(x: 160, y: 50, width: 160, height: 50))
    let large = try outline(100_001)
    #expect(large.rects.isEmpty && large.bands.count == PlayerOutline.bandCount)
    // Two items fill a line of 320 points; the last line has one.
    #expect(large.bands.dropLast().allSatisfy { abs($0 - 1) < 0.01 }, "\(large.bands)")
  }

  @Test func `a run that is too long is cut, and says so`() {
    let fixture = DrivingFixture(count: 10)
    let recorder = PlayerRecorder(fixture.grid, mostFrames: 5)
    for _ in 0..<5 { fixture.simulation.tick() }
    let events = fixture.log.events.count
    fixture.grid.contentOffset.y = 20
    fixture.simulation.tick()
    let recording = recorder.finish()
    #expect(recording.frames.map(\.tick) == [1, 2, 3, 4, 5] && recording.isCut)
    #expect(fixture.log.events.count > events)
    #expect(recording.frames.last?.events.upperBound == recording.events.count)
  }

  @Test func `a run that is cut keeps what was remarked before, and nothing later`() {
    let faulty = DrivingFixture(count: 10)
    faulty.simulation.faultPolicy = .record
    let short = PlayerRecorder(faulty.grid, mostFrames: 3)
    short.capture()
    // A batch that deletes what is not there is a fault, and a remark.
    faulty.grid.performBatchUpdates { faulty.grid.deleteItems(at: [[0, 500]]) }
    short.capture()
    for _ in 0..<3 { faulty.simulation.tick() }
    faulty.grid.performBatchUpdates { faulty.grid.deleteItems(at: [[0, 600]]) }
    faulty.simulation.tick()
    let cut = short.finish()
    #expect(cut.isCut && cut.frames.count == 3 && cut.remarks.count == 1)
    #expect(cut.remarks.allSatisfy { ($0.frame ?? 0) < 3 })
    #expect(cut.frames.last?.events.upperBound == cut.events.count)
  }

  @Test func `a recording has an end in what it keeps, too`() {
    // Ten rows that move in every frame, and calls without end in one.
    let moving = DrivingFixture(count: 100)
    let full = PlayerRecorder(moving.grid, mostEntries: 60)
    full.capture()
    moving.grid.fling(by: .zero, velocity: CGPoint(x: 0, y: 3000))
    moving.simulation.settle()
    for _ in 0..<200 {
      moving.grid.collectionViewLayout.invalidateLayout()
      moving.grid.layoutIfNeeded()
    }
    full.capture()
    let film = full.finish()
    #expect(film.isCut && film.events.count <= 60)
    #expect(film.frames.reduce(0) { $0 + $1.changed.count } < 80)
    #expect(film.frames.last?.events.upperBound == film.events.count)
    #expect(PlayerPage([film]).html.contains("\"isCut\":true"))
    // A moment in which very much is called does not get out of hand either.
    let busy = PlayerRecorder(moving.grid, mostEntries: 60)
    for _ in 0..<200 {
      moving.grid.collectionViewLayout.invalidateLayout()
      moving.grid.layoutIfNeeded()
    }
    let moment = busy.finish()
    #expect(moment.isCut && moment.events.isEmpty && moment.frames.isEmpty)
    #expect(!PlayerPage([moment]).html.isEmpty)
  }

  @Test func `a runner records on demand, first layout and steps included`() throws {
    let shelves = ShelfRegistry()
    let text = """
      {"id": "walk", "layout": "shelf", "sections": [{"count": 50}], "viewport": [100, 200],
       "actions": [{"op": "setContentOffset", "contentOffset": [0, 100]},
                   {"op": "fling", "velocity": [0, 900]}]}
      """
    #expect(try shelves.run(text).recording == nil)
    let recording = try #require(try shelves.run(text) { $0.records = true }.recording)
    #expect(recording.title == "walk · shelf" && recording.steps == ["setContentOffset", "fling"])
    #expect(recording.frames[0].step == nil && recording.elements(at: 0).count == 5)
    #expect(recording.frames[1].step == 0 && recording.frames[1].viewport.minY == 100)
    #expect(recording.frames.count > 60)
  }
}

extension PlayerRecording {
  /// The last word about each view on screen.
  fileprivate func answers(at index: Int) -> [Int: Answer] {
    var words: [Int: Answer] = [:]
    for frame in frames.prefix(index + 1) {
      for view in frame.gone { words[view] = nil }
      for answer in frame.answers { words[answer.view] = answer }
    }
    return words
  }
}
