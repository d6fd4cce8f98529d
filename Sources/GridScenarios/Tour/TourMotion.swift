/// A movement of the content during a stop of the tour, described in lines of text.
///
///     thrown at 2400 points a second: 0 → 1192.7 in 2.72 s, 51 cells on the way
///        0.5 s   771.7  ████████████████
///          1 s    1041  █████████████████████
@MainActor
struct TourMotion {
  /// The action that set the content moving, in words.
  let cause: String
  let axis: WritableKeyPath<CGPoint, CGFloat>
  /// The offsets of the content and their times, from before the movement to its end.
  let places: [(time: TimeInterval, offset: CGPoint)]
  /// The number of cells that the data source was asked for during the movement.
  let cells: Int

  /// Returns the movements of a run that kept its trace, in order. Movements without duration are
  /// left out.
  static func all(in run: ScenarioRun) -> [TourMotion] {
    var motions: [TourMotion] = []
    var cause: String?
    var places: [(time: TimeInterval, offset: CGPoint)] = []
    var cells = 0
    func close() {
      if let cause, let motion = TourMotion(cause: cause, places: places, cells: cells) {
        motions.append(motion)
      }
      cause = nil
    }
    var steps = run.scenario.actions.makeIterator()
    for event in run.trace {
      if event.source == .grid, event.call.hasPrefix("step ") {
        guard let action = steps.next() else { break }
        // A `settle` action continues the movement of an earlier action.
        if action.op == .settle { continue }
        close()
        cause = words(for: action)
        places = event.contentOffset.map { [(event.time, $0)] } ?? []
        cells = 0
      } else if event.call == "scrollViewDidScroll", let offset = event.contentOffset {
        places.append((event.time, offset))
      } else if event.call == "cellForItemAt" {
        cells += 1
      }
    }
    close()
    return motions
  }

  private static func words(for action: ScenarioAction) -> String? {
    if let (_, velocity) = action.values(of: .fling) {
      return "thrown at \(speed(velocity)) points a second"
    }
    if let (_, _, _, place, _) = action.values(of: .drag) {
      return place.map { "let go on the way to \(NumberText.short($0))" }
        ?? "dragged and let go at rest"
    }
    if action.op == .touch { return "touched" }
    if let (_, animated) = action.values(of: .setContentOffset), animated {
      return "scrolled by code"
    }
    if let (item, _, animated) = action.values(of: .scrollToItem), animated {
      return "scrolled to item \(item.section)-\(item.item)"
    }
    return nil
  }

  private static func speed(_ velocity: CGPoint) -> String {
    NumberText.short(hypot(velocity.x, velocity.y))
  }

  private init?(cause: String, places: [(time: TimeInterval, offset: CGPoint)], cells: Int) {
    guard let first = places.first, let last = places.last, last.time > first.time else {
      return nil
    }
    self.cause = cause
    self.places = places
    self.cells = cells
    func reach(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      places.map { abs($0.offset[keyPath: axis] - first.offset[keyPath: axis]) }.max() ?? 0
    }
    axis = reach(\.x) > reach(\.y) ? \.x : \.y
  }

  private func value(_ offset: CGPoint) -> CGFloat { offset[keyPath: axis] }

  /// The lines of text: a summary, then one line for each of a few moments. The line of a moment
  /// has a bar whose length shows the offset at this moment.
  var lines: [String] {
    guard let first = places.first, let last = places.last else { return [] }
    let duration = last.time - first.time
    let ways = places.map { value($0.offset) }
    let (low, high) = (ways.min() ?? 0, ways.max() ?? 0)
    var lines = [
      "\(cause): \(text(value(first.offset))) → \(text(value(last.offset))) in "
        + "\(NumberText.short((duration * 100).rounded() / 100)) s"
        + (cells > 0 ? ", \(cells) \(cells == 1 ? "cell" : "cells") on the way" : "")
    ]
    let table = TableText(
      alignments: [.right, .right, .left],
      rows: moments(duration).map { time in
        // Moments are rounded to hundredths of a second, and the last moment must include the end.
        let limit = first.time + time + 0.005 + 1e-9
        let place = places.last { $0.time <= limit } ?? first
        let share = high > low ? (value(place.offset) - low) / (high - low) : 0
        let bar = String(repeating: "█", count: Int((share * 24).rounded()))
        return ["\(NumberText.short(time)) s", text(value(place.offset)), bar]
      })
    lines += table.lines.map { "  " + $0 }
    return lines
  }

  private func text(_ offset: CGFloat) -> String {
    NumberText.short((offset * 10).rounded() / 10)
  }

  /// Returns at most eight moments at equal intervals such as 0.25 s, and the end.
  private func moments(_ duration: TimeInterval) -> [TimeInterval] {
    let step = [0.05, 0.1, 0.25, 0.5, 1].first { duration / $0 <= 8 } ?? 2
    let count = Int((duration / step).rounded(.down))
    let end = (duration * 100).rounded() / 100
    let lastRound = end - step / 4
    var moments = (1...max(1, count)).map { Double($0) * step }
    moments.removeAll { $0 >= lastRound }
    return moments + [end]
  }
}
