import Foundation

#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  /// A transform of space, perspective included, as a 4 × 4 matrix.
  ///
  /// Points are rows `(x, y, z, 1)`. The translation is in `m41`, `m42` and `m43`. A perspective is
  /// usually in `m34`. Each resulting point is divided by its fourth number. The coded form is the
  /// list of the 16 numbers, row by row.
  ///
  /// - Note: The type copies QuartzCore's type of this name, because Linux lacks QuartzCore. The
  ///   functions for this type have Apple's names.
  public struct CATransform3D: Hashable, Sendable {
    /// The factor of x in the new x.
    public var m11: CGFloat
    /// The factor of x in the new y.
    public var m12: CGFloat
    /// The factor of x in the new z.
    public var m13: CGFloat
    /// The factor of x in the number that results are divided by.
    public var m14: CGFloat
    /// The factor of y in the new x.
    public var m21: CGFloat
    /// The factor of y in the new y.
    public var m22: CGFloat
    /// The factor of y in the new z.
    public var m23: CGFloat
    /// The factor of y in the number that results are divided by.
    public var m24: CGFloat
    /// The factor of z in the new x.
    public var m31: CGFloat
    /// The factor of z in the new y.
    public var m32: CGFloat
    /// The factor of z in the new z.
    public var m33: CGFloat
    /// The factor of z in the number that results are divided by: the perspective.
    public var m34: CGFloat
    /// Translation along x, in points.
    public var m41: CGFloat
    /// Translation along y, in points.
    public var m42: CGFloat
    /// Translation along z, in points.
    public var m43: CGFloat
    /// The fixed part of the number that results are divided by, usually 1.
    public var m44: CGFloat

    /// The transform that leaves every point where it is: 1 along the diagonal, 0 elsewhere.
    public static let identity = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0,
      m21: 0, m22: 1, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: 0, m42: 0, m43: 0, m44: 1)

    /// Makes a transform of zeros, like a new C structure. This transform is not the identity.
    public init() {
      self.init(
        m11: 0, m12: 0, m13: 0, m14: 0,
        m21: 0, m22: 0, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 0, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Makes a transform from its numbers, row by row. The numbers are not checked.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
  }

  extension CATransform3D: Codable {
    /// Reads the coded form: 16 numbers, row by row.
    ///
    /// - Throws: `DecodingError` if there are fewer than 16 values, or a value is not a number.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      func row() throws -> SIMD4<Double> {
        var row = SIMD4<Double>()
        for column in 0..<4 {
          row[column] = try numbers.decode(Double.self)
        }
        return row
      }
      self.init(rows: try row(), try row(), try row(), try row())
    }

    /// Writes the coded form: 16 numbers, row by row.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for row in [row1, row2, row3, row4] {
        for column in 0..<4 {
          try numbers.encode(row[column])
        }
      }
    }
  }
#endif
