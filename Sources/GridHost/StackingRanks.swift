/// The ranks of views in their stacking order. A view keeps its rank if possible: its order among
/// the other remaining views must not change. So a new view seldom changes the ranks of other
/// views.
struct StackingRanks {
  /// Numbers of the views from back to front.
  private(set) var order: [Int] = []
  /// The ranks, indexed by the number of the view; NaN for a view that is not in the order.
  private var ranks: [Double] = []
  /// Views that `keepRun(of:isReversed:)` skips. The list is stored to reuse its memory.
  private var leftOut: [Int] = []
  /// The largest number of skipped views that are searched one by one.
  private static let mostLeftOut = 64
  /// The smallest distance between two ranks. If the distance would be smaller, all ranks are
  /// assigned again.
  private static let narrowest = 1.0 / 1024

  subscript(view: Int) -> Double {
    view < ranks.count && ranks[view] == ranks[view] ? ranks[view] : 0
  }

  /// Takes over a new stacking order and updates the ranks.
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
      // New views, up to the next view that stays.
      var end = index + 1
      while end < new.count, ranks[new[end]] != ranks[new[end]] { end += 1 }
      let room = Self.room(
        for: end - index, after: last, before: end < new.count ? ranks[new[end]] : nil)
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

  /// Keeps the ranks of the views that have not changed their order, if all other remaining views
  /// have moved from one end of the order to the opposite end. Views move in this way while content
  /// scrolls: a view that leaves the screen is reused for a new element.
  ///
  /// - Parameter isReversed: Whether the views have moved from the front to the back.
  /// - Returns: Whether the views have moved in this way. If not, no rank has changed.
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
        // With many skipped views, `keepLongestRun(of:)` is faster than a search among them one by
        // one.
        guard leftOut.count <= Self.mostLeftOut else { return false }
        if kept == 0 { leftOutAtStart = leftOut.count }
        next = found + 1
        kept += 1
      } else {
        // A view that was behind all views that stay, and is now in front of them, cannot be part
        // of a longer run.
        moved += 1
        guard moved <= kept, leftOut[..<leftOutAtStart].contains(view) else { return false }
      }
    }
    for passed in next..<count { ranks[order[place(passed, of: count)]] = .nan }
    for view in leftOut { ranks[view] = .nan }
    return true
  }

  /// Keeps the ranks of as many views as possible. The order among these views must not have
  /// changed.
  private mutating func keepLongestRun(of new: [Int]) {
    var places: [Int: Int32] = [:]
    for (place, view) in order.enumerated() { places[view] = Int32(place) }
    let old = new.filter { places[$0] != nil }
    let stays = LongestRun.members(of: old.compactMap { places[$0] })
    let kept = zip(old, stays).filter(\.1).map { (view: $0.0, rank: ranks[$0.0]) }
    for view in order { ranks[view] = .nan }
    for (view, rank) in kept { ranks[view] = rank }
  }

  /// Returns the start and the step of new ranks between two existing ranks.
  private static func room(
    for count: Int, after last: Double?, before next: Double?
  ) -> (start: Double, step: Double) {
    switch (last, next) {
    case (let last?, let next?): (last, (next - last) / Double(count + 1))
    case (let last?, nil): (last.rounded(.down), 1)
    case (nil, let next?): (next.rounded(.up) - Double(count + 1), 1)
    case (nil, nil): (0, 1)
    }
  }
}
