extension LayoutRegistry {
  mutating func registerBlock() {
    register(
      LayoutSchema(
        id: "block", summary: "blocks of equal shape, laid out by a template",
        parameters: [
          .init(
            "template", .columnList(.columnList(.count)),
            default: [[0], [1, 5], [2, 6], [3, 7], [4, 8]]),
          .optional("columnWidths", .columnList(.number)),
          .optional("preset", .word(["leadingTile"])),
          .init("gap", .number, default: 10),
          .init("sectionInset", .insets, default: 0),
          .init("headerHeight", .number, default: 0),
          .init("footerHeight", .number, default: 0),
        ]),
      publishedParameters: [.delegateAttached],
      making: { setup in
        let layout = BlockLayout()
        let delegate = ScenarioHeights(setup.data)
        layout.delegate = delegate
        var parameters = setup.parameters
        // A block without widths and without a preset would be refused; the preset fits any width.
        if parameters["columnWidths"] == nil, parameters["preset"] == nil {
          parameters["preset"] = "leadingTile"
        }
        layout.apply(parameters)
        return Made(layout, companions: [delegate])
      },
      configure: { (layout: BlockLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in Made(PublishedBlockLayout(setup)) })
  }
}

extension BlockLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let rows = parameters["template"]?.arrayValue {
      template = rows.compactMap(\.intValues)
    }
    if let widths = parameters["columnWidths"]?.doubleValues {
      columnWidths = widths.map { CGFloat($0) }
      if parameters["preset"] == nil { preset = nil }
    }
    if parameters["preset"]?.stringValue == "leadingTile" {
      preset = .leadingTile(gap: parameters.number("gap") ?? 10)
    } else if parameters["preset"] == .null {
      preset = nil
    } else if let gap = parameters.number("gap"), preset != nil {
      preset = .leadingTile(gap: gap)
    }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
    if let value = parameters.number("headerHeight") { headerHeight = value }
    if let value = parameters.number("footerHeight") { footerHeight = value }
  }
}
