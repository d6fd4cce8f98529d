extension LayoutRegistry {
  mutating func registerCircle() {
    register(
      LayoutSchema(
        id: "circle", summary: "items on a circle, a ring for each section",
        parameters: [
          .init("itemSize", .size, default: [75, 75]),
          .init("diameterMargin", .number, default: 80),
          .init("radiusBasis", .word(["height", "minSide"]), default: "height"),
          .optional("radius", .number),
          .init("startAngleDegrees", .angle, default: -90),
          .init("clockwise", .bool, default: true),
          .init("ringStep", .number, default: 0.1),
        ],
        itemCost: .costly),
      making: { setup in
        let layout = CircleLayout()
        layout.apply(setup.parameters)
        return Made(layout)
      },
      configure: { (layout: CircleLayout, parameters) in layout.apply(parameters) },
      asPublished: { setup in Made(PublishedCircleLayout(setup.parameters)) })
  }
}

extension CircleLayout {
  fileprivate func apply(_ parameters: JSONObject) {
    if let value = parameters.size("itemSize") { itemSize = value }
    if let value = parameters.number("diameterMargin") { diameterMargin = value }
    if let value = parameters["radiusBasis"]?.stringValue.flatMap(RadiusBasis.init) {
      radiusBasis = value
    }
    if let value = parameters["radius"] { radius = value.doubleValue.map { CGFloat($0) } }
    // Files give degrees, Swift has radians.
    if let value = parameters.number("startAngleDegrees") { startAngle = value * .pi / 180 }
    if let value = parameters["clockwise"]?.boolValue { isClockwise = value }
    if let value = parameters.number("ringStep") { ringStep = value }
  }
}
