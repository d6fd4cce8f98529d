extension LayoutRegistry {
  mutating func registerGroupedRows() {
    let group = ParameterType.object([
      .required("count", .itemCount), .required("itemWidth", .number),
    ])
    let groups: JSONValue = [
      ["count": 3, "itemWidth": 200], ["count": 2, "itemWidth": 100],
      ["count": 2, "itemWidth": 130],
    ]
    register(
      GroupedRowsLayout.self,
      LayoutSchema(id: "groupedRows", summary: "one item per row, widths by groups"),
      fields: [
        .init(.init("groups", .columnList(group), default: groups)) { layout, parameters in
          guard let list = parameters["groups"]?.arrayValue else { return }
          layout.groups = list.compactMap(\.objectValue).map {
            .init(count: $0["count"]?.intValue ?? 0, itemWidth: $0.number("itemWidth") ?? 0)
          }
        },
        .number("itemHeight", \.itemHeight, default: 60),
        .number("lineSpacing", \.lineSpacing, default: 10),
        .insets("sectionInset", \.sectionInset),
      ],
      publishedParameters: [.optional("screenWidth", .number)],
      making: { _ in Made(GroupedRowsLayout()) },
      asPublished: { setup in
        Made(PublishedGroupedRowsLayout(setup), delegate: FlowSizeDelegate.groupedRows(setup.data))
      })
  }
}
