extension LayoutRegistry {
  mutating func registerSectionedWaterfall() {
    register(
      SectionedWaterfallLayout.self,
      LayoutSchema(
        id: "sectionedWaterfall",
        summary: "sections packed into columns, each with its own number of them",
        sectionKeys: [
          .init("columns", .columnCount, default: 1),
          .init("lineSpacing", .number, default: 0),
          .init("interitemSpacing", .number, default: 0),
          .init("sectionInset", .insets, default: 0),
          .optional("columnWeights", .columnList(.number)),
        ]),
      fields: [
        .insets("contentInset", \.contentInset),
        .init(.optional("randomHeights", .named(["lowest", "highest"], .number))) {
          layout, parameters in
          guard parameters["randomHeights"] != nil else { return }
          let range = parameters.range("randomHeights")
          if let delegate = layout.delegate as? ScenarioWaterfallDelegate,
            delegate.randomHeights != range
          {
            delegate.randomHeights = range
            layout.invalidateLayout()
          }
        },
      ],
      publishedParameters: [
        .optional(
          "delegate",
          .object([
            .optional("lineSpacing", .bool), .optional("interitemSpacing", .bool),
            .optional("sectionInset", .bool),
          ])),
        .optional("delegateWidth", .number), .delegateAttached,
        .optional("delegateSections", .count), .precision,
      ],
      making: { setup in
        let layout = SectionedWaterfallLayout()
        let delegate = ScenarioWaterfallDelegate(setup.data)
        layout.delegate = delegate
        return Made(layout, companions: [delegate])
      },
      asPublished: { setup in Made(PublishedSectionedWaterfallLayout(setup)) })
  }
}

extension ScenarioWaterfallDelegate: SectionedWaterfallLayoutDelegate {
  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, numberOfColumnsInSection section: Int
  ) -> Int { columns(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: data.item(at: indexPath)?.width ?? 0, height: height(ofItemAt: indexPath))
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, lineSpacingForSection section: Int
  ) -> CGFloat { lineSpacing(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, interitemSpacingForSection section: Int
  ) -> CGFloat { interitemSpacing(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, insetForSection section: Int
  ) -> GridEdgeInsets { inset(section) }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnWeightsInSection section: Int
  ) -> [CGFloat]? {
    data.key("columnWeights", section: section)?.doubleValues?.map { CGFloat($0) }
  }

  func waterfallLayout(
    _ layout: SectionedWaterfallLayout, columnSpanForItemAt indexPath: IndexPath
  ) -> Int { data.item(at: indexPath)?.span ?? 1 }
}

/// A delegate that answers a waterfall's questions with the data of a scenario's sections.
@MainActor
class ScenarioWaterfallDelegate {
  let data: ScenarioData
  /// The range of random heights that replace the scenario's heights; nil for none. Every call
  /// draws a new height.
  var randomHeights: ClosedRange<CGFloat>?
  /// Whether random heights differ from the lowest height by whole points, as in the published code
  /// (WF-8). Both ends of the range are included.
  var drawsWholeNumbers = false
  // A fixed seed, so that two runs of a scenario are alike.
  private var random = SplitMix64(seed: 1)
  /// Height of an item without a height in the scenario.
  private let standardHeight: CGFloat = 60

  init(_ data: ScenarioData) {
    self.data = data
  }

  func columns(_ section: Int) -> Int { data.key("columns", section: section)?.intValue ?? 1 }

  func lineSpacing(_ section: Int) -> CGFloat { keys(section).number("lineSpacing") ?? 0 }

  func interitemSpacing(_ section: Int) -> CGFloat { keys(section).number("interitemSpacing") ?? 0 }

  func inset(_ section: Int) -> GridEdgeInsets { keys(section).insets("sectionInset") ?? .zero }

  func height(ofItemAt path: IndexPath) -> CGFloat {
    if let randomHeights {
      let steps = randomHeights.upperBound - randomHeights.lowerBound
      guard drawsWholeNumbers, let last = Int(exactly: steps.rounded(.down)) else {
        return CGFloat.random(in: randomHeights, using: &random)
      }
      return randomHeights.lowerBound + CGFloat(Int.random(in: 0...last, using: &random))
    }
    return data.item(at: path)?.height ?? standardHeight
  }

  private func keys(_ section: Int) -> JSONObject {
    data.sections.indices.contains(section) ? data.sections[section].keys : JSONObject()
  }
}
