import Foundation

/// A pair of values of one kind: one for the horizontal axis, one for the vertical axis.
package struct AxisPair<Value> {
  package var x: Value
  package var y: Value

  package init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  package init(both value: Value) {
    self.init(x: value, y: value)
  }

  package func map<Other>(_ transform: (Value) -> Other) -> AxisPair<Other> {
    AxisPair<Other>(x: transform(x), y: transform(y))
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}

extension AxisPair where Value == Bool {
  package var either: Bool { x || y }
  package var both: Bool { x && y }

  /// Returns the point with 0 for each coordinate whose axis has the value false (S3.8b).
  package func masking(_ point: CGPoint) -> CGPoint {
    CGPoint(x: x ? point.x : 0, y: y ? point.y : 0)
  }
}
