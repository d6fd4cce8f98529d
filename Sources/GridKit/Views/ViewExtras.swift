/// Properties that few views have, kept out of line so that a plain view stays small.
final class ViewExtras {
  var transform = CATransform3DIdentity
  /// The point of the view that lies at `center` and that the transform leaves in place, as
  /// fractions of width and height.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Safe area insets that were set by `setSafeAreaInsets(_:)`; nil for derived insets.
  var ownSafeArea: GridEdgeInsets?
  var margins = LayoutMargins.directional(.standard)
  var preservesSuperviewMargins = false
  var traitOverrides = GridTraitOverrides()
  /// The handlers of trait changes, in the order of their registration.
  var traitObservers: [TraitChangeObserver] = []
  var tintColor: GridColor?
  var contentMode = BaseView.ContentMode.scaleToFill
  var mapsConstraints = true
  var constraints: ViewConstraints?
  var takesTouches = true
  var hasFocus = false
  /// The watcher that gets touches on the view before the view does.
  var fingerWatcher: (any FingerWatcher)?
  var accessibility: Accessibility?
  /// The controller whose view this is.
  weak var controller: BaseViewController?
  /// Objects that other modules of the package keep with the view, by type.
  var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// The animated changes that have not ended, in the order in which they were made.
  var animatedChanges: [AnimatedChange] = []
}

extension BaseView {
  /// Returns the object of the type `Attachment` that another module of the package keeps with the
  /// view. The object is made at the first call.
  package final func attachment<Attachment: AnyObject>(
    made: () -> Attachment
  ) -> Attachment {
    if let present = attachment(of: Attachment.self) { return present }
    let object = made()
    madeExtras.attachments[ObjectIdentifier(Attachment.self)] = object
    return object
  }

  package final var hasFocus: Bool {
    get { extras?.hasFocus ?? false }
    set {
      guard newValue != hasFocus else { return }
      madeExtras.hasFocus = newValue
      focusDidChange()
    }
  }

  /// Returns the object of a type that another module keeps with the view; nil for none.
  package final func attachment<Attachment: AnyObject>(of type: Attachment.Type) -> Attachment? {
    extras?.attachments[ObjectIdentifier(type)] as? Attachment
  }
}

/// Layout margins in the form in which they were set, absolute or directional. The absolute form of
/// directional margins depends on the reading direction.
enum LayoutMargins: Equatable {
  case absolute(GridEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func absolute(isRightToLeft: Bool) -> GridEdgeInsets {
    switch self {
    case .absolute(let insets): insets
    case .directional(let insets): insets.resolved(isRightToLeft: isRightToLeft)
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// The margins of a view without margins of its own: 8 points on every edge.
  static let standard = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

extension GridEdgeInsets {
  /// Returns the margins of a view that keeps its content out of its superview's margins too: edge
  /// by edge the larger one, less the distance between the edges (AL-17).
  func covering(_ outer: GridEdgeInsets, of bounds: CGRect, at frame: CGRect) -> GridEdgeInsets {
    GridEdgeInsets(
      top: max(top, outer.top - (frame.minY - bounds.minY)),
      left: max(left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(right, outer.right - (bounds.maxX - frame.maxX)))
  }

  /// Returns the insets with leading and trailing edges, which depend on the reading direction.
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left,
      bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}
