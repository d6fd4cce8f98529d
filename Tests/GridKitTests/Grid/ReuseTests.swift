import GridKit
import GridTesting
import TestSupport
import Testing

@MainActor @Suite("Reuse")
struct ReuseTests {
  final class LoggingCell: GridViewCell {
    var preparations = 0
    let initialFrame: CGRect

    override init(frame: CGRect) {
      initialFrame = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      initialFrame = .zero
      super.init(coder: coder)
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  final class OtherCell: GridViewCell {}
  final class OtherBoard: GridReusableView {}

  let rig = ShelfRig(counts: [20])
  var grid: GridView { rig.grid }

  @Test(.rule("RU-1")) func `an identifier that two kinds share has a reuse queue for each kind`() {
    rig.layout.headerHeight = 0
    let kinds = ["left", "right"]
    for kind in kinds { rig.source.register(kind, in: grid) }
    rig.layout.alter = { _, rect in
      kinds.indices.map { index in
        // One kind above, one below y = 100.
        let attributes = GridViewLayoutAttributes(
          forSupplementaryViewOfKind: kinds[index], with: [0, 0])
        attributes.frame = CGRect(x: 0, y: CGFloat(index) * 200, width: 50, height: 50)
        return attributes
      }.filter { $0.frame.overlaps(rect) }
    }
    grid.layoutIfNeeded()
    let left = grid.visibleSupplementaryViews(ofKind: "left").first
    rig.scroll(by: 150)
    let right = grid.visibleSupplementaryViews(ofKind: "right").first
    #expect(left != nil && right != nil && left !== right)
    rig.scroll(by: -150)
    #expect(grid.visibleSupplementaryViews(ofKind: "left").first === left)
  }

  @Test(.rule("RU-2")) func `a queue gives what came last`() {
    grid.layoutIfNeeded()
    let first = grid.cellForItem(at: [0, 0])
    let second = grid.cellForItem(at: [0, 1])
    // 0 and 1 leave, in this order; two others come.
    rig.scroll(by: 110)
    #expect(grid.indexPathsForVisibleItems.map(\.item) == [2, 3, 4, 5, 6])
    #expect(grid.cellForItem(at: [0, 4]) === second)
    #expect(grid.cellForItem(at: [0, 5]) === first)
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
    grid.reloadAndLayOut()
    #expect(made == 4)
    #expect(grid.visibleCells.allSatisfy { $0 is OtherCell })
  }

  @Test(.rule("RU-5")) func `prepareForReuse runs inside the dequeue, for used cells only`() {
    grid.register(LoggingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    var seen: [Int] = []
    rig.source.configure = { cell, _ in
      if let cell = cell as? LoggingCell { seen.append(cell.preparations) }
    }
    grid.layoutIfNeeded()
    #expect(seen == [0, 0, 0, 0])
    rig.scroll(by: 80)
    #expect(seen == [0, 0, 0, 0, 1, 0])
    grid.reloadData()
    #expect(grid.waitingViews.compactMap { ($0 as? LoggingCell)?.preparations }.max() == 1)
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

  @Test func `a nil class or nib takes a registration away`() {
    grid.layoutIfNeeded()
    grid.register(nil as AnyClass?, forCellWithReuseIdentifier: SampleDataSource.identifier)
    grid.reloadAndLayOut()
    #expect(rig.simulation.faults.map(\.code) == ["E-4"])
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

  @Test(.rule("RU-13", "RU-14", "RU-16"))
  func `views that leave wait hidden in the grid and are used again`() {
    grid.layoutIfNeeded()
    let cells = Set(grid.visibleCells.map(ObjectIdentifier.init))
    grid.reloadData()
    #expect(
      Set(grid.waitingViews.filter { $0 is GridViewCell }.map(ObjectIdentifier.init)) == cells)
    #expect(grid.waitingViews.allSatisfy { $0.superview === grid && $0.isHidden })
    let made = rig.simulation.counters.cellsMade
    grid.layoutIfNeeded()
    #expect(rig.simulation.counters.cellsMade == made)
    #expect(Set(grid.visibleCells.map(ObjectIdentifier.init)) == cells)
  }

  @Test func `scrolling to and fro makes no more cells than fit on the screen at once`() {
    grid.layoutIfNeeded()
    for step in 0..<60 { rig.scroll(by: step % 20 < 10 ? 45 : -45) }
    #expect(rig.simulation.counters.cellsMade <= 6)
    #expect(rig.problems == [])
  }

  @Test(.rule("LC-15"))
  func `decoration classes change with the layout, though the kind is the same`() {
    grid.layoutIfNeeded()
    let other = ShelfLayout()
    other.register(OtherBoard.self, forDecorationViewOfKind: ShelfLayout.board)
    grid.collectionViewLayout = other
    let key = ElementKey(.decoration(ShelfLayout.board), Position(0, 0))
    grid.reloadAndLayOut()
    #expect(grid.liveView(key) is OtherBoard)
    grid.collectionViewLayout = rig.layout
    grid.reloadAndLayOut()
    #expect(type(of: grid.liveView(key) ?? GridReusableView()) == GridReusableView.self)
    #expect(rig.simulation.counters.reusableViewsMade == 3)
  }
}
