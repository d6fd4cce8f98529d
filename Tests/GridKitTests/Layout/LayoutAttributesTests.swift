import Foundation
import GridCore
import GridKit
import TestSupport
import Testing

@MainActor @Suite("Layout attributes")
struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  private func golden() -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    return attributes
  }

  private func square(_ origin: CGPoint, _ side: CGFloat) -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(origin: origin, size: CGSize(width: side, height: side))
    return attributes
  }

  // MARK: Making

  @Test func `initialisers set category, kind and path, and all else is at its default`() {
    let cell = GridViewLayoutAttributes(forCellWith: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(cell.indexPath == path)
    let header = GridViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "head")
    let line = GridViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    #expect(line.representedElementCategory == .decorationView)
    #expect(line.representedElementKind == "line")
    for attributes in [cell, header, line, GridViewLayoutAttributes()] {
      #expect(attributes.frame == .zero)
      #expect(attributes.center == .zero)
      #expect(attributes.size == .zero)
      #expect(attributes.bounds == .zero)
      #expect(attributes.transform == .identity)
      #expect(CATransform3DIsIdentity(attributes.transform3D))
      #expect(attributes.alpha == 1)
      #expect(attributes.zIndex == 0)
      #expect(!attributes.isHidden)
    }
    cell.indexPath = IndexPath(item: 0, section: 0)
    #expect(cell.indexPath == IndexPath(item: 0, section: 0))
    #expect(GridView.ElementCategory.allCases.map(\.rawValue) == [0, 1, 2])
  }

  // MARK: Geometry

  @Test(.rule("GA-1", "AT-3", "AT-7")) func `a frame gives center, size and bounds`() {
    let attributes = golden()
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test(.rule("GA-2", "AT-4")) func `a center moves the frame`() {
    let attributes = golden()
    attributes.center = .zero
    #expect(attributes.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    #expect(attributes.size == CGSize(width: 100, height: 50))
  }

  @Test(.rule("GA-3", "AT-5")) func `a size grows about the center`() {
    let attributes = golden()
    attributes.size = CGSize(width: 20, height: 10)
    #expect(attributes.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test(.rule("GA-4", "AT-6")) func `bounds set the size`() {
    let attributes = golden()
    attributes.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(attributes.frame == CGRect(x: 40, y: 25, width: 40, height: 40))
    #expect(attributes.size == CGSize(width: 40, height: 40))
  }

  @Test(.rule("AT-6")) func `bounds with another origin are a fault, and only the size is taken`() {
    let simulation = Simulation()
    simulation.faultPolicy = .record
    let attributes = golden()
    simulation.perform {
      attributes.bounds = CGRect(x: 5, y: 0, width: 40, height: 40)
    }
    #expect(simulation.faults.map(\.code) == ["attributes-bounds-origin"])
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test(.rule("GA-5", "AT-9")) func `a scale moves the frame only`() {
    let attributes = golden()
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    attributes.center.x += 5
    #expect(attributes.frame == CGRect(x: -35, y: -5, width: 200, height: 100))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 55, y: 35, width: 20, height: 20))
    #expect(attributes.center == CGPoint(x: 65, y: 45))
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: 60, y: 40, width: 10, height: 10))
  }

  @Test(.rule("GA-6", "GA-7", "GA-9")) func `frames under scale and rotation`() {
    let scaled = square(CGPoint(x: 157, y: 50), 100)
    scaled.transform = CGAffineTransform(scaleX: 1.7, y: 1.7)
    expectClose(scaled.frame, CGRect(x: 122, y: 15, width: 170, height: 170))
    let quarter = square(.zero, 101)
    quarter.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(quarter.frame, CGRect(x: 0, y: 0, width: 101, height: 101))
    let eighth = square(.zero, 100)
    eighth.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let overhang = 100 * (2.0.squareRoot() - 1) / 2
    expectClose(
      eighth.frame,
      CGRect(x: -overhang, y: -overhang, width: 100 + 2 * overhang, height: 100 + 2 * overhang))
  }

  @Test(.rule("GA-10", "AT-12")) func `a translation is stored as a 3D transform`() {
    let attributes = golden()
    attributes.transform = CGAffineTransform(translationX: 5, y: 7)
    #expect(attributes.transform3D.m41 == 5)
    #expect(attributes.transform3D.m42 == 7)
    #expect(attributes.transform3D.m11 == 1)
    #expect(attributes.transform3D.m44 == 1)
    #expect(attributes.frame == CGRect(x: 15, y: 27, width: 100, height: 50))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    attributes.transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let stored = attributes.transform3D
    #expect(
      [stored.m11, stored.m12, stored.m21, stored.m22, stored.m41, stored.m42] == [
        1, 2, 3, 4, 5, 6,
      ]
    )
    #expect(stored.m33 == 1 && stored.m34 == 0 && stored.m13 == 0 && stored.m43 == 0)
  }

  @Test(.rule("GA-11", "GA-13", "AT-13"))
  func `attributes read a transform that leaves the plane as the identity`() {
    let attributes = golden()
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, 10)
    #expect(attributes.transform == .identity)
    #expect(attributes.transform3D.m43 == 10)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    attributes.transform3D = perspective
    #expect(attributes.transform == .identity)
    #expect(attributes.transform3D.m34 == -0.002)
    attributes.transform3D = CATransform3DMakeRotation(.pi / 5, 1, 0, 0)
    #expect(attributes.transform == .identity)
  }

  @Test(.rule("GA-14", "AT-14")) func `a rotation about z reads as an affine rotation`() {
    let attributes = golden()
    attributes.transform = CGAffineTransform(scaleX: 3, y: 3)
    attributes.transform3D = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    let found = attributes.transform
    let wanted = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(
      zip([found.a, found.b, found.c, found.d], [wanted.a, wanted.b, wanted.c, wanted.d])
        .allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(found.tx == 0 && found.ty == 0)
  }

  @Test(.rule("AT-8")) func `under perspective the corners are divided by w`() {
    let attributes = square(CGPoint(x: -50, y: -50), 100)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    // Turned about y by 60°, the right edge comes nearer: x = ±25, z = -/+43.3.
    attributes.transform3D = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
    let (near, far) = (1 - 43.301270189 / 200, 1 + 43.301270189 / 200)
    #expect(abs(attributes.frame.height - 100 / near) < 1e-6)
    #expect(abs(attributes.frame.width - (25 / near + 25 / far)) < 1e-6)
    #expect(attributes.size == CGSize(width: 100, height: 100))
  }

  @Test(.rule("AT-10")) func `a frame set under a transform does not undo it`() {
    let attributes = golden()
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(attributes.center == CGPoint(x: 5, y: 10))
    #expect(attributes.size == CGSize(width: 10, height: 20))
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
  }

  private func expectClose(
    _ found: CGRect, _ wanted: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let pairs = [
      (found.minX, wanted.minX), (found.minY, wanted.minY), (found.width, wanted.width),
      (found.height, wanted.height),
    ]
    #expect(
      pairs.allSatisfy { abs($0.0 - $0.1) <= 1e-9 * max(1, abs($0.1)) }, "\(found)",
      sourceLocation: sourceLocation)
  }
}
