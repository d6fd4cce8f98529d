import GridScenarios
import Foundation

/// The least that comparing two lists of identifiers by value can do: hash all of one, and look all
/// of the other up.
@MainActor
final class HashingFloor {
  private let identifiers: [UUID]

  init(_ identifiers: [UUID]) {
    self.identifiers = identifiers
  }

  /// Hashes all identifiers, and looks all of them up.
  ///
  /// - Returns: How many were found.
  @inline(never)
  func run() -> Int {
    var places: [UUID: Int] = [:]
    places.reserveCapacity(identifiers.count)
    for (place, identifier) in identifiers.enumerated() { places[identifier] = place }
    var found = 0
    for identifier in identifiers where places[identifier] != nil { found += 1 }
    return found
  }
}
