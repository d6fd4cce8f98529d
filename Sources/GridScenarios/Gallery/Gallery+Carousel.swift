extension LayoutRegistry {
  mutating func registerCarousel() {
    register(
      LayoutSchema(
        id: "carousel", summary: "one horizontal line, the item in the middle in full size",
        parameters: [
          .init("itemSize", .size, default: [200, 200]),
          .init("spacing", .number, default: 10),
          .init("pagingEnabled", .bool, default: false),
        ]),
      making: { setup in
        let layout = CarouselLayout()
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: CarouselLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in Made(PublishedCarouselLayout(setup.parameters)) })
  }
}

extension CarouselLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.size("itemSize") { itemSize = value }
    if let value = parameters.number("spacing") { spacing = value }
    if let value = parameters["pagingEnabled"]?.boolValue { pagingEnabled = value }
  }
}
