extension LayoutRegistry {
  mutating func registerBlock() {
    register(
      BlockLayout.self,
      LayoutSchema(id: "block", summary: "blocks of equal shape, laid out by a template"),
      fields: [
        .init(
          .init(
            "template", .columnList(.columnList(.count)),
            default: [[0], [1, 5], [2, 6], [3, 7], [4, 8]])
        ) { layout, parameters in
          if let rows = parameters["template"]?.arrayValue {
            layout.template = rows.compactMap(\.intValues)
          }
        },
        .init(.optional("columnWidths", .columnList(.number))) { layout, parameters in
          if let widths = parameters["columnWidths"]?.doubleValues {
            layout.columnWidths = widths.map { CGFloat($0) }
            if parameters["preset"] == nil { layout.preset = nil }
          }
        },
        .init(.optional("preset", .word(["leadingTile"]))) { layout, parameters in
          if parameters["preset"]?.stringValue == "leadingTile" {
            layout.preset = .leadingTile(gap: parameters.number("gap") ?? 10)
          } else if parameters["preset"] == .null {
            layout.preset = nil
          } else if let gap = parameters.number("gap"), layout.preset != nil {
            layout.preset = .leadingTile(gap: gap)
          }
        },
        // The preset reads its gap.
        .init(.init("gap", .number, default: 10)) { _, _ in },
        .insets("sectionInset", \.sectionInset), .number("headerHeight", \.headerHeight),
        .number("footerHeight", \.footerHeight),
      ],
      publishedParameters: [.delegateAttached],
      making: { setup in
        let layout = BlockLayout()
        let delegate = ScenarioHeights(setup.data)
        layout.delegate = delegate
        // A block without widths and without a preset would be refused; the preset fits any width.
        if setup.parameters["columnWidths"] == nil, setup.parameters["preset"] == nil {
          layout.preset = .leadingTile(gap: 10)
        }
        return Made(layout, companions: [delegate])
      },
      asPublished: { setup in Made(PublishedBlockLayout(setup)) })
  }
}
