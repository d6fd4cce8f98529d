import GridHost

/// Actions on a grid, each with its moment, drawn by a seed.
struct HostScript {
  enum Change: Hashable {
    case insert(section: Int, item: Int, count: Int)
    case delete(section: Int, item: Int, count: Int)
    case reload(section: Int, item: Int)
    case reconfigure(section: Int, item: Int)
    case move(section: Int, from: Int, to: Int)
    case reloadData
    case layout(wide: Bool, animated: Bool)
    case resize(CGSize, animated: Bool)
    case offset(CGFloat, animated: Bool)
    case select(section: Int, item: Int)
  }

  enum Step: Hashable {
    case input(HostInput)
    case change(Change)
  }

  /// In order of time.
  private(set) var steps: [(time: TimeInterval, step: Step)] = []
  let seed: UInt64
  let seconds: TimeInterval = 4

  init(seed: UInt64) {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    var time = 0.05
    while time < seconds - 1 {
      // A change comes at a tick, so that it meets the same grid at any rate.
      let tick = (time * 60).rounded(.up) / 60
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: time = addTouch(from: time, &random)
      case 4..<6:
        let wheel = HostInput.wheel(
          by: CGPoint(
            x: CGFloat(Int.random(in: -40...40, using: &random)),
            y: CGFloat(Int.random(in: -300...300, using: &random))),
          at: time, location: place(&random))
        steps.append((time, .input(wheel)))
      default: steps.append((tick, .change(change(&random))))
      }
      time = max(time, tick) + Double.random(in: 0.01...0.3, using: &random)
    }
  }

  private func place(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: 0...320, using: &random)),
      y: CGFloat(Int.random(in: 0...400, using: &random)))
  }

  private mutating func addTouch(
    from start: TimeInterval, _ random: inout SplitMix64
  ) -> TimeInterval {
    var time = start
    var location = place(&random)
    let finger = Int.random(in: 0...1, using: &random)
    func touch(_ phase: HostInput.TouchPhase) -> Step {
      .input(.touch(phase, finger: finger, at: time, location: location))
    }
    steps.append((time, touch(.began)))
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      time += Double.random(in: 0.004...0.04, using: &random)
      location.x += CGFloat(Int.random(in: -20...20, using: &random))
      location.y += CGFloat(Int.random(in: -90...60, using: &random))
      steps.append((time, touch(.moved)))
    }
    time += Double.random(in: 0.001...0.1, using: &random)
    steps.append((time, touch(Int.random(in: 0..<8, using: &random) == 0 ? .cancelled : .ended)))
    return time
  }

  private func change(_ random: inout SplitMix64) -> Change {
    let section = Int.random(in: 0...1, using: &random)
    let item = Int.random(in: 0...30, using: &random)
    let count = Int.random(in: 1...5, using: &random)
    let isAnimated = Bool.random(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return .insert(section: section, item: item, count: count)
    case 2, 3: return .delete(section: section, item: item, count: count)
    case 4: return .move(section: section, from: item, to: item / 2)
    case 5:
      switch count {
      case 1: return .reload(section: section, item: item)
      default: return .reconfigure(section: section, item: item)
      }
    case 6:
      return isAnimated
        ? .select(section: section, item: item) : .reloadData
    case 7: return .layout(wide: Bool.random(using: &random), animated: isAnimated)
    case 8:
      let side = CGFloat(Int.random(in: 200...500, using: &random))
      return .resize(CGSize(width: side, height: 700 - side), animated: isAnimated)
    default: return .offset(CGFloat(Int.random(in: 0...2000, using: &random)), animated: isAnimated)
    }
  }

  /// Plays the script for a host that asks at some moments, and before each change.
  ///
  /// - Parameter check: Called after every frame.
  @MainActor
  func play(
    on fixture: HostFixture, askingAfter wait: () -> TimeInterval,
    _ check: (HostFixture) throws -> Void
  ) throws {
    try fixture.open()
    try check(fixture)
    var rest = steps[...]
    var time = 0.0
    while time < seconds {
      let change = rest.first { if case .change = $0.step { true } else { false } }
      let end = min(time + wait(), change?.time ?? seconds, seconds)
      var inputs: [HostInput] = []
      while let first = rest.first, first.time <= end, case .input(let input) = first.step {
        inputs.append(input)
        rest = rest.dropFirst()
      }
      time = end
      try fixture.ask(to: time, inputs)
      try check(fixture)
      while let first = rest.first, first.time <= time, case .change(let change) = first.step {
        rest = rest.dropFirst()
        try fixture.change { fixture.carryOut(change) }
        try check(fixture)
      }
    }
  }
}

extension HostFixture {
  func carryOut(_ change: HostScript.Change) {
    switch change {
    case .insert(let section, let item, let count):
      let place = min(item, sections[section])
      grid.performBatchUpdates { [self] in
        sections[section] += count
        grid.insertItems(at: (place..<place + count).map { [section, $0] })
      }
    case .delete(let section, let item, let count):
      let end = min(item + count, sections[section])
      guard item < end else { return }
      grid.performBatchUpdates { [self] in
        sections[section] -= end - item
        grid.deleteItems(at: (item..<end).map { [section, $0] })
      }
    case .move(let section, let from, let to):
      guard from < sections[section] else { return }
      grid.moveItem(at: [section, from], to: [section, to])
    case .reload(let section, let item):
      guard item < sections[section] else { return }
      grid.reloadItems(at: [[section, item]])
    case .reconfigure(let section, let item):
      guard item < sections[section] else { return }
      grid.reconfigureItems(at: [[section, item]])
    case .reloadData: grid.reloadData()
    case .layout(let isWide, let isAnimated):
      let layout = HostFixture.flow()
      layout.itemSize = isWide ? CGSize(width: 190, height: 60) : CGSize(width: 80, height: 120)
      layout.headerReferenceSize = CGSize(width: 50, height: isWide ? 30 : 0)
      grid.setCollectionViewLayout(layout, animated: isAnimated)
    case .resize(let size, let isAnimated):
      let resize = { self.grid.frame.size = size }
      guard isAnimated else { return resize() }
      simulation.perform {
        BaseView.animate(withDuration: 0.25) {
          resize()
          self.grid.layoutIfNeeded()
        }
      }
    case .offset(let y, let isAnimated):
      grid.setContentOffset(CGPoint(x: 0, y: y), animated: isAnimated)
    case .select(let section, let item):
      guard item < sections[section] else { return }
      grid.selectItem(at: [section, item], animated: false, scrollPosition: [])
    }
  }
}
