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

  @Test(.rule("FL-80")) func `the text names the axis, and the delegate if sizes are its own`() {
    typealias Row = (
      name: String, counts: [Int], delegate: SizeDelegate?, set: (GridViewFlowLayout) -> Void,
      count: Int, line: (index: Int, text: String), finding: String
    )
    let rows: [Row] = [
      (
        "sizes from the delegate", [4, 9],
        SizeDelegate { CGSize(width: $0.section == 1 && $0.item > 5 ? 400 : 50, height: 9) },
        { _ in }, 5, (2, "Please check the values returned by the delegate."),
        "cell 1-6 is 400 wide, and its line only 320 between"
      ),
      (
        "sideways", [1], nil,
        {
          $0.scrollDirection = .horizontal
          $0.itemSize = CGSize(width: 1000, height: 200)
          $0.sectionInset.top = 1
        }, 4,
        (
          1,
          "the item height must be less than the height of the UICollectionView minus the section "
            + "insets top and bottom values, minus the content insets top and bottom values."
        ),
        "cell 0-0 is 200 high, and its line only 199 between"
      ),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let made = Fixture(GridViewFlowLayout(), counts: row.counts)
      row.set(made.layout)
      if let delegate = row.delegate { made.grid.delegate = delegate }
      let texts = made.console { made.grid.layoutIfNeeded() }
      let lines = try #require(texts.first).split(separator: "\n").map(String.init)
      #expect(texts.count == 1)
      try #require(lines.count == row.count)
      #expect(lines[row.line.index] == row.line.text)
      #expect(made.simulation.findings.first?.message.hasPrefix(row.finding) == true)
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
    let negative = SizeDelegate { CGSize(width: 50, height: $0.item == 2 ? -1 : 20) }
    typealias Row = (
      name: String, counts: [Int], size: CGSize, delegate: any GridViewDelegate, advice: String?
    )
    let rows: [Row] = [
      ("zero", [3], .zero, plain, nil),
      ("negative", [3], CGSize(width: -0.5, height: 20), plain, "itemSize is -0.5, 20."),
      (
        "negative by the delegate", [3], .zero, negative,
        "The item at <NSIndexPath: 0x0> {length = 2, path = 0 - 2} is 50, -1."
      ),
      ("an itemSize that no item has", [3, 0], CGSize(width: -5, height: 20), sizes, nil),
      ("no item", [], CGSize(width: -5, height: 20), plain, nil),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let made = Fixture(GridViewFlowLayout(), counts: row.counts)
      made.layout.itemSize = row.size
      made.grid.delegate = row.delegate
      made.grid.layoutIfNeeded()
      let faults = made.simulation.faults
      #expect(
        faults.map { "\($0.code) \($0.message)" }
          == (row.advice == nil
            ? [] : ["FL-52 negative sizes are not supported in the flow layout"]))
      #expect(row.advice.map { faults.first?.advice.contains($0) == true } ?? true)
      // FL-78: what has no area gets no cell.
      #expect(made.grid.visibleCells.isEmpty == (row.delegate !== sizes))
    }
  }

  // MARK: Changed cached attributes

  @Test(.rule("FL-81"))
  func `changed cached attributes are said once a simulation, in three lines`() {
    forEachRow(of: ["one simulation", "another"]) { _ in
      let made = Fixture(MovingFlowLayout(), counts: [6])
      made.layout.shift = 3
      let texts = made.console {
        made.grid.layoutIfNeeded()
        for y in [5, 10, 15] as [CGFloat] { made.grid.scroll(toY: y) }
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
      #expect(made.grid.cellForItem(at: [0, 1])?.frame.minX == 70.5)
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
    made.layout.layoutAttributesForItem(at: [0, 0])?.alpha = 0.5
    #expect(made.console { _ = made.layout.layoutAttributesForElements(in: .infinite) } == [])
    #expect(made.layout.layoutAttributesForItem(at: [0, 0])?.alpha == 0.5)
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
