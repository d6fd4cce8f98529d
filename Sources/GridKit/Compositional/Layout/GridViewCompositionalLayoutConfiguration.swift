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

  /// The spacing between two sections, in points, empty sections included (CL-24).
  open var interSectionSpacing: CGFloat = 0

  /// Views around all sections: copies of those that were set.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaries }
    set { boundaries = newValue.copies }
  }

  /// The insets that narrow sections whose own reference is `automatic`.
  open var contentInsetsReference = GridContentInsetsReference.safeArea

  /// A new object with the same content.
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
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      equals(object) {
        $0.scrollDirection == scrollDirection && $0.interSectionSpacing == interSectionSpacing
          && $0.boundaries == boundaries && $0.contentInsetsReference == contentInsetsReference
      }
    }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { scrollDirection.hashValue }
  }

  /// The axis as solvers know it.
  var axis: PlaneAxis { scrollDirection == .vertical ? .y : .x }
}
