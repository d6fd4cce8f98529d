import GridCore

/// Numbers by which views are stacked. A view keeps its own as long as its place among those that
/// stay does not change, so that a view that comes does not change all others.
struct StackingRanks {
  /// Numbers of the views from back to front.
  private(set) var order: [Int] = []
  /// The ranks, by number of the view; NaN for one that is not in the order.
  private var ranks: [Double] = []
  /// Views that a run passes over; kept for its room.
  private var leftOut: [Int] = []
  /// Views that are looked through one by one, at most.
  private static let mostLeftOut = 64
  /// Ranks that are nearer to each other than this are given anew.
  private static let narrowest = 1.0 / 1024

  subscript(view: Int) -> Double {
    view < ranks.count && ranks[view] == ranks[view] ? ranks[view] : 0
  }

  /// Takes over the order in which views are stacked.
  ///
  /// - Parameter new: Numbers from back to front, each once.
  mutating func take(_ new: [Int]) {
    guard new != order else { return }
    if let highest = new.max(), highest >= ranks.count {
      ranks += [Double](repeating: .nan, count: highest + 1 - ranks.count)
    }
    if !keepRun(of: new, isReversed: false), !keepRun(of: new, isReversed: true) {
      keepLongestRun(of: new)
    }
    var index = 0
    var last: Double?
    var isNarrow = false
    while index < new.count {
      let rank = ranks[new[index]]
      if rank == rank {
        last = rank
        index += 1
        continue
      }
      // Views that come, up to the next one that stays.
      var end = index + 1
      while end < new.count, ranks[new[end]] != ranks[new[end]] { end += 1 }
      let room = Room(
        count: end - index, after: last, before: end < new.count ? ranks[new[end]] : nil)
      isNarrow = isNarrow || room.step < Self.narrowest
      for place in index..<end {
        ranks[new[place]] = room.start + room.step * Double(place - index + 1)
      }
      last = ranks[new[end - 1]]
      index = end
    }
    if isNarrow {
      for (place, view) in new.enumerated() { ranks[view] = Double(place + 1) }
    }
    order = new
  }

  /// Leaves views their ranks that stay in order, if all do but some that move from one end to the
  /// other: so it is while content scrolls, and a view that leaves is used for one that comes.
  ///
  /// - Parameter isReversed: Whether views move from the front to the back.
  /// - Returns: Whether it is so; if not, no rank is taken.
  private mutating func keepRun(of new: [Int], isReversed: Bool) -> Bool {
    defer { leftOut.removeAll(keepingCapacity: true) }
    func place(_ index: Int, of count: Int) -> Int { isReversed ? count - 1 - index : index }
    let count = order.count
    var next = 0
    var kept = 0
    var leftOutAtStart = 0
    var moved = 0
    for index in new.indices {
      let view = new[place(index, of: new.count)]
      guard ranks[view] == ranks[view] else { continue }
      var found = next
      if moved == 0 {
        while found < count, order[place(found, of: count)] != view { found += 1 }
      } else {
        found = count
      }
      if found < count {
        for passed in next..<found { leftOut.append(order[place(passed, of: count)]) }
        // Many at once: a search is quicker than to look among them.
        guard leftOut.count <= Self.mostLeftOut else { return false }
        if kept == 0 { leftOutAtStart = leftOut.count }
        next = found + 1
        kept += 1
      } else {
        // A view that was behind all that stay, and is in front of them now, is in no longer run
        // with any.
        moved += 1
        guard moved <= kept, leftOut[..<leftOutAtStart].contains(view) else { return false }
      }
    }
    for passed in next..<count { ranks[order[place(passed, of: count)]] = .nan }
    for view in leftOut { ranks[view] = .nan }
    return true
  }

  /// Leaves as many views their ranks as stay in their order.
  private mutating func keepLongestRun(of new: [Int]) {
    var places: [Int: Int32] = [:]
    for (place, view) in order.enumerated() { places[view] = Int32(place) }
    let old = new.filter { places[$0] != nil }
    let stays = LongestRun.members(of: old.compactMap { places[$0] })
    let kept = zip(old, stays).filter(\.1).map { (view: $0.0, rank: ranks[$0.0]) }
    for view in order { ranks[view] = .nan }
    for (view, rank) in kept { ranks[view] = rank }
  }

  /// The start and the step of numbers that are to lie between two others.
  private struct Room {
    var start = 0.0
    var step = 1.0

    init(count: Int, after last: Double?, before next: Double?) {
      switch (last, next) {
      case (let last?, let next?):
        start = last
        step = (next - last) / Double(count + 1)
      case (let last?, nil): start = last.rounded(.down)
      case (nil, let next?): start = next.rounded(.up) - Double(count + 1)
      case (nil, nil): break
      }
    }
  }
}
