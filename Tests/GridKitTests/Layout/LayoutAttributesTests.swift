import GridKit
import TestSupport
import Testing

@MainActor @Suite("Layout attributes", .rows)
struct LayoutAttributesTests {
  private let path = IndexPath(item: 3, section: 1)

  private func golden() -> GridViewLayoutAttributes {
    let attributes = GridViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(10, 20, 100, 50)
    return attributes
  }

  // MARK: Making

  @Test func `initialisers set category, kind and path, and all else is at its default`() {
    let cell = GridViewLayoutAttributes(forCellWith: path)
    let header = GridViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
    let line = GridViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    let made = [cell, header, line]
    #expect(made.map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect(made.map(\.representedElementKind) == [nil, "head", "line"])
    #expect(cell.indexPath == path)
    for attributes in made + [GridViewLayoutAttributes()] {
      #expect(geometry(attributes) == "0,0,0,0 center 0,0 bounds 0,0,0,0")
      #expect(attributes.transform == .identity)
      #expect(CATransform3DIsIdentity(attributes.transform3D))
      #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
    }
    cell.indexPath = IndexPath(item: 0, section: 0)
    #expect(cell.indexPath == [0, 0])
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
        $0.bounds = CGRect(0, 0, 40, 40)
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
        $0.frame = CGRect(0, 0, 10, 20)
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
    let simulation = Simulation.recording()
    let attributes = golden()
    simulation.perform { attributes.bounds = CGRect(5, 0, 40, 40) }
    #expect(simulation.faults.map(\.code) == ["attributes-bounds-origin"])
    #expect(attributes.bounds == CGRect(0, 0, 40, 40))
  }

  @Test(.rule("GA-10", "GA-11", "GA-13", "GA-14", "AT-12", "AT-13", "AT-14"))
  func `both transforms are one value, read as the identity where it leaves the plane`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    let flat = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let turned = CGAffineTransform(rotationAngle: .pi / 6)
    let rows: [(name: String, stored: CATransform3D, flat: CGAffineTransform)] = [
      ("any affine transform", CATransform3DMakeAffineTransform(flat), flat),
      ("a turn about z", CATransform3DMakeAffineTransform(turned), turned),
      ("a move into depth", CATransform3DMakeTranslation(0, 0, 10), .identity),
      ("a perspective", perspective, .identity),
      ("a turn about x", CATransform3DMakeRotation(.pi / 5, 1, 0, 0), .identity),
    ]
    forEachRow(of: rows, named: \.name) { row in
      let attributes = golden()
      attributes.transform = CGAffineTransform(scaleX: 3, y: 3)
      attributes.transform3D = row.stored
      #expect(attributes.transform == row.flat)
      #expect(CATransform3DEqualToTransform(attributes.transform3D, row.stored))
    }
    let attributes = golden()
    attributes.transform = flat
    #expect(
      CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeAffineTransform(flat)))
  }
}
