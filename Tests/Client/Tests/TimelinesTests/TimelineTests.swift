@testable import Timelines
import Testing
import UIKit

@MainActor
@Suite("Timeline")
struct TimelineTests {
  let layout = TimelineLayout()
  let schedule = Schedule.sample
  let view: UICollectionView

  init() {
    view = schedule.makeView(layout: layout)
    view.layoutIfNeeded()
  }

  private func event(_ item: Int, _ section: Int) -> EventCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? EventCell
  }

  @Test func `frames follow the lengths that the delegate gives`() {
    #expect(view.contentSize == CGSize(width: 380, height: 80))
    #expect(event(0, 0)?.frame == CGRect(x: 60, y: 0, width: 50, height: 40))
    #expect(event(1, 0)?.frame == CGRect(x: 110, y: 0, width: 70, height: 40))
    #expect(event(0, 1)?.frame == CGRect(x: 60, y: 40, width: 300, height: 40))
    #expect(event(1, 1) == nil)
    #expect(schedule.shown.count == view.visibleCells.count)
    #expect(layout.layoutAttributesForItem(at: [1, 1])?.frame.minX == 360)
  }

  @Test func `labels stick while the rows are kept`() throws {
    let path = IndexPath(item: 0, section: 1)
    let kind = TimelineLayout.Kind.label
    view.contentOffset.x = 75
    view.layoutIfNeeded()
    let label = try #require(view.supplementaryView(forElementKind: kind, at: path))
    #expect(label.frame == CGRect(x: 75, y: 40, width: 60, height: 40))
    #expect(layout.solveCount == 1)
    #expect(schedule.scrolled == [75])

    view.bounds.size.width = 250
    view.layoutIfNeeded()
    #expect(layout.solveCount == 2)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.solveCount == 3)
  }

  @Test func `decoration views are made by their own initialiser`() {
    let lines = view.subviews.filter { $0.tag == 77 }
    #expect(lines.map(\.frame.minY).sorted() == [39, 79])
    #expect(lines.allSatisfy { $0.backgroundColor == .separator })
  }

  @Test func `values of attribute subclasses reach cells and survive copies`() throws {
    #expect(event(0, 0)?.pinnedStates == [false])
    #expect(event(1, 0)?.pinnedStates == [true])
    let attributes = try #require(view.layoutAttributesForItem(at: [0, 1]) as? TimelineAttributes)
    let copy = try #require(attributes.copy() as? TimelineAttributes)
    #expect(copy == attributes)
    copy.isPinned.toggle()
    #expect(copy != attributes)
    let final = layout.finalLayoutAttributesForDisappearingItem(at: [0, 1])
    #expect((final as? TimelineAttributes)?.isPinned == true)
    #expect(final?.frame == CGRect(x: 127.5, y: 10, width: 35, height: 20))
    #expect(final?.transform3D.m22 == 0.5)
  }

  @Test func `cells are reused and told so`() {
    let first = event(0, 0)
    view.contentOffset.x = 180
    view.layoutIfNeeded()
    #expect(schedule.hidden.contains([0, 0]))
    #expect(view.visibleCells.count == view.indexPathsForVisibleItems.count)
    view.contentOffset.x = 0
    view.layoutIfNeeded()
    let cells = view.visibleCells.compactMap { $0 as? EventCell }
    #expect(cells.contains { $0.reuses > 0 })
    #expect(first?.reuseIdentifier == "event")
    #expect(event(1, 0)?.pinnedStates.last == true)
  }

  @Test func `configurations follow the state of the cell`() throws {
    let cell = try #require(event(1, 0))
    let content = try #require(cell.contentView as? EventContentView)
    #expect(content.shownName == "!b")
    #expect(content.backgroundColor == .clear)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 70, height: 40))
    cell.isFlagged = true
    view.layoutIfNeeded()
    #expect(cell.contentView === content)
    #expect(content.backgroundColor == .systemBlue)
    #expect(cell.backgroundConfiguration?.cornerRadius == 4)
  }

  @Test func `generic cells are made whatever their parameter`() {
    final class Numbers: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let identifier = indexPath.item == 0 ? NumberCell.identifier : ModelCell<String>.identifier
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: identifier, for: indexPath)
        (cell as? NumberCell)?.model = 5
        (cell as? ModelCell<String>)?.model = "five"
        return cell
      }
    }
    let numbers = Numbers()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 10)
    view.setCollectionViewLayout(flow, animated: false)
    view.register(NumberCell.self, forCellWithReuseIdentifier: NumberCell.identifier)
    view.register(
      ModelCell<String>.self, forCellWithReuseIdentifier: ModelCell<String>.identifier)
    view.delegate = nil
    view.dataSource = numbers
    view.reloadData()
    view.layoutIfNeeded()
    let number = view.cellForItem(at: [0, 0]) as? NumberCell
    #expect(number?.mark.frame.size == CGSize(width: 30, height: 10))
    #expect(number?.model == 5)
    #expect((view.cellForItem(at: [0, 1]) as? ModelCell<String>)?.model == "five")
  }

  @Test func `optional methods answer or are nil`() {
    let path = IndexPath(item: 2, section: 0)
    let flow = view.delegate as? any UICollectionViewDelegateFlowLayout
    #expect(flow?.collectionView?(view, layout: layout, sizeForItemAt: path).width == 90)
    #expect(flow?.collectionView?(view, layout: layout, insetForSectionAt: 0) == nil)
    #expect(view.delegate?.collectionView?(view, shouldSelectItemAt: path) == true)
    #expect(view.delegate?.collectionView?(view, shouldDeselectItemAt: path) == nil)
    #expect(view.dataSource?.numberOfSections?(in: view) == 2)
    #expect(view.dataSource?.collectionView?(view, canMoveItemAt: path) == nil)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(schedule.scrolled == [0])
    guard let inset = flow?.collectionView?(view, layout: layout, insetForSectionAt: 1) else {
      return
    }
    Issue.record("an absent method answered \(inset)")
  }

  @Test func `the delegate is one object under two types`() {
    #expect(view.delegate === schedule)
    #expect((view as UIScrollView).delegate === schedule)
    let delegate: (any UICollectionViewDelegate)? = view.delegate
    #expect(delegate is Schedule)
  }

  @Test func `a window lays out what is in it`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let other = schedule.makeView(layout: TimelineLayout(labelWidth: 10))
    window.addSubview(other)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(other.window === window)
    #expect(other.cellForItem(at: [0, 0])?.frame.minX == 10)
    #expect(other.superview === window)
  }
}
