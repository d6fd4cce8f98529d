import GridTesting
import Testing

/// Attributes that a layout makes more than once for one element.
@MainActor @Suite("Audit of repeated index paths")
struct RepeatedPathTests {
  @Test func `an element is named once, and only where it repeats`() throws {
    func findings(_ groups: [Int], _ path: @escaping (Int) -> IndexPath) -> [LayoutFinding] {
      LayoutAudit.run(in: .init(sections: [12])) { Groups(groups, path: path) }[
        "duplicate-index-path"]
    }
    let two = try #require(findings([3, 2, 2]) { IndexPath(index: $0) }.first)
    #expect(two.elements.map(\.description) == ["cell 0", "cell 1"])
    #expect(
      two.message.contains(
        "attributes for cell 0 and cell 1 are made more than once, at different places."))
    // Many that repeat are counted without the others.
    let many = try #require(
      findings([9, 6, 6]) { IndexPath(item: $0, section: 0) }.first { $0.message.contains("made") })
    #expect(many.message.contains("cell 0-0, cell 0-1, cell 0-2 and 3 more are made"))
    #expect(many.elements.count == 6)
    #expect(findings([12]) { IndexPath(item: $0, section: 0) } == [])
  }

  /// Rows in groups, whose paths begin anew in each.
  private final class Groups: StackLayout {
    private let groups: [Int]
    private let path: (Int) -> IndexPath
    private var rows: [GridViewLayoutAttributes] = []

    init(_ groups: [Int], path: @escaping (Int) -> IndexPath) {
      (self.groups, self.path) = (groups, path)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      super.prepare()
      rows = []
      for count in groups {
        for row in 0..<count {
          let attributes = GridViewLayoutAttributes(forCellWith: path(row))
          attributes.frame = CGRect(x: 0, y: CGFloat(rows.count) * 10, width: 100, height: 10)
          rows.append(attributes)
        }
      }
    }
  }
}
