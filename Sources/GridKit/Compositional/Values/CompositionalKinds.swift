/// Element kinds as numbers: solvers know no strings.
package struct CompositionalKinds: Equatable, Sendable {
  private var names: [String] = []
  private var numbers: [String: Int] = [:]

  package init() {}

  /// The number of a kind; a kind that is new gets the next one, from 0 on.
  package mutating func number(of kind: String) -> Int {
    if let number = numbers[kind] { return number }
    let number = names.count
    names.append(kind)
    numbers[kind] = number
    return number
  }

  /// The kind of a number that `number(of:)` gave.
  package func name(of number: Int) -> String {
    names.indices.contains(number) ? names[number] : ""
  }
}
