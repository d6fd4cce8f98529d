import GridKit
import TestSupport
import Testing

@MainActor @Suite("Copies and equality of layout attributes", .rows)
struct LayoutAttributesCopyTests {
  private static let path = IndexPath(item: 3, section: 1)

  private static func make() -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    attributes.frame = CGRect(10, 20, 100, 50)
    attributes.transform = CGAffineTransform(rotationAngle: 0.3)
    attributes.alpha = 0.25
    attributes.zIndex = 4
    attributes.isHidden = true
    return attributes
  }

  /// One change each of what equality looks at.
  private static let changes: [(name: String, act: (GridViewLayoutAttributes) -> Void)] = [
    ("path", { $0.indexPath = IndexPath(item: 4, section: 1) }),
    ("frame", { $0.frame.size.width += 1 }),
    ("center", { $0.center.x = $0.center.x.nextUp }),
    ("size", { $0.size.height = 51 }),
    ("transform", { $0.transform = .identity }),
    ("transform3D", { $0.transform3D.m34 = 1e-9 }),
    ("alpha", { $0.alpha = 0.2500001 }),
    ("zIndex", { $0.zIndex = 5 }),
    ("isHidden", { $0.isHidden = false }),
  ]

  @Test(.rule("GA-16", "AT-16", "AT-21"))
  func `a copy is another object of the same class with equal values and hash`() throws {
    let attributes = Self.make()
    let copy = try #require(attributes.copy() as? GridViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(type(of: copy) == type(of: attributes))
    #expect(copy.isEqual(attributes))
    #expect(copy == attributes)
    #expect(copy.frame == attributes.frame)
    #expect(copy.transform == attributes.transform)
    #expect(copy.representedElementKind == "head")
    #expect(copy.indexPath == Self.path)
    #expect(copy.hash == attributes.hash)
    #expect(Set([attributes, copy]).count == 1)
    copy.center.x += 1
    #expect(attributes.center.x == 60)
    #expect(Set([attributes, copy]).count == 2)
  }

  @Test(.rule("AT-16")) func `a copy keeps a path that names no position`() throws {
    for path in [IndexPath(indexes: [1, 2, 3]), IndexPath(item: -1, section: 0), IndexPath()] {
      let attributes = GridViewLayoutAttributes(forCellWith: path)
      let copy = try #require(attributes.copy() as? GridViewLayoutAttributes)
      #expect(copy.indexPath == path)
      #expect(copy == attributes)
      let other = GridViewLayoutAttributes(forCellWith: IndexPath(indexes: [1, 2, 4]))
      #expect(copy != other)
    }
  }

  @Test(.rule("AT-17", "AT-22")) func `every value counts, exactly`() {
    forEachRow(of: Self.changes, named: \.name) { row in
      let attributes = Self.make()
      let copy = try #require(attributes.copy() as? GridViewLayoutAttributes)
      row.act(copy)
      #expect(copy != attributes)
      #expect(attributes != copy)
    }
  }

  @Test(.rule("GA-15", "AT-17"))
  func `category and kind count too, and other objects are never equal`() {
    let cell = GridViewLayoutAttributes(forCellWith: Self.path)
    let front = GridViewLayoutAttributes(forCellWith: Self.path)
    front.zIndex = 1
    #expect(cell != front)
    let others = [
      GridViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: Self.path),
      GridViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: Self.path),
      GridViewLayoutAttributes(forDecorationViewOfKind: "a", with: Self.path),
    ]
    for (index, other) in others.enumerated() {
      #expect(other != cell)
      for later in others[(index + 1)...] { #expect(other != later) }
    }
    #expect(!cell.isEqual(nil))
    #expect(!cell.isEqual("cell"))
    #expect(cell.isEqual(cell))
  }

  // MARK: Subclasses

  @Test(.rule("AT-16", "AT-17"))
  func `a subclass that does not override copy keeps its class and loses its values`()
    throws
  {
    let attributes = ForgetfulAttributes(forCellWith: Self.path)
    attributes.tint = 7
    attributes.alpha = 0.5
    let copy = try #require(attributes.copy() as? ForgetfulAttributes)
    #expect(copy.tint == 0)
    #expect(copy.alpha == 0.5)
    #expect(copy == attributes)  // AT-17: the base class does not know of the tint.
  }

  @Test func `the printed form has path, kind, frame and a zIndex that is not 0`() {
    let cell = GridViewLayoutAttributes(forCellWith: Self.path)
    cell.frame = CGRect(0, 1202, 414, 48.5)
    #expect(
      cell.description == "<UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: 0x0> "
        + "{length = 2, path = 1 - 3}); frame = (0 1202; 414 48.5); ")
    let header = GridViewLayoutAttributes(
      forSupplementaryViewOfKind: GridView.elementKindSectionHeader,
      with: [0, 0])
    header.frame = CGRect(0, 0, 375, 32)
    header.zIndex = 10
    #expect(
      header.description == "<UICollectionViewLayoutAttributes: 0x0> index path: (<NSIndexPath: "
        + "0x0> {length = 2, path = 0 - 0}); element kind: (UICollectionElementKindSectionHeader); "
        + "frame = (0 0; 375 32); zIndex = 10; ")
  }
}

/// Attributes with a value of their own, as AT-16 and AT-17 want it.
final class TintedAttributes: GridViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? TintedAttributes, other.tint == tint else { return false }
      return super.isEqual(object)
    }
  }
}

/// Attributes with a value that neither copies nor comparisons know of.
final class ForgetfulAttributes: GridViewLayoutAttributes {
  var tint = 0
}
