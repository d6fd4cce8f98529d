// P3 and sRGB share the white point and the transfer curve, but have different primaries. A matrix
// converts linear P3 components to linear sRGB components (SMPTE EG 432-1, IEC 61966-2-1).

extension UIColor {
  /// Makes a colour from Display P3 components. The colour stores sRGB components, which lie
  /// outside 0 … 1 if sRGB cannot represent the colour.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.curved(1.224_940_176 * r - 0.224_940_176 * g),
      green: Self.curved(-0.042_056_955 * r + 1.042_056_955 * g),
      blue: Self.curved(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b),
      alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  private static func curved(_ value: CGFloat) -> CGFloat {
    let size = abs(value)
    let curved = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -curved : curved
  }
}
