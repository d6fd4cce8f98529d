import GridTesting

extension SplitMix64 {
  /// 0 up to but not including a bound.
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
