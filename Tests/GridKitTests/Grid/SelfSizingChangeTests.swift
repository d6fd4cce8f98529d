import GridKit
import GridTesting
import TestSupport
import Testing

/// Sizes while content moves, and how views say that their sizes have changed.
@MainActor @Suite("Self-sizing changes")
struct SelfSizingChangeTests {
  /// Rows of 30 to 90 points, estimated at 50.
  private func variedList(count: Int = 1000, height: CGFloat = 300) -> SizingRig {
    let rows = (0..<count).map { (row: Int) -> CGFloat in CGFloat(30 + 20 * (row * 7 % 4)) }
    return SizingRig(rows: rows, estimate: 50, height: height)
  }

  // MARK: What stays in place

  @Test(arguments: [false, true])
  func `rows that find their size while the user scrolls up push what shows nowhere, or the offset`(
    keepsOffset: Bool
  ) {
    let rig = variedList()
    rig.simulation.fidelity.keepsOffsetWhenFlowSizesChange = keepsOffset
    rig.grid.scrollToItem(at: [0, 500], at: .top, animated: false)
    rig.grid.layoutIfNeeded()
    for _ in 0..<40 {
      let offset = rig.grid.contentOffset.y
      let places = rig.grid.indexPathsForVisibleItems.compactMap { path in
        rig.grid.cellForItem(at: path).map { (path, $0.frame.minY - offset) }
      }
      rig.grid.scroll(toY: offset - 25)
      if keepsOffset { #expect(rig.grid.contentOffset.y == offset - 25) }
      // The row that covers the top edge may grow upwards; what starts below it moves by 25.
      for (path, place) in places where place >= 0 && !keepsOffset {
        guard let cell = rig.grid.cellForItem(at: path) else { continue }
        #expect(cell.frame.minY - rig.grid.contentOffset.y == place + 25, "\(path)")
      }
    }
    #expect(rig.simulation.faults == [])
    #expect(keepsOffset || rig.layout.measuredCount > 20)
  }

  @Test(.rule("SC-5")) func `a far jump lands on its item and makes cells for what shows only`() {
    let rig = variedList(count: 100_000)
    rig.grid.layoutIfNeeded()
    for item in [50_000, 99_000, 3, 77_777] {
      let before = rig.simulation.counters
      let requested = rig.fixture.source.requestedItems.count
      rig.grid.scrollToItem(at: [0, item], at: .top, animated: false)
      rig.grid.layoutIfNeeded()
      #expect(rig.grid.cellForItem(at: [0, item])?.frame.minY == rig.grid.contentOffset.y)
      let visible = rig.grid.visibleItems.count
      #expect(rig.fixture.source.requestedItems.count - requested <= visible + 1)
      #expect(rig.simulation.counters.layoutPasses - before.layoutPasses == 1)
    }
  }

  @Test func `at the top nothing is adjusted, and the header moves nothing`() {
    let rig = variedList()
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    rig.grid.contentInset.top = 64
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.contentOffset == CGPoint(x: 0, y: -64))
    #expect(rig.delegate.offsets.filter { $0.y != -64 }.isEmpty)
  }

  @Test(.rule("IC-9")) func `the offset adjustment of a context counts at once`() {
    let layout = SizingRows()
    layout.adjustment = CGPoint(x: 0, y: 11)
    let fixture = Fixture(layout, counts: [20], size: CGSize(width: 320, height: 100))
    fixture.grid.register(SizingCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.source.configure = { cell, path in
      (cell as? SizingCell)?.wish = { CGSize(width: $0.width, height: path.item == 0 ? 70 : 50) }
    }
    fixture.grid.layoutIfNeeded()
    #expect(fixture.grid.contentOffset.y == 11)
    #expect(fixture.grid.cellFrames == [CGRect(0, 0, 320, 70), CGRect(0, 70, 320, 50)])
  }

  // MARK: Keeping and forgetting

  @Test(.rule("FL-64"))
  func `plain invalidation keeps sizes, a reload and another width forget them`() {
    let rig = variedList()
    rig.grid.layoutIfNeeded()
    let measured = rig.layout.measuredCount
    let frames = rig.grid.allElements().map(\.frame)
    #expect(measured == rig.grid.visibleItems.count)
    rig.layout.refresh()
    #expect(rig.layout.measuredCount == measured)
    #expect(rig.grid.allElements().map(\.frame) == frames)
    // Nothing is asked of cells whose size stays.
    let asked = rig.simulation.counters.preferredSizeCalls
    rig.layout.refresh()
    #expect(rig.simulation.counters.preferredSizeCalls == asked)

    rig.grid.resize(height: 100)
    #expect(rig.layout.measuredCount == measured)
    rig.grid.resize(width: 319)
    #expect(rig.layout.measuredCount == rig.grid.visibleItems.count)
    #expect(rig.layout.measuredCount < measured)

    rig.grid.resize(to: CGSize(width: 320, height: 300))
    rig.grid.reloadData()
    #expect(rig.layout.measuredCount == 0)
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.allElements().map(\.frame) == frames)
  }

