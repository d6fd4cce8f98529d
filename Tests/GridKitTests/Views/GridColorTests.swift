import GridKit
import Testing

@Suite("Colours")
struct GridColorTests {
  @Test func `colours compare by their components`() {
    #expect(GridColor(red: 1, green: 0, blue: 0, alpha: 1) == GridColor.red)
    #expect(GridColor.red.hash == GridColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(GridColor.red != GridColor.red.withAlphaComponent(0.5))
    #expect(GridColor.clear == GridColor(white: 0, alpha: 0))
    #expect(GridColor.secondaryLabel.alpha == 0.6)
  }

  @Test(
    arguments: [
      (0, 1, 1, GridColor.red), (1 / 3, 1, 1, .green), (2 / 3, 1, 1, .blue), (1, 1, 1, .red),
      (1 / 6, 1, 1, .yellow), (0.5, 1, 1, .cyan), (0.25, 0, 1, .white), (0.9, 1, 0, .black),
    ] as [(CGFloat, CGFloat, CGFloat, GridColor)])
  func `hues run around the circle`(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: GridColor
  ) {
    let color = GridColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(abs(color.red - expected.red) < 1e-12)
    #expect(abs(color.green - expected.green) < 1e-12)
    #expect(abs(color.blue - expected.blue) < 1e-12)
  }

  @Test func `components are written where a pointer is given`() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(GridColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 1)
    #expect(alpha == 1)
  }
}
