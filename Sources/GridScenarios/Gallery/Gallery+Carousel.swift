extension LayoutRegistry {
  mutating func registerCarousel() {
    register(
      CarouselLayout.self,
      LayoutSchema(
        id: "carousel", summary: "one horizontal line, the item in the middle in full size"),
      fields: [
        .size("itemSize", \.itemSize, default: [200, 200]),
        .number("spacing", \.spacing, default: 10), .bool("pagingEnabled", \.pagingEnabled),
      ],
      making: { _ in Made(CarouselLayout()) },
      asPublished: { setup in Made(PublishedCarouselLayout(setup)) })
  }
}
