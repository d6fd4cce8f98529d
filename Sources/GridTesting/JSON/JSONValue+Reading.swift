import Foundation
import GridCore

// Each property is nil for a value of another type. Files are checked before their values are read.
extension JSONValue {
  /// The truth value; nil for anything but `true` and `false`. The numbers 0 and 1 are not truth
  /// values.
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The text; nil for anything but a text.
  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number; nil for anything but a number. It may be infinite or NaN.
  public var doubleValue: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The whole number; nil also for a number that is not whole.
  public var intValue: Int? {
    doubleValue.flatMap { Int(exactly: $0) }
  }

  /// The whole number, clamped to the range of `Int`; nil for a number that is not whole.
  package var clampedIntValue: Int? {
    guard let number = doubleValue, number.isFinite, number.rounded() == number else { return nil }
    return Int(exactly: number) ?? (number > 0 ? .max : .min)
  }

  /// The entries of the list; nil for anything but a list.
  public var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  /// The object; nil for anything but an object.
  public var objectValue: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The numbers of a list; nil if an entry is not a number.
  public var doubleValues: [Double]? { values(\.doubleValue) }

  /// The whole numbers of a list; nil if an entry is not a whole number.
  public var intValues: [Int]? { values(\.intValue) }

  private func values<Value>(_ value: (JSONValue) -> Value?) -> [Value]? {
    guard let entries = arrayValue else { return nil }
    let values = entries.compactMap(value)
    return values.count == entries.count ? values : nil
  }

  /// The point in a list `[x, y]`; nil for any other value.
  public var pointValue: CGPoint? { listed() }

  /// The size in a list `[width, height]`; nil for any other value.
  public var sizeValue: CGSize? { listed() }

  /// The rectangle in a list `[x, y, width, height]`; nil for any other value.
  public var rectValue: CGRect? { listed() }

  /// The insets in a list `[top, left, bottom, right]`, or in one number for all four edges; nil
  /// for any other value.
  public var insetsValue: GridEdgeInsets? {
    doubleValue.map { GridEdgeInsets(top: $0, left: $0, bottom: $0, right: $0) } ?? listed()
  }

  /// The value in a list of its numbers; nil for any other value.
  package func listed<Value: NumberList>() -> Value? {
    doubleValues.flatMap { numbers in
      numbers.count == Value.numberCount ? Value(numbers: numbers.map { CGFloat($0) }) : nil
    }
  }
}

extension JSONValue {
  package init(_ numbers: [CGFloat]) {
    self = .array(numbers.map { .number(Double($0)) })
  }

  package init(_ value: some NumberList) {
    self.init(value.numbers)
  }

  package init(_ number: Int) {
    self = .number(Double(number))
  }
}

extension JSONValue {
  /// The value as part of a sentence: `an empty list`.
  package var inWords: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): JSONWriter.number(value)
    case .string(let value):
      JSONWriter.quoted(VisibleText.shortened(value))
    case .array(let entries): entries.isEmpty ? "an empty list" : "a list of \(entries.count)"
    case .object(let object): object.isEmpty ? "an empty object" : "an object"
    }
  }
}
