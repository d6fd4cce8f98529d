extension LayoutRegistry {
  mutating func registerMosaicGrid() {
    register(
      LayoutSchema(id: "mosaicGrid", summary: "a repeating block of six tiles in two columns"),
      making: { _ in Made(MosaicGridLayout()) },
      configure: { (_: MosaicGridLayout, _) in },
      asPublished: { setup in Made(PublishedMosaicGridLayout(setup.parameters)) })
  }
}
