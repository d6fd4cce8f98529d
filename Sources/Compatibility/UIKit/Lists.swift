// Lists: sections, cells, and the content of cells.

/// `GridCollectionLayoutListConfiguration`'s name in UIKit; colours and `contentHuggingElements`
/// are stored, without effect.
public typealias UICollectionLayoutListConfiguration = GridCollectionLayoutListConfiguration
/// `GridListSeparatorConfiguration`'s name in UIKit; stored, without effect, as nothing is drawn.
public typealias UIListSeparatorConfiguration = GridListSeparatorConfiguration
/// `GridViewListCell`'s name in UIKit; the content fills the cell, as accessories take no room.
public typealias UICollectionViewListCell = GridViewListCell
/// `GridCellAccessory`'s name in UIKit. Accessories are stored and compared; nothing is drawn.
public typealias UICellAccessory = GridCellAccessory
/// `GridListContentConfiguration`'s name in UIKit; widths of texts are estimates.
public typealias UIListContentConfiguration = GridListContentConfiguration
/// `GridListContentView`'s name in UIKit; it is as high as its texts.
public typealias UIListContentView = GridListContentView
/// `GridConfigurationColorTransformer`'s name in UIKit: a function from a colour to another colour.
public typealias UIConfigurationColorTransformer = GridConfigurationColorTransformer
/// `GridAxis`'s name in UIKit: a set of axes.
public typealias UIAxis = GridAxis
/// `GridSwipeActionsConfiguration`'s name in UIKit; a swipe over a list row shows the actions.
public typealias UISwipeActionsConfiguration = GridSwipeActionsConfiguration
/// `GridContextualAction`'s name in UIKit; a swipe over a list row calls its handler.
public typealias UIContextualAction = GridContextualAction

extension GridViewListCell {
  /// The guide of the separator, from the text to the trailing edge. If the content is not a list
  /// content view, the guide covers the whole cell.
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
  /// The guide of the text; nil without a text.
  public var textLayoutGuide: UILayoutGuide? { guide { $0.text } }
  /// The guide of the secondary text; nil without a secondary text.
  public var secondaryTextLayoutGuide: UILayoutGuide? { guide { $0.secondaryText } }
  /// The guide of the image; nil without an image.
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
