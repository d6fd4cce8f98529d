extension LayoutRegistry {
  mutating func registerShortestColumn() {
    register(
      ShortestColumnLayout.self,
      LayoutSchema(
        id: "shortestColumn", summary: "equal columns, each item under the shortest one"),
      fields: [
        .init(.init("columnCount", .columnCount, default: 4)) { layout, parameters in
          if let value = parameters["columnCount"]?.intValue { layout.columnCount = value }
        },
        .number("itemHeight", \.itemHeight, default: 40),
        .number("interitemSpacing", \.interitemSpacing, default: 10),
        .number("lineSpacing", \.lineSpacing, default: 10),
        .insets("sectionInset", \.sectionInset),
      ],
      publishedParameters: [
        .optional("itemCount", .itemCount), .optional("screenWidth", .number),
        .init(
          "columnBias", .list(.number, count: 4),
          default: [0, 0.001, 0.0011, 0.0012]),
        .sizeDelegate, .precision,
      ],
      remaking: ["sizeDelegate"],
      making: { setup in
        let layout = ShortestColumnLayout()
        let delegate = ScenarioHeights(setup.data)
        if setup.data.hasItemSizes { layout.delegate = delegate }
        return Made(layout, companions: [delegate])
      },
      asPublished: { setup in
        Made(
          PublishedShortestColumnLayout(setup),
          delegate: FlowSizeDelegate.zero(askedBy: setup.parameters))
      })
  }
}

/// A delegate that gives layouts of the gallery the item sizes of a scenario.
final class ScenarioHeights: ShortestColumnLayoutDelegate, SkylineLayoutDelegate,
  BlockLayoutDelegate
{
  private let data: ScenarioData
  /// Size of an item without a size in the scenario.
  static let standardSize = CGSize(width: 80, height: 60)

  init(_ data: ScenarioData) {
    self.data = data
  }

  func shortestColumnLayout(
    _ layout: ShortestColumnLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat? { data.item(at: indexPath)?.height }

  func skylineLayout(_ layout: SkylineLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    guard let item = data.item(at: indexPath) else { return Self.standardSize }
    return CGSize(width: item.width ?? Self.standardSize.width, height: item.height)
  }

  func blockLayout(_ layout: BlockLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    data.item(at: indexPath)?.height ?? Self.standardSize.height
  }
}
