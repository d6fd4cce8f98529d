import GridKit
import TestSupport
import Testing

@MainActor @Suite("Archives of flow layouts")
struct FlowArchiveTests {
  private func archive(_ layout: GridViewLayout) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: layout, requiringSecureCoding: false)
  }

  /// The layout's keys in an archive, ascending.
  private func keys(_ data: Data) throws -> [String] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = (list as? [String: Any])?["$objects"] as? [Any] ?? []
    return objects.compactMap { $0 as? [String: Any] }.flatMap(\.keys)
      .filter { $0.hasPrefix("UI") }.sorted()
  }

  private func restored<Layout: GridViewLayout>(_ data: Data) throws -> Layout {
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    let object = coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    coder.finishDecoding()
    return try #require(object as? Layout)
  }

  @Test func `raw values and the automatic size are UIKit's`() {
    #expect(GridViewFlowLayout.SectionInsetReference.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(GridView.ScrollDirection.allCases.map(\.rawValue) == [0, 1])
    let automatic = GridViewFlowLayout.automaticSize
    #expect(automatic.width == .greatestFiniteMagnitude)
    #expect(automatic.height == .greatestFiniteMagnitude)
  }

  @Test(.rule("FL-1")) func `every archived property comes back`() throws {
    let layout = GridViewFlowLayout()
    layout.itemSize = CGSize(width: 33.5, height: 20)
    layout.minimumInteritemSpacing = -2
    layout.minimumLineSpacing = 0.1
    layout.headerReferenceSize = CGSize(width: 1, height: 2)
    layout.footerReferenceSize = CGSize(width: 3, height: 4)
    layout.sectionInset = GridEdgeInsets(1, 2, 3, 4.25)
    layout.scrollDirection = .horizontal
    let data = try archive(layout)
    #expect(
      try keys(data) == [
        "UIFooterReferenceSize", "UIHeaderReferenceSize", "UIInteritemSpacing", "UIItemSize",
        "UILineSpacing", "UIScrollDirection", "UISectionInset",
      ])
    let copy: GridViewFlowLayout = try restored(data)
    #expect(copy.itemSize == layout.itemSize)
    #expect(copy.minimumInteritemSpacing == -2)
    #expect(copy.minimumLineSpacing == 0.1)
    #expect(copy.headerReferenceSize == layout.headerReferenceSize)
    #expect(copy.footerReferenceSize == layout.footerReferenceSize)
    #expect(copy.sectionInset == layout.sectionInset)
    #expect(copy.scrollDirection == .horizontal)
  }

  @Test(.rule("FL-1")) func `keys are there only for what is not at its default`() throws {
    let plain = GridViewFlowLayout()
    #expect(try keys(archive(plain)) == [])
    let copy: GridViewFlowLayout = try restored(archive(plain))
    #expect(copy.itemSize == CGSize(width: 50, height: 50))
    #expect(copy.minimumLineSpacing == 10)
    #expect(copy.scrollDirection == .vertical)

    plain.minimumLineSpacing = 0
    #expect(try keys(archive(plain)) == ["UILineSpacing"])
    let other: GridViewFlowLayout = try restored(archive(plain))
    #expect(other.minimumLineSpacing == 0)
    plain.minimumLineSpacing = 10
    plain.itemSize.height = 51
    #expect(try keys(archive(plain)) == ["UIItemSize"])
  }

  @Test func `a subclass comes back as itself, with what it adds`() throws {
    let layout = ArchivedFlowLayout()
    layout.columns = 5
    layout.sectionInset.left = 9
    let copy: ArchivedFlowLayout = try restored(archive(layout))
    #expect(copy.columns == 5)
    #expect(copy.sectionInset.left == 9)
  }

  @Test func `a base layout can be archived too`() throws {
    let copy: GridViewLayout = try restored(archive(GridViewLayout()))
    #expect(type(of: copy) == GridViewLayout.self)
  }
}

final class ArchivedFlowLayout: GridViewFlowLayout {
  var columns = 1

  override init() { super.init() }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    columns = coder.decodeInteger(forKey: "columns")
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(columns, forKey: "columns")
  }
}
