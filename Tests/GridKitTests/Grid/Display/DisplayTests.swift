import GridCore
import Testing

@testable import GridKit

@Suite("Display")
@MainActor
struct DisplayTests {
  private let registration = ViewRegistration.viewClass(GridViewCell.self)
  private let queue = ReuseQueueKey(kind: .cell, identifier: "a")

  private func cell() -> GridViewCell {
    let cell = GridViewCell(frame: .zero)
    cell.reuse.queue = queue
    cell.reuse.origin = registration.origin
    return cell
  }

  private func kept(_ cell: GridViewCell, y: CGFloat = 0) -> KeptCell {
    KeptCell(view: cell, frame: CGRect(0, y, 10, 10))
  }

  private func key(_ item: Int) -> ElementKey { ElementKey(.cell, Position(0, item)) }

  // MARK: Kept cells

  @Test func `a kept cell is found for its item and taken once`() {
    var display = Display()
    let (layout, counts, cell) = (GridViewLayout(), SectionCounts([3]), cell())
    display.keep(kept(cell), at: Position(0, 1), under: layout, counts)
    #expect(display.hasKeptCells && display.keptCell(at: Position(0, 1)) === cell)
    #expect(display.takeKeptCell(at: Position(0, 0), under: layout, counts) == nil)
    #expect(display.takeKeptCell(at: Position(0, 1), under: layout, counts) === cell)
    #expect(!display.hasKeptCells && display.queues.all.isEmpty)
  }

  @Test func `other counts or another layout release kept cells`() {
    var display = Display()
    let (layout, counts) = (GridViewLayout(), SectionCounts([3]))
    display.keep(kept(cell()), at: Position(0, 1), under: layout, counts)
    #expect(display.takeKeptCell(at: Position(0, 1), under: layout, SectionCounts([2])) == nil)
    #expect(display.queues.all.count == 1)
    display.keep(kept(cell()), at: Position(0, 1), under: layout, counts)
    display.keep(kept(cell()), at: Position(0, 2), under: GridViewLayout(), counts)
    #expect(display.keptPositions == [Position(0, 2)] && display.queues.all.count == 2)
  }

  @Test func `kept cells move with their items, and distant ones are released`() {
    var display = Display()
    let (layout, counts) = (GridViewLayout(), SectionCounts([9]))
    let cells = (0..<3).map { _ in cell() }
    for (item, cell) in cells.enumerated() {
      let position = Position(0, item)
      display.keep(kept(cell, y: CGFloat(item) * 100), at: position, under: layout, counts)
    }
    display.movePrefetching { $0.item == 0 ? nil : Position(0, $0.item + 4) }
    #expect(display.keptPositions == [Position(0, 5), Position(0, 6)])
    #expect(cells[1].reuse.position == Position(0, 5) && display.queues.all.count == 1)
    let visible = CGRect(0, 60, 50, 50)
    display.releaseDistantCells(from: visible, under: layout, counts)
    #expect(display.keptPositions == [Position(0, 5)])
    display.releaseDistantCells(from: visible, under: layout, SectionCounts([8]))
    #expect(!display.hasKeptCells)
    // The cells wait in the order in which they were released.
    for cell in [cells[1], cells[2], cells[0]] {
      #expect(display.queues.dequeue(queue, madeBy: registration) === cell)
    }
  }

  // MARK: Announcements

  @Test func `an item is announced until it is displayed or no longer upcoming`() {
    var prefetching = PrefetchState()
    let items = (0..<3).map { item in
      let attributes = GridViewLayoutAttributes()
      attributes.place(key(item), in: CGRect(x: 0, y: 100 + item, width: 10, height: 10))
      return attributes
    }
    var live = LiveViews()
    #expect(prefetching.announce(Array(items[..<2])) == [Position(0, 0), Position(0, 1)])
    #expect(prefetching.announce(items) == [Position(0, 2)])
    live[key(0)] = cell()
    let gone = prefetching.cancelAnnouncements(besides: [items[2]], displayed: live)
    #expect(gone == [Position(0, 1)])
    #expect(prefetching.announce(items) == [Position(0, 0), Position(0, 1)])
    prefetching.forgetAnnouncements(at: .zero)
    #expect(prefetching.announce(items).count == 3)
  }

  @Test func `only a movement after a drag began counts as scrolling by the user`() {
    var prefetching = PrefetchState()
    #expect(prefetching.record(CGPoint(x: 0, y: 5), isDragging: true) == .zero)
    #expect(prefetching.record(CGPoint(x: 0, y: 9), isDragging: false) == CGPoint(x: 0, y: 4))
    #expect(!prefetching.hasUserScrolled)
    prefetching.hasDragBegun = true
    #expect(prefetching.record(CGPoint(x: 3, y: 9), isDragging: false) == CGPoint(x: 3, y: 0))
    #expect(prefetching.hasUserScrolled)
  }

  // MARK: Registrations

  @Test func `a registration is found until it is replaced or removed`() {
    var registrations = ViewRegistrations()
    #expect(registrations.find(queue) == nil && registrations.onlyClass(of: .cell) == nil)
    registrations[queue] = registration
    #expect(registrations.find(queue)?.origin == registration.origin)
    #expect(registrations.onlyClass(of: .cell) == GridViewCell.self)
    registrations[queue] = .viewClass(GridViewListCell.self)
    #expect(registrations.find(queue)?.origin == ObjectIdentifier(GridViewListCell.self))
    registrations[ReuseQueueKey(kind: .cell, identifier: "b")] = registration
    #expect(registrations.onlyClass(of: .cell) == nil)
    registrations[queue] = nil
    #expect(registrations.find(queue) == nil)
    #expect(registrations.missing(queue).advice.contains("“b”"))
  }

  // MARK: Sizes

  @Test func `a round with progress begins the count of rounds again`() {
    var display = Display()
    let (layout, size) = (GridViewLayout(), CGSize(width: 9, height: 9))
    display.areViewsDue = false
    #expect(display.beginRound(after: 0, under: layout, size) == 1 && display.areViewsDue)
    display.areViewsDue = false
    display.selfSizing.record(key(1))
    #expect(display.beginRound(after: 1, under: layout, size) == 1 && !display.areViewsDue)
    display.selfSizing.record(key(0))
    #expect(display.selfSizing.unstableElement == nil)
    display.selfSizing.record(key(1))
    #expect(display.selfSizing.unstableElement == key(1))
    #expect(display.selfSizing.endPass() && !display.selfSizing.endPass())
    #expect(display.selfSizing.unstableElement == nil)
    #expect(display.beginRound(after: 4, under: layout, size) == 5)
  }
}
