import GridKit
import TestSupport
import Testing

@Suite("Cells", .rows)
@MainActor
struct GridViewCellTests {
  private final class Label: BaseView, GridHighlightable {
    var isHighlighted = false
  }

  private func names(_ cell: GridViewCell, _ known: [(String, BaseView?)]) -> String {
    cell.subviews.map { view in known.first { $0.1 === view }?.0 ?? "?" }.joined(separator: " ")
  }

  // MARK: Views

  @Test func `the content view fills the bounds through every resize, and after a layout`() {
    let cell = GridViewCell(frame: CGRect(5, 5, 0.1, 0.7))
    for size in [CGSize(width: 0.3, height: 9), .zero, CGSize(width: 100 / 3, height: 1e6)] {
      cell.frame.size = size
      #expect(cell.contentView.frame == CGRect(origin: .zero, size: size))
    }
    cell.contentView.frame = CGRect(1, 1, 1, 1)
    cell.layoutAgain()
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `an archived cell has a content view of its size`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    GridViewCell(frame: CGRect(1, 2, 30, 40)).encode(with: archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let cell = try #require(GridViewCell(coder: coder))
    #expect(cell.contentView.frame == CGRect(0, 0, 30, 40))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test(arguments: [true, false])
  func `backgrounds lie behind the content, the selected one in front`(selectedFirst: Bool) {
    let cell = GridViewCell(frame: CGRect(0, 0, 50, 50))
    let (background, selected) = (BaseView(), BaseView())
    if selectedFirst {
      cell.selectedBackgroundView = selected
      cell.backgroundView = background
    } else {
      cell.backgroundView = background
      cell.selectedBackgroundView = selected
    }
    let known = [("bg", background), ("sel", selected), ("content", cell.contentView)]
    #expect(names(cell, known) == "bg sel content")
    #expect(background.frame == cell.bounds)
    cell.frame.size = CGSize(width: 70, height: 20)
    #expect(selected.frame == CGRect(0, 0, 70, 20))
    let other = BaseView()
    cell.backgroundView = other
    #expect(background.superview == nil)
    #expect(names(cell, [("bg", other)] + known) == "bg sel content")
    cell.backgroundView = nil
    cell.selectedBackgroundView = nil
    #expect(names(cell, known) == "content")
  }

  // MARK: Selection and highlight

  @Test(.rule("S-11"))
  func `the selected background shows while selected or highlighted`() {
    let rows: [(isSelected: Bool, isHighlighted: Bool)] = [
      (false, false), (true, false), (false, true), (true, true),
    ]
    forEachRow(of: rows) { row in
      let isHidden = !row.isSelected && !row.isHighlighted
      let cell = GridViewCell()
      cell.selectedBackgroundView = BaseView()
      cell.isSelected = row.isSelected
      cell.isHighlighted = row.isHighlighted
      #expect(cell.selectedBackgroundView?.isHidden == isHidden)
      // One that comes later shows at once.
      let later = BaseView()
      cell.selectedBackgroundView = later
      #expect(later.isHidden == isHidden)
      cell.isSelected = false
      cell.isHighlighted = false
      #expect(later.isHidden)
    }
  }

  @Test(.rule("S-12")) func `the state reaches highlightable views anywhere in the content`() {
    let cell = GridViewCell()
    let (near, deep, nested) = (Label(), Label(), Label())
    cell.contentView.addSubview(near)
    let holder = BaseView()
    cell.contentView.addSubview(holder)
    holder.addSubview(deep)
    near.addSubview(nested)
    let outside = Label()
    cell.addSubview(outside)
    func on() -> [Bool] { [near, deep, nested, outside].map(\.isHighlighted) }
    cell.isHighlighted = true
    #expect(on() == [true, true, false, false])
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(on() == [true, true, false, false])
    cell.isSelected = false
    #expect(on() == [false, false, false, false])
  }

  @Test func `drag states reach the hook once each`() {
    final class Spy: GridViewCell {
      var states: [DragState] = []
      override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
    }
    let spy = Spy()
    for state in [GridViewCell.DragState.lifting, .lifting, .dragging, .none, .none] {
      spy.dragState = state
    }
    #expect(spy.states == [.lifting, .dragging, .none])
  }
}
