extension LayoutRegistry {
  mutating func registerCircle() {
    register(
      CircleLayout.self,
      LayoutSchema(
        id: "circle", summary: "items on a circle, a ring for each section", itemCost: .costly),
      fields: [
        .size("itemSize", \.itemSize, default: [75, 75]),
        .number("diameterMargin", \.diameterMargin, default: 80),
        .word("radiusBasis", ["height", "minSide"], \.radiusBasis) { .init(rawValue: $0) },
        .init(.optional("radius", .number)) { layout, parameters in
          if let value = parameters["radius"] {
            layout.radius = value.doubleValue.map { CGFloat($0) }
          }
        },
        .init(.init("startAngleDegrees", .angle, default: -90)) { layout, parameters in
          // Files give degrees, Swift has radians.
          if let value = parameters.number("startAngleDegrees") {
            layout.startAngle = value * .pi / 180
          }
        },
        .bool("clockwise", \.isClockwise, default: true),
        .number("ringStep", \.ringStep, default: 0.1),
      ],
      making: { _ in Made(CircleLayout()) },
      asPublished: { setup in Made(PublishedCircleLayout(setup)) })
  }
}
