import GridKit
import TestSupport
import Testing

@MainActor @Suite("Layout attributes", .rows)
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
    let header = GridViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let line = GridViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    let made = [cell, header, line]
    #expect(
      made.map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect(made.map(\.representedElementKind) == [nil, "head", "line"])
    #expect(cell.indexPath == path)
    for attributes in made + [GridViewLayoutAttributes()] {
      #expect(geometry(attributes) == "0,0,0,0 center 0,0 bounds 0,0,0,0")
      #expect(attributes.transform == .identity)
      #expect(CATransform3DIsIdentity(attributes.transform3D))
      #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    }
    cell.indexPath = IndexPath(item: 0, section: 0)
    #expect(cell.indexPath == IndexPath(item: 0, section: 0))
    #expect(GridView.ElementCategory.allCases.map(\.rawValue) == [0, 1, 2])
  }

  // MARK: Geometry

  /// The frame, the center and the bounds, with all digits.
  private func geometry(_ attributes: GridViewLayoutAttributes) -> String {
    #expect(attributes.size == attributes.bounds.size)
    return "\(GridText.text(attributes.frame)) center \(GridText.text(attributes.center.x)),"
      + "\(GridText.text(attributes.center.y)) bounds \(GridText.text(attributes.bounds))"
  }

  @Test(
    .rule("GA-1", "GA-2", "GA-3", "GA-4", "GA-5", "GA-10"),
    .rule("AT-3", "AT-4", "AT-5", "AT-6", "AT-7", "AT-9", "AT-10"))
  func `a change of one value moves those that depend on it`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let rows: [ActionRow<GridViewLayoutAttributes, String>] = [
      ActionRow("a frame", "10,20,100,50 center 60,45 bounds 0,0,100,50") { _ in },
      ActionRow("a center", "-50,-25,100,50 center 0,0 bounds 0,0,100,50") { $0.center = .zero },
      ActionRow("a size grows about the center", "50,40,20,10 center 60,45 bounds 0,0,20,10") {
        $0.size = CGSize(width: 20, height: 10)
      },
      ActionRow("bounds set the size", "40,25,40,40 center 60,45 bounds 0,0,40,40") {
        $0.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      },
      ActionRow("a scale moves the frame only", "-40,-5,200,100 center 60,45 bounds 0,0,100,50") {
        $0.transform = double
      },
      ActionRow("a center under a scale", "-35,-5,200,100 center 65,45 bounds 0,0,100,50") {
        $0.transform = double
        $0.center.x += 5
      },
      ActionRow("a size under a scale", "50,35,20,20 center 60,45 bounds 0,0,10,10") {
        $0.transform = double
        $0.size = CGSize(width: 10, height: 10)
      },
      ActionRow("a scale that ends", "60,40,10,10 center 65,45 bounds 0,0,10,10") {
        $0.transform = double
        $0.center.x += 5
        $0.size = CGSize(width: 10, height: 10)
        $0.transform = .identity
      },
      ActionRow("a frame does not undo a scale", "-5,-10,20,40 center 5,10 bounds 0,0,10,20") {
        $0.transform = double
        $0.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      },
      ActionRow("a translation moves the frame", "15,27,100,50 center 60,45 bounds 0,0,100,50") {
        $0.transform = CGAffineTransform(translationX: 5, y: 7)
      },
    ]
    forEachRow(of: rows, named: \.name) { row in
      let attributes = golden()
      row.act(attributes)
      #expect(geometry(attributes) == row.outcome)
    }
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

  @Test(.rule("GA-10", "AT-12")) func `an affine transform is stored as a 3D transform`() {
    let attributes = golden()
    for transform in [
      CGAffineTransform(translationX: 5, y: 7), CGAffineTransform(1, 2, 3, 4, 5, 6),
    ] {
      attributes.transform = transform
      let stored = attributes.transform3D
      #expect(
        [stored.m11, stored.m12, stored.m21, stored.m22, stored.m41, stored.m42]
          == [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
      #expect([stored.m33, stored.m44, stored.m34, stored.m13, stored.m43] == [1, 1, 0, 0, 0])
    }
  }

  @Test(.rule("GA-11", "GA-13", "AT-13"))
  func `attributes read a transform that leaves the plane as the identity`() {
    let attributes = golden()
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    for transform in [
      CATransform3DMakeTranslation(0, 0, 10), perspective,
      CATransform3DMakeRotation(.pi / 5, 1, 0, 0),
    ] {
      attributes.transform3D = transform
      #expect(attributes.transform == .identity)
      #expect(CATransform3DEqualToTransform(attributes.transform3D, transform))
    }
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
