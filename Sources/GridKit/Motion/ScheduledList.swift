import Foundation

extension VirtualClock {
  /// A call that is due at a time. Calls due at equal times keep the order in which they were
  /// added.
  struct Scheduled {
    var time: TimeInterval
    var name: String
    var block: () -> Void
  }

  /// The scheduled calls, ordered by time.
  ///
  /// - Complexity: O(1) amortized to take the first call, and to add a call that is due after all
  ///   others.
  struct ScheduledList {
    /// The scheduled calls. The first `taken` entries have been taken, and their blocks are gone.
    private var entries: [Scheduled] = []
    private var taken = 0

    var isEmpty: Bool { taken == entries.count }

    /// The calls that were not taken yet, in order.
    var all: ArraySlice<Scheduled> { entries[taken...] }

    mutating func add(_ entry: Scheduled) {
      var place = entries.count
      while place > taken, entries[place - 1].time > entry.time { place -= 1 }
      entries.insert(entry, at: place)
    }

    /// Removes and returns the first call if it is due.
    mutating func next(until time: TimeInterval) -> Scheduled? {
      guard taken < entries.count, entries[taken].time <= time + VirtualClock.tolerance else {
        return nil
      }
      let first = entries[taken]
      // The caller still has the block, so nothing is deallocated here.
      entries[taken].block = {}
      taken += 1
      if taken * 2 > entries.count {
        entries.removeFirst(taken)
        taken = 0
      }
      return first
    }
  }
}
