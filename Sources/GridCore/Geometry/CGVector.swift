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

    /// Makes a vector without length.
    public init() {
      self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
    }

    /// Makes a vector of `dx` points to the right and `dy` points down.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector of `dx` points to the right and `dy` points down, from numbers of type
    /// `Double`.
    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Makes a vector of `dx` points to the right and `dy` points down, from whole numbers.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    /// Reads the coded form, the list `[dx, dy]`.
    ///
    /// - Throws: `DecodingError` if there are fewer than two values, or a value is not a number.
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
