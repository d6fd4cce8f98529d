import GridTesting
import TestSupport
import Testing

@MainActor @Suite("What a flow layout says on the console", .rows)
struct FlowConsoleTests {
  // MARK: Oversized items

  @Test(.rule("FL-80")) func `an item wider than its line is said in four lines`() {
    let made = Fixture(GridViewFlowLayout(), counts: [3], size: CGSize(width: 320, height: 480))
    made.layout.itemSize = CGSize(width: 321, height: 40)
    let texts = made.console { made.grid.layoutIfNeeded() }
    let first = """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item width must be less than the width of the UICollectionView minus the section insets \
      left and right values, minus the content insets left and right values.
      The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout: 0x0>, and it \
      is attached to <UICollectionView: 0x0; frame = (0 0; 320 480);
      """
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix(first) == true)
    #expect(
      texts.first?.hasSuffix(
        "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch "
          + "this in the debugger.") == true)
    #expect(texts.first?.split(separator: "\n").count == 4)
    // FL-19: it is laid out all the same, in the middle of its line.
    #expect(made.grid.cellFrames.map(\.minX) == [-0.5, -0.5, -0.5])
    #expect(made.simulation.findings.map(\.code) == ["oversized-item"])
    #expect(made.simulation.findings.first?.elements == [.cell(0, 0)])
    // UIKit's text has neither length; the finding begins with both.
    #expect(
      made.simulation.findings.first?.message
        == "cell 0-0 is 321 wide, and its line only 320 between the insets.\n" + texts[0])
  }

  @Test(.rule("FL-80")) func `sizes from the delegate add a line`() {
    let made = Fixture(GridViewFlowLayout(), counts: [4, 9])
    let delegate = SizeDelegate {
      CGSize(width: $0.section == 1 && $0.item > 5 ? 400 : 50, height: 9)
    }
    made.grid.delegate = delegate
    let texts = made.console { made.grid.layoutIfNeeded() }
    let lines = texts.first?.split(separator: "\n").map(String.init) ?? []
    #expect(texts.count == 1)  // Four items are too wide.
    #expect(lines.count == 5)
    #expect(lines.dropFirst(2).first == "Please check the values returned by the delegate.")
    #expect(made.simulation.findings.first?.elements == [.cell(1, 6)])
  }

  @Test(.rule("FL-80")) func `in horizontal scrolling it speaks of heights`() {
    let made = Fixture(GridViewFlowLayout(), counts: [1])
    made.layout.scrollDirection = .horizontal
    made.layout.itemSize = CGSize(width: 1000, height: 200)
    made.layout.sectionInset.top = 1
    let texts = made.console { made.grid.layoutIfNeeded() }
    let lines = texts.first?.split(separator: "\n").map(String.init)
    let expected = """
      the item height must be less than the height of the UICollectionView minus the section \
      insets top and bottom values, minus the content insets top and bottom values.
      """
    #expect(lines?[1] == expected)
    #expect(
      made.simulation.findings.first?.message.hasPrefix(
        "cell 0-0 is 200 high, and its line only 199 between") == true)
  }

  @Test(.rule("FL-80"), arguments: [GridView.ScrollDirection.vertical, .horizontal])
  func `an item exactly as long as its line is silent, a pixel more is not`(
    direction: GridView.ScrollDirection
  ) {
    for (length, count) in [(200, 0), (200.5, 1)] as [(CGFloat, Int)] {
      let made = Fixture(GridViewFlowLayout(), counts: [2], size: CGSize(width: 240, height: 240))
      made.layout.scrollDirection = direction
      made.layout.sectionInset = GridEdgeInsets(top: 5, left: 5, bottom: 15, right: 15)
      made.grid.contentInset = GridEdgeInsets(top: 8, left: 8, bottom: 12, right: 12)
      made.layout.itemSize = CGSize(width: length, height: length)
      #expect(made.console { made.grid.layoutIfNeeded() }.count == count)
      #expect(made.grid.cellFrames.first == CGRect(x: 5, y: 5, width: length, height: length))
    }
  }

  @Test(.rule("FL-80")) func `once per load, and nothing while scrolling`() {
    let made = Fixture(GridViewFlowLayout(), counts: [30])
    made.layout.itemSize = CGSize(width: 500, height: 40)
    #expect(made.console { made.grid.layoutIfNeeded() }.count == 1)
    let later = made.console {
      for y in stride(from: 0, through: 900, by: 90) {
        made.grid.scroll(toY: CGFloat(y))
        _ = made.layout.collectionViewContentSize
      }
    }
    #expect(later == [])
    let again = made.console {
      made.layout.invalidateLayout()
      made.layout.refresh()
    }
    #expect(again.count == 1)
    made.grid.frame.size.width = 500
    #expect(made.console { made.grid.layoutIfNeeded() } == [])
  }

  // MARK: Negative sizes

  @Test(.rule("FL-52")) func `a negative size of an item is a fault, zero is fine`() {
    let plain = SpyDelegate()
    let sizes = SizeDelegate(30, 30)
    typealias Row = (
      name: String, counts: [Int], size: CGSize, delegate: any GridViewDelegate, faults: [String]
    )
    let text = "FL-52 negative sizes are not supported in the flow layout"
    let rows: [Row] = [
      ("zero", [3], .zero, plain, []),
      ("negative", [3], CGSize(width: -0.5, height: 20), plain, [text]),
      ("an itemSize that no item has", [3, 0], CGSize(width: -5, height: 20), sizes, []),
      ("no item", [], CGSize(width: -5, height: 20), plain, []),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let made = Fixture(GridViewFlowLayout(), counts: row.counts)
      made.layout.itemSize = row.size
      made.grid.delegate = row.delegate
      made.grid.layoutIfNeeded()
      #expect(made.simulation.faults.map { "\($0.code) \($0.message)" } == row.faults)
      // FL-78: what has no area gets no cell.
      #expect(made.grid.visibleCells.isEmpty == (row.delegate !== sizes))
    }
  }

  @Test(.rule("FL-79"), arguments: [CGFloat.nan, .infinity])
  func `a size that is not finite is a fault of our own`(number: CGFloat) {
    let made = Fixture(GridViewFlowLayout(), counts: [3])
    let delegate = SizeDelegate { CGSize(width: 30, height: $0.item == 1 ? number : 30) }
    made.grid.delegate = delegate
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.map(\.code) == ["non-finite-geometry"])
    #expect(made.grid.visibleCells == [])
    made.grid.delegate = nil
    made.layout.itemSize.width = number
    made.grid.layoutIfNeeded()
    #expect(made.simulation.faults.map(\.code).last == "non-finite-geometry")
    #expect(made.grid.visibleCells == [])
  }

  // MARK: Changed cached attributes

  @Test(.rule("FL-81"))
  func `changed cached attributes are said once a simulation, in three lines`() {
    let made = Fixture(MovingFlowLayout(), counts: [6])
    made.layout.shift = 3
    let texts = made.console {
      made.grid.layoutIfNeeded()
      for y in [5, 10, 15] as [CGFloat] {
        made.grid.scroll(toY: y)
      }
      made.layout.refresh()
      _ = made.layout.layoutAttributesForElements(in: made.grid.bounds)
    }
    #expect(
      texts == [
        """
        Logging only once for UICollectionViewFlowLayout cache mismatched frame
        UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath: 0x0> \
        {length = 2, path = 0 - 1} - cached value: {{70.5, 0}, {50, 50}}; \
        expected value: {{67.5, 0}, {50, 50}}
        This is likely occurring because the flow layout subclass MovingFlowLayout is modifying \
        attributes returned by UICollectionViewFlowLayout without copying them
        """
      ])
    #expect(made.simulation.findings.map(\.code) == ["shared-attributes-mutated"])
    #expect(made.simulation.findings.first?.elements == [.cell(0, 1)])
    // FL-56: what was changed stays changed.
    #expect(made.grid.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 70.5)
  }

  @Test(.rule("FL-81")) func `other simulations say it for themselves`() {
    for _ in 0..<2 {
      let made = Fixture(MovingFlowLayout(), counts: [6])
      made.layout.shift = 1
      let texts = made.console {
        made.grid.layoutIfNeeded()
        _ = made.layout.layoutAttributesForElements(in: made.grid.bounds)
      }
      #expect(texts.count == 1)
    }
  }

  @Test(.rule("FL-81")) func `copies, and changes of anything but the frame, are silent`() {
    let made = Fixture(MovingFlowLayout(), counts: [6])
    made.layout.shift = 3
    made.layout.copies = true
    #expect(
      made.console {
        made.grid.layoutIfNeeded()
        _ = made.layout.layoutAttributesForElements(in: made.grid.bounds)
      } == [])
    made.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha = 0.5
    #expect(made.console { _ = made.layout.layoutAttributesForElements(in: .infinite) } == [])
    #expect(made.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
  }
}

/// Moves item 1 to the right, with or without copying.
private final class MovingFlowLayout: GridViewFlowLayout {
  var shift: CGFloat = 0
  var copies = false

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { original in
      guard original.indexPath.item == 1 else { return original }
      let attributes = copies ? original.copy() as? GridViewLayoutAttributes : original
      guard let attributes else { return original }
      if attributes.frame.minX == 67.5 { attributes.frame.origin.x += shift }
      return attributes
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
