extension LayoutRegistry {
  mutating func registerList() {
    register(
      ListLayout.self, LayoutSchema(id: "list", summary: "one full-width row per item"),
      fields: [
        .number("itemHeight", \.itemHeight, default: 60),
        .number("lineSpacing", \.lineSpacing, default: 10),
        .insets("sectionInset", \.sectionInset),
      ],
      publishedParameters: [
        .optional("itemCount", .itemCount), .optional("screenWidth", .number), .sizeDelegate,
      ],
      remaking: ["sizeDelegate"],
      making: { _ in Made(ListLayout()) },
      asPublished: { setup in
        Made(
          PublishedListLayout(setup), delegate: FlowSizeDelegate.zero(askedBy: setup.parameters))
      })
  }
}
