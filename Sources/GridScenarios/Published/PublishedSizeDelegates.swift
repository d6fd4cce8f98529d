/// A flow layout's delegate that returns the size (0, 0) for every item. These sizes replace
/// `itemSize`. A published layout that sets `itemSize` to get a certain content size then gets
/// another content size.
final class ZeroSizeDelegate: NSObject, GridViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }

  /// Returns the delegate of a scenario; nil unless the parameters ask for zero sizes.
  static func asked(by parameters: JSONObject) -> ZeroSizeDelegate? {
    parameters["sizeDelegate"] == "zero" ? ZeroSizeDelegate() : nil
  }
}

/// The size delegate of the published grouped rows. Items are wide in the first group, about half
/// as wide in the second group, and narrow in later groups. The delegate returns (0, 0) for items
/// beyond the layout's groups. Widths come from the screen.
///
/// A size in the scenario replaces the size of an item in a group.
final class GroupedSizeDelegate: NSObject, GridViewDelegateFlowLayout {
  private let data: ScenarioData

  init(_ data: ScenarioData) {
    self.data = data
    super.init()
  }

  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = collectionViewLayout as? PublishedGroupedRowsLayout,
      let group = layout.group(ofItem: indexPath.item)
    else { return .zero }
    let screen = layout.parameters.number("screenWidth") ?? GridScreen.main.bounds.width
    let width = [screen - 30, (screen - 100) / 2, 150][min(group, 2)]
    let item = data.item(at: indexPath)
    // A flow layout stops at a negative size.
    return CGSize(width: item?.width ?? max(0, width), height: item?.height ?? 60)
  }
}
