import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// A direction with a length, in points.
  ///
  /// The coded form is the list `[dx, dy]`.
  ///
  /// - Note: After CoreGraphics' type, which Foundation on Linux lacks.
  public struct CGVector: Hashable, Sendable {
    /// Distance to the right, in points; negative to the left.
    public var dx: CGFloat
    /// Distance downwards, in points; negative upwards.
    public var dy: CGFloat

    /// The vector with no length, and so no direction.
    public static let zero = CGVector()

    /// A vector without length.
    public init() {
      self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
    }

    /// A vector that leads so many points right and down.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// A vector that leads so many points right and down, from numbers of type `Double`.
    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector that leads so many points right and down, from whole numbers.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    /// Reads the coded form, the list `[dx, dy]`.
    ///
    /// - Throws: `DecodingError` when there are fewer numbers or one is no number.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let dx = try numbers.decode(CGFloat.self)
      let dy = try numbers.decode(CGFloat.self)
      self.init(dx: dx, dy: dy)
    }

    /// Writes the coded form, the list `[dx, dy]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(dx)
      try numbers.encode(dy)
    }
  }
#endif
