/// Properties that few views have, kept out of line so that a plain view stays small.
final class ViewExtras {
  var transform = CATransform3DIdentity
  /// The point of the view that `center` places and that the transform leaves where it is, as
  /// shares of the width and height.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Safe area insets that were set instead of derived.
  var ownSafeArea: GridEdgeInsets?
  var margins = LayoutMargins.directional(.standard)
  var traitOverrides = GridTraitOverrides()
  var tintColor: GridColor?
  var contentMode = BaseView.ContentMode.scaleToFill
  var mapsConstraints = true
  /// Called when the view is asked for the size that it would fit.
  var fittingObserver: ((BaseView) -> Void)?
  /// The watcher of fingers on the view; it hears of them before the view does.
  var fingerWatcher: (any FingerWatcher)?
  var accessibility: Accessibility?
  /// The controller whose view this is.
  weak var controller: BaseViewController?
  /// Objects that other modules of the package keep with the view, by type.
  var attachments: [ObjectIdentifier: AnyObject] = [:]
  /// The changes that are still on their way, in the order in which they were made.
  var animatedChanges: [AnimatedChange] = []
}

extension BaseView {
  /// An object that another module of the package keeps with the view; made when first asked for.
  package final func attachment<Attachment: AnyObject>(
    made: () -> Attachment
  ) -> Attachment {
    if let present = attachment(of: Attachment.self) { return present }
    let object = made()
    madeExtras.attachments[ObjectIdentifier(Attachment.self)] = object
    return object
  }

  /// Whether no observer is called when the view is asked for the size that it would fit.
  @inline(__always)
  final var hasNoFittingObserver: Bool { extras.map { $0.fittingObserver == nil } ?? true }

  /// Called when the view is asked for the size that it would fit; nil for no observer.
  package final var fittingObserver: ((BaseView) -> Void)? {
    get { extras?.fittingObserver }
    set { madeExtras.fittingObserver = newValue }
  }

  /// The object, if there is one already.
  package final func attachment<Attachment: AnyObject>(of type: Attachment.Type) -> Attachment? {
    extras?.attachments[ObjectIdentifier(type)] as? Attachment
  }
}

/// Margins by the names they were set with; the other names follow the reading direction.
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
  /// Returns these distances by reading direction.
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left,
      bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}
