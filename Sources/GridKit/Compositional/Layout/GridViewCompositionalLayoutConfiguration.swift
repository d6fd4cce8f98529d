/// Settings that hold for all sections of a compositional layout.
///
/// - Note: After `UICollectionViewCompositionalLayoutConfiguration`.
@preconcurrency @MainActor
open class GridViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  private var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public override init() {
    super.init()
  }

  /// The axis along which sections follow each other.
  open var scrollDirection = GridView.ScrollDirection.vertical

  /// The spacing between two sections, in points. Empty sections count, too (CL-24).
  open var interSectionSpacing: CGFloat = 0

  /// Supplementary views around all sections. Setting the property stores copies.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.copies }
  }

  /// The source of the insets that narrow a section, if the section's own reference is `automatic`.
  open var contentInsetsReference = GridContentInsetsReference.safeArea

  /// Returns a new object with the same content.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GridViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundaries
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }

  /// Compares all properties.
  open override func isEqual(_ object: Any?) -> Bool {
    equals(object) {
      $0.scrollDirection == scrollDirection && $0.interSectionSpacing == interSectionSpacing
        && $0.boundaries == boundaries && $0.contentInsetsReference == contentInsetsReference
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { scrollDirection.hashValue }
  }

  /// The scroll axis, as a value for the solver.
  var axis: PlaneAxis { scrollDirection == .vertical ? .y : .x }
}
