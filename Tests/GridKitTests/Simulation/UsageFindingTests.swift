import GridKit
import GridTesting
import TestSupport
import Testing

/// Calls that UIKit takes otherwise than their caller expects: each is a finding with its cure.
@MainActor @Suite("Findings about calls")
struct UsageFindingTests {
  private func list(_ count: Int = 40) -> Fixture<ListSpyLayout> {
    let fixture = Fixture(ListSpyLayout(), counts: [count])
    fixture.grid.layoutIfNeeded()
    return fixture
  }

  // MARK: Invalidation contexts

  private func found(
    by name: (GridViewLayoutInvalidationContext) -> Void
  ) -> [LayoutFinding] {
    let layout = HeaderLayout()
    let fixture = Fixture(layout, counts: [2, 20])
    fixture.grid.layoutIfNeeded()
    let context = GridViewLayoutInvalidationContext()
    name(context)
    layout.invalidateLayout(with: context)
    fixture.grid.layoutIfNeeded()
    #expect(fixture.simulation.faults == [])
    return fixture.simulation.findings
  }

  @Test func `a context that names an item that never was is found`() {
    let findings = found { $0.invalidateItems(at: [[0, 1], [1, 20]]) }
    #expect(findings.map(\.code) == ["unknown-element-invalidated"])
    #expect(findings.first?.elements == [.cell(1, 20)])
    #expect(findings.first?.message.contains("UIKit raises an exception") == true)
  }

  @Test func `a context that names a header of no section is found`() {
    let findings = found {
      $0.invalidateSupplementaryElements(ofKind: HeaderLayout.kind, at: [[7, 0]])
    }
    #expect(findings.map(\.code) == ["unknown-element-invalidated"])
  }

  @Test func `a header that is named as a decoration is found, with the method to call`() {
    let findings = found {
      $0.invalidateDecorationElements(ofKind: HeaderLayout.kind, at: [[0, 0]])
    }
    #expect(findings.map(\.code) == ["unknown-element-invalidated"])
    #expect(
      findings.first?.message.contains("invalidateSupplementaryElements(ofKind:at:)") == true)
  }

  @Test func `elements that are there are named without a finding, on screen or not`() {
    let findings = found {
      $0.invalidateItems(at: [[0, 0], [1, 19]])
      $0.invalidateSupplementaryElements(ofKind: HeaderLayout.kind, at: [[0, 0], [1, 0]])
    }
    #expect(findings == [])
  }

  @Test func `an item that goes after it was named is no finding`() {
    let fixture = list(10)
    let context = GridViewLayoutInvalidationContext()
    context.invalidateItems(at: [[0, 9]])
    fixture.layout.invalidateLayout(with: context)
    fixture.source.counts = [5]
    fixture.grid.reloadData()
    fixture.grid.layoutIfNeeded()
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
    for y in stride(from: CGFloat(0), through: 900, by: 100) {
      fixture.grid.contentOffset.y = y
      fixture.grid.layoutIfNeeded()
    }
    #expect(fixture.simulation.faults == [])
    return fixture.simulation.findings.map(\.code)
  }

  @Test func `cells that size themselves and do not call super in prepareForReuse are found`() {
    #expect(codes(of: ForgetfulCell.self, estimate: 50) == ["reuse-without-super"])
    #expect(codes(of: CarefulCell.self, estimate: 50) == [])
    #expect(codes(of: GrowingCell.self, estimate: 50) == [])
  }

  @Test func `cells of a given size may leave out super in prepareForReuse`() {
    #expect(codes(of: ForgetfulCell.self, estimate: 0) == [])
  }

  // MARK: Windows

  @Test(arguments: [false, true])
  func `an animated update of a grid without a window is found`(hasWindow: Bool) {
    let fixture = list()
    let window = fixture.simulation.perform { GridWindow(frame: fixture.grid.frame) }
    fixture.grid.removeFromSuperview()
    if hasWindow { window.addSubview(fixture.grid) }
    fixture.grid.layoutIfNeeded()
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [39]
      fixture.grid.deleteItems(at: [[0, 0]])
    }
    defer { withExtendedLifetime(window) {} }
    #expect(
      fixture.simulation.findings.map(\.code) == (hasWindow ? [] : ["update-without-window"]))
  }

  @Test func `a simulation without windows shows the updates of its grids`() {
    let fixture = list()
    fixture.grid.performBatchUpdates {
      fixture.source.counts = [39]
      fixture.grid.deleteItems(at: [[0, 0]])
    }
    #expect(fixture.simulation.findings == [])
  }

  @Test func `an update without animation needs no window`() {
    let fixture = list()
    let window = fixture.simulation.perform { GridWindow(frame: fixture.grid.frame) }
    defer { withExtendedLifetime(window) {} }
    fixture.simulation.perform {
      BaseView.performWithoutAnimation {
        fixture.grid.performBatchUpdates {
          fixture.source.counts = [39]
          fixture.grid.deleteItems(at: [[0, 0]])
        }
      }
    }
    #expect(fixture.simulation.findings == [])
  }

  // MARK: Targets

  private final class Aim: NSObject, GridViewDelegate {
    var target: CGFloat

    init(_ target: CGFloat) { self.target = target }

    func scrollViewWillEndDragging(
      _ scrollView: BaseScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y = target
    }
  }

  private func codes(
    aimingAt target: CGFloat, velocity: CGFloat, isPaging: Bool = false
  ) -> [String] {
    let fixture = list()
    let aim = Aim(target)
    fixture.grid.delegate = aim
    fixture.grid.isPagingEnabled = isPaging
    fixture.grid.dragAndHold(by: 110)
    fixture.grid.release(velocity: CGPoint(x: 0, y: velocity))
    fixture.grid.settle()
    return fixture.simulation.findings.map(\.code)
  }

  @Test(.rule("S3.20")) func `a target behind the motion is found`() {
    #expect(codes(aimingAt: 50, velocity: 800) == ["target-behind-motion"])
    #expect(codes(aimingAt: 300, velocity: 800) == [])
    #expect(codes(aimingAt: 300, velocity: -800) == ["target-behind-motion"])
    #expect(codes(aimingAt: 50, velocity: 0) == [])
  }

  @Test(.rule("S3.18")) func `a target that is no page is found while a view pages`() {
    #expect(codes(aimingAt: 250, velocity: 800, isPaging: true) == ["target-while-paging"])
    #expect(codes(aimingAt: 400, velocity: 800, isPaging: true) == [])
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
    fixture.grid.reloadData()
    fixture.grid.layoutIfNeeded()
    #expect(fixture.simulation.findings.count == 1)
  }
}
