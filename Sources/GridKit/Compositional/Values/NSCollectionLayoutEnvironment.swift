/// The environment that a section provider, a custom group's item provider or a visible-items
/// handler receives.
///
/// - Note: After UIKit's protocol of this name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The rectangle in which items are laid out: the view's bounds. For the item provider of a
  /// custom group, the rectangle is the group.
  var container: any NSCollectionLayoutContainer { get }
  /// The view's traits: layout direction, appearance, size classes, kind of device and display
  /// scale.
  var traitCollection: GridTraitCollection { get }
}

/// The rectangle in which items are laid out: the view's bounds. For the item provider of a custom
/// group, the rectangle is the group.
///
/// - Note: After UIKit's protocol of this name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container in points, insets included.
  var contentSize: CGSize { get }
  /// The size of the container less `effectiveContentInsets`.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A visible element of a section. A handler may change it.
///
/// - Note: After UIKit's protocol of this name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, GridDynamicItem {
  /// The opacity, from 0 to 1; not clamped.
  var alpha: CGFloat { get set }
  /// Stacking order: higher is in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden and has no view.
  var isHidden: Bool { get set }
  /// The middle of the frame, in content points.
  var center: CGPoint { get set }
  /// The transform, applied about the centre. Setting it replaces `transform3D`.
  var transform: CGAffineTransform { get set }
  /// The transform in three dimensions, applied about the centre.
  var transform3D: CATransform3D { get set }

  /// A name that the element keeps as long as it is in the layout.
  var name: String { get }
  /// The element's index path.
  var indexPath: IndexPath { get }
  /// The frame of the element, in content points.
  var frame: CGRect { get }
  /// The bounds of the element, with the origin (0, 0).
  var bounds: CGRect { get }
  /// The category of the element's view.
  var representedElementCategory: GridView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Returns the items of a custom group. The frames of the items are relative to the group's top
/// leading corner, and the group's content insets do not move them.
///
/// The container of the environment has the group's size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Receives the visible items of a section, the section's content offset and the environment. The
/// handler may change the items.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
