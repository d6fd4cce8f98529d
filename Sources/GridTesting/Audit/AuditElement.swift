import GridCore
import GridKit

/// The values of an attributes object at the moment when the layout returned the object.
@dynamicMemberLookup
struct AuditElement: Equatable {
  /// The geometry and the look, without the transform.
  private let state: GridElementState
  /// The numbers of the index path.
  let path: [Int]
  /// The rectangle before the transform.
  let base: CGRect
  let transform: CATransform3D
  /// Whether the element moves with an orthogonally scrolling section, which may bring the element
  /// on screen.
  let scrollsBySection: Bool
  /// The identity of the attributes object.
  let object: ObjectIdentifier

  @MainActor init(_ attributes: GridViewLayoutAttributes) {
    path = Array(attributes.indexPath)
    state = GridElementState(
      GridElementID(
        category: attributes.kind.category, kind: attributes.representedElementKind,
        section: path.first ?? -1, item: path.count == 2 ? path[1] : NSNotFound),
      frame: attributes.frame, center: attributes.center, size: attributes.size,
      alpha: attributes.alpha, zIndex: attributes.zIndex, isHidden: attributes.isHidden)
    base = state.base
    transform = attributes.transform3D
    scrollsBySection = attributes.sectionShift != nil
    object = ObjectIdentifier(attributes)
  }

  subscript<Value>(dynamicMember value: KeyPath<GridElementState, Value>) -> Value {
    state[keyPath: value]
  }

  var id: GridElementID { state.id }
  var frame: CGRect { state.frame }
  var isCell: Bool { id.category == .cell }
  /// Whether the element is a header or footer. Supplementary views of other kinds may lie
  /// anywhere.
  var isBar: Bool {
    id.category == .supplementaryView
      && [GridView.elementKindSectionHeader, GridView.elementKindSectionFooter].contains(id.kind)
  }
  var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

  /// Whether the answer for a rectangle, with the elements `returned`, has to have the element, and
  /// leaves it out. A layout may choose a transformed element by the frame before the transform, so
  /// both frames have to meet the rectangle.
  func isLeftOut(of rect: CGRect, answeredBy returned: Set<GridElementID>) -> Bool {
    !returned.contains(id) && state.isFinite && !state.isHidden && state.alpha > 0
      && frame.overlaps(rect) && base.overlaps(rect)
  }

  /// Whether a query for a rectangle may return the element.
  func mayMeet(_ rect: CGRect) -> Bool { frame.overlaps(rect) || base.overlaps(rect) }

  /// Whether the element is at the place of another element.
  func isPlaced(as other: AuditElement, tolerance: CGFloat) -> Bool {
    isNear(frame, other.frame, tolerance) && isNear(base, other.base, tolerance)
  }

  static func == (a: AuditElement, b: AuditElement) -> Bool {
    a.state == b.state && a.path == b.path
      && CATransform3DEqualToTransform(a.transform, b.transform)
  }
}

extension [AuditElement] {
  /// The elements of each section, in the order of the sections.
  var bySection: [(section: Int, elements: [AuditElement])] {
    Dictionary(grouping: self, by: \.id.section).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
