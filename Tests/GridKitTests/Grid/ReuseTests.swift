import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Reuse", .rows)
struct ReuseTests {
  final class LoggingCell: GridViewCell {
    let initialFrame: CGRect

    override init(frame: CGRect) {
      initialFrame = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      initialFrame = .zero
      super.init(coder: coder)
    }
  }

  final class OtherCell: GridViewCell {}
  final class OtherBoard: GridReusableView {}

  let rig = ShelfRig(counts: [20])
  var grid: GridView { rig.grid }

  @Test(.rule("RU-2", "RU-13", "RU-14", "RU-16"))
  func `views that leave wait hidden in the grid, and what came last is used first`() {
    GridStage.check(
      """
      # two cells leave, 0 and 1 in this order, two others come, and one is made
      > shelf 20
      = objects abcd
      > by 110
      = items 0-2 0-3 0-4 0-5 0-6; objects cdbae

      # all leave and come again
      > shelf 20
      = objects abcd
      > reload
      = waiting abcd; hiddenWaiting
      > pass
      = objects dcba; made 4
      """)
  }

  @Test(.rule("RU-3", "RU-6", "RU-7"))
  func `a fresh cell is made with its frame and knows its identifier`() {
    grid.register(LoggingCell.self, forCellWithReuseIdentifier: "logging")
    var insideProvider: [CGRect] = []
    rig.source.cell = { grid, path in
      let cell = grid.dequeueReusableCell(withReuseIdentifier: "logging", for: path)
      insideProvider.append(cell.frame)
      return cell
    }
    grid.layoutIfNeeded()
    let cells = grid.visibleCells.compactMap { $0 as? LoggingCell }
    #expect(cells.map(\.initialFrame.minY) == [30, 70, 110, 150])
    #expect(cells.map(\.initialFrame.size) == insideProvider.map(\.size))
    #expect(cells.allSatisfy { $0.reuseIdentifier == "logging" })
  }

  @Test(.rule("RU-3"))
  func `a class is made with the element's size even when the element is turned`() {
    grid.register(LoggingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    rig.layout.alter = { answer, _ in
      for attributes in answer where attributes.representedElementCategory == .cell {
        attributes.transform = CGAffineTransform(rotationAngle: .pi / 4)
      }
      return answer
    }
    grid.layoutIfNeeded()
    let cell = grid.cellForItem(at: [0, 1]) as? LoggingCell
    #expect(cell?.initialFrame.size == CGSize(width: 200, height: 40))
    #expect(cell?.bounds.size == CGSize(width: 200, height: 40))
  }

  @Test(.rule("RU-3", "RU-4")) func `a nib makes cells until a class is registered in its place`() {
    var made = 0
    grid.register(
      GridNib {
        made += 1
        return [LoggingCell(frame: .zero)]
      }, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.layoutIfNeeded()
    #expect(made == 4)
    #expect(grid.visibleCells.allSatisfy { $0 is LoggingCell })
    #expect(grid.visibleCells.map(\.frame.minY) == [30, 70, 110, 150])
    grid.register(OtherCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.reload()
    #expect(made == 4)
    #expect(grid.visibleCells.allSatisfy { $0 is OtherCell })
  }

  @Test(.rule("RU-8"))
  func `registering anew drops what waits, and keeps out what was live meanwhile`() {
    grid.layoutIfNeeded()
    rig.scroll(by: 400)
    grid.register(OtherCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    #expect(grid.waitingViews.contains { $0 is GridViewCell } == false)
    #expect(grid.visibleCells.contains { $0 is OtherCell } == false)
    rig.scroll(by: -400)
    #expect(grid.visibleCells.allSatisfy { $0 is OtherCell })
    #expect(rig.shown.problems == [])
  }

  @Test func `E-4 says what is registered, and hands out what can be cast`() throws {
    final class PhotoCell: GridViewCell {}
    let header = ShelfLayout.header
    grid.register(nil as AnyClass?, forCellWithReuseIdentifier: SampleDataSource.identifier)
    for name in ["photo", "album"] {
      grid.register(PhotoCell.self, forCellWithReuseIdentifier: name)
    }
    #expect(grid.dequeueReusableCell(withReuseIdentifier: "foto", for: [0, 0]) is PhotoCell)
    let fault = try #require(rig.simulation.faults.last)
    #expect(fault.code == "E-4")
    #expect(
      fault.advice.hasPrefix(
        "Nothing is registered under this identifier, only under “album”, “photo”. Call register"))
    // Of several classes none is the right one.
    grid.register(OtherCell.self, forCellWithReuseIdentifier: "other")
    let plain = grid.dequeueReusableCell(withReuseIdentifier: "foto", for: [0, 0])
    #expect(type(of: plain) == GridViewCell.self)
    let view = grid.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "foto", for: [0, 0])
    #expect(!(view is GridViewCell))
  }

  @Test(.rule("LC-15"))
  func `decoration classes change with the layout, though the kind is the same`() {
    grid.layoutIfNeeded()
    let other = ShelfLayout()
    other.register(OtherBoard.self, forDecorationViewOfKind: ShelfLayout.board)
    grid.collectionViewLayout = other
    let key = ElementKey(.decoration(ShelfLayout.board), Position(0, 0))
    grid.reload()
    #expect(grid.liveView(key) is OtherBoard)
    grid.collectionViewLayout = rig.layout
    grid.reload()
    #expect(type(of: grid.liveView(key) ?? GridReusableView()) == GridReusableView.self)
    #expect(rig.simulation.counters.reusableViewsMade == 3)
  }
}
