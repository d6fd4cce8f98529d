extension LayoutRegistry {
  mutating func registerSkyline() {
    register(
      SkylineLayout.self,
      LayoutSchema(id: "skyline", summary: "items of any size, each as low as it can stand"),
      fields: [
        .number("interitemSpacing", \.interitemSpacing, default: 10),
        .number("lineSpacing", \.lineSpacing, default: 10),
        .insets("sectionInset", \.sectionInset),
      ],
      making: { setup in
        let layout = SkylineLayout()
        let delegate = ScenarioHeights(setup.data)
        layout.delegate = delegate
        return Made(layout, companions: [delegate])
      })
  }
}
