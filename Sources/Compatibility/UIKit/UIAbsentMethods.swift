/// An object that implements no optional method.
///
/// `gridview prepare` declares an optional method in a superclass that lacks it, so that a subclass
/// can override it. The declared method only calls the same method of this object, and still counts
/// as absent.
public final class UIAbsentMethods: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate,
  UISearchControllerDelegate, UINavigationControllerDelegate, UITextFieldDelegate,
  UITextViewDelegate
{
  /// The shared object. It has no state.
  public static let shared = UIAbsentMethods()

  private init() {}

  // Required methods return values that show nothing.

  /// Returns 0: there are no items.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns a plain cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Ignores the items to prefetch.
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}

  /// Returns no drag items: nothing is dragged.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }

  /// Ignores the drop.
  public func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
