extension LayoutRegistry {
  mutating func registerList() {
    register(
      LayoutSchema(
        id: "list", summary: "one full-width row per item",
        parameters: [
          .init("itemHeight", .number, default: 60),
          .init("lineSpacing", .number, default: 10),
          .init("sectionInset", .insets, default: 0),
        ]),
      publishedParameters: [
        .optional("itemCount", .itemCount), .optional("screenWidth", .number), .sizeDelegate,
      ],
      remaking: ["sizeDelegate"],
      making: { setup in
        let layout = ListLayout()
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: ListLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in
        Made(
          PublishedListLayout(setup), delegate: ZeroSizeDelegate.asked(by: setup.parameters))
      })
  }
}

extension ListLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.number("itemHeight") { itemHeight = value }
    if let value = parameters.number("lineSpacing") { lineSpacing = value }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
  }
}
