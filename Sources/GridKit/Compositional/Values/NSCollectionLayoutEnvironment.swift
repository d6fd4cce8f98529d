/// The surroundings that a section provider, a custom group or a handler is told.
///
/// - Note: After UIKit's protocol of this name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The box that something is laid out in.
  var container: any NSCollectionLayoutContainer { get }
  /// Direction, appearance, room and display.
  var traitCollection: GridTraitCollection { get }
}

/// The box that something is laid out in.
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

/// An element of a section that is on screen, as a handler may change it.
///
/// - Note: After UIKit's protocol of this name.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, GridDynamicItem {
  /// 0 … 1; not clamped.
  var alpha: CGFloat { get set }
  /// Stacking order: higher is in front.
  var zIndex: Int { get set }
  /// Whether it has no view.
  var isHidden: Bool { get set }
  /// The middle of the frame, in content points.
  var center: CGPoint { get set }
  /// Applied about the centre; replaces what `transform3D` was set to.
  var transform: CGAffineTransform { get set }
  /// Applied about the centre.
  var transform3D: CATransform3D { get set }

  /// A name of the element, the same as long as it is in the layout.
  var name: String { get }
  /// The element's place.
  var indexPath: IndexPath { get }
  /// The frame that the layout gives the item, in content points.
  var frame: CGRect { get }
  /// The size of the item, from (0, 0).
  var bounds: CGRect { get }
  /// The category of the item's view.
  var representedElementCategory: GridView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for cells.
  var representedElementKind: String? { get }
}

/// Places the items of a custom group, from the group's outer corner.
///
/// It is told the group's size as its container's.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Hears what is on screen of a section and how far that is scrolled, and may change it.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
