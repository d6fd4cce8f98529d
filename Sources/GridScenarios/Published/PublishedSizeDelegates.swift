/// A flow layout's delegate that says (0, 0) of every item: it shadows `itemSize`, and with it the
/// content size that a layout tried to coax out of it.
final class ZeroSizeDelegate: NSObject, GridViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: GridView, layout collectionViewLayout: GridViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }

  /// The delegate of a scenario: none, unless the parameters ask for zero sizes.
  static func asked(by parameters: JSONObject) -> ZeroSizeDelegate? {
    parameters["sizeDelegate"] == "zero" ? ZeroSizeDelegate() : nil
  }
}

/// The sizes that the origin of the grouped rows gave the flow layout below it: wide items in the
/// first group, about half as wide ones in the second, narrow ones behind that. It counts by the
/// layout's groups, says (0, 0) of every item beyond them, and measures the screen.
///
/// Items of the groups that have a size in the scenario have that one.
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
