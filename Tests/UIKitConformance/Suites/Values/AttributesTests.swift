import Testing
import UIKit

/// The geometry of layout attributes, their copies and their equality.
@MainActor @Suite("Layout attributes")
struct AttributesTests {
  private func attributes() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path(3, in: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    return attributes
  }

  @Test("defaults", .tags(.documented))
  func defaults() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path(3, in: 1))
    #expect(cell.frame == .zero)
    #expect(cell.alpha == 1)
    #expect(cell.zIndex == 0)
    #expect(!cell.isHidden)
    #expect(cell.transform == .identity)
    #expect(CATransform3DIsIdentity(cell.transform3D))
    #expect(cell.indexPath == path(3, in: 1))
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    let view = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "tag", with: path(0))
    #expect(view.representedElementCategory == .supplementaryView)
    #expect(view.representedElementKind == "tag")
    let board = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "board", with: path(0))
    #expect(board.representedElementCategory == .decorationView)
    #expect(board.representedElementKind == "board")
  }

  @Test("GA-1 to GA-4: frame, center, size and bounds follow each other", .tags(.documented))
  func couplings() {
    let a = attributes()
    #expect(a.center == CGPoint(x: 60, y: 45))
    #expect(a.size == CGSize(width: 100, height: 50))
    #expect(a.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    a.center = .zero
    #expect(a.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    let b = attributes()
    b.size = CGSize(width: 20, height: 10)
    #expect(b.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    #expect(b.center == CGPoint(x: 60, y: 45))
    let c = attributes()
    c.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(c.frame == CGRect(x: 40, y: 25, width: 40, height: 40))
  }

  @Test("GA-5: a transform grows the frame about the center, and nothing else", .tags(.measured))
  func scaled() {
    let a = attributes()
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(a.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(a.center == CGPoint(x: 60, y: 45))
    #expect(a.size == CGSize(width: 100, height: 50))
    #expect(a.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("GA-6, GA-7: frames seen in logs", .tags(.observed))
  func logged() {
    let a = UICollectionViewLayoutAttributes(forCellWith: path(0))
    a.frame = CGRect(x: 157, y: 50, width: 100, height: 100)
    a.transform = CGAffineTransform(scaleX: 1.7, y: 1.7)
    #expect(Words.text(a.frame) == "122,15,170,170")
    let b = UICollectionViewLayoutAttributes(forCellWith: path(0))
    b.frame = CGRect(x: 0, y: 0, width: 101, height: 101)
    b.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(
      Words.text(b.frame.integral.size) == "102 × 102" || Words.text(b.frame.size) == "101 × 101")
    #expect(abs(b.frame.minX) < 1e-9 && abs(b.frame.width - 101) < 1e-9)
  }

  @Test("GA-9: a turned square is as wide as its diagonal", .tags(.inferred))
  func turned() {
    let a = UICollectionViewLayoutAttributes(forCellWith: path(0))
    a.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    a.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(Words.text(a.frame) == "-20.711,-20.711,141.421,141.421")
  }

  @Test("GA-10, AT-12: a flat transform is one of three dimensions too", .tags(.measured))
  func flat() {
    let a = attributes()
    a.transform = CGAffineTransform(translationX: 5, y: 7)
    #expect(a.transform3D.m41 == 5)
    #expect(a.transform3D.m42 == 7)
    #expect(a.transform3D.m11 == 1)
    #expect(a.transform3D.m33 == 1)
    #expect(a.frame == CGRect(x: 15, y: 27, width: 100, height: 50))
    #expect(a.center == CGPoint(x: 60, y: 45))
  }

  @Test("GA-11 to GA-13: what is not flat reads as the identity", .tags(.measured))
  func deep() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for transform in [
      CATransform3DMakeTranslation(0, 0, 10), perspective, CATransform3DMakeRotation(1, 1, 0, 0),
    ] {
      let a = attributes()
      a.transform = CGAffineTransform(scaleX: 3, y: 3)
      a.transform3D = transform
      #expect(a.transform == .identity)
      #expect(CATransform3DEqualToTransform(a.transform3D, transform))
    }
  }

  @Test("GA-14: a turn about z is flat", .tags(.measured))
  func turnAboutZ() {
    let a = attributes()
    a.transform3D = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    let expected = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(a.transform.a - expected.a) < 1e-9)
    #expect(abs(a.transform.b - expected.b) < 1e-9)
    #expect(abs(a.transform.c - expected.c) < 1e-9)
    #expect(abs(a.transform.d - expected.d) < 1e-9)
  }

  @Test("GA-15, AT-17: all properties count for equality", .tags(.documented))
  func equality() {
    #expect(attributes() == attributes())
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.zIndex = 1 }, { $0.alpha = 0.5 }, { $0.isHidden = true }, { $0.center.x += 1 },
      { $0.size.width += 1 }, { $0.indexPath = path(0) },
      { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
    ]
    for change in changes {
      let other = attributes()
      change(other)
      #expect(other != attributes())
    }
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "tag", with: path(3, in: 1))
    header.frame = attributes().frame
    #expect(header != attributes())
  }

  @Test(
    "GA-16, AT-16: a copy is another object of the same class with the same values",
    .tags(.documented))
  func copies() throws {
    let original = TintedAttributes(forCellWith: path(2))
    original.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    original.transform = CGAffineTransform(scaleX: 2, y: 2)
    original.alpha = 0.25
    original.zIndex = -3
    original.isHidden = true
    original.tint = 7
    let copy = try #require(original.copy() as? TintedAttributes)
    #expect(copy !== original)
    #expect(copy == original)
    #expect(copy.tint == 7)
    #expect(copy.frame == original.frame)
    #expect(copy.zIndex == -3)
    copy.tint = 8
    #expect(copy != original)
  }
}

/// Attributes with a value of their own.
final class TintedAttributes: UICollectionViewLayoutAttributes {
  // Equality is of no actor.
  nonisolated(unsafe) var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes, other.tint == tint else { return false }
    return super.isEqual(object)
  }
}