  @Test func `without an estimate sizes are forgotten, and itemSize counts`() {
    let rig = variedList()
    rig.layout.itemSize = CGSize(width: 320, height: 44)
    rig.grid.layoutIfNeeded()
    rig.layout.estimatedItemSize = .zero
    rig.grid.layoutIfNeeded()
    #expect(rig.grid.cellFrames.allSatisfy { $0.height == 44 })
    #expect(rig.layout.measuredCount == 0)
  }

  @Test func `delegate sizes are not asked again for a measured item`() {
    let rig = variedList(count: 50)
    let delegate = SizeDelegate(320, 50)
    rig.grid.delegate = delegate
    rig.grid.layoutIfNeeded()
    #expect(delegate.asked.count == 50)
    rig.grid.scroll(toY: 400)
    #expect(delegate.asked.count == 50)
  }

  // MARK: Views that change

  @Test(.rows, .rule("SS-6"))
  func `a cell that says so, itself or through its content view, is asked again unless disabled`() {
    typealias Mode = GridView.SelfSizingInvalidation
    let rows: [(name: String, mode: Mode, view: (SizingCell) -> BaseView, isAsked: Bool)] = [
      ("the cell", .enabled, { $0 }, true),
      ("its content view", .enabled, { $0.contentView }, true),
      ("the cell, with constraints", .enabledIncludingConstraints, { $0 }, true),
      ("the cell, but disabled", .disabled, { $0 }, false),
      (
        "a view that is no content view", .enabled,
        {
          let badge = BaseView(frame: .zero)
          $0.addSubview(badge)
          return badge
        }, false
      ),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let height = Height()
      let rig = SizingRig(
        estimate: CGSize(width: 320, height: 40), counts: [3],
        size: CGSize(width: 320, height: 300)
      ) { path, _ in CGSize(width: 320, height: path.item == 1 ? height.value : 40) }
      rig.grid.layoutIfNeeded()
      rig.grid.selfSizingInvalidation = row.mode
      height.value = 90
      rig.grid.setNeedsLayout()
      #expect(rig.rows[1] == "1: 0,50,320,40")
      let cell = try #require(rig.cell(1))
      let view = row.view(cell)
      let trace = rig.fixture.trace {
        view.invalidateIntrinsicContentSize()
        rig.grid.layoutIfNeeded()
      }
      #expect(
        rig.rows
          == (row.isAsked
            ? ["0: 0,0,320,40", "1: 0,50,320,90", "2: 0,150,320,40"]
            : ["0: 0,0,320,40", "1: 0,50,320,40", "2: 0,100,320,40"]))
      #expect(!trace.contains("cellForItemAt") && !trace.contains("willDisplay"))
      #expect(rig.cell(1) === cell)
    }
  }

  @Test func `a cell that says so while it is asked is not asked for ever`() {
    let rig = SizingRig(rows: [40, 40])
    rig.fixture.source.configure = { cell, _ in
      (cell as? SizingCell)?.wish = { [weak cell] size in
        cell?.invalidateIntrinsicContentSize()
        return CGSize(width: size.width, height: 70)
      }
    }
    #expect(rig.rows == ["0: 0,0,320,70", "1: 0,80,320,70"])
    #expect(rig.simulation.faults == [])
  }

  // MARK: How a view says its size

  @Test(.rule("FL-62"))
  func `a view fits what its content view or it itself says, in whole pixels`() {
    let given = CGSize(width: 100, height: 40)
    func size(_ cell: GridViewCell) -> CGSize {
      cell.frame.size = given
      cell.layoutIfNeeded()
      let attributes = GridViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame.size = given
      let answer = cell.preferredLayoutAttributesFitting(attributes)
      #expect(attributes.size == given)
      #expect((answer === attributes) == (answer.size == given))
      return answer.size
    }
    Simulation(screen: GridScreen(scale: 2)).perform {
      #expect(size(GridViewCell(frame: .zero)) == given)
      #expect(size(FittingCell(frame: .zero)) == CGSize(width: 100, height: 29.5))
      #expect(size(PriorityCell(frame: .zero)) == CGSize(width: 55, height: 40))
      let cell = GridViewCell(frame: .zero)
      cell.contentConfiguration = LabelConfiguration(
        size: CGSize(width: 70, height: BaseView.noIntrinsicMetric))
      #expect(size(cell) == CGSize(width: 70, height: 40))
    }
  }

  // MARK: Other layouts and views

  @Test(.rule("CO-27")) func `a layout that answers for itself may size headers too`() {
    let layout = SizingRows()
    layout.headerHeight = 20
    let fixture = Fixture(layout, counts: [2], size: CGSize(width: 320, height: 300))
    fixture.grid.register(
      TallHeader.self, forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: SampleDataSource.identifier)
    let trace = fixture.trace { fixture.grid.layoutIfNeeded() }
    #expect(fixture.grid.headerFrame(0) == CGRect(0, 0, 320, 77))
    #expect(fixture.grid.cellFrames == [CGRect(0, 77, 320, 50), CGRect(0, 127, 320, 50)])
    #expect(trace.contains("C preferredLayoutAttributesFitting header 0-0 320, 20 -> 320, 77"))
    #expect(fixture.simulation.faults == [])
  }

  @Test(.rule("FL-65")) func `headers of a flow are asked and keep their size`() {
    let rig = SizingRig(rows: [40])
    rig.layout.headerReferenceSize = CGSize(width: 0, height: 20)
    rig.grid.register(
      TallHeader.self, forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      withReuseIdentifier: SampleDataSource.identifier)
    let trace = rig.fixture.trace { rig.grid.layoutIfNeeded() }
    #expect(rig.grid.headerFrame(0) == CGRect(0, 0, 320, 20))
    #expect(
      trace.contains("L shouldInvalidateLayout(forPreferredLayoutAttributes:) header 0-0 -> false"))
  }

  @Test(.rows, .rule("SS-7"))
  func `an answer for another element, or without a size, is refused`() {
    let rows: [(code: String, change: (GridViewLayoutAttributes) -> Void)] = [
      ("foreign-preferred-attributes", { $0.indexPath = IndexPath(item: 5, section: 0) }),
      ("non-finite-geometry", { $0.size.height = .nan }),
      ("FL-52", { $0.size.height = -1 }),
    ]
    forEachRow(of: rows, named: { $0.code }) { row in
      let rig = SizingRig(rows: [40, 40])
      rig.grid.register(AnsweringCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
      rig.fixture.source.configure = { cell, _ in (cell as? AnsweringCell)?.change = row.change }
      rig.grid.layoutIfNeeded()
      #expect(rig.simulation.faults.first?.code == row.code)
      #expect(rig.grid.visibleCells.isEmpty)
      #expect(rig.layout.measuredCount == 0)
    }
  }

  @Test func `attributes that a cell keeps are not changed behind its back`() {
    let fixture = Fixture(GridViewFlowLayout(), counts: [4])
    fixture.grid.register(
      AnsweringCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
    fixture.grid.layoutIfNeeded()
    let cells = fixture.grid.visibleCells.compactMap { $0 as? AnsweringCell }
    #expect(cells.map { $0.kept?.indexPath.item } == [0, 1, 2, 3])
    #expect(cells.allSatisfy { $0.kept?.frame == $0.frame })
  }
}

// MARK: - Views

private final class FittingCell: GridViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 29.3) }
}

private final class PriorityCell: GridViewCell {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: GridLayoutPriority,
    verticalFittingPriority vertical: GridLayoutPriority
  ) -> CGSize { CGSize(width: 55, height: targetSize.height) }
}

private struct LabelConfiguration: GridContentConfiguration {
  var size: CGSize

  func makeContentView() -> BaseView & GridContentView { LabelView(self) }
  func updated(for state: any GridConfigurationState) -> LabelConfiguration { self }
}

private final class LabelView: BaseView, GridContentView {
  var configuration: any GridContentConfiguration

  init(_ configuration: LabelConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    (configuration as? LabelConfiguration)?.size ?? .zero
  }
}

private final class TallHeader: GridReusableView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
}

/// Answers with the attributes that it is given, and keeps them.
private final class AnsweringCell: GridViewCell {
  var kept: GridViewLayoutAttributes?
  var change: ((GridViewLayoutAttributes) -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: GridViewLayoutAttributes
  ) -> GridViewLayoutAttributes {
    kept = layoutAttributes
    change?(layoutAttributes)
    return layoutAttributes
  }
}
