import GridKit
import Testing

@Suite("Watching attributes")
@MainActor
struct ChangeTrackerTests {
  private func make(_ item: Int = 0) -> GridViewLayoutAttributes {
    GridViewLayoutAttributes(forCellWith: [0, item])
  }

  @Test func `changes of what is watched are found until it is read`() {
    let counter = AttributeCounter()
    let (first, second) = counter.counting { (make(0), make(1)) }
    var watch = ChangeTracker()
    watch.add(first)
    watch.add(second)
    watch.recordRead()
    #expect(!watch.mayFindChanges && !watch.hasUntracked)
    second.alpha = 0.5
    #expect(watch.mayFindChanges)
    watch.recordRead()
    #expect(!watch.mayFindChanges)
    // Objects that are not watched change unnoticed, as they may.
    counter.counting { make(2) }.alpha = 0.5
    #expect(!watch.mayFindChanges)
  }

  @Test func `two simulations do not hear of each other's changes`() {
    let (mine, other) = (AttributeCounter(), AttributeCounter())
    let own = mine.counting { make() }
    let foreign = other.counting { make() }
    var (watch, otherWatch) = (ChangeTracker(), ChangeTracker())
    watch.add(own)
    otherWatch.add(foreign)
    watch.recordRead()
    otherWatch.recordRead()
    for _ in 0..<3 { foreign.zIndex += 1 }
    #expect(!watch.mayFindChanges && otherWatch.mayFindChanges)
    #expect(mine.changes == 0 && other.changes == 3)
  }

  @Test func `objects made outside any question are watched beside those of a simulation`() {
    let counter = AttributeCounter()
    let (own, outside) = (counter.counting { make(0) }, make(1))
    var watch = ChangeTracker()
    watch.add(outside)
    watch.add(own)
    watch.recordRead()
    #expect(!watch.hasUntracked)
    outside.frame.origin.x = 3
    #expect(watch.mayFindChanges)
    watch.recordRead()
    own.frame.origin.x = 3
    #expect(watch.mayFindChanges && !watch.hasUntracked)
  }

  @Test func `objects of a third counter may change unnoticed, which is known`() {
    let (mine, other) = (AttributeCounter(), AttributeCounter())
    var watch = ChangeTracker()
    watch.add(mine.counting { make() })
    watch.recordRead()
    let foreign = other.counting { make() }
    watch.add(foreign)
    #expect(watch.hasUntracked && watch.mayFindChanges)
    watch.recordRead()
    #expect(watch.mayFindChanges)
    watch.restart()
    watch.add(foreign)
    watch.recordRead()
    #expect(!watch.hasUntracked && !watch.mayFindChanges)
    foreign.alpha = 0
    #expect(watch.mayFindChanges)
  }

  @Test func `a tracker finds a change from before another counter came in`() {
    let counter = AttributeCounter()
    let outside = make()
    var watch = ChangeTracker()
    watch.add(outside)
    watch.recordRead()
    outside.alpha = 0.5
    let own = counter.counting { make() }
    watch.add(own)
    #expect(watch.mayFindChanges)
    watch.restart()
    #expect(watch.mayFindChanges)
  }

  @Test func `objects that outlive their counter may change unnoticed`() {
    let orphan = AttributeCounter().counting { make() }
    var watch = ChangeTracker()
    watch.add(orphan)
    #expect(watch.hasUntracked)
  }
}
