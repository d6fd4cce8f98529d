/// Numbers for element kinds. Solvers use the numbers in place of strings.
package struct CompositionalKinds: Equatable, Sendable {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Returns the number of a kind. A new kind gets the next number, starting at 0.
  package mutating func number(of kind: String) -> Int {
    if let number = numbers[kind] { return number }
    let number = names.count
    names.append(kind)
    numbers[kind] = number
    return number
  }

  /// Returns the kind with a number from `number(of:)`; an empty string for any other number.
  package func name(of number: Int) -> String {
    names.indices.contains(number) ? names[number] : ""
  }
}
