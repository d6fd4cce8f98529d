import GridCore
import GridKit

/// The values of an attributes object at the moment when the layout returned the object.
struct AuditElement: Hashable {
  let id: GridElementID
  /// The numbers of the index path.
  let path: [Int]
  /// The bounding box after the transform, in content points.
  let frame: CGRect
  /// The rectangle before the transform.
  let base: CGRect
  let transform: CATransform3D
  let alpha: CGFloat
  let zIndex: Int
  let isHidden: Bool
  /// Whether the element moves with an orthogonally scrolling section, which may bring the element
  /// on screen.
  let scrollsBySection: Bool
  /// The identity of the attributes object.
  let object: ObjectIdentifier

  @MainActor init(_ attributes: GridViewLayoutAttributes) {
    path = Array(attributes.indexPath)
    let isPair = path.count == 2
    id = GridElementID(
      category: attributes.kind.category, kind: attributes.representedElementKind,
      section: path.first ?? -1, item: isPair ? path[1] : NSNotFound)
    frame = attributes.frame
    let (center, size) = (attributes.center, attributes.size)
    base = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    transform = attributes.transform3D
    alpha = attributes.alpha
    zIndex = attributes.zIndex
    isHidden = attributes.isHidden
    scrollsBySection = attributes.sectionShift != nil
    object = ObjectIdentifier(attributes)
  }

  var isCell: Bool { id.category == .cell }
  /// Whether the element is a header or footer. Supplementary views of other kinds may lie
  /// anywhere.
  var isBar: Bool {
    id.category == .supplementaryView
      && (id.kind == GridElementID.header || id.kind == GridElementID.footer)
  }
  var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

  /// Whether the frame, the rectangle before the transform and the alpha are finite.
  var isFinite: Bool {
    frame.isFiniteRect && base.isFiniteRect && alpha.isFinite
  }

  /// Whether a query for a rectangle has to return the element. A layout may choose a transformed
  /// element by the frame before the transform, so both frames have to meet the rectangle.
  func meets(_ rect: CGRect) -> Bool { frame.overlaps(rect) && base.overlaps(rect) }

  /// Whether a query for a rectangle may return the element.
  func mayMeet(_ rect: CGRect) -> Bool { frame.overlaps(rect) || base.overlaps(rect) }

  /// Whether the element is at the place of another element.
  func isPlaced(as other: AuditElement, tolerance: CGFloat) -> Bool {
    isNear(frame, other.frame, tolerance) && isNear(base, other.base, tolerance)
  }

  static func == (a: AuditElement, b: AuditElement) -> Bool {
    a.id == b.id && a.path == b.path && a.frame == b.frame && a.base == b.base
      && CATransform3DEqualToTransform(a.transform, b.transform) && a.alpha == b.alpha
      && a.zIndex == b.zIndex && a.isHidden == b.isHidden
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension GridElementID {
  static let header = "UICollectionElementKindSectionHeader"
  static let footer = "UICollectionElementKindSectionFooter"
}
