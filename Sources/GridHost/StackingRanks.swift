import GridCore

/// Numbers by which views are stacked. A view keeps its own as long as its place among those that
/// stay does not change, so that a view that comes does not change all others.
struct StackingRanks {
  /// Numbers of the views from back to front.
  private(set) var order: [Int] = []
  /// By number of the view; NaN for one that is not in the order.
  private var ranks: [Double] = []
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
    while ranks.count <= new.max() ?? 0 { ranks.append(.nan) }
    let stays = kept(of: new)
    for view in order { places[view] = -1 }
    var index = 0
    var last: Double?
    var isNarrow = false
    while index < new.count {
      if stays[index] {
        last = ranks[new[index]]
        index += 1
        continue
      }
      // Views that come, up to the next one that stays.
      let end = stays[index...].firstIndex(of: true) ?? new.count
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

  /// Where numbers go that are to lie between two others.
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

  /// Places in the old order by number of the view; -1 for others. Kept for its room.
  private var places: [Int32] = []

  /// Which views keep their ranks: as many as stay in their order.
  private mutating func kept(of new: [Int]) -> [Bool] {
    while places.count < ranks.count { places.append(-1) }
    for (place, view) in order.enumerated() { places[view] = Int32(place) }
    var stays = [Bool](repeating: true, count: new.count)
    var last: Int32 = -1
    var isRising = true
    for (index, view) in new.enumerated() {
      if places[view] < 0 {
        stays[index] = false
      } else {
        isRising = isRising && places[view] > last
        last = places[view]
      }
    }
    // Mostly views come and go at the ends.
    if isRising { return stays }
    let old = new.compactMap { places[$0] < 0 ? nil : places[$0] }
    let members = LongestRun.members(of: old)
    var next = 0
    for index in stays.indices where stays[index] {
      stays[index] = members[next]
      next += 1
    }
    return stays
  }
}
