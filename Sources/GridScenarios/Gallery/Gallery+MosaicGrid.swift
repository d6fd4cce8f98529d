extension LayoutRegistry {
  mutating func registerMosaicGrid() {
    register(
      LayoutSchema(id: "mosaicGrid", summary: "a repeating block of six tiles in two columns"),
      make: { _ in MosaicGridLayout() })
  }
}
