/// A section of a compositional layout: a group, repeated for all items, and the views around it.
///
/// It takes copies of all that it is given, so later changes to the originals do nothing; what its
/// properties answer are its own objects.
///
/// - Note: After UIKit's class of this name.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The section's own copy.
  package final let group: NSCollectionLayoutGroup
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var decorations: [NSCollectionLayoutDecorationItem] = []
  private var scrolling = GridCollectionLayoutSectionOrthogonalScrollingProperties()
  /// Apart from the public name, which is deprecated.
  private var followsContentInsets = true

  /// A section whose items fill a group, then another one like it, and so on (CL-22).
  public init(group: NSCollectionLayoutGroup) {
    self.group = contentCopy(group)
    super.init()
  }

  // MARK: Room

  /// The insets around all groups, in points (CL-7, CL-23).
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The spacing between two groups, in points.
  open var interGroupSpacing: CGFloat = 0

  /// The insets that narrow the section besides `contentInsets`; `automatic` is what the layout's
  /// configuration says.
  open var contentInsetsReference = GridContentInsetsReference.automatic

  /// The insets that narrow the section's boundary items; `automatic` is the reference that counts
  /// for the section.
  open var supplementaryContentInsetsReference = GridContentInsetsReference.automatic

  /// Whether boundary items keep to the section's `contentInsets`.
  @available(iOS, deprecated: 16.0, message: "Use supplementaryContentInsetsReference.")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }

  // MARK: Scrolling

  /// Whether the section scrolls by itself across the layout's scroll axis, and where it comes to
  /// rest.
  open var orthogonalScrollingBehavior = GridCollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// The deceleration and bounce of a section that scrolls by itself: the section's own object,
  /// which may be changed.
  open var orthogonalScrollingProperties: GridCollectionLayoutSectionOrthogonalScrollingProperties {
    scrolling
  }

  // MARK: What is around

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

  /// The handler that hears what is on screen each time that the layout is solved or scrolled, and
  /// may change it.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  // MARK: Solving

  /// The section as solvers know it, left for leading.
  ///
  /// Asks the closures of custom groups, each once.
  ///
  /// - Parameters:
  ///   - itemCount: How many items the data source has.
  ///   - referenceInsets: Those of what the section's reference names.
  ///   - supplementaryReferenceInsets: The same for boundary items.
  ///   - bounds: The view's size.
  ///   - scrollAxis: The layout's.
  ///   - environment: What the section provider was told.
  ///   - kinds: The layout's numbers of element kinds.
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

  /// A new object with the same content and copies of all that is in it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
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

  /// Compares all but the handler: closures cannot be compared.
  open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { equals(object) { hasSameContent(as: $0) } }
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
