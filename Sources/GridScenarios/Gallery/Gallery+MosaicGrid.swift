extension LayoutRegistry {
  mutating func registerMosaicGrid() {
    register(
      MosaicGridLayout.self,
      LayoutSchema(id: "mosaicGrid", summary: "a repeating block of six tiles in two columns"),
      making: { _ in Made(MosaicGridLayout()) },
      asPublished: { setup in Made(PublishedMosaicGridLayout(setup)) })
  }
}
