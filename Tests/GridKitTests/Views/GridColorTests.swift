import GridKit
import TestSupport
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

  @Test(.rows) func `hues run around the circle`() {
    let rows: [(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: GridColor)] = [
      (0, 1, 1, .red), (1 / 3, 1, 1, .green), (2 / 3, 1, 1, .blue), (1, 1, 1, .red),
      (1 / 6, 1, 1, .yellow), (0.5, 1, 1, .cyan), (0.25, 0, 1, .white), (0.9, 1, 0, .black),
    ]
    forEachRow(of: rows) { row in
      let color = GridColor(
        hue: row.hue, saturation: row.saturation, brightness: row.brightness, alpha: 1)
      #expect(abs(color.red - row.expected.red) < 1e-12)
      #expect(abs(color.green - row.expected.green) < 1e-12)
      #expect(abs(color.blue - row.expected.blue) < 1e-12)
    }
  }

  @Test func `components are written where a pointer is given`() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(GridColor.orange.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 1)
    #expect(alpha == 1)
  }
}
