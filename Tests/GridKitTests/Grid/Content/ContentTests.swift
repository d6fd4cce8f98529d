import GridCore
import GridKit
import Testing

@Suite("Content")
struct ContentTests {
  @Test func `counts that are loaded are told from those before, whatever they are`() {
    var content = Content()
    let first = content.generation
    content.counts = SectionCounts([3])
    let second = content.generation
    content.counts = SectionCounts([3])
    #expect(first < second && second < content.generation)
  }

  @Test func `marks go with their items, and go with items that go`() {
    var content = Content()
    content.selection = [Position(0, 0), Position(0, 2), Position(1, 1)]
    content.highlighted = [Position(0, 2)]
    content.move { place in place.section == 1 ? nil : Position(place.section, place.item + 1) }
    #expect(content.selection == [Position(0, 1), Position(0, 3)])
    #expect(content.highlighted == [Position(0, 3)])
    content.forgetMarks()
    #expect(content.selection.isEmpty && content.highlighted.isEmpty)
  }

  @Test func `a mark is added once and removed once, from the marks that it is of`() {
    var content = Content()
    for _ in 0..<2 { content.mark(Position(0, 1), in: \.selection, true) }
    content.mark(Position(0, 2), in: \.highlighted, true)
    #expect(content.selection == [Position(0, 1)] && content.highlighted == [Position(0, 2)])
    for _ in 0..<2 { content.mark(Position(0, 1), in: \.selection, false) }
    #expect(content.selection.isEmpty && content.highlighted == [Position(0, 2)])
  }

  @Test(arguments: [false, true])
  func `earlier content comes back under a new generation, but for counts of a source that is gone`(
    isSourceGone: Bool
  ) {
    var earlier = Content()
    earlier.counts = SectionCounts([5])
    earlier.selection = [Position(0, 4)]
    earlier.hasLaidOut = true
    var content = earlier
    content.counts = SectionCounts([1])
    content.areCountsFaulty = true
    content.forgetMarks()
    let generation = content.generation
    content.restore(earlier, isSourceGone: isSourceGone)
    #expect(content.counts == (isSourceGone ? nil : SectionCounts([5])))
    #expect(content.needsReload == isSourceGone)
    #expect(content.selection == [Position(0, 4)])
    #expect(content.hasLaidOut && !content.areCountsFaulty)
    #expect(content.generation > generation)
  }

  @Test func `a lifted item is shown at its target, until the data source has moved it`() {
    var content = Content()
    content.counts = SectionCounts([2, 3])
    let order = MovedOrder(liftedAt: Position(1, 2))
    content.lifted = LiftedItem(order: order, center: .zero)
    content.checkInvariants()
    let new = MovedOrder(origin: Position(1, 2), target: Position(0, 1))
    let before = [content.showLifted(in: new), content.showLifted(in: new)]
    #expect(before == [order, nil] && content.counts == SectionCounts([3, 2]))
    #expect(content.shown(Position(0, 1)) == Position(0, 2))
    #expect(content.source(Position(0, 1)) == Position(1, 2))
    #expect(content.shownCounts(of: SectionCounts([2, 3])) == SectionCounts([3, 2]))
    #expect(content.lifted?.fits(SectionCounts([2, 3])) == true)
    #expect(content.lifted?.fits(SectionCounts([2, 2])) == false)
    content.lifted?.isHandedOver = true
    #expect(content.source(Position(0, 1)) == Position(0, 1))
    #expect(content.shownCounts(of: SectionCounts([3, 2])) == SectionCounts([3, 2]))
    #expect(content.lifted?.fits(SectionCounts([])) == true)
    content.counts = nil
    content.checkInvariants()
  }

  @Test func `a kept place shows no item of the data source`() {
    var (content, order) = (Content(), ShownOrder())
    content.counts = SectionCounts([2])
    order.insert(ShownOrder.Place(id: 1, position: Position(0, 1)))
    content.keep(order, insteadOf: ShownOrder())
    #expect(content.counts == SectionCounts([3]) && content.isKeptPlace(Position(0, 1)))
    #expect(content.source(Position(0, 1)) == nil && !content.isKeptPlace(Position(0, 2)))
    #expect(content.source(Position(0, 2)) == Position(0, 1))
    #expect(content.shown(Position(0, 1)) == Position(0, 2))
    content.keep(ShownOrder(), insteadOf: order)
    #expect(content.order == nil && content.counts == SectionCounts([2]))
  }
}
