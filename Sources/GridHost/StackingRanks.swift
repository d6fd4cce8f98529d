import GridCore

/// Numbers by which views are stacked. A view keeps its own as long as its place among those that
/// stay does not change, so that a view that comes does not change all others.
struct StackingRanks {
  /// From back to front.
  private(set) var order: [Int] = []
  private var ranks: [Int: Double] = [:]
  /// Ranks that are nearer to each other than this are given anew.
  private static let narrowest = 1.0 / 1024

  subscript(view: Int) -> Double { ranks[view] ?? 0 }

  /// Takes over the order in which views are stacked, from back to front.
  mutating func take(_ new: [Int]) {
    guard new != order else { return }
    let kept = kept(of: new)
    var result: [Int: Double] = [:]
    result.reserveCapacity(new.count)
    var index = 0
    var last: Double?
    var isNarrow = false
    while index < new.count {
      if kept.contains(new[index]), let rank = ranks[new[index]] {
        result[new[index]] = rank
        last = rank
        index += 1
        continue
      }
      // Views that come, up to the next one that stays.
      var end = index
      while end < new.count, !kept.contains(new[end]) { end += 1 }
      let count = Double(end - index)
      let next = end < new.count ? ranks[new[end]] : nil
      let step: Double
      let start: Double
      switch (last, next) {
      case (let last?, let next?):
        step = (next - last) / (count + 1)
        start = last
        isNarrow = isNarrow || step < Self.narrowest
      case (let last?, nil):
        step = 1
        start = last.rounded(.down)
      case (nil, let next?):
        step = 1
        start = next.rounded(.up) - count - 1
      case (nil, nil):
        step = 1
        start = 0
      }
      for place in index..<end {
        let rank = start + step * Double(place - index + 1)
        result[new[place]] = rank
        last = rank
      }
      index = end
    }
    if isNarrow {
      for (place, view) in new.enumerated() { result[view] = Double(place + 1) }
    }
    ranks = result
    order = new
  }

  /// The views that keep their ranks: as many as stay in their order.
  private func kept(of new: [Int]) -> Set<Int> {
    let places = Dictionary(uniqueKeysWithValues: zip(order, Int32(0)...))
    let present = new.filter { places[$0] != nil }
    let stays = LongestRun.members(of: present.compactMap { places[$0] })
    return Set(zip(present, stays).filter(\.1).map(\.0))
  }
}
