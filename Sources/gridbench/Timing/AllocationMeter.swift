import GridScenarios
import Foundation

/// Counts the Swift objects that a piece of work allocates: class instances, and the storage of
/// arrays, dictionaries, closures and boxes.
///
/// It listens at the place where Swift's runtime lets instruments listen. Where that is missing, as
/// in a program that has the runtime linked into it, nothing is counted.
@MainActor
enum AllocationMeter {
  fileprivate typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// An object that is made to be counted.
  private final class Canary {}

  /// Counts a number of objects that are made for it: a meter that counts fewer has nothing to say
  /// about other work. 0 where nothing is counted.
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

  /// Counts the objects that the body allocates, those of other threads included; nil where the
  /// runtime does not let the meter listen.
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
