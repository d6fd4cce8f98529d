import Foundation

extension VirtualClock {
  /// A call that is due at a time; equal times keep the order in which they were given.
  struct Scheduled {
    var time: TimeInterval
    var name: String
    var block: () -> Void
  }

  /// Calls that are due, by time.
  ///
  /// - Complexity: O(1) amortized to take the first, and to add what is due after everything else.
  struct ScheduledList {
    /// Entries that were taken come first, without their blocks.
    private var entries: [Scheduled] = []
    private var taken = 0

    var isEmpty: Bool { taken == entries.count }

    /// The calls that are still due, in order.
    var all: ArraySlice<Scheduled> { entries[taken...] }

    mutating func add(_ entry: Scheduled) {
      var place = entries.count
      while place > taken, entries[place - 1].time > entry.time { place -= 1 }
      entries.insert(entry, at: place)
    }

    /// Takes the first entry out if it is due.
    mutating func next(until time: TimeInterval) -> Scheduled? {
      guard taken < entries.count, entries[taken].time <= time + VirtualClock.tolerance else {
        return nil
      }
      let first = entries[taken]
      // Kept by the caller: nothing ends in here.
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
