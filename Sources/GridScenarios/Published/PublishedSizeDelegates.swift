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

/// The sizes that the origin of the grouped rows gave the flow layout below it: three wide items, two
/// of about half the width, then narrow ones.
///
/// Items of which the scenario gives a size have that one.
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
    let width =
      switch indexPath.item {
      case 0..<3: collectionView.bounds.width - 30
      case 3..<5: (collectionView.bounds.width - 100) / 2
      default: CGFloat(150)
      }
    let item = data.item(at: indexPath)
    // A flow layout stops at a negative size (FL-52).
    return CGSize(width: item?.width ?? max(0, width), height: item?.height ?? 60)
  }
}
