import GridKit
import GridTesting
import TestSupport
import Testing

/// Calls that UIKit takes otherwise than their caller expects: each is a finding with its cure.
@MainActor @Suite("Findings about calls", .rows)
struct UsageFindingTests {
  private func list(_ count: Int = 40) -> Fixture<ListSpyLayout> {
    let fixture = Fixture(ListSpyLayout(), counts: [count])
    fixture.grid.layoutIfNeeded()
    return fixture
  }

  // MARK: Invalidation contexts

  /// The element and the words of a finding; nil for none.
  private typealias Found = (elements: [GridElementID]?, words: String?)?

  @Test func `a context that names what is not there is found, with the method to call`() {
    let rows: [ActionRow<GridViewLayoutInvalidationContext, Found>] = [
      ActionRow("an item that never was", ([.cell(1, 20)], "UIKit raises an exception")) {
        $0.invalidateItems(at: [[0, 1], [1, 20]])
      },
      ActionRow("a header of no section", (nil, nil)) {
        $0.invalidateSupplementaryElements(ofKind: HeaderLayout.kind, at: [[7, 0]])
      },
      ActionRow(
        "a header as a decoration", (nil, "invalidateSupplementaryElements(ofKind:at:)")
      ) { $0.invalidateDecorationElements(ofKind: HeaderLayout.kind, at: [[0, 0]]) },
      ActionRow("elements that are there, on screen or not", nil) {
        $0.invalidateItems(at: [[0, 0], [1, 19]])
        $0.invalidateSupplementaryElements(ofKind: HeaderLayout.kind, at: [[0, 0], [1, 0]])
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let layout = HeaderLayout()
      let fixture = Fixture(layout, counts: [2, 20])
      fixture.grid.layoutIfNeeded()
      let context = GridViewLayoutInvalidationContext()
      row.act(context)
      layout.refresh(with: context)
      #expect(fixture.simulation.faults == [])
      let findings = fixture.simulation.findings
      let codes = row.outcome == nil ? [] : ["unknown-element-invalidated"]
      #expect(findings.map(\.code) == codes)
      if let elements = row.outcome?.elements { #expect(findings.first?.elements == elements) }
      let message = findings.first?.message ?? ""
      if let words = row.outcome?.words { #expect(message.contains(words)) }
    }
  }

  @Test func `an item that goes after it was named is no finding`() {
    let fixture = list(10)
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 9]])
    fixture.layout.invalidateLayout(with: context)
    fixture.source.counts = [5]
    fixture.grid.reload()
    #expect(fixture.simulation.findings == [])
  }

  // MARK: Reuse

  private class GrowingCell: GridViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: GridViewLayoutAttributes
    ) -> GridViewLayoutAttributes {
      layoutAttributes.size.height = 40 + CGFloat(layoutAttributes.indexPath.item % 5) * 7
      return layoutAttributes
    }
  }

  private final class ForgetfulCell: GrowingCell {
    override func prepareForReuse() {}
  }

  private final class CarefulCell: GrowingCell {
    override func prepareForReuse() { super.prepareForReuse() }
  }

  private func codes(of cell: AnyClass, estimate: CGFloat) -> [String] {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    layout.estimatedItemSize = CGSize(width: estimate, height: estimate)
    let fixture = Fixture(layout, counts: [60])
    fixture.grid.register(cell, forCellWithReuseIdentifier: SampleDataSource.identifier)
    for y in stride(from: CGFloat(0), through: 900, by: 100) { fixture.grid.scroll(toY: y) }
    #expect(fixture.simulation.faults == [])
    return fixture.simulation.findings.map(\.code)
  }

  @Test func `cells that size themselves and do not call super in prepareForReuse are found`() {
    #expect(codes(of: ForgetfulCell.self, estimate: 50) == ["reuse-without-super"])
    #expect(codes(of: CarefulCell.self, estimate: 50) == [])
    #expect(codes(of: GrowingCell.self, estimate: 50) == [])
    // Cells of a given size may leave it out.
    #expect(codes(of: ForgetfulCell.self, estimate: 0) == [])
  }

  // MARK: Windows

  @Test func `an animated update of a grid without a window is found, if there are windows`() {
    let rows: [(name: String, leaves: Bool, joins: Bool, hasWindow: Bool, animates: Bool)] = [
      ("without a window", true, false, true, true), ("in another window", true, true, true, true),
      ("in a simulation without others", false, false, false, true),
      ("without animation", false, false, true, false),
    ]
    forEachRow(of: rows, named: { $0.name }) { row in
      let fixture = list()
      let window =
        row.hasWindow
        ? fixture.simulation.perform { GridWindow(frame: fixture.grid.frame) } : nil
      if row.leaves { fixture.grid.removeFromSuperview() }
      if row.joins { window?.addSubview(fixture.grid) }
      fixture.grid.layoutIfNeeded()
      @MainActor func update() {
        fixture.grid.performBatchUpdates {
          fixture.source.counts = [39]
          fixture.grid.deleteItems(at: [[0, 0]])
        }
      }
      if row.animates {
        update()
      } else {
        fixture.simulation.perform { BaseView.performWithoutAnimation { update() } }
      }
      let isFound = row.leaves && !row.joins
      #expect(fixture.simulation.findings.map(\.code) == (isFound ? ["update-without-window"] : []))
      withExtendedLifetime(window) {}
    }
  }

  // MARK: Targets

  @Test(.rule("S3.18", "S3.20"))
  func `a target behind the motion, or no page while a view pages, is found`() {
    let rows: [(target: CGFloat, velocity: CGFloat, isPaging: Bool, code: String?)] = [
      (50, 800, false, "target-behind-motion"), (300, 800, false, nil),
      (300, -800, false, "target-behind-motion"), (50, 0, false, nil),
      (250, 800, true, "target-while-paging"), (400, 800, true, nil),
    ]
    forEachRow(of: rows) { row in
      let fixture = list()
      let aim = SpyDelegate {
        $0.willEndDragging = { _, _, offset in offset.pointee.y = row.target }
      }
      fixture.grid.delegate = aim
      fixture.grid.isPagingEnabled = row.isPaging
      fixture.grid.dragAndHold(by: 110)
      fixture.grid.release(velocity: CGPoint(x: 0, y: row.velocity))
      fixture.grid.settle()
      #expect(fixture.simulation.findings.map(\.code) == (row.code.map { [$0] } ?? []))
      withExtendedLifetime(aim) {}
    }
  }

  // MARK: Reloads

  @Test func `a reload inside the request for a cell is found`() {
    let fixture = Fixture(ListSpyLayout(), counts: [10])
    var isReloading = true
    fixture.source.configure = { _, path in
      guard path.item == 2, isReloading else { return }
      isReloading = false
      fixture.grid.reloadData()
    }
    fixture.grid.layoutIfNeeded()
    let findings = fixture.simulation.findings
    #expect(findings.map(\.code) == ["reload-inside-request"])
    #expect(findings.first?.elements == [.cell(0, 2)])
    #expect(fixture.simulation.faults == [])
    fixture.grid.reload()
    #expect(fixture.simulation.findings.count == 1)
  }
}
