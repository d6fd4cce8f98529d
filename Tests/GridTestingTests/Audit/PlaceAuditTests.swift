import ScenarioFiles
import GridTesting
import TestSupport
import Testing

/// Faults that show at one offset, in one rectangle or on one screen only.
@MainActor @Suite("Audit of places")
struct PlaceAuditTests {
  @Test(.rows) func `a scale of 0 or less is found at the setting's offset`() throws {
    func report(_ offset: CGFloat?) -> AuditReport {
      let setting = LayoutAudit.Setting(
        viewport: CGSize(width: 375, height: 300), sections: [5],
        contentOffset: offset.map { CGPoint(x: $0, y: 0) })
      return LayoutAudit.run(in: setting) { WideLine() }
    }
    let rows: [(CGFloat?, Bool)] = [(nil, false), (350, false), (325, true), (300, true)]
    forEachRow(of: rows) { offset, isFound in
      #expect(report(offset).codes.contains("non-positive-scale") == isFound)
    }
    let finding = try #require(report(300)["non-positive-scale"].first)
    #expect(
      finding.message.contains(
        "at the offset (300, 0) it returns cell 0-1 scaled by -0.093 and -0.093."))
  }

  @Test(.rows) func `a scale of 0 or less is found where a scenario begins or comes to rest`() {
    func scroll(_ x: Int) -> String {
      #"{"op": "setContentOffset", "contentOffset": [\#(x), 0]}"#
    }
    let rows: [(keys: String, isFound: Bool)] = [
      (#""contentOffset": [300, 0]"#, true), (#""contentOffset": [350, 0]"#, false),
      (#""actions": [\#(scroll(310))]"#, true), (#""actions": [\#(scroll(710))]"#, false),
      // Not a legal offset, and one of another layout.
      (#""actions": [\#(scroll(-300))]"#, false),
      (#""actions": [{"op": "setLayout", "layout": "rows"}, \#(scroll(300))]"#, false),
    ]
    var registry = LayoutRegistry()
    registry.register(LayoutSchema(id: "line", summary: "a line"), make: { _ in WideLine() })
    registry.register(LayoutSchema(id: "rows", summary: "rows"), make: { _ in StackLayout() })
    forEachRow(of: rows) { [registry] keys, isFound in
      let file = """
        {"layout": "line", "viewport": [375, 300], "sections": [{"count": 5}], \(keys)}
        """
      let scenario = try registry.parser.cases(in: file, file: "line.json")[0]
      let report = try ScenarioAudit.run(scenario, registry: registry)
      #expect(report.codes.contains("non-positive-scale") == isFound, "\(report)")
    }
  }

  @Test(.rows)
  func `a content that is 0 high is too short for elements, unless nothing means to scroll`() {
    let rows: [(size: CGSize, count: Int, isFound: Bool)] = [
      (CGSize(width: 360, height: 0), 10, true), (CGSize(width: 360, height: 0), 1, true),
      (.zero, 10, true), (.zero, 2, false), (CGSize(width: 360, height: 0), 0, false),
      (CGSize(width: 0, height: 490), 10, false),
    ]
    forEachRow(of: rows) { size, count, isFound in
      let setting = LayoutAudit.Setting(
        viewport: CGSize(width: 360, height: 100), sections: [count])
      let report = LayoutAudit.run(in: setting) { SizedRows(size) }
      #expect(report.codes.contains("content-size-mismatch") == isFound, "\(report)")
      guard isFound else { return }
      #expect(
        report["content-size-mismatch"].first?.message.contains(
          "That is \(count * 50 - 10) points too short.") == true)
    }
  }

  @Test(.rows) func `a layout that ignores the rect is found though everything fits the view`() {
    let rows: [(view: CGSize, count: Int)] = [
      (CGSize(width: 360, height: 400), 1), (CGSize(width: 360, height: 400), 3),
      // One item fills the view.
      (CGSize(width: 200, height: 40), 1),
    ]
    forEachRow(of: rows) { view, count in
      let setting = LayoutAudit.Setting(viewport: view, sections: [count])
      #expect(LayoutAudit.run(in: setting) { Everything() }.codes.contains("rect-ignored"))
      if view.height == 400 { #expect(LayoutAudit.run(in: setting) { StackLayout() }.codes == []) }
    }
  }

  @Test(.rows) func `a layout that is told how wide the screen is is caught when that changes`() {
    let rows: [(parameters: String, isFound: Bool)] = [
      (#"{"screenWidth": 375}"#, true), (#"{"screenWidth": 320}"#, true), ("{}", false),
      (#"{"screenWidth": 375, "heeds": false}"#, false),
    ]
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
      }, configure: { layout, _ in layout.invalidateLayout() })
    forEachRow(of: rows) { [registry] parameters, isFound in
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

/// Rows as wide as a screen that it is told of.
private final class ToldRows: StackLayout {
  var screenWidth: CGFloat?

  override func frame(_ section: Int, _ item: Int) -> CGRect {
    var frame = super.frame(section, item)
    if let screenWidth { frame.size.width = screenWidth }
    return frame
  }
}
