import ScenarioFiles
import GridTesting
import Testing

/// Faults that show at one offset, in one rectangle or on one screen only.
@MainActor @Suite("Audit of places")
struct PlaceAuditTests {
  // MARK: Offsets

  @Test(
    "a scale of 0 or less is found at the setting's offset",
    arguments: [(nil, false), (350, false), (325, true), (300, true)] as [(CGFloat?, Bool)])
  func scale(offset: CGFloat?, isFound: Bool) throws {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 375, height: 300), sections: [5],
      contentOffset: offset.map { CGPoint(x: $0, y: 0) })
    let report = LayoutAudit.run(in: setting) { WideLine() }
    #expect(report.codes.contains("non-positive-scale") == isFound, "\(report)")
  }

  @Test func `the finding about a scale names the offset, the element and the scale`() throws {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 375, height: 300), sections: [5],
      contentOffset: CGPoint(x: 300, y: 0))
    let finding = try #require(
      LayoutAudit.run(in: setting) { WideLine() }["non-positive-scale"].first)
    #expect(
      finding.message.contains(
        "at the offset (300, 0) it returns cell 0-1 scaled by -0.093 and -0.093."))
  }

  @Test(
    "a scale of 0 or less is found where a scenario begins or comes to rest",
    arguments: [
      (#""contentOffset": [300, 0]"#, true),
      (#""contentOffset": [350, 0]"#, false),
      (#""actions": [{"op": "setContentOffset", "contentOffset": [310, 0]}]"#, true),
      (#""actions": [{"op": "setContentOffset", "contentOffset": [710, 0]}]"#, false),
      // Not a legal offset, and one of another layout.
      (#""actions": [{"op": "setContentOffset", "contentOffset": [-300, 0]}]"#, false),
      (
        #""actions": [{"op": "setLayout", "layout": "rows"}, {"op": "setContentOffset", "contentOffset": [300, 0]}]"#,
        false
      ),
    ])
  func run(keys: String, isFound: Bool) throws {
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "line", summary: "a line"), make: { _ in WideLine() })
    registry.register(LayoutSchema(id: "rows", summary: "rows"), make: { _ in StackLayout() })
    let file = """
      {"layout": "line", "viewport": [375, 300], "sections": [{"count": 5}], \(keys)}
      """
    let scenario = try registry.parser.cases(in: file, file: "line.json")[0]
    let report = try ScenarioAudit.run(scenario, registry: registry)
    #expect(report.codes.contains("non-positive-scale") == isFound, "\(report)")
  }

  // MARK: Content without height

  @Test(
    "a content that is 0 high is too short for elements, unless nothing means to scroll",
    arguments: [
      (CGSize(width: 360, height: 0), 10, true),
      (CGSize(width: 360, height: 0), 1, true),
      (.zero, 10, true),
      (.zero, 2, false),
      (CGSize(width: 360, height: 0), 0, false),
      (CGSize(width: 0, height: 490), 10, false),
    ])
  func contentWithoutHeight(size: CGSize, count: Int, isFound: Bool) throws {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 360, height: 100), sections: [count])
    let report = LayoutAudit.run(in: setting) { SizedRows(size) }
    #expect(report.codes.contains("content-size-mismatch") == isFound, "\(report)")
    guard isFound else { return }
    #expect(
      report["content-size-mismatch"].first?.message.contains(
        "That is \(count * 50 - 10) points too short.") == true)
  }

  // MARK: Rectangles

  @Test(arguments: [1, 3])
  func `a layout that ignores the rect is found though everything fits the view`(count: Int) {
    let setting = LayoutAudit.Setting(
      viewport: CGSize(width: 360, height: 400), sections: [count])
    #expect(LayoutAudit.run(in: setting) { Everything() }.codes.contains("rect-ignored"))
    #expect(LayoutAudit.run(in: setting) { StackLayout() }.codes == [])
  }

  @Test func `a layout that ignores the rect is found where one item fills the view`() {
    let setting = LayoutAudit.Setting(viewport: CGSize(width: 200, height: 40), sections: [1])
    #expect(LayoutAudit.run(in: setting) { Everything() }.codes.contains("rect-ignored"))
  }

  // MARK: Screens

  @Test(
    "a layout that is told how wide the screen is is caught when that changes",
    arguments: [
      (#"{"screenWidth": 375}"#, true), (#"{"screenWidth": 320}"#, true), ("{}", false),
      (#"{"screenWidth": 375, "heeds": false}"#, false),
    ])
  func toldScreen(parameters: String, isFound: Bool) throws {
    var registry = LayoutRegistry()
    registry.register(
      LayoutSchema(
        id: "rows", summary: "rows",
        parameters: [.optional("screenWidth", .number), .init("heeds", .bool, default: true)]),
      make: { setup in
        let layout = ToldRows()
        if setup.parameters["heeds"] == true {
          layout.screenWidth = setup.parameters["screenWidth"]?.doubleValue.map { CGFloat($0) }
        }
        return layout
      },
      configure: { layout, _ in layout.invalidateLayout() })
    let file = """
      {"layout": "rows", "viewport": [320, 500], "sections": [{"count": 4}],
       "parameters": \(parameters)}
      """
    let scenario = try registry.parser.cases(in: file, file: "rows.json")[0]
    let finding = try ScenarioAudit.run(scenario, registry: registry)["screen-metrics"].first
    #expect((finding != nil) == isFound)
    if isFound {
      #expect(finding?.message.contains("with a screenWidth of ") == true)
      #expect(finding?.message.contains(" in the same view of 320, 500, ") == true)
    }
  }
}

/// A line of items wider than the view, each scaled by its distance from the middle.
private final class WideLine: GridViewLayout {
  private var count = 0
  private let pitch: CGFloat = 710

  override func prepare() {
    super.prepare()
    count = collectionView?.numberOfItems(inSection: 0) ?? 0
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: CGFloat(count) * pitch - 10 - 325, height: 300)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> GridViewLayoutAttributes? {
    guard let grid = collectionView, (0..<count).contains(indexPath.item) else { return nil }
    let item = GridViewLayoutAttributes(forCellWith: indexPath)
    item.frame = CGRect(x: CGFloat(indexPath.item) * pitch - 162.5, y: 50, width: 700, height: 200)
    let scale = 1 - abs(grid.bounds.midX - item.center.x) / grid.bounds.width
    item.transform = CGAffineTransform(scaleX: scale, y: scale)
    return item
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter {
        CGRect(
          x: $0.center.x - $0.size.width / 2, y: $0.center.y - $0.size.height / 2,
          width: $0.size.width, height: $0.size.height
        ).overlaps(rect)
      }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Rows in a content of any size.
private final class SizedRows: StackLayout {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { size }
}

/// Returns all rows whatever it is asked for.
private final class Everything: StackLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [GridViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: .infinite)
  }
}

/// Rows as wide as a screen that it is told of.
private final class ToldRows: StackLayout {
  var screenWidth: CGFloat?

  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    if let screenWidth { frame.size.width = screenWidth }
    return frame
  }
}
