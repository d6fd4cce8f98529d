import GridCore
import GridKit

private let frames = 8
/// The distance that each frame scrolls, in points.
private let step: CGFloat = 17
/// The limits for the number of items in the smaller of the two grids: enough to scroll, and not
/// too many to make.
private let (leastItems, mostItems) = (240.0, 2000.0)

extension AuditRun {
  /// Scrolls frame by frame and counts the layout's work, once with some items and once with four
  /// times as many items.
  func probeWork() {
    let small = subject.rig(.init(sections: counts(times: 1)))
    guard small.counts.itemCount > 0 else { return }
    let first = measure(small)
    findStorm(first, small)
    let large = subject.rig(.init(sections: counts(times: 4)))
    guard large.counts.itemCount >= small.counts.itemCount * 3 else {
      record(
        "Work was not compared between few and many items: the data source is not the audit's.")
      return
    }
    compare(first, measure(large), small.counts.itemCount, large.counts.itemCount)
  }

  /// Returns the item counts of the audit's setting, scaled so that their sum lies between
  /// `leastItems` and `mostItems`, then multiplied by `factor`.
  private func counts(times factor: Int) -> [Int] {
    let given = census.counts.items
    let total = Double(max(1, given.reduce(0, +)))
    let scale = min(max(total, leastItems), mostItems) / total * Double(factor)
    return given.map { Int(min((Double($0) * scale).rounded(.up), 1e9)) }
  }

  /// The average work in one frame of a scroll.
  private struct Work {
    var prepares = 0.0
    /// The number of attributes objects that were made.
    var made = 0.0
    var returned = 0.0
    /// The number of times that the layout asked for a count or a size.
    var asked = 0.0
    /// The number of elements on screen. Work in proportion to this number is necessary.
    var visible = 0.0
    /// Whether the attributes of an element changed between two frames of the scroll.
    var hasMoved = false

    /// The sum of all kinds of work, each reduced by the number of elements on screen.
    var excess: Double { made.beyond(visible) + returned.beyond(visible) + asked.beyond(visible) }
  }

  /// Returns the distance that the content can be scrolled.
  private func room(_ rig: AuditRig) -> CGFloat {
    let limits = rig.grid.offsetLimits
    return axis.value(limits.max) - axis.value(limits.min)
  }

  private func scroll(_ rig: AuditRig, toFrame frame: Int) {
    let limits = rig.grid.offsetLimits
    let distance = min(room(rig), CGFloat(frame) * step)
    rig.scroll(
      to: axis.point(axis.value(limits.min) + distance, cross: axis.cross.value(limits.min)))
  }

  private func measure(_ rig: AuditRig) -> Work {
    var work = Work()
    guard room(rig) > step else { return work }
    var last: [GridElementID: AuditElement] = [:]
    for frame in 1...frames {
      let before = rig.simulation.counters
      scroll(rig, toFrame: frame)
      let after = rig.simulation.counters
      let answer = rig.elements(in: rig.grid.bounds) ?? []
      work.prepares += Double(after.prepareCalls - before.prepareCalls)
      work.visible += Double(answer.filter { $0.mayMeet(rig.grid.bounds) }.count)
      work.made += Double(after.attributesMade - before.attributesMade)
      work.asked += Double(after.answersAsked - before.answersAsked)
      work.returned += Double(after.layoutQueries > before.layoutQueries ? answer.count : 0)
      for element in answer {
        if let earlier = last[element.id], earlier != element { work.hasMoved = true }
      }
      last = Dictionary(answer.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }
    for path in [\Work.prepares, \.visible, \.made, \.asked, \.returned] {
      work[keyPath: path] /= Double(frames)
    }
    return work
  }

  private func findStorm(_ work: Work, _ rig: AuditRig) {
    if work.prepares > 1.5 {
      find(
        .invalidationStorm, in: .prepare,
        "it runs \(NumberText.short(work.prepares)) times in each frame of a scroll.")
    } else if work.prepares > 0.9, !work.hasMoved, !isOffsetDependent,
      // Elements that follow the offset may be missing in the answer.
      !hasFound(.missingItem), !hasFound(.missingSupplementary)
    {
      find(
        .invalidationStorm, in: .boundsChange,
        "it answers true for every scroll, so that prepare() runs in each frame, though no element "
          + "changes with the offset.")
    }
  }

  private func compare(_ small: Work, _ large: Work, _ few: Int, _ many: Int) {
    // Growth by a quarter of the added items is far beyond chance.
    guard large.excess > small.excess * 2, large.excess - small.excess > Double(many - few) / 4
    else { return }
    let makers = makers()
    let preparing: LayoutMethod = large.prepares > 0.5 ? .prepare : .elements
    // Returned elements come first: a layout that returns all elements often makes them all, too.
    let kinds: [(LayoutMethod, String, String, KeyPath<Work, Double>)] = [
      (.elements, "returns", "elements", \.returned),
      (makers.made ?? preparing, "makes", "attributes objects", \.made),
      (makers.asked ?? preparing, "asks for", "counts and sizes", \.asked),
    ]
    let growth = kinds.map { large[keyPath: $0.3] - small[keyPath: $0.3] }
    guard let most = growth.max(), let index = growth.firstIndex(of: most) else { return }
    let (method, verb, noun, count) = kinds[index]
    find(
      .workGrowsWithItems, in: method,
      "in each frame of a scroll it \(verb) \(whole(small[keyPath: count])) \(noun) "
        + "with \(few) items, and \(whole(large[keyPath: count])) with \(many).")
  }

  /// Returns the method that makes the most attributes objects in a scroll, and the method that
  /// asks for the most counts and sizes. A result is nil if no method did this work.
  ///
  /// The function uses a new grid, because tracing changes the queries that a grid makes to
  /// built-in layouts.
  private func makers() -> (made: LayoutMethod?, asked: LayoutMethod?) {
    let rig = subject.rig(.init(sections: counts(times: 1)))
    let simulation = rig.simulation
    var made: [String: Int] = [:]
    var asked: [String: Int] = [:]
    var running = (call: "", counters: simulation.counters)
    func record(_ call: String) {
      let now = simulation.counters
      let before = running.counters
      made[running.call, default: 0] += now.attributesMade - before.attributesMade
      asked[running.call, default: 0] += now.answersAsked - before.answersAsked
      running = (call, now)
    }
    let outer = simulation.traceHook
    simulation.traceHook = { event in
      // A call is traced before it runs, unless its event holds the answer.
      if event.source == .layout { record(event.call) }
      outer?(event)
    }
    for frame in 1...frames { scroll(rig, toFrame: frame) }
    record("")
    simulation.traceHook = outer
    func most(_ counts: [String: Int]) -> LayoutMethod? {
      let known = counts.compactMap { call, count in
        LayoutMethod(rawValue: call).map { (method: $0, count: count) }
      }
      let most = known.filter { $0.count > 0 }
        .max { ($0.count, $1.method.rawValue) < ($1.count, $0.method.rawValue) }
      return most?.method
    }
    return (most(made), most(asked))
  }

  private func whole(_ number: Double) -> String { NumberText.short(number.rounded()) }
}

extension WorkCounters {
  /// The number of times that a count or a size was asked for.
  fileprivate var answersAsked: Int { sizeCalls + sourceCalls }
}

extension Double {
  fileprivate func beyond(_ due: Double) -> Double { max(0, self - due) }
}
