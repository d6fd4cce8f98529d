// Lists: their sections, their cells, and what these show.

/// `GridCollectionLayoutListConfiguration`'s name in UIKit; colours and hugging are kept only.
public typealias UICollectionLayoutListConfiguration = GridCollectionLayoutListConfiguration
/// `GridListSeparatorConfiguration`'s name in UIKit; kept only, as nothing is drawn.
public typealias UIListSeparatorConfiguration = GridListSeparatorConfiguration
/// `GridViewListCell`'s name in UIKit; its content fills it, as accessories take no room.
public typealias UICollectionViewListCell = GridViewListCell
/// `GridCellAccessory`'s name in UIKit; kept and compared, as nothing is drawn.
public typealias UICellAccessory = GridCellAccessory
/// `GridListContentConfiguration`'s name in UIKit; heights of texts are estimates.
public typealias UIListContentConfiguration = GridListContentConfiguration
/// `GridListContentView`'s name in UIKit; as high as its texts need, by estimates.
public typealias UIListContentView = GridListContentView
/// `GridConfigurationColorTransformer`'s name in UIKit: makes a colour out of another.
public typealias UIConfigurationColorTransformer = GridConfigurationColorTransformer
/// `GridAxis`'s name in UIKit: axes of a plane.
public typealias UIAxis = GridAxis
/// `GridSwipeActionsConfiguration`'s name in UIKit; a finger that swipes over a list row shows it.
public typealias UISwipeActionsConfiguration = GridSwipeActionsConfiguration
/// `GridContextualAction`'s name in UIKit; a swipe over a list row calls its handler.
public typealias UIContextualAction = GridContextualAction

extension GridViewListCell {
  /// The guide along which lines run: from the text to the trailing edge; the whole cell without a
  /// list's content.
  public var separatorLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self) { cell in
      guard let text = (cell as? GridViewListCell)?.listContentView?.places.text else {
        return cell.bounds
      }
      let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(
        x: isRightToLeft ? 0 : text.minX, y: 0, width: max(0, cell.bounds.width - text.minX),
        height: cell.bounds.height)
    }
  }

  private var listContentView: GridListContentView? { contentView as? GridListContentView }
}

extension GridListContentView {
  /// The guide of the text; nil without one.
  public var textLayoutGuide: UILayoutGuide? { guide { $0.text } }
  /// The guide of the second text; nil without one.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide { $0.secondaryText } }
  /// The guide of the image; nil without one.
  public var imageLayoutGuide: UILayoutGuide? { guide { $0.image } }

  private func guide(_ part: @escaping (ListContentPlaces) -> CGRect?) -> UILayoutGuide? {
    guard part(places) != nil else { return nil }
    return UILayoutGuide(of: self) { view in
      guard let view = view as? GridListContentView, let frame = part(view.places) else {
        return .zero
      }
      guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
      return CGRect(
        origin: CGPoint(x: view.bounds.width - frame.maxX, y: frame.minY), size: frame.size)
    }
  }
}
