extension LayoutRegistry {
  mutating func registerSectionedWaterfall() {
    register(
      LayoutSchema(
        id: "sectionedWaterfall",
        summary: "sections packed into columns, each with its own number of them",
        parameters: [.init("contentInset", .insets, default: 0)],
        sectionKeys: [
          .init("columns", .integer, default: 1),
          .init("lineSpacing", .number, default: 0),
          .init("interitemSpacing", .number, default: 0),
          .init("sectionInset", .insets, default: 0),
          .optional("columnWeights", .list(.number)),
        ]),
      making: { setup in
        let layout = SectionedWaterfallLayout()
        let delegate = ScenarioWaterfallDelegate(setup.data)
        layout.delegate = delegate
        layout.apply(setup.parameters)
        return Made(layout, companions: [delegate])
      },
      configure: { (layout: SectionedWaterfallLayout, parameters) in layout.apply(parameters) })
  }
}

extension SectionedWaterfallLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.insets("contentInset") { contentInset = value }
  }
}

/// Answers a waterfall from the sections of a scenario.
final class ScenarioWaterfallDelegate: SectionedWaterfallLayoutDelegate {
  private let data: ScenarioData
  /// Height of an item of which the scenario says nothing.
  private let standardHeight: CGFloat = 60

  init(_ data: ScenarioData) {
    self.data = data
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { data.key("columns", section: section)?.intValue ?? 1 }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = data.item(at: indexPath)
    return CGSize(width: item?.width ?? 0, height: item?.height ?? standardHeight)
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { keys(section).number("lineSpacing") ?? 0 }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { keys(section).number("interitemSpacing") ?? 0 }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { keys(section).insets("sectionInset") ?? .zero }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? {
    data.key("columnWeights", section: section)?.doubleValues?.map { CGFloat($0) }
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { data.item(at: indexPath)?.span ?? 1 }

  private func keys(_ section: Int) -> JSONObject {
    data.sections.indices.contains(section) ? data.sections[section].keys : JSONObject()
  }
}
