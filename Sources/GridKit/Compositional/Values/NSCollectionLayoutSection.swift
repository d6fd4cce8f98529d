/// A section of a compositional layout: a group, repeated for all items, and the views around it.
///
/// A section copies all objects that it is given, so later changes to the originals have no effect.
/// The section's properties return the copies.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The section's own copy of its group.
  package final let group: NSCollectionLayoutGroup
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var decorations: [NSCollectionLayoutDecorationItem] = []
  private var scrolling = GridCollectionLayoutSectionOrthogonalScrollingProperties()
  /// The storage of `supplementariesFollowContentInsets`, for use without the deprecated name.
  private var followsContentInsets = true

  /// Makes a section that repeats a group until all items have a place (CL-22).
  public init(group: NSCollectionLayoutGroup) {
    self.group = contentCopy(group)
    super.init()
  }

  // MARK: Insets and spacing

  /// The insets around all groups, in points (CL-7, CL-23).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between two groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The source of the insets that narrow the section in addition to `contentInsets`. `automatic`
  /// stands for the reference of the layout's configuration.
  open var contentInsetsReference = GridContentInsetsReference.automatic

  /// The source of the insets that narrow the section's boundary items. `automatic` stands for the
  /// reference of the section.
  open var supplementaryContentInsetsReference = GridContentInsetsReference.automatic

  /// Whether the section's `contentInsets` narrow its boundary items.
  @available(iOS, deprecated: 16.0, message: "Use supplementaryContentInsetsReference.")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }

  // MARK: Scrolling

  /// The orthogonal scrolling of the section: whether the section scrolls across the layout's
  /// scroll axis, and where the section comes to rest.
  open var orthogonalScrollingBehavior = GridCollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The deceleration and bounce of an orthogonal section. The object belongs to the section and
  /// may be changed.
  open var orthogonalScrollingProperties: GridCollectionLayoutSectionOrthogonalScrollingProperties {
    scrolling
  }

  // MARK: Boundary and decoration items

  /// Views at edges and corners of the section: its headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.copies }
  }

  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { decorations }
    set { decorations = newValue.copies }
  }

  /// The handler that receives the section's visible items after each solve of the layout and each
  /// scroll. The handler may change the items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  // MARK: Solving

  /// Returns the solver's value of the section, with leading as left.
  ///
  /// Calls the item provider of each custom group once.
  ///
  /// - Parameters:
  ///   - itemCount: The number of the section's items.
  ///   - referenceInsets: The insets that `contentInsetsReference` stands for.
  ///   - supplementaryReferenceInsets: The insets that `supplementaryContentInsetsReference` stands
  ///     for.
  ///   - bounds: The view's size.
  ///   - scrollAxis: The layout's scroll axis.
  ///   - environment: The environment that the section provider received.
  ///   - kinds: The layout's numbers of element kinds. New kinds are added.
  package final func solverValue(
    itemCount: Int, referenceInsets: GridEdgeInsets, supplementaryReferenceInsets: GridEdgeInsets,
    bounds: CGSize, scrollAxis: PlaneAxis, environment: any NSCollectionLayoutEnvironment,
    kinds: inout CompositionalKinds
  ) -> CompositionalSection {
    var conversion = CompositionalConversion(
      bounds: bounds, environment: environment,
      pixels: PixelGrid(scale: environment.traitCollection.displayScale), kinds: kinds)
    let group = conversion.item(group)
    kinds = conversion.kinds
    var boundaries: [CompositionalBoundary] = []
    for item in boundarySupplementaryItems {
      boundaries.append(item.solverValue(kinds: &kinds))
    }
    var decorations: [CompositionalDecoration] = []
    for item in decorationItems { decorations.append(item.solverValue(kinds: &kinds)) }
    return CompositionalSection(
      itemCount: itemCount, group: group, contentInsets: contentInsets.solverValue,
      interGroupSpacing: interGroupSpacing.orZero, referenceInsets: referenceInsets,
      supplementaryReferenceInsets: supplementaryReferenceInsets,
      supplementariesFollowContentInsets: followsContentInsets, boundaries: boundaries,
      decorations: decorations, isOrthogonal: orthogonalScrollingBehavior != .none)
  }

  // MARK: Copy and equality

  /// Returns a new object with the same content, with copies of its group and items.
  open func copy(with zone: NSZone? = nil) -> Any {
    copyValues(to: NSCollectionLayoutSection(group: group))
  }

  /// Gives another section the values of this section, except the group, and returns the other
  /// section.
  final func copyValues(to copy: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsContentInsets = followsContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.scrolling.bounce = scrolling.bounce
    copy.scrolling.decelerationRate = scrolling.decelerationRate
    copy.boundarySupplementaryItems = boundaries
    copy.decorationItems = decorations
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }

  /// Compares all properties except the handler, because closures cannot be compared.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) { hasSameContent(as: $0) }
  }

  private func hasSameContent(as other: NSCollectionLayoutSection) -> Bool {
    group == other.group && contentInsets == other.contentInsets
      && interGroupSpacing == other.interGroupSpacing
      && contentInsetsReference == other.contentInsetsReference
      && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
      && followsContentInsets == other.followsContentInsets
      && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
      && scrolling == other.scrolling && boundaries == other.boundaries
      && decorations == other.decorations
  }

  open override var hash: Int {
    MainActor.assumeIsolated { group.hash }
  }
}
