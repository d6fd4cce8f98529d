import GridTesting
import TestSupport
import Testing

/// A grid of cells of 40 × 30 points, each with a caption of 50 × 20, with its data source.
@MainActor
func gridOfCaptions(
  _ cellClass: CaptionCell.Type = CaptionCell.self
) -> (grid: GridView, source: SampleDataSource) {
  let layout = GridViewFlowLayout()
  layout.itemSize = CGSize(width: 40, height: 30)
  let grid = GridView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  let source = SampleDataSource([3])
  source.attach(to: grid)
  grid.register(cellClass, forCellWithReuseIdentifier: SampleDataSource.identifier)
  return (grid, source)
}

@MainActor @Suite("Audits of views at many widths, and of grids", .rows)
struct ViewLayoutSweepTests {
  private let simulation = Simulation()

  /// A cell with a caption of 80 points and a margin of 10 points behind it, then changed.
  private func cell(_ change: (CaptionCell) -> Void = { _ in }) -> CaptionCell {
    simulation.perform {
      let cell = CaptionCell(frame: .zero).pinBottom()
      cell.caption.text = "12345678"
      cell.caption.trailingAnchor.constraint(
        equalTo: cell.contentView.trailingAnchor, constant: -10
      )
      .isActive = true
      change(cell)
      return cell
    }
  }

  @Test func `the least width is the one at which the last text fits`() {
    forEachRow(
      of: [
        "one text and a margin": (90, cell()),
        "a badge beside it": (
          120,
          cell { cell in
            let badge = Caption("1234")
            cell.contentView.addFree(badge)
            NSLayoutConstraint.activate([
              badge.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
              badge.leadingAnchor.constraint(equalTo: cell.caption.trailingAnchor),
              badge.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            ])
            cell.contentView.constraints.first { $0.constant == -10 }?.isActive = false
          }
        ),
        "a text that may leave the cell": (
          80, cell { $0.contentView.constraints.first { $0.constant == -10 }?.isActive = false }
        ),
        "a hidden text": (10, cell { $0.caption.isHidden = true }),
      ] as KeyValuePairs<String, (CGFloat, CaptionCell)>, named: \.key
    ) { _, row in
      let (least, cell) = row
      let found = ViewLayoutAudit.leastWidth(of: cell)
      #expect(found == least)
      #expect(ViewLayoutAudit.leastWidth(of: cell, upTo: least - 1) == nil)
      #expect(cell.bounds.size == .zero && simulation.findings.isEmpty)
    }
  }

  @Test func `a view of a fixed width is never wide enough for its text`() {
    let cell = cell { $0.caption.widthAnchor.constraint(equalToConstant: 70).isActive = true }
    #expect(ViewLayoutAudit.leastWidth(of: cell) == nil)
  }

  @Test func `rows say what breaks at which width and in which direction`() {
    let cell = cell { cell in
      let badge = Caption("1")
      cell.contentView.addFree(badge)
      badge.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor).isActive = true
      badge.topAnchor.constraint(equalTo: cell.caption.bottomAnchor).isActive = true
      cell.contentView.bottomAnchor.constraint(greaterThanOrEqualTo: badge.bottomAnchor)
        .isActive = true
    }
    let sweep = ViewLayoutAudit.sweep(cell, widths: [80, 90])
    #expect(sweep.rows.map(\.width) == [80, 90, 80, 90])
    #expect(
      sweep.description == """
        3 of 4 rows with findings
        text-truncated Caption:0x3'12345678', left to right at 80; right to left at 80: at 80 it is \
        70 wide, and its text needs 80: 10 points are missing
        left-in-right-to-left Caption:0x4'1', right to left at 80, 90: at 80 it begins at 0 in \
        either direction: mirrored, it would at 70
        """)
    #expect(sweep.broken.map(\.report.codes.count) == [1, 2, 1])
    #expect(cell.traitOverrides.layoutDirection == nil && cell.bounds.size == .zero)
  }

  @Test func `an audit at a height of its own cuts what is below`() {
    let cell = cell()
    let sweep = ViewLayoutAudit.sweep(cell, widths: [90], height: 10)
    #expect(sweep.broken.count == 2, "\(sweep)")
  }

  @Test func `a grid has the findings of its cells, under their names`() {
    let (grid, source) = simulation.perform { gridOfCaptions() }
    let report = ViewLayoutAudit.run(on: grid)
    #expect(report.codes == Array(repeating: "view-outside-superview", count: 3), "\(report)")
    #expect(report.findings.map(\.element) == (0..<3).map { .cell(0, $0) })
    #expect(
      report.findings.first?.message
        == "sticks out of CaptionCell:0x2, by 10 points at the right. That is cut off")
    _ = source
  }

  @Test func `the audit of a layout takes in the findings of the cells that it shows`() {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 100, height: 100), sections: [3],
      dress: { grid in
        let source = SampleDataSource([3])
        source.attach(to: grid)
        grid.register(CaptionCell.self, forCellWithReuseIdentifier: SampleDataSource.identifier)
        return [source]
      })
    let report = LayoutAudit.run(in: setting) {
      let layout = GridViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 30)
      return layout
    }
    let finding = report["view-outside-superview"].first
    #expect(finding?.elements == (0..<3).map { .cell(0, $0) }, "\(report)")
    #expect(finding?.message.contains("'Title' in cell 0-0 sticks out of CaptionCell:0x1") == true)
  }

  @Test func `a cell of a grid that has another size than it needs is found`() throws {
    let (grid, source) = simulation.perform { gridOfCaptions(PinnedCaptionCell.self) }
    let layout = try #require(grid.collectionViewLayout as? GridViewFlowLayout)
    layout.estimatedItemSize = CGSize(width: 40, height: 30)
    grid.layoutIfNeeded()
    // Without a call of `invalidateIntrinsicContentSize()` of the cell nothing measures it anew.
    grid.selfSizingInvalidation = .disabled
    let cell = try #require(grid.visibleCells.first as? CaptionCell)
    cell.caption.text = "Titles"
    let report = ViewLayoutAudit.run(on: grid)
    #expect(report["self-size-not-met"].map(\.element) == [.cell(0, 0)], "\(report)")
    _ = source
  }
}
