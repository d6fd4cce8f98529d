/// The colours of a terminal with 256 colours, by number. A cube of 6 × 6 × 6 colours starts at 16,
/// and greys start at 232. Colours 0 to 15 are the user's own and not used.
package enum TerminalColors {
  /// The colour behind the content.
  package static let ground: UInt8 = 234
  /// The colour of headers and footers.
  package static let supplementary: UInt8 = 244
  /// The colour of decorations.
  package static let decoration: UInt8 = 237

  /// Returns the colour of an item, one of eleven colours that stand out from the ground.
  /// Neighbouring items have very different colours. In rows of two to ten items, an item never has
  /// the colour of the item below it.
  package static func ofItem(_ item: Int, section: Int) -> UInt8 {
    let number = Int((item &+ section &* 4).magnitude % 11)
    return items[number * 4 % 11]
  }

  private static let items: [UInt8] = [68, 107, 131, 97, 179, 73, 168, 66, 173, 139, 143]

  /// Returns the colour of text on a background colour; nil without a background colour.
  package static func ink(on ground: UInt8?) -> UInt8? {
    guard let ground else { return nil }
    let (red, green, blue) = parts(of: ground)
    return red * 3 + green * 6 + blue > 1150 ? 16 : 231
  }

  /// Returns the terminal colour nearest to the mix of one colour over another.
  package static func mix(_ color: UInt8, over behind: UInt8?, _ opacity: Double) -> UInt8 {
    let front = parts(of: color)
    let back = parts(of: behind ?? ground)
    func part(_ front: Int, _ back: Int) -> Int {
      Int((Double(front) * opacity + Double(back) * (1 - opacity)).rounded())
    }
    return nearest(
      to: (part(front.0, back.0), part(front.1, back.1), part(front.2, back.2)))
  }

  /// Returns the red, green and blue parts of a colour, from 0 to 255.
  package static func parts(of color: UInt8) -> (Int, Int, Int) {
    if color >= 232 {
      let grey = 8 + 10 * (Int(color) - 232)
      return (grey, grey, grey)
    }
    guard color >= 16 else { return parts(of: ground) }
    let number = Int(color) - 16
    return (steps[number / 36], steps[number / 6 % 6], steps[number % 6])
  }

  /// Returns the nearest colour of the cube or of the greys.
  package static func nearest(to color: (Int, Int, Int)) -> UInt8 {
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let (red, green, blue) = (step(color.0), step(color.1), step(color.2))
    let inCube = UInt8(16 + 36 * red + 6 * green + blue)
    let grey = min(max((color.0 + color.1 + color.2) / 3 - 3, 0) / 10, 23)
    let greys = UInt8(232 + grey)
    func distance(_ other: UInt8) -> Int {
      let parts = parts(of: other)
      let (red, green, blue) = (parts.0 - color.0, parts.1 - color.1, parts.2 - color.2)
      return red * red + green * green + blue * blue
    }
    return distance(greys) < distance(inCube) ? greys : inCube
  }

  private static let steps = [0, 95, 135, 175, 215, 255]
}
