extension FlowSizeDelegate {
  /// Returns a delegate that gives every item the size (0, 0), which replaces `itemSize`. A
  /// published layout that sets `itemSize` to get a certain content size then gets another content
  /// size. Returns nil unless the parameters ask for zero sizes.
  static func zero(askedBy parameters: JSONObject) -> FlowSizeDelegate? {
    parameters["sizeDelegate"] == "zero" ? FlowSizeDelegate { _, _ in .zero } : nil
  }

  /// Returns the delegate of the published grouped rows. Items are wide in the first group, about
  /// half as wide in the second group, and narrow in later groups. Items beyond the layout's groups
  /// have the size (0, 0). Widths come from the screen.
  ///
  /// A size in the scenario replaces the size of an item in a group.
  static func groupedRows(_ data: ScenarioData) -> FlowSizeDelegate {
    FlowSizeDelegate { layout, path in
      guard let layout = layout as? PublishedGroupedRowsLayout,
        let group = layout.group(ofItem: path.item)
      else { return .zero }
      let screen = layout.parameters.number("screenWidth") ?? GridScreen.main.bounds.width
      let width = [screen - 30, (screen - 100) / 2, 150][min(group, 2)]
      let item = data.item(at: path)
      // A flow layout stops at a negative size.
      return CGSize(width: item?.width ?? max(0, width), height: item?.height ?? 60)
    }
  }
}
