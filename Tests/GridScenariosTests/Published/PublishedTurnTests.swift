import GridKit
import GridScenarios
import Testing

/// A scenario's view that gets its own size with the sides swapped was turned, and the screen with
/// it: what a published form measures from the screen follows.
@MainActor @Suite("Published forms in a view that turns")
struct PublishedTurnTests {
  /// Widths of the first cell after each size.
  private func widths(
    _ layout: String, _ sizes: [CGSize], animated: Bool = false, from view: CGSize
  ) throws -> [CGFloat] {
    let actions = sizes.flatMap { size -> [ScenarioAction] in
      [.setBounds(size, animated: animated), .settle(limit: 10), .snapshot(.all)]
    }
    let run = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        layout: layout, parameters: ["mode": "asPublished"], sections: [.count(7)],
        viewport: view, actions: actions))
    return run.output.steps.compactMap { step in
      guard case .elements(let elements) = step.result else { return nil }
      return elements.first { $0.name.kind == "cell" && $0.name.item == 0 }?.frame.width
    }
  }

  private let upright = CGSize(width: 375, height: 667)
  private let turned = CGSize(width: 667, height: 375)

  @Test(
    arguments: [
      ("shortestColumn", 159.25, 86.25), ("list", 667, 375),
    ] as [(String, CGFloat, CGFloat)], [false, true])
  func `columns and rows have the width of the turned screen`(
    form: (layout: String, turned: CGFloat, upright: CGFloat), isAnimated: Bool
  ) throws {
    let found = try widths(form.layout, [turned, upright], animated: isAnimated, from: upright)
    #expect(found == [form.turned, form.upright])
  }

  /// A change of the bounds has a flow layout ask no sizes again (FL-71).
  @Test func `a size delegate measures the turned screen once it is asked again`() throws {
    let run = try ScenarioRunner(registry: .gallery).run(
      ScenarioCase(
        layout: "groupedRows", parameters: ["mode": "asPublished"], sections: [.count(7)],
        viewport: upright, actions: [.setBounds(turned, animated: false), .reloadData]))
    #expect(run.output.cells.first?.frame.width == 637)
  }

  @Test func `a view that only becomes smaller leaves the screen as it is`() throws {
    let smaller = CGSize(width: 300, height: 667)
    #expect(try widths("list", [smaller], from: upright) == [375])
    let turned = CGSize(width: 667, height: 300)
    #expect(try widths("list", [smaller, turned], from: upright) == [375, 667])
  }

  @Test func `a turn that meets a fault turns the screen back`() throws {
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(id: "upright", summary: "a row of the screen's width"),
      make: { _ in UprightRow() })
    let run = try ScenarioRunner(registry: registry).run(
      ScenarioCase(
        layout: "upright", sections: [.count(1)], viewport: upright,
        actions: [
          .setBounds(turned, animated: false),
          .setBounds(CGSize(width: 370, height: 667), animated: false),
        ]))
    #expect(run.output.faults.map(\.step) == [0])
    #expect(run.output.cells.map(\.frame.width) == [375])
  }

  /// A row as wide as the screen; on a wide one it asks for a section that there is not.
  private final class UprightRow: GridViewLayout {
    private var screen: CGFloat = 0

    override func prepare() {
      super.prepare()
      screen = GridScreen.main.bounds.width
      if screen > 400 { _ = collectionView?.numberOfItems(inSection: 7) }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: screen, height: 10) }

    override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
      layoutAttributesForItem(at: IndexPath(item: 0, section: 0)).map { [$0] }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
      let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: 0, width: screen, height: 10)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  }
}
