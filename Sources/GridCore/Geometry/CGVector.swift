import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// A direction with a length, in points.
  ///
  /// The coded form is the list `[dx, dy]`.
  ///
  /// - Note: After CoreGraphics' type, which Foundation on Linux lacks.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector()

    public init() {
      self.init(dx: 0 as CGFloat, dy: 0 as CGFloat)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      let dx = try numbers.decode(CGFloat.self)
      let dy = try numbers.decode(CGFloat.self)
      self.init(dx: dx, dy: dy)
    }

    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      try numbers.encode(dx)
      try numbers.encode(dy)
    }
  }
#endif
