import Foundation

/// Counts the Swift objects that a closure allocates: class instances, and the storage of arrays,
/// dictionaries, closures and boxes.
///
/// The meter uses the allocation hook that the Swift runtime has for instruments. If the runtime
/// has no hook, as in a statically linked program, nothing is counted.
@MainActor
enum AllocationMeter {
  fileprivate typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// An object that is made to be counted.
  private final class Canary {}

  /// Makes a number of objects and returns how many of them the meter counts. A meter that counts
  /// fewer objects than were made is wrong about other work too. Returns 0 if nothing is counted.
  static func countedCanaries(of number: Int) -> Int {
    var canaries: [Canary] = []
    canaries.reserveCapacity(number)
    let counted = count {
      for _ in 0..<number { canaries.append(Canary()) }
    }
    return withExtendedLifetime(canaries) { counted ?? 0 }
  }

  nonisolated(unsafe) fileprivate static var original: Allocate?
  nonisolated(unsafe) fileprivate static var allocations = 0

  /// Returns the number of objects that are allocated while `body` runs, including objects of other
  /// threads; nil if the runtime has no allocation hook.
  static func count(_ body: () -> Void) -> Int? {
    guard let hook = dlsym(nil, "_swift_allocObject"),
      let flag = dlsym(
        nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return nil }
    let allocate = hook.assumingMemoryBound(to: Allocate.self)
    let isOn = flag.assumingMemoryBound(to: Bool.self)
    let wasOn = isOn.pointee
    original = allocate.pointee
    allocations = 0
    allocate.pointee = { metadata, size, alignment in
      AllocationMeter.allocations += 1
      return AllocationMeter.original?(metadata, size, alignment)
    }
    isOn.pointee = true
    body()
    isOn.pointee = wasOn
    allocate.pointee = original ?? allocate.pointee
    return allocations
  }
}
