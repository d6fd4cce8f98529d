extension LayoutRegistry {
  mutating func registerSkyline() {
    register(
      LayoutSchema(
        id: "skyline", summary: "items of any size, each as low as it can stand",
        parameters: [
          .init("interitemSpacing", .number, default: 10),
          .init("lineSpacing", .number, default: 10),
          .init("sectionInset", .insets, default: 0),
        ]),
      making: { setup in
        let layout = SkylineLayout()
        let delegate = ScenarioHeights(setup.data)
        layout.delegate = delegate
        layout.apply(setup.parameters)
        return Made(layout, companions: [delegate])
      },
      configure: { (layout: SkylineLayout, parameters) in layout.apply(parameters) })
  }
}

extension SkylineLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.number("interitemSpacing") { interitemSpacing = value }
    if let value = parameters.number("lineSpacing") { lineSpacing = value }
    if let value = parameters.insets("sectionInset") { sectionInset = value }
  }
}
