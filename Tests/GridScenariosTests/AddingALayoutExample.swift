import GridLayouts
import GridScenarios
import GridTesting
import Testing

// The text between two marks stands in Docs/AddingALayout.md, letter by letter but for the
// indentation.

// AddingALayout layout: begin
/// Items on a flight of stairs: each `step` lower and further right than the one before.
final class StairsLayout: GridViewLayout {
  var itemSize = CGSize(width: 80, height: 40) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  var step: CGFloat = 30 {
    didSet { if step != oldValue { invalidateLayout() } }
  }
  private var count = 0

  override func prepare() {
    super.prepare()
    count = collectionView.map { $0.numberOfSections > 0 ? $0.numberOfItems(inSection: 0) : 0 } ?? 0
  }

  override var collectionViewContentSize: CGSize {
    guard count > 0 else { return .zero }
    let way = CGFloat(count - 1) * step
    return CGSize(width: way + itemSize.width, height: way + itemSize.height)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard indexPath.section == 0, indexPath.item < count else { return nil }
    let attributes = GridViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * step
    attributes.frame = CGRect(origin: CGPoint(x: place, y: place), size: itemSize)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.overlaps(rect) }
  }
}
// AddingALayout layout: end

@MainActor @Suite("A layout of one's own")
struct AddingALayoutExample {
  // AddingALayout test: begin
  @Test func `a stair is a step lower and a step further right`() {
    let layout = StairsLayout()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    let grid = GridView(frame: frame, collectionViewLayout: layout)
    let source = SampleDataSource([50])
    source.attach(to: grid)
    grid.layoutIfNeeded()
    #expect(grid.cellForItem(at: [0, 2])?.frame == CGRect(x: 60, y: 60, width: 80, height: 40))
    grid.contentOffset = CGPoint(x: 600, y: 600)
    grid.layoutIfNeeded()
    #expect(grid.indexPathsForVisibleItems.first == [0, 19])
  }
  // AddingALayout test: end

  // AddingALayout laws: begin
  @Test func `the stairs keep the laws of layouts`() {
    let violation = LayoutProperties.check(
      seeds: 0..<12, sections: .counts(upTo: 40, sections: 1), declared: .overlaps
    ) { StairsLayout() }
    #expect(violation == nil)
  }
  // AddingALayout laws: end

  // AddingALayout files: begin
  static var registry: LayoutRegistry {
    var registry = LayoutRegistry.gallery
    registry.register(
      LayoutSchema(
        id: "stairs", summary: "each item a step lower and further right",
        parameters: [.init("step", .number, default: 30)]),
      make: { setup in
        let layout = StairsLayout()
        layout.step = setup.parameters["step"]?.doubleValue ?? 30
        return layout
      },
      configure: { (layout: StairsLayout, parameters) in
        if let step = parameters["step"]?.doubleValue { layout.step = step }
      })
    return registry
  }

  @Test func `a file can name the stairs`() throws {
    let file = #"{"layout": "stairs", "parameters": {"step": 50}, "sections": [{"count": 3}]}"#
    let scenario = try Self.registry.parser.cases(in: file, file: "stairs.json")[0]
    let run = try ScenarioRunner(registry: Self.registry).run(scenario)
    #expect(run.output.contentSize == CGSize(width: 180, height: 140))
  }
  // AddingALayout files: end
}
