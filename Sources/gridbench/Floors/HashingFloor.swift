import GridScenarios
import Foundation

/// The least work for comparing two lists of identifiers by value. All identifiers of the first
/// list are hashed, and all identifiers of the second list are looked up. Here one list serves as
/// both lists.
@MainActor
final class HashingFloor {
  private let identifiers: [UUID]

  init(_ identifiers: [UUID]) {
    self.identifiers = identifiers
  }

  /// Hashes all identifiers, then looks up each identifier in the hash table.
  ///
  /// - Returns: The number of identifiers that were found.
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
