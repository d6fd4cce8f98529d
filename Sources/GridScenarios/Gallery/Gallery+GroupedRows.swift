extension LayoutRegistry {
  mutating func registerGroupedRows() {
    register(
      LayoutSchema(
        id: "groupedRows", summary: "one item per row, widths by groups",
        parameters: [
          .init(
            "groups",
            .columnList(
              .object([
                .required("count", .itemCount), .required("itemWidth", .number),
              ])),
            default: [
              ["count": 3, "itemWidth": 200], ["count": 2, "itemWidth": 100],
              ["count": 2, "itemWidth": 130],
            ]),
          .init("itemHeight", .number, default: 60),
          .init("lineSpacing", .number, default: 10),
          .init("sectionInset", .insets, default: 0),
        ]),
      publishedParameters: [.optional("screenWidth", .number)],
      making: { setup in
        let layout = GroupedRowsLayout()
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: GroupedRowsLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in
        Made(
          PublishedGroupedRowsLayout(setup.parameters), delegate: GroupedSizeDelegate(setup.data))
      })
  }
}

extension GroupedRowsLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let list = parameters["groups"]?.arrayValue {
      groups = list.compactMap(\.objectValue).map {
        Group(count: $0["count"]?.intValue ?? 0, itemWidth: $0.number("itemWidth") ?? 0)
      }
    }
    if let value = parameters.number("itemHeight") { itemHeight = value }
    if let value = parameters.number("lineSpacing") { lineSpacing = value }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
  }
}
